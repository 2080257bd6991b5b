<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AltaBassa</name>
    <message>
        <source>Alta e Bassa</source>
        <comment>the game&apos;s own name, the same in every language</comment>
        <translation>Alta e Bassa</translation>
    </message>
    <message>
        <source>Everybody at once, in secret: now the highest wins, now the lowest.</source>
        <translation>Tutti insieme, in segreto: ora vince la più alta, ora la più bassa.</translation>
    </message>
    <message>
        <source>Cards each</source>
        <translation>Carte a testa</translation>
    </message>
    <message>
        <source>With 13 cards the 8, 9 and 10 are in play too, and a hand has thirteen rounds.</source>
        <translation>Con 13 carte si gioca anche con 8, 9 e 10, e una smazzata ha tredici giocate.</translation>
    </message>
    <message>
        <source>10 (pack of 40)</source>
        <translation>10 (mazzo da 40)</translation>
    </message>
    <message>
        <source>13 (pack of 52)</source>
        <translation>13 (mazzo da 52)</translation>
    </message>
    <message>
        <source>Tie for first</source>
        <translation>Parità al primo posto</translation>
    </message>
    <message>
        <source>Two who tie for first halve its points and three or more get nothing; or each of them always takes 2.</source>
        <translation>Due alla pari si dividono i punti del primo, in tre o più non ne prendono; oppure ciascuno ne prende sempre 2.</translation>
    </message>
    <message>
        <source>Two halve the points</source>
        <translation>Due si dividono i punti</translation>
    </message>
    <message>
        <source>2 points each</source>
        <translation>2 punti ciascuno</translation>
    </message>
    <message>
        <source>Second place</source>
        <translation>Secondo posto</translation>
    </message>
    <message>
        <source>Second is only the rank right next to the winning one; or whichever laid card comes closest to it.</source>
        <translation>Al secondo posto va solo la carta subito accanto alla vincente; oppure, fra quelle posate, la più vicina.</translation>
    </message>
    <message>
        <source>The rank next to first</source>
        <translation>La carta accanto alla vincente</translation>
    </message>
    <message>
        <source>The closest card laid</source>
        <translation>La più vicina fra le posate</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Smazzate</translation>
    </message>
    <message>
        <source>How many hands a match has; with several, the chips decide.</source>
        <translation>Quante smazzate ha una partita; se sono più d’una, decidono le fiches.</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Posta</translation>
    </message>
    <message>
        <source>Chips that each seat pays into the pot after a hand that it did not win.</source>
        <translation>Le fiches che ognuno versa nel piatto dopo una smazzata che non ha vinto.</translation>
    </message>
    <message>
        <source>Italiana</source>
        <comment>name of a set of rules</comment>
        <translation>Italiana</translation>
    </message>
    <message>
        <source>Ten cards each; two who tie for first halve its points.</source>
        <translation>Dieci carte a testa; due alla pari si dividono i punti del primo.</translation>
    </message>
    <message>
        <source>Italiana, 13 cards</source>
        <comment>name of a set of rules</comment>
        <translation>Italiana, 13 carte</translation>
    </message>
    <message>
        <source>The same with thirteen cards each.</source>
        <translation>La stessa, con tredici carte a testa.</translation>
    </message>
    <message>
        <source>Classica</source>
        <comment>name of a set of rules</comment>
        <translation>Classica</translation>
    </message>
    <message>
        <source>Thirteen cards each; whoever ties for first takes 2 points. For three to five.</source>
        <translation>Tredici carte a testa; chi è alla pari al primo posto prende 2 punti. Da tre a cinque persone.</translation>
    </message>
    <message>
        <source>laid by {seat}</source>
        <comment>name of the place before a seat</comment>
        <translation>carta di {seat}</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>in mano</translation>
    </message>
    <message>
        <source>Lay it face down</source>
        <translation>Posala coperta</translation>
    </message>
    <message>
        <source>Uncover</source>
        <translation>Scopri</translation>
    </message>
    <message>
        <source>All have chosen.</source>
        <translation>Tutti hanno scelto.</translation>
    </message>
    <message>
        <source>Waiting for the others to choose.</source>
        <translation>Gli altri stanno ancora scegliendo.</translation>
    </message>
    <message>
        <source>The highest wins. Choose a card.</source>
        <translation>Vince la più alta. Scegli una carta.</translation>
    </message>
    <message>
        <source>The lowest wins. Choose a card.</source>
        <translation>Vince la più bassa. Scegli una carta.</translation>
    </message>
    <message>
        <source>Hand {hand} of {hands}</source>
        <translation>Smazzata {hand} di {hands}</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) in the pot</source>
        <translation>
            <numerusform>%n fiche nel piatto</numerusform>
            <numerusform>%n fiches nel piatto</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} directs</source>
        <comment>gives the signal to uncover</comment>
        <translation>Dirige {seat}</translation>
    </message>
    <message>
        <source>round</source>
        <translation>giocata</translation>
    </message>
    <message>
        <source>total</source>
        <translation>totale</translation>
    </message>
    <message>
        <source>Hand {hand} begins. {seat} directs.</source>
        <translation>Comincia la smazzata {hand}. Dirige {seat}.</translation>
    </message>
    <message>
        <source>{seat} has chosen.</source>
        <translation>{seat} ha scelto.</translation>
    </message>
    <message numerus="yes">
        <source>The hand goes to {seats} with %n point(s).</source>
        <translation>
            <numerusform>La smazzata è di {seats} con %n punto.</numerusform>
            <numerusform>La smazzata è di {seats} con %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match goes to {seats}.</source>
        <translation>La partita è di {seats}.</translation>
    </message>
    <message>
        <source>Round {round}: first {seats}.</source>
        <comment>told after its cards have been put away</comment>
        <translation>Giocata {round}: primo posto per {seats}.</translation>
    </message>
    <message>
        <source>Second {seats}.</source>
        <comment>told after the cards have been put away</comment>
        <translation>Secondo posto per {seats}.</translation>
    </message>
    <message>
        <source>Lay {card}</source>
        <comment>a move: the card with its article</comment>
        <translation>Posa {card}</translation>
    </message>
    <message>
        <source>still held</source>
        <translation>ancora in mano</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>giocata {number}</translation>
    </message>
    <message>
        <source>ALTA</source>
        <comment>the highest card wins</comment>
        <translation>ALTA</translation>
    </message>
    <message>
        <source>BASSA</source>
        <comment>the lowest card wins</comment>
        <translation>BASSA</translation>
    </message>
    <message>
        <source>{first} · {second}</source>
        <comment>points of first and second</comment>
        <translation>{first} · {second}</translation>
    </message>
    <message numerus="yes">
        <source>{seat} is first with {card}: %n point(s).</source>
        <comment>card with its article</comment>
        <translation>
            <numerusform>Primo posto per {seat} con {card}: %n punto.</numerusform>
            <numerusform>Primo posto per {seat} con {card}: %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seats} tie for first with {card}: no points.</source>
        <comment>card with its article</comment>
        <translation>Primo posto alla pari per {seats} con {card}: nessun punto.</translation>
    </message>
    <message numerus="yes">
        <source>{seats} tie for first with {card}: %n point(s) each.</source>
        <translation>
            <numerusform>Primo posto alla pari per {seats} con {card}: %n punto ciascuno.</numerusform>
            <numerusform>Primo posto alla pari per {seats} con {card}: %n punti ciascuno.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no second.</source>
        <translation>Il secondo posto resta vuoto.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} is second with {card}: %n point(s).</source>
        <comment>card with its article</comment>
        <translation>
            <numerusform>Secondo posto per {seat} con {card}: %n punto.</numerusform>
            <numerusform>Secondo posto per {seat} con {card}: %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seats} tie for second with {card}: no points.</source>
        <comment>card with its article</comment>
        <translation>Secondo posto alla pari per {seats} con {card}: nessun punto.</translation>
    </message>
</context>
<context>
    <name>Backs</name>
    <message>
        <source>Night</source>
        <comment>colour of a card&apos;s back</comment>
        <translation>Notte</translation>
    </message>
    <message>
        <source>Wine</source>
        <comment>colour of a card&apos;s back</comment>
        <translation>Vino</translation>
    </message>
    <message>
        <source>Bottle</source>
        <comment>colour of a card&apos;s back</comment>
        <translation>Bottiglia</translation>
    </message>
    <message>
        <source>Red</source>
        <comment>colour of a card&apos;s back</comment>
        <translation>Rosso</translation>
    </message>
    <message>
        <source>Blue</source>
        <comment>colour of a card&apos;s back</comment>
        <translation>Azzurro</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>colour of a card&apos;s back</comment>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>colour of a card&apos;s back</comment>
        <translation>Nero</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>a card&apos;s back</comment>
        <translation>Semplice</translation>
    </message>
    <message>
        <source>Back {number}</source>
        <translation>Dorso {number}</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>Menu</source>
        <translation>Menù</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Scores and log</source>
        <translation>Punti e cronaca</translation>
    </message>
</context>
<context>
    <name>CardTable</name>
    <message>
        <source>first</source>
        <translation>primo posto</translation>
    </message>
    <message>
        <source>second</source>
        <translation>secondo posto</translation>
    </message>
    <message>
        <source>led</source>
        <comment>the card that began the trick</comment>
        <translation>carta d’apertura</translation>
    </message>
    <message>
        <source>takes the trick</source>
        <translation>fa la presa</translation>
    </message>
    <message>
        <source>captured</source>
        <translation>carta presa</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>faccia in giù</translation>
    </message>
    <message>
        <source>empty place</source>
        <translation>posto vuoto</translation>
    </message>
    <message>
        <source>playable</source>
        <translation>giocabile</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>height of a pile</comment>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>coins</source>
        <comment>Italian suit: denari</comment>
        <translation>denari</translation>
    </message>
    <message>
        <source>cups</source>
        <comment>Italian suit: coppe</comment>
        <translation>coppe</translation>
    </message>
    <message>
        <source>batons</source>
        <comment>Italian suit: bastoni</comment>
        <translation>bastoni</translation>
    </message>
    <message>
        <source>swords</source>
        <comment>Italian suit: spade</comment>
        <translation>spade</translation>
    </message>
    <message>
        <source>coins</source>
        <comment>Spanish suit: oros</comment>
        <translation>denari</translation>
    </message>
    <message>
        <source>cups</source>
        <comment>Spanish suit: copas</comment>
        <translation>coppe</translation>
    </message>
    <message>
        <source>batons</source>
        <comment>Spanish suit: bastos</comment>
        <translation>bastoni</translation>
    </message>
    <message>
        <source>swords</source>
        <comment>Spanish suit: espadas</comment>
        <translation>spade</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>quadri</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cuori</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>fiori</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picche</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>asso</translation>
    </message>
    <message>
        <source>the ace</source>
        <translation>l’asso</translation>
    </message>
    <message>
        <source>two</source>
        <comment>a card</comment>
        <translation>due</translation>
    </message>
    <message>
        <source>the two</source>
        <comment>a card</comment>
        <translation>il due</translation>
    </message>
    <message>
        <source>three</source>
        <comment>a card</comment>
        <translation>tre</translation>
    </message>
    <message>
        <source>the three</source>
        <comment>a card</comment>
        <translation>il tre</translation>
    </message>
    <message>
        <source>four</source>
        <comment>a card</comment>
        <translation>quattro</translation>
    </message>
    <message>
        <source>the four</source>
        <comment>a card</comment>
        <translation>il quattro</translation>
    </message>
    <message>
        <source>five</source>
        <comment>a card</comment>
        <translation>cinque</translation>
    </message>
    <message>
        <source>the five</source>
        <comment>a card</comment>
        <translation>il cinque</translation>
    </message>
    <message>
        <source>six</source>
        <comment>a card</comment>
        <translation>sei</translation>
    </message>
    <message>
        <source>the six</source>
        <comment>a card</comment>
        <translation>il sei</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>a card</comment>
        <translation>sette</translation>
    </message>
    <message>
        <source>the seven</source>
        <comment>a card</comment>
        <translation>il sette</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>a card</comment>
        <translation>otto</translation>
    </message>
    <message>
        <source>the eight</source>
        <comment>a card</comment>
        <translation>l’otto</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>a card</comment>
        <translation>nove</translation>
    </message>
    <message>
        <source>the nine</source>
        <comment>a card</comment>
        <translation>il nove</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>a card</comment>
        <translation>dieci</translation>
    </message>
    <message>
        <source>the ten</source>
        <comment>a card</comment>
        <translation>il dieci</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>Italian or Spanish figure: fante, sota</comment>
        <translation>fante</translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>Italian or Spanish figure: fante, sota</comment>
        <translation>il fante</translation>
    </message>
    <message>
        <source>knight</source>
        <comment>Italian or Spanish figure: cavallo, caballo</comment>
        <translation>cavallo</translation>
    </message>
    <message>
        <source>the knight</source>
        <comment>Italian or Spanish figure: cavallo, caballo</comment>
        <translation>il cavallo</translation>
    </message>
    <message>
        <source>king</source>
        <comment>Italian or Spanish figure: re, rey</comment>
        <translation>re</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>Italian or Spanish figure: re, rey</comment>
        <translation>il re</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>French figure: fante, jota, valet</comment>
        <translation>fante</translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>French figure: fante, jota, valet</comment>
        <translation>il fante</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>French figure: donna, reina, dame</comment>
        <translation>donna</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>French figure: donna, reina, dame</comment>
        <translation>la donna</translation>
    </message>
    <message>
        <source>king</source>
        <comment>French figure: re, rey, roi</comment>
        <translation>re</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>French figure: re, rey, roi</comment>
        <translation>il re</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <comment>seven of coins</comment>
        <translation>{rank} di {suit}</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <comment>the suit begins with a vowel: as d’épées</comment>
        <translation>{rank} di {suit}</translation>
    </message>
    <message>
        <source>covered card</source>
        <comment>a card that may not be seen</comment>
        <translation>carta coperta</translation>
    </message>
    <message>
        <source>the covered card</source>
        <comment>a card that may not be seen</comment>
        <translation>la carta coperta</translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <comment>the end of an enumeration: Anna, Bruno and Carla</comment>
        <translation>{some} e {last}</translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <comment>the last begins with the sound i: Ana e Inés</comment>
        <translation>{some} e {last}</translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <comment>the last begins with e: Anna ed Elena</comment>
        <translation>{some} ed {last}</translation>
    </message>
</context>
<context>
    <name>Cocincina</name>
    <message>
        <source>each pile must have at least {low} cards</source>
        <translation>ogni mucchio deve avere almeno {low} carte</translation>
    </message>
    <message>
        <source>these cards can&apos;t be captured with the turned one</source>
        <translation>queste carte non si possono prendere con quella girata</translation>
    </message>
    <message>
        <source>Cocincina</source>
        <comment>the game&apos;s own name, the same in every language</comment>
        <translation>Cocincina</translation>
    </message>
    <message>
        <source>Two packs, two piles: turn, capture, and hope for a scopa.</source>
        <translation>Due mazzi, due mucchi: si gira, si prende e si spera nella scopa.</translation>
    </message>
    <message>
        <source>Scopa</source>
        <translation>Scopa</translation>
    </message>
    <message>
        <source>Each capture of one card of the same value; or only one that empties the table.</source>
        <translation>Ogni presa di una carta dello stesso valore; oppure solo quella che sgombra il tavolo.</translation>
    </message>
    <message>
        <source>A card of the same value</source>
        <translation>Una carta dello stesso valore</translation>
    </message>
    <message>
        <source>Only when it empties the table</source>
        <translation>Solo a tavola vuota</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Smazzate</translation>
    </message>
    <message>
        <source>How many hands a match has; the deal alternates and the points add up.</source>
        <translation>Quante smazzate ha una partita; il mazzo passa dall’uno all’altro e i punti si sommano.</translation>
    </message>
    <message>
        <source>Classica</source>
        <comment>name of a set of rules</comment>
        <translation>Classica</translation>
    </message>
    <message>
        <source>Whoever takes one card of the same value makes a scopa.</source>
        <translation>Fa scopa chi prende una carta dello stesso valore.</translation>
    </message>
    <message>
        <source>A tavola vuota</source>
        <comment>name of a set of rules: with an empty table</comment>
        <translation>A tavola vuota</translation>
    </message>
    <message>
        <source>It is a scopa only if the table is left empty.</source>
        <translation>È scopa solo se il tavolo resta vuoto.</translation>
    </message>
    <message>
        <source>hand {points}</source>
        <comment>points in this hand; short, under a player&apos;s name</comment>
        <translation>smazzata {points}</translation>
    </message>
    <message>
        <source>hand {hand} of {hands}</source>
        <translation>smazzata {hand} di {hands}</translation>
    </message>
    <message>
        <source>{one} : {two}</source>
        <comment>the points of both</comment>
        <translation>{one} : {two}</translation>
    </message>
    <message>
        <source>points in this hand</source>
        <translation>punti di questa smazzata</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punti</translation>
    </message>
    <message>
        <source>First pile</source>
        <translation>Primo mucchio</translation>
    </message>
    <message>
        <source>Second pile</source>
        <translation>Secondo mucchio</translation>
    </message>
    <message>
        <source>Split after</source>
        <comment>a button: the number of cards follows</comment>
        <translation>Dividi dopo</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>carte</translation>
    </message>
    <message>
        <source>Both packs are shuffled together.</source>
        <translation>I due mazzi si mescolano insieme.</translation>
    </message>
    <message>
        <source>{seat} is to move.</source>
        <translation>È il turno di {seat}.</translation>
    </message>
    <message>
        <source>Divide the pack into two piles, by eye.</source>
        <translation>Dividi a occhio il mazzo in due mucchi.</translation>
    </message>
    <message>
        <source>Take one of the two piles, sight unseen.</source>
        <translation>Prendi uno dei due mucchi, senza guardare.</translation>
    </message>
    <message>
        <source>What do you take with {card}?</source>
        <comment>card with its article</comment>
        <translation>Che cosa prendi con {card}?</translation>
    </message>
    <message>
        <source>Turn your top card.</source>
        <translation>Gira la tua prima carta.</translation>
    </message>
    <message>
        <source>scoperte</source>
        <comment>scope of the better kind; label of a row</comment>
        <translation>scoperte</translation>
    </message>
    <message>
        <source>coperte</source>
        <comment>scope of the lesser kind; label of a row</comment>
        <translation>coperte</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>smazzata</translation>
    </message>
    <message>
        <source>total</source>
        <translation>totale</translation>
    </message>
    <message>
        <source>Hand {hand}: {seat} deals.</source>
        <translation>Smazzata {hand}: dà le carte {seat}.</translation>
    </message>
    <message>
        <source>{seat} makes a pile of {one} cards and one of {two}.</source>
        <translation>{seat} fa un mucchio di {one} carte e uno di {two}.</translation>
    </message>
    <message>
        <source>{seat} takes the first pile.</source>
        <translation>{seat} prende il primo mucchio.</translation>
    </message>
    <message>
        <source>{seat} takes the second pile.</source>
        <translation>{seat} prende il secondo mucchio.</translation>
    </message>
    <message>
        <source>{seat} opens the table with {card}.</source>
        <comment>card with its article</comment>
        <translation>{seat} apre il tavolo con {card}.</translation>
    </message>
    <message>
        <source>{seat} turns {card}.</source>
        <comment>card with its article</comment>
        <translation>{seat} gira {card}.</translation>
    </message>
    <message>
        <source>{seat} captures nothing with {card}.</source>
        <comment>card with its article</comment>
        <translation>{seat} non prende niente con {card}.</translation>
    </message>
    <message>
        <source>The match is drawn.</source>
        <translation>La partita finisce pari.</translation>
    </message>
    <message>
        <source>{seat} wins the match.</source>
        <translation>La partita è di {seat}.</translation>
    </message>
    <message numerus="yes">
        <source>A first pile of %n card(s)</source>
        <comment>a move</comment>
        <translation>
            <numerusform>Un primo mucchio di %n carta</numerusform>
            <numerusform>Un primo mucchio di %n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First pile (%n card(s))</source>
        <comment>a move: take it</comment>
        <translation>
            <numerusform>Primo mucchio (%n carta)</numerusform>
            <numerusform>Primo mucchio (%n carte)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Second pile (%n card(s))</source>
        <comment>a move: take it</comment>
        <translation>
            <numerusform>Secondo mucchio (%n carta)</numerusform>
            <numerusform>Secondo mucchio (%n carte)</numerusform>
        </translation>
    </message>
    <message>
        <source>Take {cards}</source>
        <comment>a move: cards with their articles</comment>
        <translation>Prendi {cards}</translation>
    </message>
    <message>
        <source>Turn a card</source>
        <comment>a move</comment>
        <translation>Gira una carta</translation>
    </message>
    <message>
        <source>{rank}: {count}</source>
        <comment>a rank, and how many of its cards have not been turned</comment>
        <translation>{rank}: {count}</translation>
    </message>
    <message>
        <source>not turned yet</source>
        <translation>ancora da girare</translation>
    </message>
    <message>
        <source>cards captured by {seat}</source>
        <translation>carte prese da {seat}</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>sul tavolo</translation>
    </message>
    <message>
        <source>turned just now</source>
        <translation>appena girata</translation>
    </message>
    <message>
        <source>both packs</source>
        <translation>i due mazzi</translation>
    </message>
    <message>
        <source>the first pile</source>
        <translation>il primo mucchio</translation>
    </message>
    <message>
        <source>the second pile</source>
        <translation>il secondo mucchio</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in a pile</comment>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>pile of {seat}</source>
        <translation>mucchio di {seat}</translation>
    </message>
    <message numerus="yes">
        <source>scopa scoperta, {card}: %n point(s)</source>
        <comment>a card</comment>
        <translation>
            <numerusform>scopa scoperta, {card}: %n punto</numerusform>
            <numerusform>scopa scoperta, {card}: %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>scopa coperta, {card}: %n point(s)</source>
        <comment>a card</comment>
        <translation>
            <numerusform>scopa coperta, {card}: %n punto</numerusform>
            <numerusform>scopa coperta, {card}: %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>scope of {seat}</source>
        <translation>scope di {seat}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>of all scope of a seat</comment>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>{one} and {two}</source>
        <comment>the end of an enumeration of cards with their articles</comment>
        <translation>{one} e {two}</translation>
    </message>
    <message>
        <source>{one}, {rest}</source>
        <comment>an enumeration of cards with their articles</comment>
        <translation>{one}, {rest}</translation>
    </message>
    <message>
        <source>{seat} takes {cards} with {turned}.</source>
        <comment>cards with their articles</comment>
        <translation>{seat} prende {cards} con {turned}.</translation>
    </message>
    <message numerus="yes">
        <source>Scopa scoperta! {seat} takes {card} with {turned}: %n point(s).</source>
        <translation>
            <numerusform>Scopa scoperta! {seat} prende {card} con {turned}: %n punto.</numerusform>
            <numerusform>Scopa scoperta! {seat} prende {card} con {turned}: %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scopa coperta: {seat} takes {card} with {turned}: %n point(s).</source>
        <translation>
            <numerusform>Scopa coperta: {seat} prende {card} con {turned}, %n punto.</numerusform>
            <numerusform>Scopa coperta: {seat} prende {card} con {turned}, %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand is drawn, %n point(s) each.</source>
        <translation>
            <numerusform>Smazzata pari, %n punto ciascuno.</numerusform>
            <numerusform>Smazzata pari, %n punti ciascuno.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hand goes to {seat}, {one} points to {two}.</source>
        <translation>La smazzata è di {seat}, {one} a {two}.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>The screen goes to</source>
        <translation>Lo schermo passa a</translation>
    </message>
    <message>
        <source>Only {name} may look now.</source>
        <translation>Adesso può guardare solo {name}.</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Sono {name}</translation>
    </message>
</context>
<context>
    <name>DeckModel</name>
    <message numerus="yes">
        <source>%n card(s) missing</source>
        <translation>
            <numerusform>manca %n carta</numerusform>
            <numerusform>mancano %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>40 and 52 cards</source>
        <translation>40 e 52 carte</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>the size of a deck</comment>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>in use</source>
        <comment>a deck</comment>
        <translation>in uso</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>The file {name} is too big.</source>
        <translation>Il file {name} è troppo grande.</translation>
    </message>
    <message>
        <source>It holds far more than a deck of cards needs.</source>
        <translation>Contiene molto più di quello che serve a un mazzo di carte.</translation>
    </message>
    <message>
        <source>It names a file outside its own folder: {name}</source>
        <translation>Nomina un file fuori dalla sua cartella: {name}</translation>
    </message>
    <message>
        <source>The file {name} is damaged.</source>
        <translation>Il file {name} è danneggiato.</translation>
    </message>
    <message>
        <source>The file {name} can’t be read ({why}).</source>
        <translation>Il file {name} non si può leggere ({why}).</translation>
    </message>
    <message>
        <source>{name} is neither a folder nor an archive that can be read.</source>
        <translation>{name} non è né una cartella né un archivio che si possa leggere.</translation>
    </message>
    <message>
        <source>The archive is locked with a password.</source>
        <translation>L’archivio è chiuso con una password.</translation>
    </message>
    <message>
        <source>No deck of cards was found in {name}.</source>
        <translation>In {name} non c’è nessun mazzo di carte.</translation>
    </message>
    <message>
        <source>{deck} has not all the cards of a pack; missing are: {cards}</source>
        <translation>{deck} non ha tutte le carte di un mazzo; mancano: {cards}</translation>
    </message>
    <message>
        <source>{name} is of a newer form than this program knows.</source>
        <translation>{name} ha una forma più recente di quella che questo programma conosce.</translation>
    </message>
    <message>
        <source>{name} names no drawing of the cards.</source>
        <translation>{name} non nomina nessun disegno delle carte.</translation>
    </message>
    <message>
        <source>The file {name} is missing.</source>
        <translation>Manca il file {name}.</translation>
    </message>
    <message>
        <source>No cards were found in the drawing {name}.</source>
        <translation>Nel disegno {name} non ci sono carte.</translation>
    </message>
    <message>
        <source>{deck} is a set of other cards than those of this table.</source>
        <translation>{deck} è fatto di carte diverse da quelle di questo tavolo.</translation>
    </message>
    <message>
        <source>The drawing {name} declares entities, which are not allowed.</source>
        <translation>Il disegno {name} dichiara delle entità, che non sono ammesse.</translation>
    </message>
    <message>
        <source>The drawing {name} has too many parts.</source>
        <translation>Il disegno {name} ha troppe parti.</translation>
    </message>
    <message>
        <source>The drawing {name} contains itself.</source>
        <translation>Il disegno {name} contiene sé stesso.</translation>
    </message>
    <message>
        <source>{deck} can’t be written among your decks ({why}).</source>
        <translation>{deck} non si può aggiungere ai tuoi mazzi ({why}).</translation>
    </message>
    <message>
        <source>The pictures of {deck} have not the shape of cards.</source>
        <translation>Le figure di {deck} non hanno la forma di carte.</translation>
    </message>
    <message>
        <source>For the pack of 52 these are missing: {cards}</source>
        <translation>Per il mazzo da 52 mancano: {cards}</translation>
    </message>
    <message>
        <source>French</source>
        <comment>kind of suits: diamonds, hearts, clubs, spades</comment>
        <translation>Francesi</translation>
    </message>
    <message>
        <source>Italian</source>
        <comment>kind of suits: coins, cups, batons, swords</comment>
        <translation>Italiani</translation>
    </message>
    <message>
        <source>Spanish</source>
        <comment>kind of suits: oros, copas, bastos, espadas</comment>
        <translation>Spagnoli</translation>
    </message>
    <message>
        <source>It has no back; a plain one was added.</source>
        <translation>Non ha un dorso; ne è stato aggiunto uno semplice.</translation>
    </message>
    <message>
        <source>The deck {name} is not there any more; another one is used.</source>
        <translation>Il mazzo {name} non c’è più; se ne usa un altro.</translation>
    </message>
</context>
<context>
    <name>Drawer</name>
    <message>
        <source>Scores</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>what has happened</comment>
        <translation>Cronaca</translation>
    </message>
    <message>
        <source>Memory</source>
        <comment>what is still held</comment>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Classifica</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Giocate</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Scores and log</source>
        <translation>Punti e cronaca</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>seat {seat} is not to move</source>
        <translation>non tocca al posto {seat}</translation>
    </message>
    <message>
        <source>seat {seat} does not hold {card}</source>
        <translation>il posto {seat} non ha {card}</translation>
    </message>
    <message>
        <source>this move is not possible now</source>
        <translation>questa mossa adesso non si può fare</translation>
    </message>
    <message>
        <source>it is not there</source>
        <comment>why a file can&apos;t be read or written</comment>
        <translation>non c’è</translation>
    </message>
    <message>
        <source>access is not allowed</source>
        <comment>why a file can&apos;t be read or written</comment>
        <translation>accesso non permesso</translation>
    </message>
    <message>
        <source>it can only be read</source>
        <comment>why a file can&apos;t be written</comment>
        <translation>si può solo leggere</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <comment>why a file can&apos;t be written</comment>
        <translation>il disco è pieno</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <comment>why a file can&apos;t be read or written</comment>
        <translation>è una cartella</translation>
    </message>
    <message>
        <source>{words}</source>
        <comment>the system&apos;s own words</comment>
        <translation>{words}</translation>
    </message>
    <message>
        <source>&quot;rules&quot; must be an object</source>
        <translation>«rules» dev’essere un oggetto</translation>
    </message>
    <message>
        <source>the rules have no &quot;{key}&quot;</source>
        <translation>le regole non hanno «{key}»</translation>
    </message>
    <message>
        <source>the rule &quot;{key}&quot; can&apos;t have this value</source>
        <translation>la regola «{key}» non può avere questo valore</translation>
    </message>
    <message>
        <source>&quot;setup&quot; must be an object</source>
        <translation>«setup» dev’essere un oggetto</translation>
    </message>
    <message>
        <source>the setup has no &quot;{key}&quot;</source>
        <translation>la preparazione («setup») non ha «{key}»</translation>
    </message>
    <message>
        <source>the setup&apos;s &quot;{key}&quot; is no seat</source>
        <translation>«{key}» nella preparazione («setup») non è un posto</translation>
    </message>
    <message>
        <source>the file is over 8 MiB</source>
        <translation>il file supera gli 8 MiB</translation>
    </message>
    <message>
        <source>this is not UTF-8 text</source>
        <translation>questo non è testo UTF-8</translation>
    </message>
    <message>
        <source>the JSON is broken</source>
        <translation>il JSON è guasto</translation>
    </message>
    <message>
        <source>the JSON is nested more than 32 deep</source>
        <translation>il JSON ha più di 32 livelli annidati</translation>
    </message>
    <message>
        <source>the file can&apos;t be read ({why})</source>
        <translation>il file non si può leggere ({why})</translation>
    </message>
    <message>
        <source>the record must be a JSON object</source>
        <translation>la partita salvata dev’essere un oggetto JSON</translation>
    </message>
    <message>
        <source>this is not an ordinary file</source>
        <translation>questo non è un file normale</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>il file non c’è</translation>
    </message>
    <message>
        <source>this is no record of a card game (&quot;format&quot;)</source>
        <translation>questa non è una partita a carte salvata («format»)</translation>
    </message>
    <message>
        <source>this program does not know the record&apos;s version</source>
        <translation>questo programma non conosce la versione della partita salvata</translation>
    </message>
    <message>
        <source>this program does not know the record&apos;s game</source>
        <translation>questo programma non conosce il gioco della partita salvata</translation>
    </message>
    <message>
        <source>&quot;seed&quot; must be a whole number</source>
        <translation>«seed» dev’essere un numero intero</translation>
    </message>
    <message>
        <source>&quot;{key}&quot; must be a list</source>
        <translation>«{key}» dev’essere una lista</translation>
    </message>
    <message>
        <source>&quot;players&quot; must be a list of {low} to {high}</source>
        <translation>«players» dev’essere una lista da {low} a {high}</translation>
    </message>
    <message>
        <source>player {seat} must be an object</source>
        <translation>il giocatore {seat} dev’essere un oggetto</translation>
    </message>
    <message>
        <source>player {seat} needs a name of 1 to 40 characters</source>
        <translation>al giocatore {seat} serve un nome da 1 a 40 caratteri</translation>
    </message>
    <message>
        <source>the level of player {seat} must be a text</source>
        <translation>il livello del giocatore {seat} dev’essere un testo</translation>
    </message>
    <message>
        <source>&quot;at&quot; is out of range</source>
        <translation>«at» è fuori dai limiti</translation>
    </message>
    <message>
        <source>deck {number} is not made of the cards that were to be shuffled</source>
        <translation>il mazzo {number} non è fatto delle carte da mescolare</translation>
    </message>
    <message>
        <source>the match is over already</source>
        <translation>la partita è già finita</translation>
    </message>
    <message>
        <source>a shuffle is due, and the record has no deck for it</source>
        <translation>bisogna mescolare, e la partita salvata non ha un mazzo pronto</translation>
    </message>
    <message>
        <source>seat {seat}: &quot;{move}&quot;: {why}</source>
        <translation>posto {seat}: «{move}»: {why}</translation>
    </message>
    <message>
        <source>&quot;decks&quot; must hold lists of cards</source>
        <translation>«decks» deve contenere liste di carte</translation>
    </message>
    <message>
        <source>there is no seat {seat}</source>
        <translation>il posto {seat} non c’è</translation>
    </message>
    <message>
        <source>a move must be a list of a seat and a text</source>
        <translation>una mossa dev’essere una lista con un posto e un testo</translation>
    </message>
    <message>
        <source>there is no such level</source>
        <translation>questo livello non esiste</translation>
    </message>
    <message>
        <source>&quot;distribution&quot; must be true or false</source>
        <translation>«distribution» dev’essere true o false</translation>
    </message>
    <message>
        <source>the request is over 8 MiB</source>
        <translation>la richiesta supera gli 8 MiB</translation>
    </message>
    <message>
        <source>the request must be a JSON object</source>
        <translation>la richiesta dev’essere un oggetto JSON</translation>
    </message>
    <message>
        <source>this program does not know the request&apos;s &quot;cmd&quot;</source>
        <translation>questo programma non conosce il «cmd» della richiesta</translation>
    </message>
</context>
<context>
    <name>Felts</name>
    <message>
        <source>Green</source>
        <comment>colour of the cloth</comment>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Night</source>
        <comment>colour of the cloth</comment>
        <translation>Notte</translation>
    </message>
    <message>
        <source>Wine</source>
        <comment>colour of the cloth</comment>
        <translation>Vino</translation>
    </message>
    <message>
        <source>Walnut</source>
        <comment>colour of the cloth</comment>
        <translation>Noce</translation>
    </message>
    <message>
        <source>Linen</source>
        <comment>colour of the cloth</comment>
        <translation>Lino</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Decks</source>
        <translation>Mazzi</translation>
    </message>
    <message>
        <source>For which games</source>
        <translation>Per quali giochi</translation>
    </message>
    <message>
        <source>For all games</source>
        <translation>Per tutti i giochi</translation>
    </message>
    <message>
        <source>A deck that you choose lies on the table at once.</source>
        <translation>Il mazzo che scegli è subito sul tavolo.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Missing: {cards}</source>
        <translation>Mancano: {cards}</translation>
    </message>
    <message>
        <source>By {author}</source>
        <comment>who has drawn a deck</comment>
        <translation>Disegni: {author}</translation>
    </message>
    <message>
        <source>Licence: {licence}</source>
        <translation>Licenza: {licence}</translation>
    </message>
    <message>
        <source>Nothing is said about its licence.</source>
        <translation>Della sua licenza non si dice niente.</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Dorso delle carte</translation>
    </message>
    <message>
        <source>Letters of the figures</source>
        <translation>Lettere delle figure</translation>
    </message>
    <message>
        <source>Indices on the cards</source>
        <translation>Indici sulle carte</translation>
    </message>
    <message>
        <source>Suits of the deck</source>
        <translation>Semi del mazzo</translation>
    </message>
    <message>
        <source>By these its cards are called.</source>
        <translation>Danno il nome alle sue carte.</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quattro colori</translation>
    </message>
    <message>
        <source>Add from a folder…</source>
        <translation>Aggiungi cartella…</translation>
    </message>
    <message>
        <source>Add from a file…</source>
        <translation>Aggiungi file…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Togli…</translation>
    </message>
    <message>
        <source>How many cards are checked</source>
        <translation>Quante carte sono state controllate</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>The folder of a deck</source>
        <translation>La cartella di un mazzo</translation>
    </message>
    <message>
        <source>Decks ({patterns})</source>
        <translation>Mazzi ({patterns})</translation>
    </message>
    <message>
        <source>The file of a deck</source>
        <translation>Il file di un mazzo</translation>
    </message>
    <message>
        <source>{name} is being checked…</source>
        <translation>Controllo di {name}…</translation>
    </message>
    <message>
        <source>{deck} is among your decks now.</source>
        <translation>{deck} è ora fra i tuoi mazzi.</translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <translation>Non è stato aggiunto niente.</translation>
    </message>
    <message>
        <source>{deck} will be deleted from your decks.</source>
        <translation>{deck} sarà cancellato dai tuoi mazzi.</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Cancellalo</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Tienilo</translation>
    </message>
    <message>
        <source>Remove this deck?</source>
        <translation>Togliere questo mazzo?</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>{move}</source>
        <translation>{move}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Who deals?</source>
        <comment>above the cards that are cut for it</comment>
        <translation>Chi dà le carte?</translation>
    </message>
    <message>
        <source>turned up by {seat}</source>
        <translation>carta di {seat}</translation>
    </message>
    <message>
        <source>{seat} deals first.</source>
        <translation>Comincia a dare le carte {seat}.</translation>
    </message>
    <message>
        <source>{one} {two}</source>
        <comment>two sentences, one after the other</comment>
        <translation>{one} {two}</translation>
    </message>
    <message>
        <source>{card}</source>
        <translation>{card}</translation>
    </message>
    <message>
        <source>{number}</source>
        <translation>{number}</translation>
    </message>
    <message>
        <source>{suit}</source>
        <translation>{suit}</translation>
    </message>
    <message>
        <source>{cards}, {card}</source>
        <comment>a list of cards</comment>
        <translation>{cards}, {card}</translation>
    </message>
    <message>
        <source>Still to come in {suit}: {cards}</source>
        <translation>Ancora fuori, {suit}: {cards}</translation>
    </message>
    <message>
        <source>may hold</source>
        <comment>head of a table: which suits each player may hold</comment>
        <translation>può avere</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Capitoli</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Ended</source>
        <comment>heading of a column: when a match ended</comment>
        <translation>Finita</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>heading of a column</comment>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>At the table</source>
        <comment>heading of a column: the names of those who played</comment>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Won by</source>
        <comment>heading of a column</comment>
        <translation>Vittoria</translation>
    </message>
</context>
<context>
    <name>Letters</name>
    <message>
        <source>As in the language</source>
        <comment>letters of the figures</comment>
        <translation>Come nella lingua</translation>
    </message>
    <message>
        <source>French ({letters})</source>
        <comment>letters of the figures</comment>
        <translation>Francesi ({letters})</translation>
    </message>
    <message>
        <source>Italian ({letters})</source>
        <comment>letters of the figures</comment>
        <translation>Italiane ({letters})</translation>
    </message>
    <message>
        <source>Spanish ({letters})</source>
        <comment>letters of the figures</comment>
        <translation>Spagnole ({letters})</translation>
    </message>
    <message>
        <source>English ({letters})</source>
        <comment>letters of the figures</comment>
        <translation>Inglesi ({letters})</translation>
    </message>
</context>
<context>
    <name>Lots</name>
    <message>
        <source>The lot falls on {seat}.</source>
        <translation>La sorte sceglie {seat}.</translation>
    </message>
    <message>
        <source>{seat} cuts {card}.</source>
        <translation>{seat} taglia e scopre {card}.</translation>
    </message>
    <message>
        <source>A tie: {seats} cut again.</source>
        <translation>Pari: tagliano di nuovo {seats}.</translation>
    </message>
    <message>
        <source>Cards are turned round the table: {seat} gets {card}.</source>
        <translation>Si girano le carte intorno al tavolo: {seat} riceve {card}.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>New match…</source>
        <translation>Nuova partita…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Apri…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Salva con nome…</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rivedi la partita</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Riprendi la mossa</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consiglio</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Foglio dei punti</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>Preferenze…</translation>
    </message>
    <message>
        <source>Decks…</source>
        <translation>Mazzi…</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Pagina iniziale</translation>
    </message>
    <message>
        <source>About Alta e Bassa</source>
        <translation>Informazioni su Alta e Bassa</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>This match can’t begin</source>
        <translation>Questa partita non può cominciare</translation>
    </message>
    <message>
        <source>{file} can’t be opened</source>
        <translation>{file} non si può aprire</translation>
    </message>
    <message>
        <source>Save it first…</source>
        <translation>Prima salvala…</translation>
    </message>
    <message>
        <source>Give it up</source>
        <translation>Abbandonala</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>A match of {game} is not over yet. What shall become of it?</source>
        <translation>Una partita di {game} non è ancora finita. Che cosa ne facciamo?</translation>
    </message>
    <message>
        <source>A match is in progress</source>
        <translation>Una partita è in corso</translation>
    </message>
    <message>
        <source>Saved matches (*{suffix})</source>
        <translation>Partite salvate (*{suffix})</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Apri una partita</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Salva la partita</translation>
    </message>
    <message>
        <source>In this game what has been put away may not be looked at again before the end.</source>
        <translation>In questo gioco le carte messe via non si possono riguardare prima della fine.</translation>
    </message>
    <message>
        <source>This match can’t be shown</source>
        <translation>Questa partita non si può mostrare</translation>
    </message>
    <message>
        <source>Version {version}. A card table for the family: six Italian card games, in four languages.
Free software under the GNU General Public License, version 3 or later. Cards, faces, sounds and words are its own.</source>
        <translation>Versione {version}. Un tavolo da gioco per la famiglia: sei giochi di carte italiani, in quattro lingue.
Software libero con licenza GNU General Public License, versione 3 o successiva. Carte, volti, suoni e parole sono opera sua.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>A word about your files</source>
        <translation>Due parole sui tuoi file</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Ho capito</translation>
    </message>
    <message>
        <source>Save it…</source>
        <translation>Salvala…</translation>
    </message>
    <message>
        <source>Close all the same</source>
        <translation>Chiudi lo stesso</translation>
    </message>
    <message>
        <source>This match could not be kept by itself and would be lost.</source>
        <translation>Questa partita non si è potuta salvare da sé e andrebbe perduta.</translation>
    </message>
</context>
<context>
    <name>NewMatch</name>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazzo</translation>
    </message>
</context>
<context>
    <name>Play</name>
    <message>
        <source>your covered card: hold it to look at it</source>
        <comment>spoken name of a card</comment>
        <translation>la tua carta coperta: tienila premuta per guardarla</translation>
    </message>
    <message>
        <source>hold to look</source>
        <comment>under a covered card; short</comment>
        <translation>tieni premuto</translation>
    </message>
    <message>
        <source>Advice: {move}.</source>
        <comment>a move as words: lay the ace</comment>
        <translation>Consiglio: {move}.</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Bot 1 · beginner</source>
        <comment>level of a bot</comment>
        <translation>Bot 1 · novizio</translation>
    </message>
    <message>
        <source>Bot 2 · easy</source>
        <comment>level of a bot</comment>
        <translation>Bot 2 · facile</translation>
    </message>
    <message>
        <source>Bot 3 · steady</source>
        <comment>level of a bot</comment>
        <translation>Bot 3 · costante</translation>
    </message>
    <message>
        <source>Bot 4 · strong</source>
        <comment>level of a bot</comment>
        <translation>Bot 4 · forte</translation>
    </message>
    <message>
        <source>Bot 5 · master</source>
        <comment>level of a bot</comment>
        <translation>Bot 5 · maestro</translation>
    </message>
    <message>
        <source>Guest</source>
        <comment>a person without a name</comment>
        <translation>Ospite</translation>
    </message>
</context>
<context>
    <name>PlayersForm</name>
    <message>
        <source>+ One more seat</source>
        <translation>+ Un altro posto</translation>
    </message>
    <message>
        <source>Every seat needs a name.</source>
        <translation>Ogni posto ha bisogno di un nome.</translation>
    </message>
    <message>
        <source>Two seats have the same name.</source>
        <translation>Due posti hanno lo stesso nome.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Preferences</source>
        <translation>Preferenze</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>speed of motion</comment>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed of motion</comment>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed of motion</comment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed of motion</comment>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>How fast cards move and bots play.</source>
        <translation>La velocità delle carte e dei bot.</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>The size of all words.</source>
        <translation>La grandezza di tutte le scritte.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>The size of all cards.</source>
        <translation>La grandezza di tutte le carte.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Suoni</translation>
    </message>
    <message>
        <source>Go on by itself</source>
        <translation>Continua da sé</translation>
    </message>
    <message>
        <source>Results are cleared after a while, without a click.</source>
        <translation>I risultati se ne vanno dopo un po’, senza un clic.</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Sipario</translation>
    </message>
    <message>
        <source>With several people: hides the table between turns.</source>
        <translation>Con più persone: nasconde il tavolo fra un turno e l’altro.</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Aiuto alla memoria</translation>
    </message>
    <message>
        <source>Shows what each seat may still hold.</source>
        <translation>Mostra che cosa ognuno può avere ancora in mano.</translation>
    </message>
    <message>
        <source>Help with declarations</source>
        <translation>Aiuto per le accuse</translation>
    </message>
    <message>
        <source>Marks those that you can make.</source>
        <translation>Segna quelle che puoi fare.</translation>
    </message>
    <message>
        <source>Indices on the cards</source>
        <translation>Indici sulle carte</translation>
    </message>
    <message>
        <source>Small numbers in the corners of plain decks.</source>
        <translation>Piccoli numeri agli angoli dei mazzi che non li hanno.</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quattro colori</translation>
    </message>
    <message>
        <source>French cards with a colour for each suit.</source>
        <translation>Carte francesi con un colore per ogni seme.</translation>
    </message>
    <message>
        <source>All decks, and your own…</source>
        <translation>Tutti i mazzi, e i tuoi…</translation>
    </message>
    <message>
        <source>Letters of the figures</source>
        <translation>Lettere delle figure</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Panno</translation>
    </message>
    <message numerus="yes">
        <source>Deck for %n card(s)</source>
        <translation>
            <numerusform>Mazzo da %n carta</numerusform>
            <numerusform>Mazzo da %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Dorso delle carte</translation>
    </message>
</context>
<context>
    <name>Previsioni</name>
    <message>
        <source>the predictions may not add up to the number of tricks</source>
        <translation>le previsioni non possono dare in tutto il numero delle prese</translation>
    </message>
    <message>
        <source>first all must say how many tricks they will win</source>
        <translation>prima tutti devono dire quante prese faranno</translation>
    </message>
    <message>
        <source>Previsioni</source>
        <comment>the game&apos;s own name, the same in every language</comment>
        <translation>Previsioni</translation>
    </message>
    <message>
        <source>Say how many tricks you will win, then keep your word.</source>
        <translation>Di’ quante prese farai, e poi mantieni la parola.</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <comment>above the lot</comment>
        <translation>Chi comincia?</translation>
    </message>
    <message>
        <source>Most cards each</source>
        <translation>Carte al massimo</translation>
    </message>
    <message>
        <source>The turns go up to this number of cards and down again. Without it, as many as the pack allows.</source>
        <translation>I turni salgono fino a questo numero di carte e poi riscendono. Senza, fin dove arriva il mazzo.</translation>
    </message>
    <message>
        <source>Hook</source>
        <translation>Gancio</translation>
    </message>
    <message>
        <source>The last to speak may not make the predictions add up to the number of tricks: somebody must fail.</source>
        <translation>Chi parla per ultimo non può far tornare i conti con le prese: qualcuno deve sbagliare.</translation>
    </message>
    <message>
        <source>Any prediction</source>
        <translation>Qualunque previsione</translation>
    </message>
    <message>
        <source>They may not add up</source>
        <translation>I conti non devono tornare</translation>
    </message>
    <message>
        <source>Blind last turn</source>
        <translation>Ultimo turno alla cieca</translation>
    </message>
    <message>
        <source>In the last turn all hold their card on the forehead and see every card but their own.</source>
        <translation>Nell’ultimo turno ognuno tiene la sua carta sulla fronte e vede tutte le altre.</translation>
    </message>
    <message>
        <source>On the forehead</source>
        <translation>Sulla fronte</translation>
    </message>
    <message>
        <source>As any other turn</source>
        <translation>Come gli altri turni</translation>
    </message>
    <message>
        <source>Classica</source>
        <comment>name of a set of rules</comment>
        <translation>Classica</translation>
    </message>
    <message>
        <source>From one card to as many as the pack allows, and down again to the blind turn.</source>
        <translation>Da una carta fin dove arriva il mazzo, e poi giù fino al turno alla cieca.</translation>
    </message>
    <message>
        <source>Con il gancio</source>
        <comment>name of a set of rules: with the hook</comment>
        <translation>Con il gancio</translation>
    </message>
    <message>
        <source>The same, but the predictions may never add up to the number of tricks.</source>
        <translation>La stessa, ma le previsioni non possono mai dare in tutto il numero delle prese.</translation>
    </message>
    <message>
        <source>Breve</source>
        <comment>name of a set of rules: short</comment>
        <translation>Breve</translation>
    </message>
    <message>
        <source>Up to five cards each: nine turns.</source>
        <translation>Fino a cinque carte a testa: nove turni.</translation>
    </message>
    <message>
        <source>{seat} begins.</source>
        <translation>Comincia {seat}.</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>in mano</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Giocala</translation>
    </message>
    <message>
        <source>The cards are being shuffled.</source>
        <translation>Si mescolano le carte.</translation>
    </message>
    <message>
        <source>{seat} is to say how many tricks.</source>
        <translation>Quante prese? È il turno di {seat}.</translation>
    </message>
    <message>
        <source>{seat} is to play.</source>
        <translation>È il turno di {seat}.</translation>
    </message>
    <message>
        <source>You lead: play a card.</source>
        <translation>Apri tu: gioca una carta.</translation>
    </message>
    <message>
        <source>Play a card.</source>
        <translation>Gioca una carta.</translation>
    </message>
    <message>
        <source>You see every card but your own. Will it win the trick?</source>
        <translation>Vedi tutte le carte tranne la tua. Farà la presa?</translation>
    </message>
    <message numerus="yes">
        <source>How many of %n trick(s) will you win?</source>
        <translation>
            <numerusform>Una presa in tutto: sarà tua?</numerusform>
            <numerusform>Su %n prese, quante ne farai?</numerusform>
        </translation>
    </message>
    <message>
        <source>Not {bid}: the predictions may not add up.</source>
        <translation>Non {bid}: i conti non devono tornare.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>a turn, by its number of cards</comment>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>turn</source>
        <translation>turno</translation>
    </message>
    <message>
        <source>total</source>
        <translation>totale</translation>
    </message>
    <message>
        <source>Points where the prediction came true; else the tricks won and those predicted.</source>
        <translation>I punti, se la previsione è giusta; se no, prese fatte e previste.</translation>
    </message>
    <message>
        <source>The blind turn: one card each, on the forehead. {seat} begins.</source>
        <translation>Turno alla cieca: una carta a testa, sulla fronte. Comincia {seat}.</translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn}: %n card(s) each. {seat} begins.</source>
        <translation>
            <numerusform>Turno {turn}: %n carta a testa. Comincia {seat}.</numerusform>
            <numerusform>Turno {turn}: %n carte a testa. Comincia {seat}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} predicts %n trick(s).</source>
        <translation>
            <numerusform>{seat} prevede %n presa.</numerusform>
            <numerusform>{seat} prevede %n prese.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} plays {card}.</source>
        <comment>the card with its article</comment>
        <translation>{seat} gioca {card}.</translation>
    </message>
    <message>
        <source>All cards are shown.</source>
        <translation>Si scoprono tutte le carte.</translation>
    </message>
    <message>
        <source>{seat} wins the trick with {card}.</source>
        <comment>the card with its article</comment>
        <translation>{seat} fa la presa con {card}.</translation>
    </message>
    <message>
        <source>Nobody has foreseen it right.</source>
        <translation>Nessuno ha azzeccato la previsione.</translation>
    </message>
    <message>
        <source>Foreseen right by {seats}.</source>
        <translation>Previsione azzeccata: {seats}.</translation>
    </message>
    <message>
        <source>The match goes to {seats}.</source>
        <translation>La partita è di {seats}.</translation>
    </message>
    <message numerus="yes">
        <source>Predict %n trick(s)</source>
        <comment>a move</comment>
        <translation>
            <numerusform>Prevedi %n presa</numerusform>
            <numerusform>Prevedi %n prese</numerusform>
        </translation>
    </message>
    <message>
        <source>Play {card}</source>
        <comment>a move: the card with its article</comment>
        <translation>Gioca {card}</translation>
    </message>
    <message>
        <source>you must follow {suit}</source>
        <translation>devi rispondere a {suit}</translation>
    </message>
    <message>
        <source>played by {seat}</source>
        <comment>name of the place before a seat</comment>
        <translation>carta di {seat}</translation>
    </message>
    <message>
        <source>on the forehead of {seat}</source>
        <comment>name of a place</comment>
        <translation>sulla fronte di {seat}</translation>
    </message>
    <message>
        <source>{bid}</source>
        <comment>a button: a number of tricks</comment>
        <translation>{bid}</translation>
    </message>
    <message>
        <source>Predict</source>
        <comment>a button: to predict so many tricks</comment>
        <translation>Prevedi</translation>
    </message>
    <message>
        <source>tricks</source>
        <comment>the unit of a number</comment>
        <translation>prese</translation>
    </message>
    <message>
        <source>says {bid}</source>
        <comment>a player&apos;s prediction</comment>
        <translation>dice {bid}</translation>
    </message>
    <message>
        <source>{won} of {bid}</source>
        <comment>tricks won, tricks predicted</comment>
        <translation>{won} su {bid}</translation>
    </message>
    <message>
        <source>{bids} predicted of {cards}</source>
        <comment>the sum of all predictions, and the tricks</comment>
        <translation>previsioni: {bids} su {cards}</translation>
    </message>
    <message>
        <source>Blind turn</source>
        <translation>Alla cieca</translation>
    </message>
    <message>
        <source>turn {turn} of {turns}</source>
        <translation>turno {turn} di {turns}</translation>
    </message>
    <message>
        <source>{won}/{bid}</source>
        <comment>tricks won, tricks predicted: a narrow cell</comment>
        <translation>{won}/{bid}</translation>
    </message>
</context>
<context>
    <name>Ranking</name>
    <message>
        <source>Nobody wins this time</source>
        <translation>Questa volta non vince nessuno</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>Vince {name}!</translation>
    </message>
    <message>
        <source>The victory is shared</source>
        <translation>Vittoria a pari merito</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punti</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>fiches</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Guarda il tavolo</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rivedi la partita</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Pagina iniziale</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nuova partita…</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rivincita</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Replay</source>
        <translation>Rivedi la partita</translation>
    </message>
    <message>
        <source>Seen with the eyes of</source>
        <translation>Chi guarda</translation>
    </message>
    <message>
        <source>Everything open</source>
        <translation>Tutto scoperto</translation>
    </message>
    <message>
        <source>With the eyes of {name}</source>
        <translation>Come la vede {name}</translation>
    </message>
    <message>
        <source>What all have seen</source>
        <translation>Quello che hanno visto tutti</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>All’inizio</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un passo indietro</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Avvia</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un passo avanti</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Alla fine</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>{step} of {steps}</source>
        <comment>steps of a replay</comment>
        <translation>{step} di {steps}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>Own rules</source>
        <comment>rules that are none of the named sets</comment>
        <translation>Le tue regole</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>By the clock</source>
        <translation>A tempo</translation>
    </message>
    <message>
        <source>no</source>
        <comment>the match is not played by the clock</comment>
        <translation>no</translation>
    </message>
    <message>
        <source>After so many minutes the match ends with the hand being played, whatever the number of hands.</source>
        <translation>Dopo questi minuti la partita finisce con la smazzata in corso, qualunque sia il numero delle smazzate.</translation>
    </message>
    <message>
        <source>as many as can be</source>
        <comment>a limit that is not set</comment>
        <translation>il massimo</translation>
    </message>
    <message>
        <source>Every rule as chosen below.</source>
        <translation>Ogni regola come la scegli qui sotto.</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Face and colour</source>
        <translation>Volto e colore</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Person or bot</source>
        <translation>Persona o bot</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Take this seat away</source>
        <translation>Togli questo posto</translation>
    </message>
    <message>
        <source>Face {number}</source>
        <translation>Volto {number}</translation>
    </message>
    <message>
        <source>Colour {number}</source>
        <translation>Colore {number}</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>is thinking</source>
        <translation>sta pensando</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>ha scelto</translation>
    </message>
    <message>
        <source>is out</source>
        <translation>è fuori</translation>
    </message>
    <message>
        <source>has won</source>
        <translation>ha vinto</translation>
    </message>
    <message>
        <source>directs</source>
        <translation>dirige</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>dà le carte</translation>
    </message>
    <message>
        <source>keeps the bank</source>
        <translation>tiene il banco</translation>
    </message>
    <message>
        <source>plays alone</source>
        <translation>gioca contro due</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>apre</translation>
    </message>
    <message>
        <source>defends</source>
        <translation>difende</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n fiche</numerusform>
            <numerusform>%n fiches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetteMezzo</name>
    <message>
        <source>the stake must be 1 to {limit}</source>
        <translation>la puntata va da 1 a {limit}</translation>
    </message>
    <message>
        <source>the limit must be 1 to {limit}</source>
        <translation>il limite va da 1 a {limit}</translation>
    </message>
    <message>
        <source>only a covered 3 or 4 can be put away, before a card has been called</source>
        <translation>si può cambiare solo un 3 o un 4 coperto, prima di chiedere carta</translation>
    </message>
    <message>
        <source>with seven and a half one can only stand</source>
        <translation>con sette e mezzo si può solo stare</translation>
    </message>
    <message>
        <source>Sette e Mezzo</source>
        <comment>the game&apos;s own name: seven and a half</comment>
        <translation>Sette e Mezzo</translation>
    </message>
    <message>
        <source>Come closer to seven and a half than the bank, and not over.</source>
        <translation>Più vicino del banco a sette e mezzo, senza passarlo.</translation>
    </message>
    <message>
        <source>Who keeps the bank?</source>
        <comment>above the cards that are turned for it</comment>
        <translation>Chi tiene il banco?</translation>
    </message>
    <message>
        <source>The king of coins is wild</source>
        <translation>Il re di denari è la matta</translation>
    </message>
    <message>
        <source>It counts as whatever suits its holder best, one half or 1 to 7.</source>
        <translation>Vale quel che conviene di più a chi l’ha: mezzo punto, o da 1 a 7.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>Highest limit</source>
        <translation>Limite massimo</translation>
    </message>
    <message>
        <source>The bank names the highest stake of a hand, at most this many chips.</source>
        <translation>Il banco dice la puntata più alta della smazzata, al massimo queste fiches.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Smazzate</translation>
    </message>
    <message>
        <source>How many hands a match has.</source>
        <translation>Quante smazzate ha una partita.</translation>
    </message>
    <message>
        <source>The match is won by</source>
        <translation>Per vincere contano</translation>
    </message>
    <message>
        <source>Most chips at the end; or most bets won, whatever the stakes were.</source>
        <translation>Le fiches alla fine; oppure le puntate vinte, grandi o piccole che fossero.</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fiches</translation>
    </message>
    <message>
        <source>Bets won</source>
        <translation>Puntate vinte</translation>
    </message>
    <message>
        <source>Classico</source>
        <comment>name of a set of rules</comment>
        <translation>Classico</translation>
    </message>
    <message>
        <source>Ten hands; most chips win.</source>
        <translation>Dieci smazzate; vince chi ha più fiches.</translation>
    </message>
    <message>
        <source>Con la matta</source>
        <comment>name of a set of rules: with a wild card</comment>
        <translation>Con la matta</translation>
    </message>
    <message>
        <source>The same with the king of coins as a wild card.</source>
        <translation>Lo stesso, con il re di denari come matta.</translation>
    </message>
    <message>
        <source>{seat} keeps the bank first.</source>
        <translation>Il banco comincia con {seat}.</translation>
    </message>
    <message>
        <source>the stock</source>
        <translation>il mazzo</translation>
    </message>
    <message>
        <source>put away</source>
        <translation>carte messe via</translation>
    </message>
    <message>
        <source>Another card?</source>
        <translation>Un’altra carta?</translation>
    </message>
    <message>
        <source>{card}, seen by you alone</source>
        <translation>{card}, carta che vedi solo tu</translation>
    </message>
    <message>
        <source>cards of {seat}</source>
        <translation>carte di {seat}</translation>
    </message>
    <message numerus="yes">
        <source>stake %n</source>
        <comment>chips at stake</comment>
        <translation>
            <numerusform>punta %n</numerusform>
            <numerusform>punta %n</numerusform>
        </translation>
    </message>
    <message>
        <source>hand {hand} of {hands}</source>
        <translation>smazzata {hand} di {hands}</translation>
    </message>
    <message>
        <source>hand {hand}</source>
        <translation>smazzata {hand}</translation>
    </message>
    <message>
        <source>up to {limit}</source>
        <comment>the highest stake</comment>
        <translation>fino a {limit}</translation>
    </message>
    <message>
        <source>{seat} keeps the bank</source>
        <translation>{seat} tiene il banco</translation>
    </message>
    <message>
        <source>Card</source>
        <comment>the word with which one calls another card</comment>
        <translation>Carta</translation>
    </message>
    <message>
        <source>I stand</source>
        <comment>the word with which one calls no more cards</comment>
        <translation>Sto</translation>
    </message>
    <message>
        <source>Swap</source>
        <comment>a button: put the covered card away and take another</comment>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>The cards put away are shuffled.</source>
        <translation>Si mescolano le carte messe via.</translation>
    </message>
    <message>
        <source>{seat} is to move.</source>
        <translation>È il turno di {seat}.</translation>
    </message>
    <message>
        <source>You keep the bank: how much may be staked at most?</source>
        <translation>Tieni tu il banco: quanto si può puntare al massimo?</translation>
    </message>
    <message>
        <source>Look at your card: how much do you stake?</source>
        <translation>Guarda la tua carta: quanto punti?</translation>
    </message>
    <message>
        <source>Seven and a half! Nobody knows: you can only stand.</source>
        <translation>Sette e mezzo! Nessuno lo sa: puoi solo stare.</translation>
    </message>
    <message>
        <source>You have {total}. Another card?</source>
        <translation>Hai {total}. Un’altra carta?</translation>
    </message>
    <message>
        <source>Gold marks an amblé, silver the bank.</source>
        <translation>In oro gli amblé, in argento il banco.</translation>
    </message>
    <message>
        <source>Most bets won decide the match, not the chips above.</source>
        <translation>Decidono le puntate vinte, non le fiches qui sopra.</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>smazzata</translation>
    </message>
    <message>
        <source>bets won</source>
        <translation>puntate vinte</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>fiches</translation>
    </message>
    <message>
        <source>Hand {hand}: {seat} keeps the bank.</source>
        <translation>Smazzata {hand}: {seat} tiene il banco.</translation>
    </message>
    <message>
        <source>The whole pack is shuffled.</source>
        <translation>Si mescola tutto il mazzo.</translation>
    </message>
    <message>
        <source>The stock is empty: the cards put away are shuffled.</source>
        <translation>Il mazzo è finito: si mescolano le carte messe via.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} sets the limit: %n chip(s).</source>
        <translation>
            <numerusform>{seat} dice il limite: %n fiche.</numerusform>
            <numerusform>{seat} dice il limite: %n fiches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} stakes %n.</source>
        <translation>
            <numerusform>{seat} punta %n.</numerusform>
            <numerusform>{seat} punta %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} gets {card}, face down.</source>
        <comment>card with its article</comment>
        <translation>Carta coperta per {seat}: {card}.</translation>
    </message>
    <message>
        <source>{seat} shows {card}, puts it away and takes another card.</source>
        <translation>{seat} mostra {card} e cambia carta.</translation>
    </message>
    <message>
        <source>{seat} calls a card.</source>
        <translation>{seat} chiede carta.</translation>
    </message>
    <message>
        <source>{seat} gets {card}.</source>
        <comment>card with its article</comment>
        <translation>{seat} riceve {card}.</translation>
    </message>
    <message>
        <source>{seat} calls a card: {card}.</source>
        <comment>card with its article</comment>
        <translation>{seat} chiede carta: {card}.</translation>
    </message>
    <message>
        <source>{seat} stands.</source>
        <comment>calls no more cards</comment>
        <translation>{seat} sta.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} is bust with {total} and pays %n.</source>
        <translation>
            <numerusform>{seat} sballa con {total} e paga %n.</numerusform>
            <numerusform>{seat} sballa con {total} e paga %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bank is bust with {total}.</source>
        <translation>Il banco sballa con {total}.</translation>
    </message>
    <message>
        <source>{seat} declares amblé: seven and a half with two cards!</source>
        <translation>{seat} fa amblé: sette e mezzo con due carte!</translation>
    </message>
    <message>
        <source>{seat} shows {total}.</source>
        <comment>a total of points</comment>
        <translation>{seat} mostra {total}.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} wins %n.</source>
        <comment>chips</comment>
        <translation>
            <numerusform>{seat} vince %n.</numerusform>
            <numerusform>{seat} vince %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} loses %n.</source>
        <comment>chips</comment>
        <translation>
            <numerusform>{seat} perde %n.</numerusform>
            <numerusform>{seat} perde %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} neither wins nor loses.</source>
        <translation>{seat} non vince e non perde.</translation>
    </message>
    <message>
        <source>{seat} takes the bank.</source>
        <translation>{seat} prende il banco.</translation>
    </message>
    <message>
        <source>The match goes to {seats}.</source>
        <translation>La partita è di {seats}.</translation>
    </message>
    <message>
        <source>Limit {limit}</source>
        <comment>a move</comment>
        <translation>Limite {limit}</translation>
    </message>
    <message numerus="yes">
        <source>Stake %n</source>
        <comment>a move</comment>
        <translation>
            <numerusform>Punta %n</numerusform>
            <numerusform>Punta %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Call a card</source>
        <comment>a move</comment>
        <translation>Chiedi carta</translation>
    </message>
    <message>
        <source>Stand</source>
        <comment>a move: call no more cards</comment>
        <translation>Stai</translation>
    </message>
    <message>
        <source>Put {card} away and take another</source>
        <comment>a move: the card with its article</comment>
        <translation>Cambia {card}</translation>
    </message>
    <message>
        <source>{rank}: {count}</source>
        <comment>a rank, and how many of its cards have not been seen</comment>
        <translation>{rank}: {count}</translation>
    </message>
    <message>
        <source>not seen yet</source>
        <translation>non ancora viste</translation>
    </message>
    <message>
        <source>stands</source>
        <comment>of a seat that calls no more cards</comment>
        <translation>sta</translation>
    </message>
    <message>
        <source>amblé</source>
        <comment>seven and a half with two cards</comment>
        <translation>amblé</translation>
    </message>
    <message>
        <source>bust</source>
        <comment>of a seat that is over seven and a half</comment>
        <translation>sballa</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Puntata</translation>
    </message>
    <message>
        <source>{seat}, the bank, is bust with {total}.</source>
        <translation>{seat}, al banco, sballa con {total}.</translation>
    </message>
    <message>
        <source>{seat}, the bank, has amblé.</source>
        <translation>{seat}, al banco, ha amblé.</translation>
    </message>
    <message>
        <source>Everybody is bust: the bank need not play.</source>
        <translation>Hanno sballato tutti: il banco non gioca nemmeno.</translation>
    </message>
    <message>
        <source>{seat}, the bank, has {total}.</source>
        <translation>{seat}, al banco, ha {total}.</translation>
    </message>
    <message>
        <source>{seat} has amblé and takes the bank.</source>
        <translation>{seat} ha amblé e prende il banco.</translation>
    </message>
    <message numerus="yes">
        <source>It wins %n chip(s).</source>
        <comment>the bank</comment>
        <translation>
            <numerusform>Il banco vince %n fiche.</numerusform>
            <numerusform>Il banco vince %n fiches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It loses %n chip(s).</source>
        <comment>the bank</comment>
        <translation>
            <numerusform>Il banco perde %n fiche.</numerusform>
            <numerusform>Il banco perde %n fiches.</numerusform>
        </translation>
    </message>
    <message>
        <source>It neither wins nor loses.</source>
        <comment>the bank</comment>
        <translation>Il banco non vince e non perde.</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>yes</source>
        <comment>a cell read out: the seat holds it, or may hold it</comment>
        <translation>sì</translation>
    </message>
    <message>
        <source>no</source>
        <comment>a cell read out: the seat holds none</comment>
        <translation>no</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>a cell read out: no points</comment>
        <translation>niente</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a cell read out: nothing stands in it</comment>
        <translation>vuoto</translation>
    </message>
    <message>
        <source>round</source>
        <translation>giocata</translation>
    </message>
    <message>
        <source>total</source>
        <translation>totale</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Menu</source>
        <translation>Menù</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>begin a match at once</comment>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Continue: {game} with {names}</source>
        <translation>Continua: {game} con {names}</translation>
    </message>
    <message>
        <source>Players and rules: {names}</source>
        <translation>Persone e regole: {names}</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Persone</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>What to show</source>
        <translation>Che cosa mostrare</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>Tallies of each person</source>
        <translation>I conti di ciascuno</translation>
    </message>
    <message>
        <source>Finished matches</source>
        <translation>Partite finite</translation>
    </message>
    <message>
        <source>No match has been finished yet.</source>
        <translation>Non c’è ancora nessuna partita finita.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rivedi la partita</translation>
    </message>
    <message>
        <source>Forget this match</source>
        <translation>Dimentica questa partita</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>The statistics can’t be read ({why}).</source>
        <translation>Le statistiche non si possono leggere ({why}).</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Giocate</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Highest score</source>
        <translation>Punteggio più alto</translation>
    </message>
    <message>
        <source>{won} ({share} %)</source>
        <translation>{won} ({share} %)</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>The statistics are from a newer version of the program and were left untouched.</source>
        <translation>Le statistiche sono di una versione più recente del programma e non sono state toccate.</translation>
    </message>
    <message>
        <source>The settings can’t be read ({why}); the usual ones are used.</source>
        <translation>Le impostazioni non si possono leggere ({why}); si usano quelle solite.</translation>
    </message>
    <message>
        <source>The settings are from a newer version of the program and were left untouched.</source>
        <translation>Le impostazioni sono di una versione più recente del programma e non sono state toccate.</translation>
    </message>
    <message>
        <source>The setting “{key}” has a value that is not known; the usual one is used.</source>
        <translation>L’impostazione «{key}» ha un valore sconosciuto; si usa quello solito.</translation>
    </message>
    <message>
        <source>The file {name} is damaged and was left as it is.</source>
        <translation>Il file {name} è danneggiato ed è rimasto com’era.</translation>
    </message>
    <message>
        <source>The file {name} is damaged; it was kept as {aside}.</source>
        <translation>Il file {name} è danneggiato; è stato conservato come {aside}.</translation>
    </message>
    <message>
        <source>{name} can’t be saved ({why}).</source>
        <translation>{name} non si può salvare ({why}).</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Cards on the table</source>
        <translation>Carte sul tavolo</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Consiglio</translation>
    </message>
    <message>
        <source>H</source>
        <comment>key that asks for advice</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>Ranking</source>
        <comment>button: who has won</comment>
        <translation>Classifica</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Meno</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Più</translation>
    </message>
</context>
<context>
    <name>Terziglio</name>
    <message>
        <source>one calls a card that one lacks</source>
        <translation>si chiama una carta che non si ha</translation>
    </message>
    <message>
        <source>only a defender who leads may say this</source>
        <translation>lo può dire solo chi difende e apre la presa</translation>
    </message>
    <message>
        <source>it is not the last card of its suit</source>
        <translation>non è l’ultima carta del suo seme</translation>
    </message>
    <message>
        <source>these rules have no accuse</source>
        <translation>con queste regole non ci sono accuse</translation>
    </message>
    <message>
        <source>one declares before one&apos;s first card</source>
        <translation>si accusa prima della propria prima carta</translation>
    </message>
    <message>
        <source>this has been declared already</source>
        <translation>questa accusa c’è già stata</translation>
    </message>
    <message>
        <source>you do not hold this: {what}</source>
        <translation>questo non ce l’hai: {what}</translation>
    </message>
    <message>
        <source>napoletana ({suit})</source>
        <comment>a declaration: ace, two and three of a suit</comment>
        <translation>napoletana ({suit})</translation>
    </message>
    <message>
        <source>Solo</source>
        <comment>a contract: the Italian term</comment>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Solissimo</source>
        <comment>a contract: the Italian term</comment>
        <translation>Solissimo</translation>
    </message>
    <message>
        <source>Chiamo</source>
        <comment>a contract: the Italian term</comment>
        <translation>Chiamo</translation>
    </message>
    <message>
        <source>Terziglio</source>
        <comment>the game&apos;s own name, the same in every language</comment>
        <translation>Terziglio</translation>
    </message>
    <message>
        <source>One calls a card and plays alone against the other two.</source>
        <translation>Chi chiama una carta gioca contro gli altri due.</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Ultima presa</translation>
    </message>
    <message>
        <source>The last trick is worth a point of its own.</source>
        <translation>L’ultima presa vale un punto in più.</translation>
    </message>
    <message>
        <source>One point</source>
        <translation>Un punto</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Niente</translation>
    </message>
    <message>
        <source>Cards put aside</source>
        <translation>Carte messe da parte</translation>
    </message>
    <message>
        <source>For whom the four cards count that the opener has put aside.</source>
        <translation>Per chi contano le quattro carte messe da parte da chi ha aperto.</translation>
    </message>
    <message>
        <source>Whoever wins the last trick</source>
        <translation>A chi fa l’ultima presa</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>A nessuno</translation>
    </message>
    <message>
        <source>Accuse</source>
        <translation>Accuse</translation>
    </message>
    <message>
        <source>Before its first card a player may declare ace, two and three of a suit, or three or four aces, twos or threes, for 3 or 4 points.</source>
        <translation>Prima della prima carta si possono dichiarare asso, due e tre di un seme, oppure tre o quattro assi, due o tre, per 3 o 4 punti.</translation>
    </message>
    <message>
        <source>They count</source>
        <translation>Valgono</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Monte</source>
        <translation>Monte</translation>
    </message>
    <message>
        <source>Whether everybody sees the four cards that the opener takes.</source>
        <translation>Se tutti vedono le quattro carte che prende chi apre.</translation>
    </message>
    <message>
        <source>Shown to all</source>
        <translation>Mostrato a tutti</translation>
    </message>
    <message>
        <source>Seen by the opener only</source>
        <translation>Lo vede solo chi apre</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Contratti</translation>
    </message>
    <message>
        <source>With three contracts there is an auction: “solo” calls no card, for double stakes; “solissimo” does without the monte too, for triple stakes.</source>
        <translation>Con tre contratti si fa un’asta: «solo» non chiama carte, a posta doppia; «solissimo» rinuncia anche al monte, a posta tripla.</translation>
    </message>
    <message>
        <source>Chiamo, solo, solissimo</source>
        <comment>three contracts: the Italian terms</comment>
        <translation>Chiamo, solo, solissimo</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Smazzate</translation>
    </message>
    <message>
        <source>How many hands a match has; those that all pass are not counted.</source>
        <translation>Quante smazzate ha una partita; quelle nulle, dove passano tutti, non contano.</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Posta</translation>
    </message>
    <message>
        <source>Chips that each defender pays to the opener, or gets.</source>
        <translation>Le fiches che ciascuno in difesa paga a chi ha aperto, o riceve.</translation>
    </message>
    <message>
        <source>Chiamo</source>
        <comment>name of a set of rules</comment>
        <translation>Chiamo</translation>
    </message>
    <message>
        <source>The first to call a card plays alone; accuse and the last trick count.</source>
        <translation>Chi chiama per primo gioca contro gli altri due; contano accuse e ultima presa.</translation>
    </message>
    <message>
        <source>Calabresella</source>
        <comment>name of a set of rules</comment>
        <translation>Calabresella</translation>
    </message>
    <message>
        <source>An auction of three contracts, without accuse.</source>
        <translation>Asta con tre contratti, senza accuse.</translation>
    </message>
    <message>
        <source>Essenziale</source>
        <comment>name of a set of rules: the bare game</comment>
        <translation>Essenziale</translation>
    </message>
    <message>
        <source>No point for the last trick, and the cards put aside count for nobody.</source>
        <translation>Niente punto per l’ultima presa; le carte messe da parte non contano per nessuno.</translation>
    </message>
    <message>
        <source>you must follow {suit}</source>
        <translation>devi rispondere a {suit}</translation>
    </message>
    <message>
        <source>the card that was called is not given back</source>
        <translation>la carta chiamata non si restituisce</translation>
    </message>
    <message>
        <source>exactly four cards are put aside</source>
        <translation>si mettono da parte quattro carte, né più né meno</translation>
    </message>
    <message>
        <source>put aside by {seat}</source>
        <comment>name of a place</comment>
        <translation>messe da parte da {seat}</translation>
    </message>
    <message>
        <source>The cards are being shuffled.</source>
        <translation>Si mescolano le carte.</translation>
    </message>
    <message>
        <source>{seat} is to open or to pass.</source>
        <translation>Apre o passa? È il turno di {seat}.</translation>
    </message>
    <message>
        <source>{seat} is to call a card.</source>
        <translation>{seat} deve chiamare una carta.</translation>
    </message>
    <message>
        <source>{seat} is to give a card back.</source>
        <translation>{seat} deve restituire una carta.</translation>
    </message>
    <message>
        <source>{seat} is to put four cards aside.</source>
        <translation>{seat} deve mettere da parte quattro carte.</translation>
    </message>
    <message>
        <source>{seat} is to play.</source>
        <translation>È il turno di {seat}.</translation>
    </message>
    <message>
        <source>Bid, or pass.</source>
        <translation>Offri un contratto, oppure passa.</translation>
    </message>
    <message>
        <source>Call a card to play alone, or pass.</source>
        <translation>Chiama una carta per giocare contro gli altri due, oppure passa.</translation>
    </message>
    <message>
        <source>Call a card that you lack.</source>
        <translation>Chiama una carta che non hai.</translation>
    </message>
    <message>
        <source>Choose a card to give back to {seat}.</source>
        <translation>Scegli una carta da restituire: è per {seat}.</translation>
    </message>
    <message>
        <source>Choose four cards to put aside.</source>
        <translation>Scegli quattro carte da mettere da parte.</translation>
    </message>
    <message>
        <source>Play a card.</source>
        <translation>Gioca una carta.</translation>
    </message>
    <message>
        <source>You lead: play a card.</source>
        <translation>Apri tu: gioca una carta.</translation>
    </message>
    <message>
        <source>Last hand: {seat}, alone, {points} points; the defenders {others}.</source>
        <translation>Punti dell’ultima smazzata: {seat} {points}, difesa {others}.</translation>
    </message>
    <message>
        <source>{played} of {hands} hands played</source>
        <translation>smazzate giocate: {played} su {hands}</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>smazzata</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>fiches</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>in mano</translation>
    </message>
    <message>
        <source>played by {seat}</source>
        <comment>name of the place before a seat</comment>
        <translation>carta di {seat}</translation>
    </message>
    <message>
        <source>Busso!</source>
        <comment>said aloud: the Italian term</comment>
        <translation>Busso!</translation>
    </message>
    <message>
        <source>Volo!</source>
        <comment>said aloud: the Italian term</comment>
        <translation>Volo!</translation>
    </message>
    <message>
        <source>tricks of {seat}</source>
        <comment>name of the place beside a seat</comment>
        <translation>prese di {seat}</translation>
    </message>
    <message>
        <source>monte</source>
        <comment>the four cards left over: the Italian term</comment>
        <translation>monte</translation>
    </message>
    <message numerus="yes">
        <source>%n accuse</source>
        <comment>declarations; short, under a player&apos;s name</comment>
        <translation>
            <numerusform>%n accusa</numerusform>
            <numerusform>%n accuse</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}</source>
        <comment>the card that was called</comment>
        <translation>{card}</translation>
    </message>
    <message>
        <source>“Busso”: return the suit</source>
        <comment>said with the card: the Italian term</comment>
        <translation>«Busso»: torna nel seme</translation>
    </message>
    <message>
        <source>“Volo”: my last one</source>
        <comment>said with the card: the Italian term</comment>
        <translation>«Volo»: è l’ultima</translation>
    </message>
    <message>
        <source>napola</source>
        <comment>a napoletana was declared; very short, under a player&apos;s name</comment>
        <translation>napola</translation>
    </message>
    <message>
        <source>Play {card} and say “busso”</source>
        <comment>a move: the card with its article</comment>
        <translation>Gioca {card} e di’ «busso»</translation>
    </message>
    <message>
        <source>Play {card} and say “volo”</source>
        <comment>a move: the card with its article</comment>
        <translation>Gioca {card} e di’ «volo»</translation>
    </message>
    <message>
        <source>aces {points}</source>
        <comment>part of a count</comment>
        <translation>assi {points}</translation>
    </message>
    <message>
        <source>figures {points}</source>
        <comment>part of a count: a point for every three of them</comment>
        <translation>figure {points}</translation>
    </message>
    <message>
        <source>last trick {points}</source>
        <comment>part of a count</comment>
        <translation>ultima presa {points}</translation>
    </message>
    <message>
        <source>accuse {points}</source>
        <comment>part of a count</comment>
        <translation>accuse {points}</translation>
    </message>
    <message>
        <source>passes</source>
        <comment>short, under a player&apos;s name</comment>
        <translation>passa</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <comment>short, under a player&apos;s name</comment>
        <translation>
            <numerusform>%n presa</numerusform>
            <numerusform>%n prese</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening</source>
        <comment>who will play alone?</comment>
        <translation>Apertura</translation>
    </message>
    <message>
        <source>hand {hand}</source>
        <translation>smazzata {hand}</translation>
    </message>
    <message>
        <source>Give it back</source>
        <translation>Restituiscila</translation>
    </message>
    <message>
        <source>Put aside</source>
        <translation>Metti da parte</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Giocala</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>a move</comment>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Call a card…</source>
        <comment>a button that opens a choice of cards</comment>
        <translation>Chiama una carta…</translation>
    </message>
    <message>
        <source>{card}</source>
        <translation>{card}</translation>
    </message>
    <message>
        <source>Accusa…</source>
        <comment>a button that opens a choice of declarations: the Italian term</comment>
        <translation>Accusa…</translation>
    </message>
    <message>
        <source>three or four aces</source>
        <comment>a declaration</comment>
        <translation>tre o quattro assi</translation>
    </message>
    <message>
        <source>three or four twos</source>
        <comment>a declaration</comment>
        <translation>tre o quattro due</translation>
    </message>
    <message>
        <source>three or four threes</source>
        <comment>a declaration</comment>
        <translation>tre o quattro tre</translation>
    </message>
    <message>
        <source>aces</source>
        <comment>declared; short, under a player&apos;s name</comment>
        <translation>assi</translation>
    </message>
    <message>
        <source>twos</source>
        <comment>declared; short, under a player&apos;s name</comment>
        <translation>due</translation>
    </message>
    <message>
        <source>threes</source>
        <comment>declared; short, under a player&apos;s name</comment>
        <translation>tre</translation>
    </message>
    <message>
        <source>Hand {hand}: {seat} deals.</source>
        <translation>Smazzata {hand}: dà le carte {seat}.</translation>
    </message>
    <message>
        <source>{seat} passes.</source>
        <translation>{seat} passa.</translation>
    </message>
    <message>
        <source>{seat} bids {contract}.</source>
        <translation>{seat} dice: {contract}.</translation>
    </message>
    <message>
        <source>All have passed: the hand is void.</source>
        <translation>Tutti hanno passato: la smazzata è nulla.</translation>
    </message>
    <message>
        <source>{seat} calls {card}.</source>
        <comment>the card with its article</comment>
        <translation>{seat} chiama {card}.</translation>
    </message>
    <message>
        <source>{seat} hands it over.</source>
        <comment>the card that was called</comment>
        <translation>La carta ce l’ha {seat}, che la consegna.</translation>
    </message>
    <message>
        <source>Nobody holds it: it lies in the monte.</source>
        <comment>the card that was called</comment>
        <translation>Non ce l’ha nessuno: la carta è nel monte.</translation>
    </message>
    <message>
        <source>{seat} takes the monte.</source>
        <translation>{seat} prende il monte.</translation>
    </message>
    <message>
        <source>{seat} gives {card} back to {other}.</source>
        <comment>the card with its article</comment>
        <translation>{other} riceve indietro {card} da {seat}.</translation>
    </message>
    <message>
        <source>{seat} gives a card back to {other}.</source>
        <translation>{other} riceve indietro una carta da {seat}.</translation>
    </message>
    <message>
        <source>{seat} puts four cards aside.</source>
        <translation>{seat} mette da parte quattro carte.</translation>
    </message>
    <message>
        <source>{seat} declares: {what}.</source>
        <translation>{seat} accusa: {what}.</translation>
    </message>
    <message>
        <source>{seat} takes the trick with {card}.</source>
        <comment>the card with its article</comment>
        <translation>{seat} fa la presa con {card}.</translation>
    </message>
    <message>
        <source>The match goes to {seats}.</source>
        <translation>La partita è di {seats}.</translation>
    </message>
    <message>
        <source>Bid {contract}</source>
        <comment>a move</comment>
        <translation>Di’ «{contract}»</translation>
    </message>
    <message>
        <source>Call {card}</source>
        <comment>a move: the card with its article</comment>
        <translation>Chiama {card}</translation>
    </message>
    <message>
        <source>Give back {card}</source>
        <comment>a move: the card with its article</comment>
        <translation>Restituisci {card}</translation>
    </message>
    <message>
        <source>Declare {what}</source>
        <comment>a move</comment>
        <translation>Accusa {what}</translation>
    </message>
    <message>
        <source>{seat} plays {card} and says: busso.</source>
        <comment>the card with its article</comment>
        <translation>{seat} gioca {card} e dice: busso.</translation>
    </message>
    <message>
        <source>{seat} plays {card} and says: volo.</source>
        <comment>the card with its article</comment>
        <translation>{seat} gioca {card} e dice: volo.</translation>
    </message>
    <message>
        <source>{seat} plays {card}.</source>
        <comment>the card with its article</comment>
        <translation>{seat} gioca {card}.</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <comment>a move: the card with its article</comment>
        <translation>Gioca {card}</translation>
    </message>
    <message>
        <source>Put four cards aside</source>
        <comment>a move</comment>
        <translation>Metti da parte quattro carte</translation>
    </message>
    <message>
        <source>Put aside {one}, {two}, {three} and {four}</source>
        <comment>a move: four cards</comment>
        <translation>Metti da parte {one}, {two}, {three} e {four}</translation>
    </message>
    <message>
        <source>{who}: no points.</source>
        <comment>a side</comment>
        <translation>{who}: nessun punto.</translation>
    </message>
    <message>
        <source>{one} + {two}</source>
        <comment>parts of a count</comment>
        <translation>{one} + {two}</translation>
    </message>
    <message>
        <source>{who}: {parts} = {points}</source>
        <comment>a side, what its points are made of, and their sum</comment>
        <translation>{who}: {parts} = {points}</translation>
    </message>
    <message>
        <source>{who} {points}: aces {aces}, figures {thirds} ({figures}), last trick {last}, accuse {accuse}.</source>
        <comment>a side and its points, then what they are made of; {figures} is the number of cards</comment>
        <translation>{who} {points}: assi {aces}, figure {thirds} ({figures}), ultima presa {last}, accuse {accuse}.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} wins the hand and gets %n chip(s) from each of the others.</source>
        <translation>
            <numerusform>{seat} vince la smazzata e riceve %n fiche da ciascuno degli altri.</numerusform>
            <numerusform>{seat} vince la smazzata e riceve %n fiches da ciascuno degli altri.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} loses the hand and pays %n chip(s) to each of the others.</source>
        <translation>
            <numerusform>{seat} perde la smazzata e paga %n fiche a ciascuno degli altri.</numerusform>
            <numerusform>{seat} perde la smazzata e paga %n fiches a ciascuno degli altri.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}</source>
        <translation>{seat}</translation>
    </message>
    <message>
        <source>{seats}</source>
        <translation>{seats}</translation>
    </message>
</context>
<context>
    <name>Undici</name>
    <message>
        <source>something on the table can still be removed</source>
        <translation>sul tavolo c’è ancora qualcosa da togliere</translation>
    </message>
    <message>
        <source>these two cards don&apos;t add up to 11</source>
        <translation>queste due carte non fanno 11</translation>
    </message>
    <message>
        <source>Gioco dell’11</source>
        <comment>the game&apos;s own name: the game of eleven</comment>
        <translation>Gioco dell’11</translation>
    </message>
    <message>
        <source>A quick patience: two cards that make 11 go, and the figures go alone.</source>
        <translation>Un solitario svelto: due carte che fanno 11 se ne vanno, le figure da sole.</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Posta</translation>
    </message>
    <message>
        <source>Chips that each seat puts in the pot when several play; the winners share it.</source>
        <translation>Le fiches che ognuno mette nel piatto quando si gioca in più persone; chi vince se lo divide.</translation>
    </message>
    <message>
        <source>Classico</source>
        <comment>name of a set of rules</comment>
        <translation>Classico</translation>
    </message>
    <message>
        <source>Alone, or in turns for the honour of it.</source>
        <translation>Da soli, o a turno per la gloria.</translation>
    </message>
    <message>
        <source>nothing on the table makes 11 with it</source>
        <translation>sul tavolo niente fa 11 con questa carta</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>sul tavolo</translation>
    </message>
    <message>
        <source>the stock</source>
        <translation>il tallone</translation>
    </message>
    <message numerus="yes">
        <source>%n covered</source>
        <comment>cards in the stock</comment>
        <translation>
            <numerusform>%n coperta</numerusform>
            <numerusform>%n coperte</numerusform>
        </translation>
    </message>
    <message>
        <source>turned from the stock</source>
        <translation>girate dal tallone</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>carte tolte</translation>
    </message>
    <message>
        <source>solved</source>
        <comment>of a patience</comment>
        <translation>riuscito</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) in the pot</source>
        <translation>
            <numerusform>%n fiche nel piatto</numerusform>
            <numerusform>%n fiches nel piatto</numerusform>
        </translation>
    </message>
    <message>
        <source>still covered</source>
        <comment>above a number of cards</comment>
        <translation>ancora coperte</translation>
    </message>
    <message>
        <source>Remove the two cards</source>
        <comment>a button: the only pair there is</comment>
        <translation>Togli le due carte</translation>
    </message>
    <message>
        <source>Remove the figure</source>
        <comment>a button: the only figure there is</comment>
        <translation>Togli la figura</translation>
    </message>
    <message>
        <source>The pack is shuffled.</source>
        <translation>Si mescola il mazzo.</translation>
    </message>
    <message>
        <source>{seat} is playing.</source>
        <translation>Gioca {seat}.</translation>
    </message>
    <message>
        <source>Which card goes with {card}?</source>
        <comment>card with its article</comment>
        <translation>Quale carta se ne va con {card}?</translation>
    </message>
    <message>
        <source>Nothing more goes: turn the top card of the stock.</source>
        <translation>Non va più niente: gira la prima carta del tallone.</translation>
    </message>
    <message>
        <source>Remove two cards that make 11, or a figure.</source>
        <translation>Togli due carte che fanno 11, oppure una figura.</translation>
    </message>
    <message>
        <source>patience</source>
        <comment>label of a row: how the patience went</comment>
        <translation>solitario</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>fiches</translation>
    </message>
    <message>
        <source>in turns</source>
        <translation>a turno</translation>
    </message>
    <message>
        <source>covered</source>
        <comment>how many cards were left covered; label of a row</comment>
        <translation>coperte</translation>
    </message>
    <message>
        <source>{seat} lays out nine cards.</source>
        <translation>{seat} scopre nove carte.</translation>
    </message>
    <message>
        <source>{seat} removes {one} and {two}.</source>
        <comment>two cards with their articles</comment>
        <translation>{seat} toglie {one} e {two}.</translation>
    </message>
    <message>
        <source>{seat} removes {card}.</source>
        <comment>card with its article</comment>
        <translation>{seat} toglie {card}.</translation>
    </message>
    <message>
        <source>{seat} turns {card}, which goes.</source>
        <comment>card with its article, a figure</comment>
        <translation>{seat} gira {card}, che se ne va.</translation>
    </message>
    <message>
        <source>{seat} turns {card}.</source>
        <comment>card with its article</comment>
        <translation>{seat} gira {card}.</translation>
    </message>
    <message>
        <source>Off go {one} and {two}.</source>
        <comment>two cards with their articles</comment>
        <translation>Se ne vanno {one} e {two}.</translation>
    </message>
    <message>
        <source>Solved! The stock of {seat} is empty.</source>
        <translation>Riuscito! {seat} ha vuotato il tallone.</translation>
    </message>
    <message numerus="yes">
        <source>Not solved: {seat} leaves %n card(s) covered.</source>
        <translation>
            <numerusform>Non è riuscito: {seat} lascia %n carta coperta.</numerusform>
            <numerusform>Non è riuscito: {seat} lascia %n carte coperte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match goes to {seats}.</source>
        <translation>La partita è di {seats}.</translation>
    </message>
    <message>
        <source>Remove {one} and {two}</source>
        <comment>a move: two cards with their articles</comment>
        <translation>Togli {one} e {two}</translation>
    </message>
    <message>
        <source>Remove {card}</source>
        <comment>a move: the card with its article</comment>
        <translation>Togli {card}</translation>
    </message>
    <message>
        <source>With {card}</source>
        <comment>a move: the card with its article goes with the turned one</comment>
        <translation>Con {card}</translation>
    </message>
    <message>
        <source>Turn a card</source>
        <comment>a move</comment>
        <translation>Gira una carta</translation>
    </message>
    <message>
        <source>waiting</source>
        <comment>of a seat</comment>
        <translation>aspetta</translation>
    </message>
    <message>
        <source>playing</source>
        <comment>of a seat</comment>
        <translation>gioca</translation>
    </message>
    <message>
        <source>not solved</source>
        <comment>of a patience</comment>
        <translation>non riuscito</translation>
    </message>
</context>
</TS>
