<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AltaBassa</name>
    <message>
        <source>Alta e Bassa</source>
        <comment>the game&apos;s own name, the same in every language</comment>
        <translation>Alta e Bassa</translation>
    </message>
    <message>
        <source>Everybody at once, in secret: now the highest wins, now the lowest.</source>
        <translation>Todos a la vez y en secreto: ahora gana la más alta, ahora la más baja.</translation>
    </message>
    <message>
        <source>Cards each</source>
        <translation>Cartas para cada cual</translation>
    </message>
    <message>
        <source>With 13 cards the 8, 9 and 10 are in play too, and a hand has thirteen rounds.</source>
        <translation>Con 13 cartas se juega también con el 8, el 9 y el 10, y cada mano tiene trece rondas.</translation>
    </message>
    <message>
        <source>10 (pack of 40)</source>
        <translation>10 (baraja de 40)</translation>
    </message>
    <message>
        <source>13 (pack of 52)</source>
        <translation>13 (baraja de 52)</translation>
    </message>
    <message>
        <source>Tie for first</source>
        <translation>Empate en el primer puesto</translation>
    </message>
    <message>
        <source>Two who tie for first halve its points and three or more get nothing; or each of them always takes 2.</source>
        <translation>Dos empatados se reparten los puntos del primero y tres o más no se llevan nada; o cada cual se lleva siempre 2.</translation>
    </message>
    <message>
        <source>Two halve the points</source>
        <translation>Dos se reparten los puntos</translation>
    </message>
    <message>
        <source>2 points each</source>
        <translation>2 puntos cada cual</translation>
    </message>
    <message>
        <source>Second place</source>
        <translation>Segundo puesto</translation>
    </message>
    <message>
        <source>Second is only the rank right next to the winning one; or whichever laid card comes closest to it.</source>
        <translation>El segundo puesto es solo para la carta inmediata a la ganadora; o para la más cercana de las que se han puesto.</translation>
    </message>
    <message>
        <source>The rank next to first</source>
        <translation>La carta inmediata a la ganadora</translation>
    </message>
    <message>
        <source>The closest card laid</source>
        <translation>La más cercana de las puestas</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>How many hands a match has; with several, the chips decide.</source>
        <translation>Cuántas manos tiene la partida; si son varias, deciden las fichas.</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Apuesta</translation>
    </message>
    <message>
        <source>Chips that each seat pays into the pot after a hand that it did not win.</source>
        <translation>Las fichas que cada cual pone en el plato tras una mano que no ha ganado.</translation>
    </message>
    <message>
        <source>Italiana</source>
        <comment>name of a set of rules</comment>
        <translation>Italiana</translation>
    </message>
    <message>
        <source>Ten cards each; two who tie for first halve its points.</source>
        <translation>Diez cartas para cada cual; dos empatados se reparten los puntos del primero.</translation>
    </message>
    <message>
        <source>Italiana, 13 cards</source>
        <comment>name of a set of rules</comment>
        <translation>Italiana, 13 cartas</translation>
    </message>
    <message>
        <source>The same with thirteen cards each.</source>
        <translation>La misma, con trece cartas para cada cual.</translation>
    </message>
    <message>
        <source>Classica</source>
        <comment>name of a set of rules</comment>
        <translation>Classica</translation>
    </message>
    <message>
        <source>Thirteen cards each; whoever ties for first takes 2 points. For three to five.</source>
        <translation>Trece cartas para cada cual; quien empata en el primer puesto se lleva 2 puntos. De tres a cinco personas.</translation>
    </message>
    <message>
        <source>laid by {seat}</source>
        <comment>name of the place before a seat</comment>
        <translation>carta de {seat}</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>en tu mano</translation>
    </message>
    <message>
        <source>Lay it face down</source>
        <translation>Ponerla tapada</translation>
    </message>
    <message>
        <source>Uncover</source>
        <translation>Descubrir</translation>
    </message>
    <message>
        <source>All have chosen.</source>
        <translation>Todos han elegido.</translation>
    </message>
    <message>
        <source>Waiting for the others to choose.</source>
        <translation>Los demás todavía están eligiendo.</translation>
    </message>
    <message>
        <source>The highest wins. Choose a card.</source>
        <translation>Gana la más alta. Elige una carta.</translation>
    </message>
    <message>
        <source>The lowest wins. Choose a card.</source>
        <translation>Gana la más baja. Elige una carta.</translation>
    </message>
    <message>
        <source>Hand {hand} of {hands}</source>
        <translation>Mano {hand} de {hands}</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) in the pot</source>
        <translation>
            <numerusform>%n ficha en el plato</numerusform>
            <numerusform>%n fichas en el plato</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} directs</source>
        <comment>gives the signal to uncover</comment>
        <translation>Dirige {seat}</translation>
    </message>
    <message>
        <source>round</source>
        <translation>ronda</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>Hand {hand} begins. {seat} directs.</source>
        <translation>Empieza la mano {hand}. Dirige {seat}.</translation>
    </message>
    <message>
        <source>{seat} has chosen.</source>
        <translation>{seat} ha elegido.</translation>
    </message>
    <message numerus="yes">
        <source>The hand goes to {seats} with %n point(s).</source>
        <translation>
            <numerusform>La mano es para {seats} con %n punto.</numerusform>
            <numerusform>La mano es para {seats} con %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match goes to {seats}.</source>
        <translation>La partida es para {seats}.</translation>
    </message>
    <message>
        <source>Round {round}: first {seats}.</source>
        <comment>told after its cards have been put away</comment>
        <translation>Ronda {round}: primer puesto para {seats}.</translation>
    </message>
    <message>
        <source>Second {seats}.</source>
        <comment>told after the cards have been put away</comment>
        <translation>Segundo puesto para {seats}.</translation>
    </message>
    <message>
        <source>Lay {card}</source>
        <comment>a move: the card with its article</comment>
        <translation>Poner {card}</translation>
    </message>
    <message>
        <source>still held</source>
        <translation>aún en la mano</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>ronda {number}</translation>
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
            <numerusform>Primer puesto para {seat} con {card}: %n punto.</numerusform>
            <numerusform>Primer puesto para {seat} con {card}: %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seats} tie for first with {card}: no points.</source>
        <comment>card with its article</comment>
        <translation>Empate en el primer puesto entre {seats} con {card}: ningún punto.</translation>
    </message>
    <message numerus="yes">
        <source>{seats} tie for first with {card}: %n point(s) each.</source>
        <translation>
            <numerusform>Empate en el primer puesto entre {seats} con {card}: %n punto cada cual.</numerusform>
            <numerusform>Empate en el primer puesto entre {seats} con {card}: %n puntos cada cual.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no second.</source>
        <translation>El segundo puesto queda vacío.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} is second with {card}: %n point(s).</source>
        <comment>card with its article</comment>
        <translation>
            <numerusform>Segundo puesto para {seat} con {card}: %n punto.</numerusform>
            <numerusform>Segundo puesto para {seat} con {card}: %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seats} tie for second with {card}: no points.</source>
        <comment>card with its article</comment>
        <translation>Empate en el segundo puesto entre {seats} con {card}: ningún punto.</translation>
    </message>
</context>
<context>
    <name>Backs</name>
    <message>
        <source>Night</source>
        <comment>colour of a card&apos;s back</comment>
        <translation>Noche</translation>
    </message>
    <message>
        <source>Wine</source>
        <comment>colour of a card&apos;s back</comment>
        <translation>Vino</translation>
    </message>
    <message>
        <source>Bottle</source>
        <comment>colour of a card&apos;s back</comment>
        <translation>Botella</translation>
    </message>
    <message>
        <source>Red</source>
        <comment>colour of a card&apos;s back</comment>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Blue</source>
        <comment>colour of a card&apos;s back</comment>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>colour of a card&apos;s back</comment>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>colour of a card&apos;s back</comment>
        <translation>Negro</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>a card&apos;s back</comment>
        <translation>Sencillo</translation>
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
        <translation>Menú</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Scores and log</source>
        <translation>Puntos y crónica</translation>
    </message>
</context>
<context>
    <name>CardTable</name>
    <message>
        <source>first</source>
        <translation>primer puesto</translation>
    </message>
    <message>
        <source>second</source>
        <translation>segundo puesto</translation>
    </message>
    <message>
        <source>led</source>
        <comment>the card that began the trick</comment>
        <translation>carta de salida</translation>
    </message>
    <message>
        <source>takes the trick</source>
        <translation>gana la baza</translation>
    </message>
    <message>
        <source>captured</source>
        <translation>carta capturada</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>boca abajo</translation>
    </message>
    <message>
        <source>empty place</source>
        <translation>hueco vacío</translation>
    </message>
    <message>
        <source>playable</source>
        <translation>se puede jugar</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>height of a pile</comment>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>coins</source>
        <comment>Italian suit: denari</comment>
        <translation>oros</translation>
    </message>
    <message>
        <source>cups</source>
        <comment>Italian suit: coppe</comment>
        <translation>copas</translation>
    </message>
    <message>
        <source>batons</source>
        <comment>Italian suit: bastoni</comment>
        <translation>bastos</translation>
    </message>
    <message>
        <source>swords</source>
        <comment>Italian suit: spade</comment>
        <translation>espadas</translation>
    </message>
    <message>
        <source>coins</source>
        <comment>Spanish suit: oros</comment>
        <translation>oros</translation>
    </message>
    <message>
        <source>cups</source>
        <comment>Spanish suit: copas</comment>
        <translation>copas</translation>
    </message>
    <message>
        <source>batons</source>
        <comment>Spanish suit: bastos</comment>
        <translation>bastos</translation>
    </message>
    <message>
        <source>swords</source>
        <comment>Spanish suit: espadas</comment>
        <translation>espadas</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>the ace</source>
        <translation>el as</translation>
    </message>
    <message>
        <source>two</source>
        <comment>a card</comment>
        <translation>dos</translation>
    </message>
    <message>
        <source>the two</source>
        <comment>a card</comment>
        <translation>el dos</translation>
    </message>
    <message>
        <source>three</source>
        <comment>a card</comment>
        <translation>tres</translation>
    </message>
    <message>
        <source>the three</source>
        <comment>a card</comment>
        <translation>el tres</translation>
    </message>
    <message>
        <source>four</source>
        <comment>a card</comment>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>the four</source>
        <comment>a card</comment>
        <translation>el cuatro</translation>
    </message>
    <message>
        <source>five</source>
        <comment>a card</comment>
        <translation>cinco</translation>
    </message>
    <message>
        <source>the five</source>
        <comment>a card</comment>
        <translation>el cinco</translation>
    </message>
    <message>
        <source>six</source>
        <comment>a card</comment>
        <translation>seis</translation>
    </message>
    <message>
        <source>the six</source>
        <comment>a card</comment>
        <translation>el seis</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>a card</comment>
        <translation>siete</translation>
    </message>
    <message>
        <source>the seven</source>
        <comment>a card</comment>
        <translation>el siete</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>a card</comment>
        <translation>ocho</translation>
    </message>
    <message>
        <source>the eight</source>
        <comment>a card</comment>
        <translation>el ocho</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>a card</comment>
        <translation>nueve</translation>
    </message>
    <message>
        <source>the nine</source>
        <comment>a card</comment>
        <translation>el nueve</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>a card</comment>
        <translation>diez</translation>
    </message>
    <message>
        <source>the ten</source>
        <comment>a card</comment>
        <translation>el diez</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>Italian or Spanish figure: fante, sota</comment>
        <translation>sota</translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>Italian or Spanish figure: fante, sota</comment>
        <translation>la sota</translation>
    </message>
    <message>
        <source>knight</source>
        <comment>Italian or Spanish figure: cavallo, caballo</comment>
        <translation>caballo</translation>
    </message>
    <message>
        <source>the knight</source>
        <comment>Italian or Spanish figure: cavallo, caballo</comment>
        <translation>el caballo</translation>
    </message>
    <message>
        <source>king</source>
        <comment>Italian or Spanish figure: re, rey</comment>
        <translation>rey</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>Italian or Spanish figure: re, rey</comment>
        <translation>el rey</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>French figure: fante, jota, valet</comment>
        <translation>jota</translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>French figure: fante, jota, valet</comment>
        <translation>la jota</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>French figure: donna, reina, dame</comment>
        <translation>reina</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>French figure: donna, reina, dame</comment>
        <translation>la reina</translation>
    </message>
    <message>
        <source>king</source>
        <comment>French figure: re, rey, roi</comment>
        <translation>rey</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>French figure: re, rey, roi</comment>
        <translation>el rey</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <comment>seven of coins</comment>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <comment>the suit begins with a vowel: as d’épées</comment>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>covered card</source>
        <comment>a card that may not be seen</comment>
        <translation>carta tapada</translation>
    </message>
    <message>
        <source>the covered card</source>
        <comment>a card that may not be seen</comment>
        <translation>la carta tapada</translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <comment>the end of an enumeration: Anna, Bruno and Carla</comment>
        <translation>{some} y {last}</translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <comment>the last begins with the sound i: Ana e Inés</comment>
        <translation>{some} e {last}</translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <comment>the last begins with e: Anna ed Elena</comment>
        <translation>{some} y {last}</translation>
    </message>
</context>
<context>
    <name>Cocincina</name>
    <message>
        <source>each pile must have at least {low} cards</source>
        <translation>cada montón debe tener al menos {low} cartas</translation>
    </message>
    <message>
        <source>these cards can&apos;t be captured with the turned one</source>
        <translation>estas cartas no se pueden capturar con la vuelta</translation>
    </message>
    <message>
        <source>Cocincina</source>
        <comment>the game&apos;s own name, the same in every language</comment>
        <translation>Cocincina</translation>
    </message>
    <message>
        <source>Two packs, two piles: turn, capture, and hope for a scopa.</source>
        <translation>Dos barajas, dos montones: vuelve, captura y que salga escoba.</translation>
    </message>
    <message>
        <source>Scopa</source>
        <translation>Escoba</translation>
    </message>
    <message>
        <source>Each capture of one card of the same value; or only one that empties the table.</source>
        <translation>Cada captura de una carta del mismo valor; o solo la que deja la mesa vacía.</translation>
    </message>
    <message>
        <source>A card of the same value</source>
        <translation>Una carta del mismo valor</translation>
    </message>
    <message>
        <source>Only when it empties the table</source>
        <translation>Solo con mesa vacía</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>How many hands a match has; the deal alternates and the points add up.</source>
        <translation>Cuántas manos tiene la partida; se alterna el reparto y los puntos se suman.</translation>
    </message>
    <message>
        <source>Classica</source>
        <comment>name of a set of rules</comment>
        <translation>Classica</translation>
    </message>
    <message>
        <source>Whoever takes one card of the same value makes a scopa.</source>
        <translation>Hace escoba quien captura una carta del mismo valor.</translation>
    </message>
    <message>
        <source>A tavola vuota</source>
        <comment>name of a set of rules: with an empty table</comment>
        <translation>A tavola vuota</translation>
    </message>
    <message>
        <source>It is a scopa only if the table is left empty.</source>
        <translation>Solo es escoba si la mesa queda vacía.</translation>
    </message>
    <message>
        <source>hand {points}</source>
        <comment>points in this hand; short, under a player&apos;s name</comment>
        <translation>mano {points}</translation>
    </message>
    <message>
        <source>hand {hand} of {hands}</source>
        <translation>mano {hand} de {hands}</translation>
    </message>
    <message>
        <source>{one} : {two}</source>
        <comment>the points of both</comment>
        <translation>{one} : {two}</translation>
    </message>
    <message>
        <source>points in this hand</source>
        <translation>puntos de esta mano</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>First pile</source>
        <translation>Primer montón</translation>
    </message>
    <message>
        <source>Second pile</source>
        <translation>Segundo montón</translation>
    </message>
    <message>
        <source>Split after</source>
        <comment>a button: the number of cards follows</comment>
        <translation>Partir tras</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartas</translation>
    </message>
    <message>
        <source>Both packs are shuffled together.</source>
        <translation>Se mezclan las dos barajas.</translation>
    </message>
    <message>
        <source>{seat} is to move.</source>
        <translation>Le toca a {seat}.</translation>
    </message>
    <message>
        <source>Divide the pack into two piles, by eye.</source>
        <translation>Divide a ojo la baraja en dos montones.</translation>
    </message>
    <message>
        <source>Take one of the two piles, sight unseen.</source>
        <translation>Toma uno de los dos montones, sin mirar.</translation>
    </message>
    <message>
        <source>What do you take with {card}?</source>
        <comment>card with its article</comment>
        <translation>¿Qué capturas con {card}?</translation>
    </message>
    <message>
        <source>Turn your top card.</source>
        <translation>Vuelve tu primera carta.</translation>
    </message>
    <message>
        <source>scoperte</source>
        <comment>scope of the better kind; label of a row</comment>
        <translation>descubiertas</translation>
    </message>
    <message>
        <source>coperte</source>
        <comment>scope of the lesser kind; label of a row</comment>
        <translation>cubiertas</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>mano</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>Hand {hand}: {seat} deals.</source>
        <translation>Mano {hand}: reparte {seat}.</translation>
    </message>
    <message>
        <source>{seat} makes a pile of {one} cards and one of {two}.</source>
        <translation>{seat} hace un montón de {one} cartas y otro de {two}.</translation>
    </message>
    <message>
        <source>{seat} takes the first pile.</source>
        <translation>{seat} toma el primer montón.</translation>
    </message>
    <message>
        <source>{seat} takes the second pile.</source>
        <translation>{seat} toma el segundo montón.</translation>
    </message>
    <message>
        <source>{seat} opens the table with {card}.</source>
        <comment>card with its article</comment>
        <translation>{seat} abre la mesa con {card}.</translation>
    </message>
    <message>
        <source>{seat} turns {card}.</source>
        <comment>card with its article</comment>
        <translation>{seat} vuelve {card}.</translation>
    </message>
    <message>
        <source>{seat} captures nothing with {card}.</source>
        <comment>card with its article</comment>
        <translation>{seat} no captura nada con {card}.</translation>
    </message>
    <message>
        <source>The match is drawn.</source>
        <translation>La partida acaba en empate.</translation>
    </message>
    <message>
        <source>{seat} wins the match.</source>
        <translation>{seat} gana la partida.</translation>
    </message>
    <message numerus="yes">
        <source>A first pile of %n card(s)</source>
        <comment>a move</comment>
        <translation>
            <numerusform>Un primer montón de %n carta</numerusform>
            <numerusform>Un primer montón de %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First pile (%n card(s))</source>
        <comment>a move: take it</comment>
        <translation>
            <numerusform>Primer montón (%n carta)</numerusform>
            <numerusform>Primer montón (%n cartas)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Second pile (%n card(s))</source>
        <comment>a move: take it</comment>
        <translation>
            <numerusform>Segundo montón (%n carta)</numerusform>
            <numerusform>Segundo montón (%n cartas)</numerusform>
        </translation>
    </message>
    <message>
        <source>Take {cards}</source>
        <comment>a move: cards with their articles</comment>
        <translation>Capturar {cards}</translation>
    </message>
    <message>
        <source>Turn a card</source>
        <comment>a move</comment>
        <translation>Volver una carta</translation>
    </message>
    <message>
        <source>{rank}: {count}</source>
        <comment>a rank, and how many of its cards have not been turned</comment>
        <translation>{rank}: {count}</translation>
    </message>
    <message>
        <source>not turned yet</source>
        <translation>aún por volver</translation>
    </message>
    <message>
        <source>cards captured by {seat}</source>
        <translation>cartas capturadas por {seat}</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>en la mesa</translation>
    </message>
    <message>
        <source>turned just now</source>
        <translation>recién vuelta</translation>
    </message>
    <message>
        <source>both packs</source>
        <translation>las dos barajas</translation>
    </message>
    <message>
        <source>the first pile</source>
        <translation>el primer montón</translation>
    </message>
    <message>
        <source>the second pile</source>
        <translation>el segundo montón</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in a pile</comment>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>pile of {seat}</source>
        <translation>montón de {seat}</translation>
    </message>
    <message numerus="yes">
        <source>scopa scoperta, {card}: %n point(s)</source>
        <comment>a card</comment>
        <translation>
            <numerusform>escoba descubierta, {card}: %n punto</numerusform>
            <numerusform>escoba descubierta, {card}: %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>scopa coperta, {card}: %n point(s)</source>
        <comment>a card</comment>
        <translation>
            <numerusform>escoba cubierta, {card}: %n punto</numerusform>
            <numerusform>escoba cubierta, {card}: %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>scope of {seat}</source>
        <translation>escobas de {seat}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>of all scope of a seat</comment>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>{one} and {two}</source>
        <comment>the end of an enumeration of cards with their articles</comment>
        <translation>{one} y {two}</translation>
    </message>
    <message>
        <source>{one}, {rest}</source>
        <comment>an enumeration of cards with their articles</comment>
        <translation>{one}, {rest}</translation>
    </message>
    <message>
        <source>{seat} takes {cards} with {turned}.</source>
        <comment>cards with their articles</comment>
        <translation>{seat} captura {cards} con {turned}.</translation>
    </message>
    <message numerus="yes">
        <source>Scopa scoperta! {seat} takes {card} with {turned}: %n point(s).</source>
        <translation>
            <numerusform>¡Escoba descubierta! {seat} captura {card} con {turned}: %n punto.</numerusform>
            <numerusform>¡Escoba descubierta! {seat} captura {card} con {turned}: %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scopa coperta: {seat} takes {card} with {turned}: %n point(s).</source>
        <translation>
            <numerusform>Escoba cubierta: {seat} captura {card} con {turned}, %n punto.</numerusform>
            <numerusform>Escoba cubierta: {seat} captura {card} con {turned}, %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand is drawn, %n point(s) each.</source>
        <translation>
            <numerusform>Mano empatada, %n punto cada cual.</numerusform>
            <numerusform>Mano empatada, %n puntos cada cual.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hand goes to {seat}, {one} points to {two}.</source>
        <translation>La mano es para {seat}, {one} a {two}.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>The screen goes to</source>
        <translation>La pantalla pasa a</translation>
    </message>
    <message>
        <source>Only {name} may look now.</source>
        <translation>Ahora solo puede mirar {name}.</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Soy {name}</translation>
    </message>
</context>
<context>
    <name>DeckModel</name>
    <message numerus="yes">
        <source>%n card(s) missing</source>
        <translation>
            <numerusform>falta %n carta</numerusform>
            <numerusform>faltan %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>40 and 52 cards</source>
        <translation>40 y 52 cartas</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>the size of a deck</comment>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>in use</source>
        <comment>a deck</comment>
        <translation>en uso</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>The file {name} is too big.</source>
        <translation>El archivo {name} es demasiado grande.</translation>
    </message>
    <message>
        <source>It holds far more than a deck of cards needs.</source>
        <translation>Contiene mucho más de lo que necesita una baraja.</translation>
    </message>
    <message>
        <source>It names a file outside its own folder: {name}</source>
        <translation>Nombra un archivo fuera de su carpeta: {name}</translation>
    </message>
    <message>
        <source>The file {name} is damaged.</source>
        <translation>El archivo {name} está dañado.</translation>
    </message>
    <message>
        <source>The file {name} can’t be read ({why}).</source>
        <translation>El archivo {name} no se puede leer ({why}).</translation>
    </message>
    <message>
        <source>{name} is neither a folder nor an archive that can be read.</source>
        <translation>{name} no es ni una carpeta ni un archivo comprimido que se pueda leer.</translation>
    </message>
    <message>
        <source>The archive is locked with a password.</source>
        <translation>El archivo comprimido está protegido con contraseña.</translation>
    </message>
    <message>
        <source>No deck of cards was found in {name}.</source>
        <translation>En {name} no hay ninguna baraja.</translation>
    </message>
    <message>
        <source>{deck} has not all the cards of a pack; missing are: {cards}</source>
        <translation>{deck} no tiene todas las cartas de una baraja; faltan: {cards}</translation>
    </message>
    <message>
        <source>{name} is of a newer form than this program knows.</source>
        <translation>{name} tiene un formato más nuevo del que conoce este programa.</translation>
    </message>
    <message>
        <source>{name} names no drawing of the cards.</source>
        <translation>{name} no nombra ningún dibujo de las cartas.</translation>
    </message>
    <message>
        <source>The file {name} is missing.</source>
        <translation>Falta el archivo {name}.</translation>
    </message>
    <message>
        <source>No cards were found in the drawing {name}.</source>
        <translation>En el dibujo {name} no hay cartas.</translation>
    </message>
    <message>
        <source>{deck} is a set of other cards than those of this table.</source>
        <translation>{deck} tiene otras cartas que las de esta mesa.</translation>
    </message>
    <message>
        <source>The drawing {name} declares entities, which are not allowed.</source>
        <translation>El dibujo {name} declara entidades, que no se admiten.</translation>
    </message>
    <message>
        <source>The drawing {name} has too many parts.</source>
        <translation>El dibujo {name} tiene demasiadas partes.</translation>
    </message>
    <message>
        <source>The drawing {name} contains itself.</source>
        <translation>El dibujo {name} se contiene a sí mismo.</translation>
    </message>
    <message>
        <source>{deck} can’t be written among your decks ({why}).</source>
        <translation>{deck} no se puede añadir a tus barajas ({why}).</translation>
    </message>
    <message>
        <source>The pictures of {deck} have not the shape of cards.</source>
        <translation>Las imágenes de {deck} no tienen forma de cartas.</translation>
    </message>
    <message>
        <source>For the pack of 52 these are missing: {cards}</source>
        <translation>Para la baraja de 52 faltan: {cards}</translation>
    </message>
    <message>
        <source>French</source>
        <comment>kind of suits: diamonds, hearts, clubs, spades</comment>
        <translation>Franceses</translation>
    </message>
    <message>
        <source>Italian</source>
        <comment>kind of suits: coins, cups, batons, swords</comment>
        <translation>Italianos</translation>
    </message>
    <message>
        <source>Spanish</source>
        <comment>kind of suits: oros, copas, bastos, espadas</comment>
        <translation>Españoles</translation>
    </message>
    <message>
        <source>It has no back; a plain one was added.</source>
        <translation>No tiene dorso; se ha añadido uno sencillo.</translation>
    </message>
    <message>
        <source>The deck {name} is not there any more; another one is used.</source>
        <translation>La baraja {name} ya no está; se usa otra.</translation>
    </message>
</context>
<context>
    <name>Drawer</name>
    <message>
        <source>Scores</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>what has happened</comment>
        <translation>Crónica</translation>
    </message>
    <message>
        <source>Memory</source>
        <comment>what is still held</comment>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Scores and log</source>
        <translation>Puntos y crónica</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>seat {seat} is not to move</source>
        <translation>no le toca al puesto {seat}</translation>
    </message>
    <message>
        <source>seat {seat} does not hold {card}</source>
        <translation>el puesto {seat} no tiene {card}</translation>
    </message>
    <message>
        <source>this move is not possible now</source>
        <translation>esta jugada no se puede hacer ahora</translation>
    </message>
    <message>
        <source>it is not there</source>
        <comment>why a file can&apos;t be read or written</comment>
        <translation>no está</translation>
    </message>
    <message>
        <source>access is not allowed</source>
        <comment>why a file can&apos;t be read or written</comment>
        <translation>acceso no permitido</translation>
    </message>
    <message>
        <source>it can only be read</source>
        <comment>why a file can&apos;t be written</comment>
        <translation>solo se puede leer</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <comment>why a file can&apos;t be written</comment>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <comment>why a file can&apos;t be read or written</comment>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>{words}</source>
        <comment>the system&apos;s own words</comment>
        <translation>{words}</translation>
    </message>
    <message>
        <source>&quot;rules&quot; must be an object</source>
        <translation>«rules» debe ser un objeto</translation>
    </message>
    <message>
        <source>the rules have no &quot;{key}&quot;</source>
        <translation>las reglas no tienen «{key}»</translation>
    </message>
    <message>
        <source>the rule &quot;{key}&quot; can&apos;t have this value</source>
        <translation>la regla «{key}» no puede tener este valor</translation>
    </message>
    <message>
        <source>&quot;setup&quot; must be an object</source>
        <translation>«setup» debe ser un objeto</translation>
    </message>
    <message>
        <source>the setup has no &quot;{key}&quot;</source>
        <translation>la preparación («setup») no tiene «{key}»</translation>
    </message>
    <message>
        <source>the setup&apos;s &quot;{key}&quot; is no seat</source>
        <translation>«{key}» en la preparación («setup») no es un puesto</translation>
    </message>
    <message>
        <source>the file is over 8 MiB</source>
        <translation>el archivo pasa de 8 MiB</translation>
    </message>
    <message>
        <source>this is not UTF-8 text</source>
        <translation>esto no es texto UTF-8</translation>
    </message>
    <message>
        <source>the JSON is broken</source>
        <translation>el JSON está dañado</translation>
    </message>
    <message>
        <source>the JSON is nested more than 32 deep</source>
        <translation>el JSON tiene más de 32 niveles anidados</translation>
    </message>
    <message>
        <source>the file can&apos;t be read ({why})</source>
        <translation>el archivo no se puede leer ({why})</translation>
    </message>
    <message>
        <source>the record must be a JSON object</source>
        <translation>la partida guardada debe ser un objeto JSON</translation>
    </message>
    <message>
        <source>this is not an ordinary file</source>
        <translation>esto no es un archivo normal</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>el archivo no existe</translation>
    </message>
    <message>
        <source>this is no record of a card game (&quot;format&quot;)</source>
        <translation>esto no es una partida de cartas guardada («format»)</translation>
    </message>
    <message>
        <source>this program does not know the record&apos;s version</source>
        <translation>este programa no conoce la versión de la partida guardada</translation>
    </message>
    <message>
        <source>this program does not know the record&apos;s game</source>
        <translation>este programa no conoce el juego de la partida guardada</translation>
    </message>
    <message>
        <source>&quot;seed&quot; must be a whole number</source>
        <translation>«seed» debe ser un número entero</translation>
    </message>
    <message>
        <source>&quot;{key}&quot; must be a list</source>
        <translation>«{key}» debe ser una lista</translation>
    </message>
    <message>
        <source>&quot;players&quot; must be a list of {low} to {high}</source>
        <translation>«players» debe ser una lista de {low} a {high}</translation>
    </message>
    <message>
        <source>player {seat} must be an object</source>
        <translation>el jugador {seat} debe ser un objeto</translation>
    </message>
    <message>
        <source>player {seat} needs a name of 1 to 40 characters</source>
        <translation>el jugador {seat} necesita un nombre de 1 a 40 caracteres</translation>
    </message>
    <message>
        <source>the level of player {seat} must be a text</source>
        <translation>el nivel del jugador {seat} debe ser un texto</translation>
    </message>
    <message>
        <source>&quot;at&quot; is out of range</source>
        <translation>«at» está fuera de los límites</translation>
    </message>
    <message>
        <source>deck {number} is not made of the cards that were to be shuffled</source>
        <translation>el mazo {number} no está hecho de las cartas que se debían barajar</translation>
    </message>
    <message>
        <source>the match is over already</source>
        <translation>la partida ya ha terminado</translation>
    </message>
    <message>
        <source>a shuffle is due, and the record has no deck for it</source>
        <translation>toca barajar, y la partida guardada no tiene mazo para ello</translation>
    </message>
    <message>
        <source>seat {seat}: &quot;{move}&quot;: {why}</source>
        <translation>puesto {seat}: «{move}»: {why}</translation>
    </message>
    <message>
        <source>&quot;decks&quot; must hold lists of cards</source>
        <translation>«decks» debe contener listas de cartas</translation>
    </message>
    <message>
        <source>there is no seat {seat}</source>
        <translation>no existe el puesto {seat}</translation>
    </message>
    <message>
        <source>a move must be a list of a seat and a text</source>
        <translation>una jugada debe ser una lista con un puesto y un texto</translation>
    </message>
    <message>
        <source>there is no such level</source>
        <translation>ese nivel no existe</translation>
    </message>
    <message>
        <source>&quot;distribution&quot; must be true or false</source>
        <translation>«distribution» debe ser true o false</translation>
    </message>
    <message>
        <source>the request is over 8 MiB</source>
        <translation>la petición pasa de 8 MiB</translation>
    </message>
    <message>
        <source>the request must be a JSON object</source>
        <translation>la petición debe ser un objeto JSON</translation>
    </message>
    <message>
        <source>this program does not know the request&apos;s &quot;cmd&quot;</source>
        <translation>este programa no conoce el «cmd» de la petición</translation>
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
        <translation>Noche</translation>
    </message>
    <message>
        <source>Wine</source>
        <comment>colour of the cloth</comment>
        <translation>Vino</translation>
    </message>
    <message>
        <source>Walnut</source>
        <comment>colour of the cloth</comment>
        <translation>Nogal</translation>
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
        <translation>Barajas</translation>
    </message>
    <message>
        <source>For which games</source>
        <translation>Para qué juegos</translation>
    </message>
    <message>
        <source>For all games</source>
        <translation>Para todos los juegos</translation>
    </message>
    <message>
        <source>A deck that you choose lies on the table at once.</source>
        <translation>La baraja que elijas estará enseguida en la mesa.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Missing: {cards}</source>
        <translation>Faltan: {cards}</translation>
    </message>
    <message>
        <source>By {author}</source>
        <comment>who has drawn a deck</comment>
        <translation>Dibujos: {author}</translation>
    </message>
    <message>
        <source>Licence: {licence}</source>
        <translation>Licencia: {licence}</translation>
    </message>
    <message>
        <source>Nothing is said about its licence.</source>
        <translation>De su licencia no se dice nada.</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Dorso de las cartas</translation>
    </message>
    <message>
        <source>Letters of the figures</source>
        <translation>Letras de las figuras</translation>
    </message>
    <message>
        <source>Indices on the cards</source>
        <translation>Índices en las cartas</translation>
    </message>
    <message>
        <source>Suits of the deck</source>
        <translation>Palos de la baraja</translation>
    </message>
    <message>
        <source>By these its cards are called.</source>
        <translation>Dan nombre a sus cartas.</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Cuatro colores</translation>
    </message>
    <message>
        <source>Add from a folder…</source>
        <translation>Añadir carpeta…</translation>
    </message>
    <message>
        <source>Add from a file…</source>
        <translation>Añadir archivo…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Quitar…</translation>
    </message>
    <message>
        <source>How many cards are checked</source>
        <translation>Cuántas cartas se han comprobado</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The folder of a deck</source>
        <translation>La carpeta de una baraja</translation>
    </message>
    <message>
        <source>Decks ({patterns})</source>
        <translation>Barajas ({patterns})</translation>
    </message>
    <message>
        <source>The file of a deck</source>
        <translation>El archivo de una baraja</translation>
    </message>
    <message>
        <source>{name} is being checked…</source>
        <translation>Comprobando {name}…</translation>
    </message>
    <message>
        <source>{deck} is among your decks now.</source>
        <translation>{deck} ya está entre tus barajas.</translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <translation>No se ha añadido nada.</translation>
    </message>
    <message>
        <source>{deck} will be deleted from your decks.</source>
        <translation>{deck} se borrará de tus barajas.</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Borrarla</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservarla</translation>
    </message>
    <message>
        <source>Remove this deck?</source>
        <translation>¿Quitar esta baraja?</translation>
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
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Who deals?</source>
        <comment>above the cards that are cut for it</comment>
        <translation>¿Quién reparte?</translation>
    </message>
    <message>
        <source>turned up by {seat}</source>
        <translation>carta de {seat}</translation>
    </message>
    <message>
        <source>{seat} deals first.</source>
        <translation>Empieza a repartir {seat}.</translation>
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
        <translation>Por salir, {suit}: {cards}</translation>
    </message>
    <message>
        <source>may hold</source>
        <comment>head of a table: which suits each player may hold</comment>
        <translation>puede tener</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Apartados</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Ended</source>
        <comment>heading of a column: when a match ended</comment>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>heading of a column</comment>
        <translation>Juego</translation>
    </message>
    <message>
        <source>At the table</source>
        <comment>heading of a column: the names of those who played</comment>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Won by</source>
        <comment>heading of a column</comment>
        <translation>Victoria</translation>
    </message>
</context>
<context>
    <name>Letters</name>
    <message>
        <source>As in the language</source>
        <comment>letters of the figures</comment>
        <translation>Como en el idioma</translation>
    </message>
    <message>
        <source>French ({letters})</source>
        <comment>letters of the figures</comment>
        <translation>Francesas ({letters})</translation>
    </message>
    <message>
        <source>Italian ({letters})</source>
        <comment>letters of the figures</comment>
        <translation>Italianas ({letters})</translation>
    </message>
    <message>
        <source>Spanish ({letters})</source>
        <comment>letters of the figures</comment>
        <translation>Españolas ({letters})</translation>
    </message>
    <message>
        <source>English ({letters})</source>
        <comment>letters of the figures</comment>
        <translation>Inglesas ({letters})</translation>
    </message>
</context>
<context>
    <name>Lots</name>
    <message>
        <source>The lot falls on {seat}.</source>
        <translation>La suerte elige a {seat}.</translation>
    </message>
    <message>
        <source>{seat} cuts {card}.</source>
        <translation>{seat} corta y descubre {card}.</translation>
    </message>
    <message>
        <source>A tie: {seats} cut again.</source>
        <translation>Empate: vuelven a cortar {seats}.</translation>
    </message>
    <message>
        <source>Cards are turned round the table: {seat} gets {card}.</source>
        <translation>Se descubren cartas alrededor de la mesa: {seat} recibe {card}.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>New match…</source>
        <translation>Partida nueva…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Ver la partida</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Deshacer la jugada</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consejo</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>Preferencias…</translation>
    </message>
    <message>
        <source>Decks…</source>
        <translation>Barajas…</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Página de inicio</translation>
    </message>
    <message>
        <source>About Alta e Bassa</source>
        <translation>Acerca de Alta e Bassa</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>This match can’t begin</source>
        <translation>Esta partida no puede empezar</translation>
    </message>
    <message>
        <source>{file} can’t be opened</source>
        <translation>{file} no se puede abrir</translation>
    </message>
    <message>
        <source>Save it first…</source>
        <translation>Guardarla antes…</translation>
    </message>
    <message>
        <source>Give it up</source>
        <translation>Abandonarla</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>A match of {game} is not over yet. What shall become of it?</source>
        <translation>Una partida de {game} no ha terminado todavía. ¿Qué hacemos con ella?</translation>
    </message>
    <message>
        <source>A match is in progress</source>
        <translation>Hay una partida en curso</translation>
    </message>
    <message>
        <source>Saved matches (*{suffix})</source>
        <translation>Partidas guardadas (*{suffix})</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>In this game what has been put away may not be looked at again before the end.</source>
        <translation>En este juego no se puede volver a mirar lo apartado antes del final.</translation>
    </message>
    <message>
        <source>This match can’t be shown</source>
        <translation>Esta partida no se puede mostrar</translation>
    </message>
    <message>
        <source>Version {version}. A card table for the family: six Italian card games, in four languages.
Free software under the GNU General Public License, version 3 or later. Cards, faces, sounds and words are its own.</source>
        <translation>Versión {version}. Una mesa de cartas para la familia: seis juegos italianos, en cuatro idiomas.
Software libre con licencia GNU General Public License, versión 3 o posterior. Cartas, caras, sonidos y palabras son propios.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>A word about your files</source>
        <translation>Unas palabras sobre tus archivos</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Entendido</translation>
    </message>
    <message>
        <source>Save it…</source>
        <translation>Guardarla…</translation>
    </message>
    <message>
        <source>Close all the same</source>
        <translation>Cerrar de todos modos</translation>
    </message>
    <message>
        <source>This match could not be kept by itself and would be lost.</source>
        <translation>Esta partida no se ha podido guardar sola y se perdería.</translation>
    </message>
</context>
<context>
    <name>NewMatch</name>
    <message>
        <source>New match</source>
        <translation>Partida nueva</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Baraja</translation>
    </message>
</context>
<context>
    <name>Play</name>
    <message>
        <source>your covered card: hold it to look at it</source>
        <comment>spoken name of a card</comment>
        <translation>tu carta tapada: mantenla pulsada para mirarla</translation>
    </message>
    <message>
        <source>hold to look</source>
        <comment>under a covered card; short</comment>
        <translation>mantén pulsado</translation>
    </message>
    <message>
        <source>Advice: {move}.</source>
        <comment>a move as words: lay the ace</comment>
        <translation>Consejo: {move}.</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Bot 1 · beginner</source>
        <comment>level of a bot</comment>
        <translation>Bot 1 · novato</translation>
    </message>
    <message>
        <source>Bot 2 · easy</source>
        <comment>level of a bot</comment>
        <translation>Bot 2 · fácil</translation>
    </message>
    <message>
        <source>Bot 3 · steady</source>
        <comment>level of a bot</comment>
        <translation>Bot 3 · firme</translation>
    </message>
    <message>
        <source>Bot 4 · strong</source>
        <comment>level of a bot</comment>
        <translation>Bot 4 · fuerte</translation>
    </message>
    <message>
        <source>Bot 5 · master</source>
        <comment>level of a bot</comment>
        <translation>Bot 5 · maestro</translation>
    </message>
    <message>
        <source>Guest</source>
        <comment>a person without a name</comment>
        <translation>Visitante</translation>
    </message>
</context>
<context>
    <name>PlayersForm</name>
    <message>
        <source>+ One more seat</source>
        <translation>+ Otro puesto</translation>
    </message>
    <message>
        <source>Every seat needs a name.</source>
        <translation>Cada puesto necesita un nombre.</translation>
    </message>
    <message>
        <source>Two seats have the same name.</source>
        <translation>Dos puestos tienen el mismo nombre.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>speed of motion</comment>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed of motion</comment>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed of motion</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed of motion</comment>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>How fast cards move and bots play.</source>
        <translation>La velocidad de las cartas y de los bots.</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>The size of all words.</source>
        <translation>El tamaño de todas las palabras.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>The size of all cards.</source>
        <translation>El tamaño de todas las cartas.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Go on by itself</source>
        <translation>Seguir sin clic</translation>
    </message>
    <message>
        <source>Results are cleared after a while, without a click.</source>
        <translation>Los resultados se retiran al cabo de un rato, sin clic.</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Telón</translation>
    </message>
    <message>
        <source>With several people: hides the table between turns.</source>
        <translation>Con varias personas: oculta la mesa entre turnos.</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Ayuda para la memoria</translation>
    </message>
    <message>
        <source>Shows what each seat may still hold.</source>
        <translation>Muestra lo que cada cual puede tener aún en la mano.</translation>
    </message>
    <message>
        <source>Help with declarations</source>
        <translation>Ayuda con las acusas</translation>
    </message>
    <message>
        <source>Marks those that you can make.</source>
        <translation>Marca las que puedes hacer.</translation>
    </message>
    <message>
        <source>Indices on the cards</source>
        <translation>Índices en las cartas</translation>
    </message>
    <message>
        <source>Small numbers in the corners of plain decks.</source>
        <translation>Números pequeños en las esquinas de las barajas que no los llevan.</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Cuatro colores</translation>
    </message>
    <message>
        <source>French cards with a colour for each suit.</source>
        <translation>Cartas francesas con un color para cada palo.</translation>
    </message>
    <message>
        <source>All decks, and your own…</source>
        <translation>Todas las barajas, y las tuyas…</translation>
    </message>
    <message>
        <source>Letters of the figures</source>
        <translation>Letras de las figuras</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Tapete</translation>
    </message>
    <message numerus="yes">
        <source>Deck for %n card(s)</source>
        <translation>
            <numerusform>Baraja de %n carta</numerusform>
            <numerusform>Baraja de %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Dorso de las cartas</translation>
    </message>
</context>
<context>
    <name>Previsioni</name>
    <message>
        <source>the predictions may not add up to the number of tricks</source>
        <translation>las previsiones no pueden sumar el número de bazas</translation>
    </message>
    <message>
        <source>first all must say how many tricks they will win</source>
        <translation>antes todos deben decir cuántas bazas harán</translation>
    </message>
    <message>
        <source>Previsioni</source>
        <comment>the game&apos;s own name, the same in every language</comment>
        <translation>Previsioni</translation>
    </message>
    <message>
        <source>Say how many tricks you will win, then keep your word.</source>
        <translation>Di cuántas bazas harás y cumple tu palabra.</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <comment>above the lot</comment>
        <translation>¿Quién empieza?</translation>
    </message>
    <message>
        <source>Most cards each</source>
        <translation>Máximo de cartas</translation>
    </message>
    <message>
        <source>The turns go up to this number of cards and down again. Without it, as many as the pack allows.</source>
        <translation>Los turnos suben hasta este número de cartas y vuelven a bajar. Sin él, hasta donde da la baraja.</translation>
    </message>
    <message>
        <source>Hook</source>
        <translation>Gancho</translation>
    </message>
    <message>
        <source>The last to speak may not make the predictions add up to the number of tricks: somebody must fail.</source>
        <translation>Quien habla en último lugar no puede hacer que las previsiones sumen las bazas: alguien tiene que fallar.</translation>
    </message>
    <message>
        <source>Any prediction</source>
        <translation>Cualquier previsión</translation>
    </message>
    <message>
        <source>They may not add up</source>
        <translation>No deben cuadrar</translation>
    </message>
    <message>
        <source>Blind last turn</source>
        <translation>Último turno a ciegas</translation>
    </message>
    <message>
        <source>In the last turn all hold their card on the forehead and see every card but their own.</source>
        <translation>En el último turno cada cual sostiene su carta en la frente y ve todas las demás.</translation>
    </message>
    <message>
        <source>On the forehead</source>
        <translation>En la frente</translation>
    </message>
    <message>
        <source>As any other turn</source>
        <translation>Como los demás turnos</translation>
    </message>
    <message>
        <source>Classica</source>
        <comment>name of a set of rules</comment>
        <translation>Classica</translation>
    </message>
    <message>
        <source>From one card to as many as the pack allows, and down again to the blind turn.</source>
        <translation>De una carta hasta donde da la baraja, y abajo otra vez hasta el turno a ciegas.</translation>
    </message>
    <message>
        <source>Con il gancio</source>
        <comment>name of a set of rules: with the hook</comment>
        <translation>Con il gancio</translation>
    </message>
    <message>
        <source>The same, but the predictions may never add up to the number of tricks.</source>
        <translation>La misma, pero las previsiones nunca pueden sumar el número de bazas.</translation>
    </message>
    <message>
        <source>Breve</source>
        <comment>name of a set of rules: short</comment>
        <translation>Breve</translation>
    </message>
    <message>
        <source>Up to five cards each: nine turns.</source>
        <translation>Hasta cinco cartas para cada cual: nueve turnos.</translation>
    </message>
    <message>
        <source>{seat} begins.</source>
        <translation>Empieza {seat}.</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>en tu mano</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jugarla</translation>
    </message>
    <message>
        <source>The cards are being shuffled.</source>
        <translation>Se barajan las cartas.</translation>
    </message>
    <message>
        <source>{seat} is to say how many tricks.</source>
        <translation>¿Cuántas bazas? Le toca a {seat}.</translation>
    </message>
    <message>
        <source>{seat} is to play.</source>
        <translation>Le toca a {seat}.</translation>
    </message>
    <message>
        <source>You lead: play a card.</source>
        <translation>Sales tú: juega una carta.</translation>
    </message>
    <message>
        <source>Play a card.</source>
        <translation>Juega una carta.</translation>
    </message>
    <message>
        <source>You see every card but your own. Will it win the trick?</source>
        <translation>Ves todas las cartas menos la tuya. ¿Ganará la baza?</translation>
    </message>
    <message numerus="yes">
        <source>How many of %n trick(s) will you win?</source>
        <translation>
            <numerusform>Una sola baza: ¿será tuya?</numerusform>
            <numerusform>De %n bazas, ¿cuántas harás?</numerusform>
        </translation>
    </message>
    <message>
        <source>Not {bid}: the predictions may not add up.</source>
        <translation>No vale {bid}: las cuentas no deben cuadrar.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>a turn, by its number of cards</comment>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>turn</source>
        <translation>turno</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>Points where the prediction came true; else the tricks won and those predicted.</source>
        <translation>Los puntos, si se acertó; si no, bazas hechas y previstas.</translation>
    </message>
    <message>
        <source>The blind turn: one card each, on the forehead. {seat} begins.</source>
        <translation>Turno a ciegas: una carta para cada cual, en la frente. Empieza {seat}.</translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn}: %n card(s) each. {seat} begins.</source>
        <translation>
            <numerusform>Turno {turn}: %n carta para cada cual. Empieza {seat}.</numerusform>
            <numerusform>Turno {turn}: %n cartas para cada cual. Empieza {seat}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} predicts %n trick(s).</source>
        <translation>
            <numerusform>{seat} prevé %n baza.</numerusform>
            <numerusform>{seat} prevé %n bazas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} plays {card}.</source>
        <comment>the card with its article</comment>
        <translation>{seat} juega {card}.</translation>
    </message>
    <message>
        <source>All cards are shown.</source>
        <translation>Se descubren todas las cartas.</translation>
    </message>
    <message>
        <source>{seat} wins the trick with {card}.</source>
        <comment>the card with its article</comment>
        <translation>{seat} gana la baza con {card}.</translation>
    </message>
    <message>
        <source>Nobody has foreseen it right.</source>
        <translation>Nadie ha acertado la previsión.</translation>
    </message>
    <message>
        <source>Foreseen right by {seats}.</source>
        <translation>Previsión acertada: {seats}.</translation>
    </message>
    <message>
        <source>The match goes to {seats}.</source>
        <translation>La partida es para {seats}.</translation>
    </message>
    <message numerus="yes">
        <source>Predict %n trick(s)</source>
        <comment>a move</comment>
        <translation>
            <numerusform>Prever %n baza</numerusform>
            <numerusform>Prever %n bazas</numerusform>
        </translation>
    </message>
    <message>
        <source>Play {card}</source>
        <comment>a move: the card with its article</comment>
        <translation>Jugar {card}</translation>
    </message>
    <message>
        <source>you must follow {suit}</source>
        <translation>tienes que seguir el palo: {suit}</translation>
    </message>
    <message>
        <source>played by {seat}</source>
        <comment>name of the place before a seat</comment>
        <translation>carta de {seat}</translation>
    </message>
    <message>
        <source>on the forehead of {seat}</source>
        <comment>name of a place</comment>
        <translation>en la frente de {seat}</translation>
    </message>
    <message>
        <source>{bid}</source>
        <comment>a button: a number of tricks</comment>
        <translation>{bid}</translation>
    </message>
    <message>
        <source>Predict</source>
        <comment>a button: to predict so many tricks</comment>
        <translation>Prever</translation>
    </message>
    <message>
        <source>tricks</source>
        <comment>the unit of a number</comment>
        <translation>bazas</translation>
    </message>
    <message>
        <source>says {bid}</source>
        <comment>a player&apos;s prediction</comment>
        <translation>dice {bid}</translation>
    </message>
    <message>
        <source>{won} of {bid}</source>
        <comment>tricks won, tricks predicted</comment>
        <translation>{won} de {bid}</translation>
    </message>
    <message>
        <source>{bids} predicted of {cards}</source>
        <comment>the sum of all predictions, and the tricks</comment>
        <translation>previsiones: {bids} de {cards}</translation>
    </message>
    <message>
        <source>Blind turn</source>
        <translation>A ciegas</translation>
    </message>
    <message>
        <source>turn {turn} of {turns}</source>
        <translation>turno {turn} de {turns}</translation>
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
        <translation>Esta vez no gana nadie</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>¡Gana {name}!</translation>
    </message>
    <message>
        <source>The victory is shared</source>
        <translation>Victoria compartida</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>fichas</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Mirar la mesa</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Ver la partida</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Página de inicio</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Partida nueva…</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revancha</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Replay</source>
        <translation>Ver la partida</translation>
    </message>
    <message>
        <source>Seen with the eyes of</source>
        <translation>Quién mira</translation>
    </message>
    <message>
        <source>Everything open</source>
        <translation>Todo descubierto</translation>
    </message>
    <message>
        <source>With the eyes of {name}</source>
        <translation>Como la ve {name}</translation>
    </message>
    <message>
        <source>What all have seen</source>
        <translation>Lo que han visto todos</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>{step} of {steps}</source>
        <comment>steps of a replay</comment>
        <translation>{step} de {steps}</translation>
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
        <translation>Tus reglas</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>By the clock</source>
        <translation>Con reloj</translation>
    </message>
    <message>
        <source>no</source>
        <comment>the match is not played by the clock</comment>
        <translation>no</translation>
    </message>
    <message>
        <source>After so many minutes the match ends with the hand being played, whatever the number of hands.</source>
        <translation>Tras estos minutos la partida acaba con la mano en curso, sea cual sea el número de manos.</translation>
    </message>
    <message>
        <source>as many as can be</source>
        <comment>a limit that is not set</comment>
        <translation>el máximo</translation>
    </message>
    <message>
        <source>Every rule as chosen below.</source>
        <translation>Cada regla, como la elijas aquí abajo.</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Face and colour</source>
        <translation>Cara y color</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
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
        <translation>Quitar este puesto</translation>
    </message>
    <message>
        <source>Face {number}</source>
        <translation>Cara {number}</translation>
    </message>
    <message>
        <source>Colour {number}</source>
        <translation>Color {number}</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>is thinking</source>
        <translation>está pensando</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>ha elegido</translation>
    </message>
    <message>
        <source>is out</source>
        <translation>está fuera</translation>
    </message>
    <message>
        <source>has won</source>
        <translation>ha ganado</translation>
    </message>
    <message>
        <source>directs</source>
        <translation>dirige</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>reparte</translation>
    </message>
    <message>
        <source>keeps the bank</source>
        <translation>tiene la banca</translation>
    </message>
    <message>
        <source>plays alone</source>
        <translation>juega contra dos</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>sale</translation>
    </message>
    <message>
        <source>defends</source>
        <translation>defiende</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetteMezzo</name>
    <message>
        <source>the stake must be 1 to {limit}</source>
        <translation>la apuesta va de 1 a {limit}</translation>
    </message>
    <message>
        <source>the limit must be 1 to {limit}</source>
        <translation>el límite va de 1 a {limit}</translation>
    </message>
    <message>
        <source>only a covered 3 or 4 can be put away, before a card has been called</source>
        <translation>solo se puede cambiar un 3 o un 4 tapado, antes de pedir carta</translation>
    </message>
    <message>
        <source>with seven and a half one can only stand</source>
        <translation>con siete y medio solo queda plantarse</translation>
    </message>
    <message>
        <source>Sette e Mezzo</source>
        <comment>the game&apos;s own name: seven and a half</comment>
        <translation>Sette e Mezzo</translation>
    </message>
    <message>
        <source>Come closer to seven and a half than the bank, and not over.</source>
        <translation>Acércate a siete y medio más que la banca, sin pasarte.</translation>
    </message>
    <message>
        <source>Who keeps the bank?</source>
        <comment>above the cards that are turned for it</comment>
        <translation>¿Quién tiene la banca?</translation>
    </message>
    <message>
        <source>The king of coins is wild</source>
        <translation>El rey de oros es el comodín</translation>
    </message>
    <message>
        <source>It counts as whatever suits its holder best, one half or 1 to 7.</source>
        <translation>Vale lo que más convenga a quien lo tiene: medio punto, o de 1 a 7.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>Highest limit</source>
        <translation>Límite máximo</translation>
    </message>
    <message>
        <source>The bank names the highest stake of a hand, at most this many chips.</source>
        <translation>La banca dice la apuesta más alta de la mano, como mucho estas fichas.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>How many hands a match has.</source>
        <translation>Cuántas manos tiene la partida.</translation>
    </message>
    <message>
        <source>The match is won by</source>
        <translation>Para ganar cuentan</translation>
    </message>
    <message>
        <source>Most chips at the end; or most bets won, whatever the stakes were.</source>
        <translation>Las fichas al final; o las apuestas ganadas, grandes o pequeñas.</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Bets won</source>
        <translation>Apuestas ganadas</translation>
    </message>
    <message>
        <source>Classico</source>
        <comment>name of a set of rules</comment>
        <translation>Classico</translation>
    </message>
    <message>
        <source>Ten hands; most chips win.</source>
        <translation>Diez manos; gana quien tiene más fichas.</translation>
    </message>
    <message>
        <source>Con la matta</source>
        <comment>name of a set of rules: with a wild card</comment>
        <translation>Con la matta</translation>
    </message>
    <message>
        <source>The same with the king of coins as a wild card.</source>
        <translation>Lo mismo, con el rey de oros de comodín.</translation>
    </message>
    <message>
        <source>{seat} keeps the bank first.</source>
        <translation>La banca empieza con {seat}.</translation>
    </message>
    <message>
        <source>the stock</source>
        <translation>el mazo</translation>
    </message>
    <message>
        <source>put away</source>
        <translation>cartas apartadas</translation>
    </message>
    <message>
        <source>Another card?</source>
        <translation>¿Otra carta?</translation>
    </message>
    <message>
        <source>{card}, seen by you alone</source>
        <translation>{card}, carta que solo ves tú</translation>
    </message>
    <message>
        <source>cards of {seat}</source>
        <translation>cartas de {seat}</translation>
    </message>
    <message numerus="yes">
        <source>stake %n</source>
        <comment>chips at stake</comment>
        <translation>
            <numerusform>pone %n</numerusform>
            <numerusform>pone %n</numerusform>
        </translation>
    </message>
    <message>
        <source>hand {hand} of {hands}</source>
        <translation>mano {hand} de {hands}</translation>
    </message>
    <message>
        <source>hand {hand}</source>
        <translation>mano {hand}</translation>
    </message>
    <message>
        <source>up to {limit}</source>
        <comment>the highest stake</comment>
        <translation>hasta {limit}</translation>
    </message>
    <message>
        <source>{seat} keeps the bank</source>
        <translation>{seat} tiene la banca</translation>
    </message>
    <message>
        <source>Card</source>
        <comment>the word with which one calls another card</comment>
        <translation>Carta</translation>
    </message>
    <message>
        <source>I stand</source>
        <comment>the word with which one calls no more cards</comment>
        <translation>Me planto</translation>
    </message>
    <message>
        <source>Swap</source>
        <comment>a button: put the covered card away and take another</comment>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>The cards put away are shuffled.</source>
        <translation>Se barajan las cartas apartadas.</translation>
    </message>
    <message>
        <source>{seat} is to move.</source>
        <translation>Le toca a {seat}.</translation>
    </message>
    <message>
        <source>You keep the bank: how much may be staked at most?</source>
        <translation>Tienes la banca: ¿cuánto se puede apostar como mucho?</translation>
    </message>
    <message>
        <source>Look at your card: how much do you stake?</source>
        <translation>Mira tu carta: ¿cuánto apuestas?</translation>
    </message>
    <message>
        <source>Seven and a half! Nobody knows: you can only stand.</source>
        <translation>¡Siete y medio! Nadie lo sabe: solo puedes plantarte.</translation>
    </message>
    <message>
        <source>You have {total}. Another card?</source>
        <translation>Tienes {total}. ¿Otra carta?</translation>
    </message>
    <message>
        <source>Gold marks an amblé, silver the bank.</source>
        <translation>En oro los amblé, en plata la banca.</translation>
    </message>
    <message>
        <source>Most bets won decide the match, not the chips above.</source>
        <translation>Deciden las apuestas ganadas, no las fichas de arriba.</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>mano</translation>
    </message>
    <message>
        <source>bets won</source>
        <translation>apuestas ganadas</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>fichas</translation>
    </message>
    <message>
        <source>Hand {hand}: {seat} keeps the bank.</source>
        <translation>Mano {hand}: {seat} tiene la banca.</translation>
    </message>
    <message>
        <source>The whole pack is shuffled.</source>
        <translation>Se baraja todo de nuevo.</translation>
    </message>
    <message>
        <source>The stock is empty: the cards put away are shuffled.</source>
        <translation>Se acabó el mazo: se barajan las cartas apartadas.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} sets the limit: %n chip(s).</source>
        <translation>
            <numerusform>{seat} pone el límite: %n ficha.</numerusform>
            <numerusform>{seat} pone el límite: %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} stakes %n.</source>
        <translation>
            <numerusform>{seat} apuesta %n.</numerusform>
            <numerusform>{seat} apuesta %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} gets {card}, face down.</source>
        <comment>card with its article</comment>
        <translation>Carta tapada para {seat}: {card}.</translation>
    </message>
    <message>
        <source>{seat} shows {card}, puts it away and takes another card.</source>
        <translation>{seat} enseña {card} y cambia de carta.</translation>
    </message>
    <message>
        <source>{seat} calls a card.</source>
        <translation>{seat} pide carta.</translation>
    </message>
    <message>
        <source>{seat} gets {card}.</source>
        <comment>card with its article</comment>
        <translation>{seat} recibe {card}.</translation>
    </message>
    <message>
        <source>{seat} calls a card: {card}.</source>
        <comment>card with its article</comment>
        <translation>{seat} pide carta: {card}.</translation>
    </message>
    <message>
        <source>{seat} stands.</source>
        <comment>calls no more cards</comment>
        <translation>{seat} se planta.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} is bust with {total} and pays %n.</source>
        <translation>
            <numerusform>{seat} se pasa con {total} y paga %n.</numerusform>
            <numerusform>{seat} se pasa con {total} y paga %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bank is bust with {total}.</source>
        <translation>La banca se pasa con {total}.</translation>
    </message>
    <message>
        <source>{seat} declares amblé: seven and a half with two cards!</source>
        <translation>{seat} hace amblé: ¡siete y medio con dos cartas!</translation>
    </message>
    <message>
        <source>{seat} shows {total}.</source>
        <comment>a total of points</comment>
        <translation>{seat} enseña {total}.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} wins %n.</source>
        <comment>chips</comment>
        <translation>
            <numerusform>{seat} gana %n.</numerusform>
            <numerusform>{seat} gana %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} loses %n.</source>
        <comment>chips</comment>
        <translation>
            <numerusform>{seat} pierde %n.</numerusform>
            <numerusform>{seat} pierde %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} neither wins nor loses.</source>
        <translation>{seat} ni gana ni pierde.</translation>
    </message>
    <message>
        <source>{seat} takes the bank.</source>
        <translation>{seat} toma la banca.</translation>
    </message>
    <message>
        <source>The match goes to {seats}.</source>
        <translation>La partida es para {seats}.</translation>
    </message>
    <message>
        <source>Limit {limit}</source>
        <comment>a move</comment>
        <translation>Límite {limit}</translation>
    </message>
    <message numerus="yes">
        <source>Stake %n</source>
        <comment>a move</comment>
        <translation>
            <numerusform>Apostar %n</numerusform>
            <numerusform>Apostar %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Call a card</source>
        <comment>a move</comment>
        <translation>Pedir carta</translation>
    </message>
    <message>
        <source>Stand</source>
        <comment>a move: call no more cards</comment>
        <translation>Plantarse</translation>
    </message>
    <message>
        <source>Put {card} away and take another</source>
        <comment>a move: the card with its article</comment>
        <translation>Cambiar {card}</translation>
    </message>
    <message>
        <source>{rank}: {count}</source>
        <comment>a rank, and how many of its cards have not been seen</comment>
        <translation>{rank}: {count}</translation>
    </message>
    <message>
        <source>not seen yet</source>
        <translation>aún no vistas</translation>
    </message>
    <message>
        <source>stands</source>
        <comment>of a seat that calls no more cards</comment>
        <translation>se planta</translation>
    </message>
    <message>
        <source>amblé</source>
        <comment>seven and a half with two cards</comment>
        <translation>amblé</translation>
    </message>
    <message>
        <source>bust</source>
        <comment>of a seat that is over seven and a half</comment>
        <translation>se pasa</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Límite</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Apuesta</translation>
    </message>
    <message>
        <source>{seat}, the bank, is bust with {total}.</source>
        <translation>{seat}, en la banca, se pasa con {total}.</translation>
    </message>
    <message>
        <source>{seat}, the bank, has amblé.</source>
        <translation>{seat}, en la banca, tiene amblé.</translation>
    </message>
    <message>
        <source>Everybody is bust: the bank need not play.</source>
        <translation>Se han pasado todos: la banca ni siquiera juega.</translation>
    </message>
    <message>
        <source>{seat}, the bank, has {total}.</source>
        <translation>{seat}, en la banca, tiene {total}.</translation>
    </message>
    <message>
        <source>{seat} has amblé and takes the bank.</source>
        <translation>{seat} tiene amblé y toma la banca.</translation>
    </message>
    <message numerus="yes">
        <source>It wins %n chip(s).</source>
        <comment>the bank</comment>
        <translation>
            <numerusform>La banca gana %n ficha.</numerusform>
            <numerusform>La banca gana %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It loses %n chip(s).</source>
        <comment>the bank</comment>
        <translation>
            <numerusform>La banca pierde %n ficha.</numerusform>
            <numerusform>La banca pierde %n fichas.</numerusform>
        </translation>
    </message>
    <message>
        <source>It neither wins nor loses.</source>
        <comment>the bank</comment>
        <translation>La banca ni gana ni pierde.</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>yes</source>
        <comment>a cell read out: the seat holds it, or may hold it</comment>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <comment>a cell read out: the seat holds none</comment>
        <translation>no</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>a cell read out: no points</comment>
        <translation>nada</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a cell read out: nothing stands in it</comment>
        <translation>vacío</translation>
    </message>
    <message>
        <source>round</source>
        <translation>ronda</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>begin a match at once</comment>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Continue: {game} with {names}</source>
        <translation>Continuar: {game} con {names}</translation>
    </message>
    <message>
        <source>Players and rules: {names}</source>
        <translation>Personas y reglas: {names}</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>What to show</source>
        <translation>Qué mostrar</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Tallies of each person</source>
        <translation>Las cuentas de cada cual</translation>
    </message>
    <message>
        <source>Finished matches</source>
        <translation>Partidas terminadas</translation>
    </message>
    <message>
        <source>No match has been finished yet.</source>
        <translation>Todavía no hay ninguna partida terminada.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Ver la partida</translation>
    </message>
    <message>
        <source>Forget this match</source>
        <translation>Olvidar esta partida</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The statistics can’t be read ({why}).</source>
        <translation>Las estadísticas no se pueden leer ({why}).</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Highest score</source>
        <translation>Mejor puntuación</translation>
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
        <translation>Las estadísticas son de una versión más nueva del programa y no se han tocado.</translation>
    </message>
    <message>
        <source>The settings can’t be read ({why}); the usual ones are used.</source>
        <translation>Los ajustes no se pueden leer ({why}); se usan los habituales.</translation>
    </message>
    <message>
        <source>The settings are from a newer version of the program and were left untouched.</source>
        <translation>Los ajustes son de una versión más nueva del programa y no se han tocado.</translation>
    </message>
    <message>
        <source>The setting “{key}” has a value that is not known; the usual one is used.</source>
        <translation>El ajuste «{key}» tiene un valor desconocido; se usa el habitual.</translation>
    </message>
    <message>
        <source>The file {name} is damaged and was left as it is.</source>
        <translation>El archivo {name} está dañado y se ha dejado como estaba.</translation>
    </message>
    <message>
        <source>The file {name} is damaged; it was kept as {aside}.</source>
        <translation>El archivo {name} está dañado; se ha guardado como {aside}.</translation>
    </message>
    <message>
        <source>{name} can’t be saved ({why}).</source>
        <translation>{name} no se puede guardar ({why}).</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Cards on the table</source>
        <translation>Cartas en la mesa</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Consejo</translation>
    </message>
    <message>
        <source>H</source>
        <comment>key that asks for advice</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>Ranking</source>
        <comment>button: who has won</comment>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
</context>
<context>
    <name>Terziglio</name>
    <message>
        <source>one calls a card that one lacks</source>
        <translation>se llama una carta que no se tiene</translation>
    </message>
    <message>
        <source>only a defender who leads may say this</source>
        <translation>solo lo puede decir quien defiende y sale</translation>
    </message>
    <message>
        <source>it is not the last card of its suit</source>
        <translation>no es la última carta de su palo</translation>
    </message>
    <message>
        <source>these rules have no accuse</source>
        <translation>con estas reglas no hay acusas</translation>
    </message>
    <message>
        <source>one declares before one&apos;s first card</source>
        <translation>se declara antes de jugar la primera carta</translation>
    </message>
    <message>
        <source>this has been declared already</source>
        <translation>esta acusa ya se ha declarado</translation>
    </message>
    <message>
        <source>you do not hold this: {what}</source>
        <translation>esto no lo tienes: {what}</translation>
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
        <translation>Quien llama una carta juega contra los otros dos.</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Última baza</translation>
    </message>
    <message>
        <source>The last trick is worth a point of its own.</source>
        <translation>La última baza vale un punto más.</translation>
    </message>
    <message>
        <source>One point</source>
        <translation>Un punto</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Cards put aside</source>
        <translation>Cartas apartadas</translation>
    </message>
    <message>
        <source>For whom the four cards count that the opener has put aside.</source>
        <translation>Para quién cuentan las cuatro cartas que ha apartado quien abrió.</translation>
    </message>
    <message>
        <source>Whoever wins the last trick</source>
        <translation>Para quien hace la última baza</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Para nadie</translation>
    </message>
    <message>
        <source>Accuse</source>
        <translation>Acusas</translation>
    </message>
    <message>
        <source>Before its first card a player may declare ace, two and three of a suit, or three or four aces, twos or threes, for 3 or 4 points.</source>
        <translation>Antes de la primera carta se pueden declarar as, dos y tres de un palo, o tres o cuatro ases, doses o treses, por 3 o 4 puntos.</translation>
    </message>
    <message>
        <source>They count</source>
        <translation>Valen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Monte</source>
        <translation>Monte</translation>
    </message>
    <message>
        <source>Whether everybody sees the four cards that the opener takes.</source>
        <translation>Si todos ven las cuatro cartas que toma quien abre.</translation>
    </message>
    <message>
        <source>Shown to all</source>
        <translation>A la vista de todos</translation>
    </message>
    <message>
        <source>Seen by the opener only</source>
        <translation>Solo lo ve quien abre</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Contratos</translation>
    </message>
    <message>
        <source>With three contracts there is an auction: “solo” calls no card, for double stakes; “solissimo” does without the monte too, for triple stakes.</source>
        <translation>Con tres contratos hay subasta: «solo» no llama carta, con apuesta doble; «solissimo» renuncia también al monte, con apuesta triple.</translation>
    </message>
    <message>
        <source>Chiamo, solo, solissimo</source>
        <comment>three contracts: the Italian terms</comment>
        <translation>Chiamo, solo, solissimo</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>How many hands a match has; those that all pass are not counted.</source>
        <translation>Cuántas manos tiene la partida; las nulas, en que todos pasan, no cuentan.</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Apuesta</translation>
    </message>
    <message>
        <source>Chips that each defender pays to the opener, or gets.</source>
        <translation>Las fichas que cada defensor paga a quien abrió, o recibe.</translation>
    </message>
    <message>
        <source>Chiamo</source>
        <comment>name of a set of rules</comment>
        <translation>Chiamo</translation>
    </message>
    <message>
        <source>The first to call a card plays alone; accuse and the last trick count.</source>
        <translation>Quien llama primero juega contra los otros dos; valen las acusas y la última baza.</translation>
    </message>
    <message>
        <source>Calabresella</source>
        <comment>name of a set of rules</comment>
        <translation>Calabresella</translation>
    </message>
    <message>
        <source>An auction of three contracts, without accuse.</source>
        <translation>Subasta con tres contratos, sin acusas.</translation>
    </message>
    <message>
        <source>Essenziale</source>
        <comment>name of a set of rules: the bare game</comment>
        <translation>Essenziale</translation>
    </message>
    <message>
        <source>No point for the last trick, and the cards put aside count for nobody.</source>
        <translation>Sin punto por la última baza; las cartas apartadas no cuentan para nadie.</translation>
    </message>
    <message>
        <source>you must follow {suit}</source>
        <translation>tienes que seguir el palo: {suit}</translation>
    </message>
    <message>
        <source>the card that was called is not given back</source>
        <translation>la carta llamada no se devuelve</translation>
    </message>
    <message>
        <source>exactly four cards are put aside</source>
        <translation>se apartan exactamente cuatro cartas</translation>
    </message>
    <message>
        <source>put aside by {seat}</source>
        <comment>name of a place</comment>
        <translation>apartadas por {seat}</translation>
    </message>
    <message>
        <source>The cards are being shuffled.</source>
        <translation>Se barajan las cartas.</translation>
    </message>
    <message>
        <source>{seat} is to open or to pass.</source>
        <translation>¿Abre o pasa? Le toca a {seat}.</translation>
    </message>
    <message>
        <source>{seat} is to call a card.</source>
        <translation>Le toca a {seat} llamar una carta.</translation>
    </message>
    <message>
        <source>{seat} is to give a card back.</source>
        <translation>Le toca a {seat} devolver una carta.</translation>
    </message>
    <message>
        <source>{seat} is to put four cards aside.</source>
        <translation>Le toca a {seat} apartar cuatro cartas.</translation>
    </message>
    <message>
        <source>{seat} is to play.</source>
        <translation>Le toca a {seat}.</translation>
    </message>
    <message>
        <source>Bid, or pass.</source>
        <translation>Ofrece un contrato, o pasa.</translation>
    </message>
    <message>
        <source>Call a card to play alone, or pass.</source>
        <translation>Llama una carta para jugar contra los otros dos, o pasa.</translation>
    </message>
    <message>
        <source>Call a card that you lack.</source>
        <translation>Llama una carta que no tengas.</translation>
    </message>
    <message>
        <source>Choose a card to give back to {seat}.</source>
        <translation>Elige una carta para devolvérsela a {seat}.</translation>
    </message>
    <message>
        <source>Choose four cards to put aside.</source>
        <translation>Elige cuatro cartas para apartar.</translation>
    </message>
    <message>
        <source>Play a card.</source>
        <translation>Juega una carta.</translation>
    </message>
    <message>
        <source>You lead: play a card.</source>
        <translation>Sales tú: juega una carta.</translation>
    </message>
    <message>
        <source>Last hand: {seat}, alone, {points} points; the defenders {others}.</source>
        <translation>Puntos de la última mano: {seat} {points}, defensa {others}.</translation>
    </message>
    <message>
        <source>{played} of {hands} hands played</source>
        <translation>manos jugadas: {played} de {hands}</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>mano</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>fichas</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>en tu mano</translation>
    </message>
    <message>
        <source>played by {seat}</source>
        <comment>name of the place before a seat</comment>
        <translation>carta de {seat}</translation>
    </message>
    <message>
        <source>Busso!</source>
        <comment>said aloud: the Italian term</comment>
        <translation>¡Busso!</translation>
    </message>
    <message>
        <source>Volo!</source>
        <comment>said aloud: the Italian term</comment>
        <translation>¡Volo!</translation>
    </message>
    <message>
        <source>tricks of {seat}</source>
        <comment>name of the place beside a seat</comment>
        <translation>bazas de {seat}</translation>
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
            <numerusform>%n acusa</numerusform>
            <numerusform>%n acusas</numerusform>
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
        <translation>«Busso»: vuelve al palo</translation>
    </message>
    <message>
        <source>“Volo”: my last one</source>
        <comment>said with the card: the Italian term</comment>
        <translation>«Volo»: es la última</translation>
    </message>
    <message>
        <source>napola</source>
        <comment>a napoletana was declared; very short, under a player&apos;s name</comment>
        <translation>napola</translation>
    </message>
    <message>
        <source>Play {card} and say “busso”</source>
        <comment>a move: the card with its article</comment>
        <translation>Jugar {card} y decir «busso»</translation>
    </message>
    <message>
        <source>Play {card} and say “volo”</source>
        <comment>a move: the card with its article</comment>
        <translation>Jugar {card} y decir «volo»</translation>
    </message>
    <message>
        <source>aces {points}</source>
        <comment>part of a count</comment>
        <translation>ases {points}</translation>
    </message>
    <message>
        <source>figures {points}</source>
        <comment>part of a count: a point for every three of them</comment>
        <translation>figuras {points}</translation>
    </message>
    <message>
        <source>last trick {points}</source>
        <comment>part of a count</comment>
        <translation>última baza {points}</translation>
    </message>
    <message>
        <source>accuse {points}</source>
        <comment>part of a count</comment>
        <translation>acusas {points}</translation>
    </message>
    <message>
        <source>passes</source>
        <comment>short, under a player&apos;s name</comment>
        <translation>pasa</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <comment>short, under a player&apos;s name</comment>
        <translation>
            <numerusform>%n baza</numerusform>
            <numerusform>%n bazas</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening</source>
        <comment>who will play alone?</comment>
        <translation>Apertura</translation>
    </message>
    <message>
        <source>hand {hand}</source>
        <translation>mano {hand}</translation>
    </message>
    <message>
        <source>Give it back</source>
        <translation>Devolverla</translation>
    </message>
    <message>
        <source>Put aside</source>
        <translation>Apartar</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jugarla</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>a move</comment>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Call a card…</source>
        <comment>a button that opens a choice of cards</comment>
        <translation>Llamar una carta…</translation>
    </message>
    <message>
        <source>{card}</source>
        <translation>{card}</translation>
    </message>
    <message>
        <source>Accusa…</source>
        <comment>a button that opens a choice of declarations: the Italian term</comment>
        <translation>Acusa…</translation>
    </message>
    <message>
        <source>three or four aces</source>
        <comment>a declaration</comment>
        <translation>tres o cuatro ases</translation>
    </message>
    <message>
        <source>three or four twos</source>
        <comment>a declaration</comment>
        <translation>tres o cuatro doses</translation>
    </message>
    <message>
        <source>three or four threes</source>
        <comment>a declaration</comment>
        <translation>tres o cuatro treses</translation>
    </message>
    <message>
        <source>aces</source>
        <comment>declared; short, under a player&apos;s name</comment>
        <translation>ases</translation>
    </message>
    <message>
        <source>twos</source>
        <comment>declared; short, under a player&apos;s name</comment>
        <translation>doses</translation>
    </message>
    <message>
        <source>threes</source>
        <comment>declared; short, under a player&apos;s name</comment>
        <translation>treses</translation>
    </message>
    <message>
        <source>Hand {hand}: {seat} deals.</source>
        <translation>Mano {hand}: reparte {seat}.</translation>
    </message>
    <message>
        <source>{seat} passes.</source>
        <translation>{seat} pasa.</translation>
    </message>
    <message>
        <source>{seat} bids {contract}.</source>
        <translation>{seat} dice: {contract}.</translation>
    </message>
    <message>
        <source>All have passed: the hand is void.</source>
        <translation>Todos han pasado: la mano es nula.</translation>
    </message>
    <message>
        <source>{seat} calls {card}.</source>
        <comment>the card with its article</comment>
        <translation>{seat} llama {card}.</translation>
    </message>
    <message>
        <source>{seat} hands it over.</source>
        <comment>the card that was called</comment>
        <translation>La carta la tiene {seat}, que la entrega.</translation>
    </message>
    <message>
        <source>Nobody holds it: it lies in the monte.</source>
        <comment>the card that was called</comment>
        <translation>No la tiene nadie: la carta está en el monte.</translation>
    </message>
    <message>
        <source>{seat} takes the monte.</source>
        <translation>{seat} toma el monte.</translation>
    </message>
    <message>
        <source>{seat} gives {card} back to {other}.</source>
        <comment>the card with its article</comment>
        <translation>{seat} devuelve {card} a {other}.</translation>
    </message>
    <message>
        <source>{seat} gives a card back to {other}.</source>
        <translation>{seat} devuelve una carta a {other}.</translation>
    </message>
    <message>
        <source>{seat} puts four cards aside.</source>
        <translation>{seat} aparta cuatro cartas.</translation>
    </message>
    <message>
        <source>{seat} declares: {what}.</source>
        <translation>{seat} declara: {what}.</translation>
    </message>
    <message>
        <source>{seat} takes the trick with {card}.</source>
        <comment>the card with its article</comment>
        <translation>{seat} gana la baza con {card}.</translation>
    </message>
    <message>
        <source>The match goes to {seats}.</source>
        <translation>La partida es para {seats}.</translation>
    </message>
    <message>
        <source>Bid {contract}</source>
        <comment>a move</comment>
        <translation>Decir «{contract}»</translation>
    </message>
    <message>
        <source>Call {card}</source>
        <comment>a move: the card with its article</comment>
        <translation>Llamar {card}</translation>
    </message>
    <message>
        <source>Give back {card}</source>
        <comment>a move: the card with its article</comment>
        <translation>Devolver {card}</translation>
    </message>
    <message>
        <source>Declare {what}</source>
        <comment>a move</comment>
        <translation>Declarar {what}</translation>
    </message>
    <message>
        <source>{seat} plays {card} and says: busso.</source>
        <comment>the card with its article</comment>
        <translation>{seat} juega {card} y dice: busso.</translation>
    </message>
    <message>
        <source>{seat} plays {card} and says: volo.</source>
        <comment>the card with its article</comment>
        <translation>{seat} juega {card} y dice: volo.</translation>
    </message>
    <message>
        <source>{seat} plays {card}.</source>
        <comment>the card with its article</comment>
        <translation>{seat} juega {card}.</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <comment>a move: the card with its article</comment>
        <translation>Jugar {card}</translation>
    </message>
    <message>
        <source>Put four cards aside</source>
        <comment>a move</comment>
        <translation>Apartar cuatro cartas</translation>
    </message>
    <message>
        <source>Put aside {one}, {two}, {three} and {four}</source>
        <comment>a move: four cards</comment>
        <translation>Apartar {one}, {two}, {three} y {four}</translation>
    </message>
    <message>
        <source>{who}: no points.</source>
        <comment>a side</comment>
        <translation>{who}: ningún punto.</translation>
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
        <translation>{who} {points}: ases {aces}, figuras {thirds} ({figures}), última baza {last}, acusas {accuse}.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} wins the hand and gets %n chip(s) from each of the others.</source>
        <translation>
            <numerusform>{seat} gana la mano y cobra %n ficha de cada uno de los otros.</numerusform>
            <numerusform>{seat} gana la mano y cobra %n fichas de cada uno de los otros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} loses the hand and pays %n chip(s) to each of the others.</source>
        <translation>
            <numerusform>{seat} pierde la mano y paga %n ficha a cada uno de los otros.</numerusform>
            <numerusform>{seat} pierde la mano y paga %n fichas a cada uno de los otros.</numerusform>
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
        <translation>en la mesa aún queda algo que quitar</translation>
    </message>
    <message>
        <source>these two cards don&apos;t add up to 11</source>
        <translation>estas dos cartas no suman 11</translation>
    </message>
    <message>
        <source>Gioco dell’11</source>
        <comment>the game&apos;s own name: the game of eleven</comment>
        <translation>Gioco dell’11</translation>
    </message>
    <message>
        <source>A quick patience: two cards that make 11 go, and the figures go alone.</source>
        <translation>Un solitario rápido: dos cartas que suman 11 se van, y las figuras, solas.</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Apuesta</translation>
    </message>
    <message>
        <source>Chips that each seat puts in the pot when several play; the winners share it.</source>
        <translation>Las fichas que cada cual pone en el plato cuando se juega entre varios; se lo reparten los ganadores.</translation>
    </message>
    <message>
        <source>Classico</source>
        <comment>name of a set of rules</comment>
        <translation>Classico</translation>
    </message>
    <message>
        <source>Alone, or in turns for the honour of it.</source>
        <translation>A solas, o por turnos y por el honor.</translation>
    </message>
    <message>
        <source>nothing on the table makes 11 with it</source>
        <translation>nada en la mesa suma 11 con esta carta</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>en la mesa</translation>
    </message>
    <message>
        <source>the stock</source>
        <translation>el mazo</translation>
    </message>
    <message numerus="yes">
        <source>%n covered</source>
        <comment>cards in the stock</comment>
        <translation>
            <numerusform>%n tapada</numerusform>
            <numerusform>%n tapadas</numerusform>
        </translation>
    </message>
    <message>
        <source>turned from the stock</source>
        <translation>vueltas del mazo</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>cartas quitadas</translation>
    </message>
    <message>
        <source>solved</source>
        <comment>of a patience</comment>
        <translation>resuelto</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) in the pot</source>
        <translation>
            <numerusform>%n ficha en el plato</numerusform>
            <numerusform>%n fichas en el plato</numerusform>
        </translation>
    </message>
    <message>
        <source>still covered</source>
        <comment>above a number of cards</comment>
        <translation>aún tapadas</translation>
    </message>
    <message>
        <source>Remove the two cards</source>
        <comment>a button: the only pair there is</comment>
        <translation>Quitar las dos cartas</translation>
    </message>
    <message>
        <source>Remove the figure</source>
        <comment>a button: the only figure there is</comment>
        <translation>Quitar la figura</translation>
    </message>
    <message>
        <source>The pack is shuffled.</source>
        <translation>Se baraja.</translation>
    </message>
    <message>
        <source>{seat} is playing.</source>
        <translation>Juega {seat}.</translation>
    </message>
    <message>
        <source>Which card goes with {card}?</source>
        <comment>card with its article</comment>
        <translation>¿Qué carta se va con {card}?</translation>
    </message>
    <message>
        <source>Nothing more goes: turn the top card of the stock.</source>
        <translation>Ya no se puede: vuelve la primera carta del mazo.</translation>
    </message>
    <message>
        <source>Remove two cards that make 11, or a figure.</source>
        <translation>Quita dos cartas que sumen 11, o una figura.</translation>
    </message>
    <message>
        <source>patience</source>
        <comment>label of a row: how the patience went</comment>
        <translation>solitario</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>fichas</translation>
    </message>
    <message>
        <source>in turns</source>
        <translation>por turnos</translation>
    </message>
    <message>
        <source>covered</source>
        <comment>how many cards were left covered; label of a row</comment>
        <translation>tapadas</translation>
    </message>
    <message>
        <source>{seat} lays out nine cards.</source>
        <translation>{seat} descubre nueve cartas.</translation>
    </message>
    <message>
        <source>{seat} removes {one} and {two}.</source>
        <comment>two cards with their articles</comment>
        <translation>{seat} quita {one} y {two}.</translation>
    </message>
    <message>
        <source>{seat} removes {card}.</source>
        <comment>card with its article</comment>
        <translation>{seat} quita {card}.</translation>
    </message>
    <message>
        <source>{seat} turns {card}, which goes.</source>
        <comment>card with its article, a figure</comment>
        <translation>{seat} vuelve {card}, que se va.</translation>
    </message>
    <message>
        <source>{seat} turns {card}.</source>
        <comment>card with its article</comment>
        <translation>{seat} vuelve {card}.</translation>
    </message>
    <message>
        <source>Off go {one} and {two}.</source>
        <comment>two cards with their articles</comment>
        <translation>Se van {one} y {two}.</translation>
    </message>
    <message>
        <source>Solved! The stock of {seat} is empty.</source>
        <translation>¡Resuelto! {seat} ha vaciado el mazo.</translation>
    </message>
    <message numerus="yes">
        <source>Not solved: {seat} leaves %n card(s) covered.</source>
        <translation>
            <numerusform>No ha salido: {seat} deja %n carta tapada.</numerusform>
            <numerusform>No ha salido: {seat} deja %n cartas tapadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match goes to {seats}.</source>
        <translation>La partida es para {seats}.</translation>
    </message>
    <message>
        <source>Remove {one} and {two}</source>
        <comment>a move: two cards with their articles</comment>
        <translation>Quitar {one} y {two}</translation>
    </message>
    <message>
        <source>Remove {card}</source>
        <comment>a move: the card with its article</comment>
        <translation>Quitar {card}</translation>
    </message>
    <message>
        <source>With {card}</source>
        <comment>a move: the card with its article goes with the turned one</comment>
        <translation>Con {card}</translation>
    </message>
    <message>
        <source>Turn a card</source>
        <comment>a move</comment>
        <translation>Volver una carta</translation>
    </message>
    <message>
        <source>waiting</source>
        <comment>of a seat</comment>
        <translation>espera</translation>
    </message>
    <message>
        <source>playing</source>
        <comment>of a seat</comment>
        <translation>juega</translation>
    </message>
    <message>
        <source>not solved</source>
        <comment>of a patience</comment>
        <translation>no ha salido</translation>
    </message>
</context>
</TS>
