<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AltaBassa</name>
    <message>
        <source>Alta e Bassa</source>
        <comment>the game&apos;s own name, the same in every language</comment>
        <translation>Alta e Bassa</translation>
    </message>
    <message>
        <source>Everybody at once, in secret: now the highest wins, now the lowest.</source>
        <translation>Tous à la fois, en secret&#x202f;: tantôt la plus haute gagne, tantôt la plus basse.</translation>
    </message>
    <message>
        <source>Cards each</source>
        <translation>Cartes par personne</translation>
    </message>
    <message>
        <source>With 13 cards the 8, 9 and 10 are in play too, and a hand has thirteen rounds.</source>
        <translation>Avec 13 cartes on joue aussi avec le 8, le 9 et le 10, et une manche a treize tours.</translation>
    </message>
    <message>
        <source>10 (pack of 40)</source>
        <translation>10 (jeu de 40)</translation>
    </message>
    <message>
        <source>13 (pack of 52)</source>
        <translation>13 (jeu de 52)</translation>
    </message>
    <message>
        <source>Tie for first</source>
        <translation>Égalité à la première place</translation>
    </message>
    <message>
        <source>Two who tie for first halve its points and three or more get nothing; or each of them always takes 2.</source>
        <translation>À deux à égalité, on partage les points du premier&#x202f;; à trois ou plus, aucun&#x202f;; ou bien toujours 2 pour chacun.</translation>
    </message>
    <message>
        <source>Two halve the points</source>
        <translation>Deux se partagent les points</translation>
    </message>
    <message>
        <source>2 points each</source>
        <translation>2 points chacun</translation>
    </message>
    <message>
        <source>Second place</source>
        <translation>Seconde place</translation>
    </message>
    <message>
        <source>Second is only the rank right next to the winning one; or whichever laid card comes closest to it.</source>
        <translation>La seconde place va seulement à la carte juste à côté de la gagnante&#x202f;; ou à la plus proche parmi les cartes posées.</translation>
    </message>
    <message>
        <source>The rank next to first</source>
        <translation>La carte à côté de la gagnante</translation>
    </message>
    <message>
        <source>The closest card laid</source>
        <translation>La plus proche des cartes posées</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>How many hands a match has; with several, the chips decide.</source>
        <translation>Combien de manches a la partie&#x202f;; s’il y en a plusieurs, les jetons décident.</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Mise</translation>
    </message>
    <message>
        <source>Chips that each seat pays into the pot after a hand that it did not win.</source>
        <translation>Les jetons que chacun verse au pot après une manche qu’il n’a pas gagnée.</translation>
    </message>
    <message>
        <source>Italiana</source>
        <comment>name of a set of rules</comment>
        <translation>Italiana</translation>
    </message>
    <message>
        <source>Ten cards each; two who tie for first halve its points.</source>
        <translation>Dix cartes par personne&#x202f;; à deux à égalité, on partage les points du premier.</translation>
    </message>
    <message>
        <source>Italiana, 13 cards</source>
        <comment>name of a set of rules</comment>
        <translation>Italiana, 13 cartes</translation>
    </message>
    <message>
        <source>The same with thirteen cards each.</source>
        <translation>La même, avec treize cartes par personne.</translation>
    </message>
    <message>
        <source>Classica</source>
        <comment>name of a set of rules</comment>
        <translation>Classica</translation>
    </message>
    <message>
        <source>Thirteen cards each; whoever ties for first takes 2 points. For three to five.</source>
        <translation>Treize cartes par personne&#x202f;; une première place partagée rapporte 2 points à chacun. De trois à cinq personnes.</translation>
    </message>
    <message>
        <source>laid by {seat}</source>
        <comment>name of the place before a seat</comment>
        <translation>posée par {seat}</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>en main</translation>
    </message>
    <message>
        <source>Lay it face down</source>
        <translation>La poser cachée</translation>
    </message>
    <message>
        <source>Uncover</source>
        <translation>Découvrir</translation>
    </message>
    <message>
        <source>All have chosen.</source>
        <translation>Tout le monde a choisi.</translation>
    </message>
    <message>
        <source>Waiting for the others to choose.</source>
        <translation>Les autres choisissent encore.</translation>
    </message>
    <message>
        <source>The highest wins. Choose a card.</source>
        <translation>La plus haute gagne. Choisissez une carte.</translation>
    </message>
    <message>
        <source>The lowest wins. Choose a card.</source>
        <translation>La plus basse gagne. Choisissez une carte.</translation>
    </message>
    <message>
        <source>Hand {hand} of {hands}</source>
        <translation>Manche {hand} sur {hands}</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) in the pot</source>
        <translation>
            <numerusform>%n jeton au pot</numerusform>
            <numerusform>%n jetons au pot</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} directs</source>
        <comment>gives the signal to uncover</comment>
        <translation>{seat} dirige</translation>
    </message>
    <message>
        <source>round</source>
        <translation>tour</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>Hand {hand} begins. {seat} directs.</source>
        <translation>La manche {hand} commence. {seat} dirige.</translation>
    </message>
    <message>
        <source>{seat} has chosen.</source>
        <translation>{seat} a choisi.</translation>
    </message>
    <message numerus="yes">
        <source>The hand goes to {seats} with %n point(s).</source>
        <translation>
            <numerusform>La manche revient à {seats} avec&#xa0;%n point.</numerusform>
            <numerusform>La manche revient à {seats} avec&#xa0;%n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match goes to {seats}.</source>
        <translation>La partie revient à {seats}.</translation>
    </message>
    <message>
        <source>Round {round}: first {seats}.</source>
        <comment>told after its cards have been put away</comment>
        <translation>Tour {round}&#x202f;: première place à {seats}.</translation>
    </message>
    <message>
        <source>Second {seats}.</source>
        <comment>told after the cards have been put away</comment>
        <translation>Seconde place à {seats}.</translation>
    </message>
    <message>
        <source>Lay {card}</source>
        <comment>a move: the card with its article</comment>
        <translation>Poser {card}</translation>
    </message>
    <message>
        <source>still held</source>
        <translation>encore en main</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>tour {number}</translation>
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
            <numerusform>Première place à {seat} avec {card}&#x202f;:&#x202f;%n point.</numerusform>
            <numerusform>Première place à {seat} avec {card}&#x202f;:&#x202f;%n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seats} tie for first with {card}: no points.</source>
        <comment>card with its article</comment>
        <translation>Première place partagée entre {seats} avec {card}&#x202f;: aucun point.</translation>
    </message>
    <message numerus="yes">
        <source>{seats} tie for first with {card}: %n point(s) each.</source>
        <translation>
            <numerusform>Première place partagée entre {seats} avec {card}&#x202f;:&#x202f;%n point par personne.</numerusform>
            <numerusform>Première place partagée entre {seats} avec {card}&#x202f;:&#x202f;%n points par personne.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no second.</source>
        <translation>La seconde place reste vide.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} is second with {card}: %n point(s).</source>
        <comment>card with its article</comment>
        <translation>
            <numerusform>Seconde place à {seat} avec {card}&#x202f;:&#x202f;%n point.</numerusform>
            <numerusform>Seconde place à {seat} avec {card}&#x202f;:&#x202f;%n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seats} tie for second with {card}: no points.</source>
        <comment>card with its article</comment>
        <translation>Seconde place partagée entre {seats} avec {card}&#x202f;: aucun point.</translation>
    </message>
</context>
<context>
    <name>Backs</name>
    <message>
        <source>Night</source>
        <comment>colour of a card&apos;s back</comment>
        <translation>Nuit</translation>
    </message>
    <message>
        <source>Wine</source>
        <comment>colour of a card&apos;s back</comment>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>Bottle</source>
        <comment>colour of a card&apos;s back</comment>
        <translation>Bouteille</translation>
    </message>
    <message>
        <source>Red</source>
        <comment>colour of a card&apos;s back</comment>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Blue</source>
        <comment>colour of a card&apos;s back</comment>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>colour of a card&apos;s back</comment>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>colour of a card&apos;s back</comment>
        <translation>Noir</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>a card&apos;s back</comment>
        <translation>Simple</translation>
    </message>
    <message>
        <source>Back {number}</source>
        <translation>Dos {number}</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Scores and log</source>
        <translation>Points et journal</translation>
    </message>
</context>
<context>
    <name>CardTable</name>
    <message>
        <source>first</source>
        <translation>première place</translation>
    </message>
    <message>
        <source>second</source>
        <translation>seconde place</translation>
    </message>
    <message>
        <source>led</source>
        <comment>the card that began the trick</comment>
        <translation>carte d’entame</translation>
    </message>
    <message>
        <source>takes the trick</source>
        <translation>emporte la levée</translation>
    </message>
    <message>
        <source>captured</source>
        <translation>carte prise</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>face cachée</translation>
    </message>
    <message>
        <source>empty place</source>
        <translation>place vide</translation>
    </message>
    <message>
        <source>playable</source>
        <translation>jouable</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>height of a pile</comment>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>coins</source>
        <comment>Italian suit: denari</comment>
        <translation>deniers</translation>
    </message>
    <message>
        <source>cups</source>
        <comment>Italian suit: coppe</comment>
        <translation>coupes</translation>
    </message>
    <message>
        <source>batons</source>
        <comment>Italian suit: bastoni</comment>
        <translation>bâtons</translation>
    </message>
    <message>
        <source>swords</source>
        <comment>Italian suit: spade</comment>
        <translation>épées</translation>
    </message>
    <message>
        <source>coins</source>
        <comment>Spanish suit: oros</comment>
        <translation>deniers</translation>
    </message>
    <message>
        <source>cups</source>
        <comment>Spanish suit: copas</comment>
        <translation>coupes</translation>
    </message>
    <message>
        <source>batons</source>
        <comment>Spanish suit: bastos</comment>
        <translation>bâtons</translation>
    </message>
    <message>
        <source>swords</source>
        <comment>Spanish suit: espadas</comment>
        <translation>épées</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>the ace</source>
        <translation>l’as</translation>
    </message>
    <message>
        <source>two</source>
        <comment>a card</comment>
        <translation>deux</translation>
    </message>
    <message>
        <source>the two</source>
        <comment>a card</comment>
        <translation>le deux</translation>
    </message>
    <message>
        <source>three</source>
        <comment>a card</comment>
        <translation>trois</translation>
    </message>
    <message>
        <source>the three</source>
        <comment>a card</comment>
        <translation>le trois</translation>
    </message>
    <message>
        <source>four</source>
        <comment>a card</comment>
        <translation>quatre</translation>
    </message>
    <message>
        <source>the four</source>
        <comment>a card</comment>
        <translation>le quatre</translation>
    </message>
    <message>
        <source>five</source>
        <comment>a card</comment>
        <translation>cinq</translation>
    </message>
    <message>
        <source>the five</source>
        <comment>a card</comment>
        <translation>le cinq</translation>
    </message>
    <message>
        <source>six</source>
        <comment>a card</comment>
        <translation>six</translation>
    </message>
    <message>
        <source>the six</source>
        <comment>a card</comment>
        <translation>le six</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>a card</comment>
        <translation>sept</translation>
    </message>
    <message>
        <source>the seven</source>
        <comment>a card</comment>
        <translation>le sept</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>a card</comment>
        <translation>huit</translation>
    </message>
    <message>
        <source>the eight</source>
        <comment>a card</comment>
        <translation>le huit</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>a card</comment>
        <translation>neuf</translation>
    </message>
    <message>
        <source>the nine</source>
        <comment>a card</comment>
        <translation>le neuf</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>a card</comment>
        <translation>dix</translation>
    </message>
    <message>
        <source>the ten</source>
        <comment>a card</comment>
        <translation>le dix</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>Italian or Spanish figure: fante, sota</comment>
        <translation>valet</translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>Italian or Spanish figure: fante, sota</comment>
        <translation>le valet</translation>
    </message>
    <message>
        <source>knight</source>
        <comment>Italian or Spanish figure: cavallo, caballo</comment>
        <translation>cavalier</translation>
    </message>
    <message>
        <source>the knight</source>
        <comment>Italian or Spanish figure: cavallo, caballo</comment>
        <translation>le cavalier</translation>
    </message>
    <message>
        <source>king</source>
        <comment>Italian or Spanish figure: re, rey</comment>
        <translation>roi</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>Italian or Spanish figure: re, rey</comment>
        <translation>le roi</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>French figure: fante, jota, valet</comment>
        <translation>valet</translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>French figure: fante, jota, valet</comment>
        <translation>le valet</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>French figure: donna, reina, dame</comment>
        <translation>dame</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>French figure: donna, reina, dame</comment>
        <translation>la dame</translation>
    </message>
    <message>
        <source>king</source>
        <comment>French figure: re, rey, roi</comment>
        <translation>roi</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>French figure: re, rey, roi</comment>
        <translation>le roi</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <comment>seven of coins</comment>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <comment>the suit begins with a vowel: as d’épées</comment>
        <translation>{rank} d’{suit}</translation>
    </message>
    <message>
        <source>covered card</source>
        <comment>a card that may not be seen</comment>
        <translation>carte cachée</translation>
    </message>
    <message>
        <source>the covered card</source>
        <comment>a card that may not be seen</comment>
        <translation>la carte cachée</translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <comment>the end of an enumeration: Anna, Bruno and Carla</comment>
        <translation>{some} et {last}</translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <comment>the last begins with the sound i: Ana e Inés</comment>
        <translation>{some} et {last}</translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <comment>the last begins with e: Anna ed Elena</comment>
        <translation>{some} et {last}</translation>
    </message>
</context>
<context>
    <name>Cocincina</name>
    <message>
        <source>each pile must have at least {low} cards</source>
        <translation>chaque tas doit avoir au moins {low} cartes</translation>
    </message>
    <message>
        <source>these cards can&apos;t be captured with the turned one</source>
        <translation>ces cartes ne peuvent pas être prises avec la carte retournée</translation>
    </message>
    <message>
        <source>Cocincina</source>
        <comment>the game&apos;s own name, the same in every language</comment>
        <translation>Cocincina</translation>
    </message>
    <message>
        <source>Two packs, two piles: turn, capture, and hope for a scopa.</source>
        <translation>Deux jeux, deux tas&#x202f;: on retourne, on prend, on espère une scopa.</translation>
    </message>
    <message>
        <source>Scopa</source>
        <translation>Scopa</translation>
    </message>
    <message>
        <source>Each capture of one card of the same value; or only one that empties the table.</source>
        <translation>Chaque prise d’une carte de même valeur&#x202f;; ou seulement celle qui vide le tapis.</translation>
    </message>
    <message>
        <source>A card of the same value</source>
        <translation>Une carte de même valeur</translation>
    </message>
    <message>
        <source>Only when it empties the table</source>
        <translation>Seulement à tapis vide</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>How many hands a match has; the deal alternates and the points add up.</source>
        <translation>Combien de manches a la partie&#x202f;; la donne alterne et les points s’additionnent.</translation>
    </message>
    <message>
        <source>Classica</source>
        <comment>name of a set of rules</comment>
        <translation>Classica</translation>
    </message>
    <message>
        <source>Whoever takes one card of the same value makes a scopa.</source>
        <translation>Qui prend une carte de même valeur fait une scopa.</translation>
    </message>
    <message>
        <source>A tavola vuota</source>
        <comment>name of a set of rules: with an empty table</comment>
        <translation>A tavola vuota</translation>
    </message>
    <message>
        <source>It is a scopa only if the table is left empty.</source>
        <translation>Ce n’est une scopa que si le tapis reste vide.</translation>
    </message>
    <message>
        <source>hand {points}</source>
        <comment>points in this hand; short, under a player&apos;s name</comment>
        <translation>manche {points}</translation>
    </message>
    <message>
        <source>hand {hand} of {hands}</source>
        <translation>manche {hand} sur {hands}</translation>
    </message>
    <message>
        <source>{one} : {two}</source>
        <comment>the points of both</comment>
        <translation>{one}&#x202f;: {two}</translation>
    </message>
    <message>
        <source>points in this hand</source>
        <translation>points de cette manche</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>First pile</source>
        <translation>Premier tas</translation>
    </message>
    <message>
        <source>Second pile</source>
        <translation>Second tas</translation>
    </message>
    <message>
        <source>Split after</source>
        <comment>a button: the number of cards follows</comment>
        <translation>Couper après</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartes</translation>
    </message>
    <message>
        <source>Both packs are shuffled together.</source>
        <translation>Les deux jeux sont mélangés ensemble.</translation>
    </message>
    <message>
        <source>{seat} is to move.</source>
        <translation>À {seat} de jouer.</translation>
    </message>
    <message>
        <source>Divide the pack into two piles, by eye.</source>
        <translation>Partagez le paquet en deux tas, à vue d’œil.</translation>
    </message>
    <message>
        <source>Take one of the two piles, sight unseen.</source>
        <translation>Prenez un des deux tas, sans regarder.</translation>
    </message>
    <message>
        <source>What do you take with {card}?</source>
        <comment>card with its article</comment>
        <translation>Que prenez-vous avec {card}&#x202f;?</translation>
    </message>
    <message>
        <source>Turn your top card.</source>
        <translation>Retournez votre première carte.</translation>
    </message>
    <message>
        <source>scoperte</source>
        <comment>scope of the better kind; label of a row</comment>
        <translation>découvertes</translation>
    </message>
    <message>
        <source>coperte</source>
        <comment>scope of the lesser kind; label of a row</comment>
        <translation>couvertes</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>manche</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>Hand {hand}: {seat} deals.</source>
        <translation>Manche {hand}&#x202f;: {seat} donne.</translation>
    </message>
    <message>
        <source>{seat} makes a pile of {one} cards and one of {two}.</source>
        <translation>{seat} fait un tas de {one} cartes et un de {two}.</translation>
    </message>
    <message>
        <source>{seat} takes the first pile.</source>
        <translation>{seat} prend le premier tas.</translation>
    </message>
    <message>
        <source>{seat} takes the second pile.</source>
        <translation>{seat} prend le second tas.</translation>
    </message>
    <message>
        <source>{seat} opens the table with {card}.</source>
        <comment>card with its article</comment>
        <translation>{seat} ouvre le tapis avec {card}.</translation>
    </message>
    <message>
        <source>{seat} turns {card}.</source>
        <comment>card with its article</comment>
        <translation>{seat} retourne {card}.</translation>
    </message>
    <message>
        <source>{seat} captures nothing with {card}.</source>
        <comment>card with its article</comment>
        <translation>{seat} ne prend rien avec {card}.</translation>
    </message>
    <message>
        <source>The match is drawn.</source>
        <translation>La partie se termine à égalité.</translation>
    </message>
    <message>
        <source>{seat} wins the match.</source>
        <translation>{seat} gagne la partie.</translation>
    </message>
    <message numerus="yes">
        <source>A first pile of %n card(s)</source>
        <comment>a move</comment>
        <translation>
            <numerusform>Un premier tas de&#xa0;%n carte</numerusform>
            <numerusform>Un premier tas de&#xa0;%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First pile (%n card(s))</source>
        <comment>a move: take it</comment>
        <translation>
            <numerusform>Premier tas (%n carte)</numerusform>
            <numerusform>Premier tas (%n cartes)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Second pile (%n card(s))</source>
        <comment>a move: take it</comment>
        <translation>
            <numerusform>Second tas (%n carte)</numerusform>
            <numerusform>Second tas (%n cartes)</numerusform>
        </translation>
    </message>
    <message>
        <source>Take {cards}</source>
        <comment>a move: cards with their articles</comment>
        <translation>Prendre {cards}</translation>
    </message>
    <message>
        <source>Turn a card</source>
        <comment>a move</comment>
        <translation>Retourner une carte</translation>
    </message>
    <message>
        <source>{rank}: {count}</source>
        <comment>a rank, and how many of its cards have not been turned</comment>
        <translation>{rank}&#x202f;: {count}</translation>
    </message>
    <message>
        <source>not turned yet</source>
        <translation>pas encore retournées</translation>
    </message>
    <message>
        <source>cards captured by {seat}</source>
        <translation>cartes prises par {seat}</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>sur le tapis</translation>
    </message>
    <message>
        <source>turned just now</source>
        <translation>tout juste retournée</translation>
    </message>
    <message>
        <source>both packs</source>
        <translation>les deux jeux</translation>
    </message>
    <message>
        <source>the first pile</source>
        <translation>le premier tas</translation>
    </message>
    <message>
        <source>the second pile</source>
        <translation>le second tas</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in a pile</comment>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>pile of {seat}</source>
        <translation>tas devant {seat}</translation>
    </message>
    <message numerus="yes">
        <source>scopa scoperta, {card}: %n point(s)</source>
        <comment>a card</comment>
        <translation>
            <numerusform>scopa découverte, {card}&#x202f;:&#x202f;%n point</numerusform>
            <numerusform>scopa découverte, {card}&#x202f;:&#x202f;%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>scopa coperta, {card}: %n point(s)</source>
        <comment>a card</comment>
        <translation>
            <numerusform>scopa couverte, {card}&#x202f;:&#x202f;%n point</numerusform>
            <numerusform>scopa couverte, {card}&#x202f;:&#x202f;%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>scope of {seat}</source>
        <translation>scope pour {seat}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>of all scope of a seat</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{one} and {two}</source>
        <comment>the end of an enumeration of cards with their articles</comment>
        <translation>{one} et {two}</translation>
    </message>
    <message>
        <source>{one}, {rest}</source>
        <comment>an enumeration of cards with their articles</comment>
        <translation>{one}, {rest}</translation>
    </message>
    <message>
        <source>{seat} takes {cards} with {turned}.</source>
        <comment>cards with their articles</comment>
        <translation>{seat} prend {cards} avec {turned}.</translation>
    </message>
    <message numerus="yes">
        <source>Scopa scoperta! {seat} takes {card} with {turned}: %n point(s).</source>
        <translation>
            <numerusform>Scopa découverte&#x202f;! {seat} prend {card} avec {turned}&#x202f;:&#x202f;%n point.</numerusform>
            <numerusform>Scopa découverte&#x202f;! {seat} prend {card} avec {turned}&#x202f;:&#x202f;%n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scopa coperta: {seat} takes {card} with {turned}: %n point(s).</source>
        <translation>
            <numerusform>Scopa couverte&#x202f;: {seat} prend {card} avec {turned},&#x202f;%n point.</numerusform>
            <numerusform>Scopa couverte&#x202f;: {seat} prend {card} avec {turned},&#x202f;%n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand is drawn, %n point(s) each.</source>
        <translation>
            <numerusform>Manche à égalité,&#x202f;%n point par personne.</numerusform>
            <numerusform>Manche à égalité,&#x202f;%n points par personne.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hand goes to {seat}, {one} points to {two}.</source>
        <translation>La manche revient à {seat}, {one} à {two}.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>The screen goes to</source>
        <translation>L’écran passe à</translation>
    </message>
    <message>
        <source>Only {name} may look now.</source>
        <translation>À {name} de regarder, et à personne d’autre.</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Je suis {name}</translation>
    </message>
</context>
<context>
    <name>DeckModel</name>
    <message numerus="yes">
        <source>%n card(s) missing</source>
        <translation>
            <numerusform>il manque&#xa0;%n carte</numerusform>
            <numerusform>il manque&#xa0;%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>40 and 52 cards</source>
        <translation>40 et 52 cartes</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>the size of a deck</comment>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>in use</source>
        <comment>a deck</comment>
        <translation>utilisé</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>The file {name} is too big.</source>
        <translation>Le fichier {name} est trop gros.</translation>
    </message>
    <message>
        <source>It holds far more than a deck of cards needs.</source>
        <translation>Il contient bien plus qu’il n’en faut pour un jeu de cartes.</translation>
    </message>
    <message>
        <source>It names a file outside its own folder: {name}</source>
        <translation>Il nomme un fichier hors de son dossier&#x202f;: {name}</translation>
    </message>
    <message>
        <source>The file {name} is damaged.</source>
        <translation>Le fichier {name} est endommagé.</translation>
    </message>
    <message>
        <source>The file {name} can’t be read ({why}).</source>
        <translation>Le fichier {name} ne peut pas être lu ({why}).</translation>
    </message>
    <message>
        <source>{name} is neither a folder nor an archive that can be read.</source>
        <translation>{name} n’est ni un dossier ni une archive lisible.</translation>
    </message>
    <message>
        <source>The archive is locked with a password.</source>
        <translation>L’archive est protégée par un mot de passe.</translation>
    </message>
    <message>
        <source>No deck of cards was found in {name}.</source>
        <translation>Aucun jeu de cartes dans {name}.</translation>
    </message>
    <message>
        <source>{deck} has not all the cards of a pack; missing are: {cards}</source>
        <translation>{deck} n’a pas toutes les cartes d’un jeu&#x202f;; il manque&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>{name} is of a newer form than this program knows.</source>
        <translation>{name} a une forme plus récente que celle que connaît ce programme.</translation>
    </message>
    <message>
        <source>{name} names no drawing of the cards.</source>
        <translation>{name} ne nomme aucun dessin des cartes.</translation>
    </message>
    <message>
        <source>The file {name} is missing.</source>
        <translation>Il manque le fichier {name}.</translation>
    </message>
    <message>
        <source>No cards were found in the drawing {name}.</source>
        <translation>Aucune carte dans le dessin {name}.</translation>
    </message>
    <message>
        <source>{deck} is a set of other cards than those of this table.</source>
        <translation>{deck} contient d’autres cartes que celles de cette table.</translation>
    </message>
    <message>
        <source>The drawing {name} declares entities, which are not allowed.</source>
        <translation>Le dessin {name} déclare des entités, ce qui n’est pas permis.</translation>
    </message>
    <message>
        <source>The drawing {name} has too many parts.</source>
        <translation>Le dessin {name} a trop de parties.</translation>
    </message>
    <message>
        <source>The drawing {name} contains itself.</source>
        <translation>Le dessin {name} se contient lui-même.</translation>
    </message>
    <message>
        <source>{deck} can’t be written among your decks ({why}).</source>
        <translation>{deck} ne peut pas être ajouté à vos jeux ({why}).</translation>
    </message>
    <message>
        <source>The pictures of {deck} have not the shape of cards.</source>
        <translation>Les images n’ont pas la forme de cartes&#x202f;: {deck}.</translation>
    </message>
    <message>
        <source>For the pack of 52 these are missing: {cards}</source>
        <translation>Pour le jeu de 52 cartes, il manque&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>French</source>
        <comment>kind of suits: diamonds, hearts, clubs, spades</comment>
        <translation>Françaises</translation>
    </message>
    <message>
        <source>Italian</source>
        <comment>kind of suits: coins, cups, batons, swords</comment>
        <translation>Italiennes</translation>
    </message>
    <message>
        <source>Spanish</source>
        <comment>kind of suits: oros, copas, bastos, espadas</comment>
        <translation>Espagnoles</translation>
    </message>
    <message>
        <source>It has no back; a plain one was added.</source>
        <translation>Il n’a pas de dos&#x202f;; un dos simple a été ajouté.</translation>
    </message>
    <message>
        <source>The deck {name} is not there any more; another one is used.</source>
        <translation>Le jeu {name} n’est plus là&#x202f;; un autre est utilisé.</translation>
    </message>
</context>
<context>
    <name>Drawer</name>
    <message>
        <source>Scores</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>what has happened</comment>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Memory</source>
        <comment>what is still held</comment>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Scores and log</source>
        <translation>Points et journal</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>seat {seat} is not to move</source>
        <translation>ce n’est pas à la place {seat} de jouer</translation>
    </message>
    <message>
        <source>seat {seat} does not hold {card}</source>
        <translation>la place {seat} n’a pas {card}</translation>
    </message>
    <message>
        <source>this move is not possible now</source>
        <translation>ce coup n’est pas possible maintenant</translation>
    </message>
    <message>
        <source>it is not there</source>
        <comment>why a file can&apos;t be read or written</comment>
        <translation>il n’est pas là</translation>
    </message>
    <message>
        <source>access is not allowed</source>
        <comment>why a file can&apos;t be read or written</comment>
        <translation>accès refusé</translation>
    </message>
    <message>
        <source>it can only be read</source>
        <comment>why a file can&apos;t be written</comment>
        <translation>lecture seule</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <comment>why a file can&apos;t be written</comment>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <comment>why a file can&apos;t be read or written</comment>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>{words}</source>
        <comment>the system&apos;s own words</comment>
        <translation>{words}</translation>
    </message>
    <message>
        <source>&quot;rules&quot; must be an object</source>
        <translation>«&#x202f;rules&#x202f;» doit être un objet</translation>
    </message>
    <message>
        <source>the rules have no &quot;{key}&quot;</source>
        <translation>les règles n’ont pas de «&#x202f;{key}&#x202f;»</translation>
    </message>
    <message>
        <source>the rule &quot;{key}&quot; can&apos;t have this value</source>
        <translation>la règle «&#x202f;{key}&#x202f;» ne peut pas avoir cette valeur</translation>
    </message>
    <message>
        <source>&quot;setup&quot; must be an object</source>
        <translation>«&#x202f;setup&#x202f;» doit être un objet</translation>
    </message>
    <message>
        <source>the setup has no &quot;{key}&quot;</source>
        <translation>la mise en place («&#x202f;setup&#x202f;») n’a pas de «&#x202f;{key}&#x202f;»</translation>
    </message>
    <message>
        <source>the setup&apos;s &quot;{key}&quot; is no seat</source>
        <translation>«&#x202f;{key}&#x202f;» dans la mise en place («&#x202f;setup&#x202f;») n’est pas une place</translation>
    </message>
    <message>
        <source>the file is over 8 MiB</source>
        <translation>le fichier dépasse 8 Mio</translation>
    </message>
    <message>
        <source>this is not UTF-8 text</source>
        <translation>ce n’est pas du texte UTF-8</translation>
    </message>
    <message>
        <source>the JSON is broken</source>
        <translation>le JSON est abîmé</translation>
    </message>
    <message>
        <source>the JSON is nested more than 32 deep</source>
        <translation>le JSON a plus de 32 niveaux imbriqués</translation>
    </message>
    <message>
        <source>the file can&apos;t be read ({why})</source>
        <translation>le fichier ne peut pas être lu ({why})</translation>
    </message>
    <message>
        <source>the record must be a JSON object</source>
        <translation>la partie enregistrée doit être un objet JSON</translation>
    </message>
    <message>
        <source>this is not an ordinary file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>ce fichier n’existe pas</translation>
    </message>
    <message>
        <source>this is no record of a card game (&quot;format&quot;)</source>
        <translation>ce n’est pas une partie de cartes enregistrée («&#x202f;format&#x202f;»)</translation>
    </message>
    <message>
        <source>this program does not know the record&apos;s version</source>
        <translation>ce programme ne connaît pas la version de la partie enregistrée</translation>
    </message>
    <message>
        <source>this program does not know the record&apos;s game</source>
        <translation>ce programme ne connaît pas le jeu de la partie enregistrée</translation>
    </message>
    <message>
        <source>&quot;seed&quot; must be a whole number</source>
        <translation>«&#x202f;seed&#x202f;» doit être un nombre entier</translation>
    </message>
    <message>
        <source>&quot;{key}&quot; must be a list</source>
        <translation>«&#x202f;{key}&#x202f;» doit être une liste</translation>
    </message>
    <message>
        <source>&quot;players&quot; must be a list of {low} to {high}</source>
        <translation>«&#x202f;players&#x202f;» doit être une liste de {low} à {high}</translation>
    </message>
    <message>
        <source>player {seat} must be an object</source>
        <translation>le joueur {seat} doit être un objet</translation>
    </message>
    <message>
        <source>player {seat} needs a name of 1 to 40 characters</source>
        <translation>il faut au joueur {seat} un nom de 1 à 40 caractères</translation>
    </message>
    <message>
        <source>the level of player {seat} must be a text</source>
        <translation>le niveau du joueur {seat} doit être un texte</translation>
    </message>
    <message>
        <source>&quot;at&quot; is out of range</source>
        <translation>«&#x202f;at&#x202f;» est hors limites</translation>
    </message>
    <message>
        <source>deck {number} is not made of the cards that were to be shuffled</source>
        <translation>le paquet {number} n’est pas fait des cartes à mélanger</translation>
    </message>
    <message>
        <source>the match is over already</source>
        <translation>la partie est déjà finie</translation>
    </message>
    <message>
        <source>a shuffle is due, and the record has no deck for it</source>
        <translation>il faut mélanger, et la partie enregistrée n’a pas de paquet pour cela</translation>
    </message>
    <message>
        <source>seat {seat}: &quot;{move}&quot;: {why}</source>
        <translation>place {seat}&#x202f;: «&#x202f;{move}&#x202f;»&#x202f;: {why}</translation>
    </message>
    <message>
        <source>&quot;decks&quot; must hold lists of cards</source>
        <translation>«&#x202f;decks&#x202f;» doit contenir des listes de cartes</translation>
    </message>
    <message>
        <source>there is no seat {seat}</source>
        <translation>il n’y a pas de place {seat}</translation>
    </message>
    <message>
        <source>a move must be a list of a seat and a text</source>
        <translation>un coup doit être une liste d’une place et d’un texte</translation>
    </message>
    <message>
        <source>there is no such level</source>
        <translation>ce niveau n’existe pas</translation>
    </message>
    <message>
        <source>&quot;distribution&quot; must be true or false</source>
        <translation>«&#x202f;distribution&#x202f;» doit être true ou false</translation>
    </message>
    <message>
        <source>the request is over 8 MiB</source>
        <translation>la demande dépasse 8 Mio</translation>
    </message>
    <message>
        <source>the request must be a JSON object</source>
        <translation>la demande doit être un objet JSON</translation>
    </message>
    <message>
        <source>this program does not know the request&apos;s &quot;cmd&quot;</source>
        <translation>ce programme ne connaît pas le «&#x202f;cmd&#x202f;» de la demande</translation>
    </message>
</context>
<context>
    <name>Felts</name>
    <message>
        <source>Green</source>
        <comment>colour of the cloth</comment>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Night</source>
        <comment>colour of the cloth</comment>
        <translation>Nuit</translation>
    </message>
    <message>
        <source>Wine</source>
        <comment>colour of the cloth</comment>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>Walnut</source>
        <comment>colour of the cloth</comment>
        <translation>Noyer</translation>
    </message>
    <message>
        <source>Linen</source>
        <comment>colour of the cloth</comment>
        <translation>Lin</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Decks</source>
        <translation>Jeux de cartes</translation>
    </message>
    <message>
        <source>For which games</source>
        <translation>Pour quels jeux</translation>
    </message>
    <message>
        <source>For all games</source>
        <translation>Pour tous les jeux</translation>
    </message>
    <message>
        <source>A deck that you choose lies on the table at once.</source>
        <translation>Le jeu que vous choisissez est aussitôt sur la table.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Missing: {cards}</source>
        <translation>Il manque&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>By {author}</source>
        <comment>who has drawn a deck</comment>
        <translation>Dessins&#x202f;: {author}</translation>
    </message>
    <message>
        <source>Licence: {licence}</source>
        <translation>Licence&#x202f;: {licence}</translation>
    </message>
    <message>
        <source>Nothing is said about its licence.</source>
        <translation>Rien n’est dit de sa licence.</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Dos des cartes</translation>
    </message>
    <message>
        <source>Letters of the figures</source>
        <translation>Lettres des figures</translation>
    </message>
    <message>
        <source>Indices on the cards</source>
        <translation>Indices sur les cartes</translation>
    </message>
    <message>
        <source>Suits of the deck</source>
        <translation>Couleurs du jeu</translation>
    </message>
    <message>
        <source>By these its cards are called.</source>
        <translation>Elles donnent leur nom à ses cartes.</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quatre couleurs</translation>
    </message>
    <message>
        <source>Add from a folder…</source>
        <translation>Ajouter un dossier…</translation>
    </message>
    <message>
        <source>Add from a file…</source>
        <translation>Ajouter un fichier…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Retirer…</translation>
    </message>
    <message>
        <source>How many cards are checked</source>
        <translation>Combien de cartes sont vérifiées</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The folder of a deck</source>
        <translation>Le dossier d’un jeu</translation>
    </message>
    <message>
        <source>Decks ({patterns})</source>
        <translation>Jeux de cartes ({patterns})</translation>
    </message>
    <message>
        <source>The file of a deck</source>
        <translation>Le fichier d’un jeu</translation>
    </message>
    <message>
        <source>{name} is being checked…</source>
        <translation>Vérification&#x202f;: {name}…</translation>
    </message>
    <message>
        <source>{deck} is among your decks now.</source>
        <translation>{deck} est maintenant parmi vos jeux.</translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <translation>Rien n’a été ajouté.</translation>
    </message>
    <message>
        <source>{deck} will be deleted from your decks.</source>
        <translation>{deck} sera supprimé de vos jeux.</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Le supprimer</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Le garder</translation>
    </message>
    <message>
        <source>Remove this deck?</source>
        <translation>Retirer ce jeu&#x202f;?</translation>
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
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Who deals?</source>
        <comment>above the cards that are cut for it</comment>
        <translation>Qui donne&#x202f;?</translation>
    </message>
    <message>
        <source>turned up by {seat}</source>
        <translation>retournée par {seat}</translation>
    </message>
    <message>
        <source>{seat} deals first.</source>
        <translation>{seat} donne en premier.</translation>
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
        <translation>Encore à venir, {suit}&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>may hold</source>
        <comment>head of a table: which suits each player may hold</comment>
        <translation>peut avoir</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Chapitres</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Ended</source>
        <comment>heading of a column: when a match ended</comment>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>heading of a column</comment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>At the table</source>
        <comment>heading of a column: the names of those who played</comment>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Won by</source>
        <comment>heading of a column</comment>
        <translation>Victoire</translation>
    </message>
</context>
<context>
    <name>Letters</name>
    <message>
        <source>As in the language</source>
        <comment>letters of the figures</comment>
        <translation>Selon la langue</translation>
    </message>
    <message>
        <source>French ({letters})</source>
        <comment>letters of the figures</comment>
        <translation>Françaises ({letters})</translation>
    </message>
    <message>
        <source>Italian ({letters})</source>
        <comment>letters of the figures</comment>
        <translation>Italiennes ({letters})</translation>
    </message>
    <message>
        <source>Spanish ({letters})</source>
        <comment>letters of the figures</comment>
        <translation>Espagnoles ({letters})</translation>
    </message>
    <message>
        <source>English ({letters})</source>
        <comment>letters of the figures</comment>
        <translation>Anglaises ({letters})</translation>
    </message>
</context>
<context>
    <name>Lots</name>
    <message>
        <source>The lot falls on {seat}.</source>
        <translation>Le sort désigne {seat}.</translation>
    </message>
    <message>
        <source>{seat} cuts {card}.</source>
        <translation>{seat} coupe et découvre {card}.</translation>
    </message>
    <message>
        <source>A tie: {seats} cut again.</source>
        <translation>Égalité&#x202f;: {seats} coupent de nouveau.</translation>
    </message>
    <message>
        <source>Cards are turned round the table: {seat} gets {card}.</source>
        <translation>On retourne des cartes autour de la table&#x202f;: {seat} reçoit {card}.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>New match…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre le coup</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de points</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>Préférences…</translation>
    </message>
    <message>
        <source>Decks…</source>
        <translation>Jeux de cartes…</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Page d’accueil</translation>
    </message>
    <message>
        <source>About Alta e Bassa</source>
        <translation>À propos d’Alta e Bassa</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>This match can’t begin</source>
        <translation>Cette partie ne peut pas commencer</translation>
    </message>
    <message>
        <source>{file} can’t be opened</source>
        <translation>{file} ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>Save it first…</source>
        <translation>L’enregistrer d’abord…</translation>
    </message>
    <message>
        <source>Give it up</source>
        <translation>L’abandonner</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>A match of {game} is not over yet. What shall become of it?</source>
        <translation>Une partie n’est pas encore finie&#x202f;: {game}. Qu’en faisons-nous&#x202f;?</translation>
    </message>
    <message>
        <source>A match is in progress</source>
        <translation>Une partie est en cours</translation>
    </message>
    <message>
        <source>Saved matches (*{suffix})</source>
        <translation>Parties enregistrées (*{suffix})</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>In this game what has been put away may not be looked at again before the end.</source>
        <translation>Dans ce jeu, on ne regarde plus avant la fin ce qui est mis de côté.</translation>
    </message>
    <message>
        <source>This match can’t be shown</source>
        <translation>Cette partie ne peut pas être montrée</translation>
    </message>
    <message>
        <source>Version {version}. A card table for the family: six Italian card games, in four languages.
Free software under the GNU General Public License, version 3 or later. Cards, faces, sounds and words are its own.</source>
        <translation>Version {version}. Une table de jeu pour la famille&#x202f;: six jeux de cartes italiens, en quatre langues.
Logiciel libre sous licence GNU General Public License, version 3 ou ultérieure. Cartes, visages, sons et mots sont originaux.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>A word about your files</source>
        <translation>Un mot sur vos fichiers</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Compris</translation>
    </message>
    <message>
        <source>Save it…</source>
        <translation>L’enregistrer…</translation>
    </message>
    <message>
        <source>Close all the same</source>
        <translation>Fermer quand même</translation>
    </message>
    <message>
        <source>This match could not be kept by itself and would be lost.</source>
        <translation>Cette partie n’a pas pu être gardée d’elle-même et serait perdue.</translation>
    </message>
</context>
<context>
    <name>NewMatch</name>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Jeu de cartes</translation>
    </message>
</context>
<context>
    <name>Play</name>
    <message>
        <source>your covered card: hold it to look at it</source>
        <comment>spoken name of a card</comment>
        <translation>votre carte cachée&#x202f;: maintenez l’appui pour la regarder</translation>
    </message>
    <message>
        <source>hold to look</source>
        <comment>under a covered card; short</comment>
        <translation>appui long</translation>
    </message>
    <message>
        <source>Advice: {move}.</source>
        <comment>a move as words: lay the ace</comment>
        <translation>Conseil&#x202f;: {move}.</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Bot 1 · beginner</source>
        <comment>level of a bot</comment>
        <translation>Bot 1 · débutant</translation>
    </message>
    <message>
        <source>Bot 2 · easy</source>
        <comment>level of a bot</comment>
        <translation>Bot 2 · facile</translation>
    </message>
    <message>
        <source>Bot 3 · steady</source>
        <comment>level of a bot</comment>
        <translation>Bot 3 · régulier</translation>
    </message>
    <message>
        <source>Bot 4 · strong</source>
        <comment>level of a bot</comment>
        <translation>Bot 4 · fort</translation>
    </message>
    <message>
        <source>Bot 5 · master</source>
        <comment>level of a bot</comment>
        <translation>Bot 5 · maître</translation>
    </message>
    <message>
        <source>Guest</source>
        <comment>a person without a name</comment>
        <translation>Convive</translation>
    </message>
</context>
<context>
    <name>PlayersForm</name>
    <message>
        <source>+ One more seat</source>
        <translation>+ Une place de plus</translation>
    </message>
    <message>
        <source>Every seat needs a name.</source>
        <translation>Chaque place a besoin d’un nom.</translation>
    </message>
    <message>
        <source>Two seats have the same name.</source>
        <translation>Deux places ont le même nom.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>speed of motion</comment>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed of motion</comment>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed of motion</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed of motion</comment>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>How fast cards move and bots play.</source>
        <translation>La vitesse des cartes et des bots.</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>The size of all words.</source>
        <translation>La taille de tous les mots.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>The size of all cards.</source>
        <translation>La taille de toutes les cartes.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Go on by itself</source>
        <translation>Continuer tout seul</translation>
    </message>
    <message>
        <source>Results are cleared after a while, without a click.</source>
        <translation>Les résultats s’effacent après un moment, sans un clic.</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Rideau</translation>
    </message>
    <message>
        <source>With several people: hides the table between turns.</source>
        <translation>À plusieurs&#x202f;: cache la table entre deux tours.</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Aide-mémoire</translation>
    </message>
    <message>
        <source>Shows what each seat may still hold.</source>
        <translation>Montre ce que chacun peut encore avoir en main.</translation>
    </message>
    <message>
        <source>Help with declarations</source>
        <translation>Aide pour les accuse</translation>
    </message>
    <message>
        <source>Marks those that you can make.</source>
        <translation>Marque celles que vous pouvez faire.</translation>
    </message>
    <message>
        <source>Indices on the cards</source>
        <translation>Indices sur les cartes</translation>
    </message>
    <message>
        <source>Small numbers in the corners of plain decks.</source>
        <translation>De petits nombres aux coins des jeux qui n’en ont pas.</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quatre couleurs</translation>
    </message>
    <message>
        <source>French cards with a colour for each suit.</source>
        <translation>Cartes françaises avec une teinte par couleur.</translation>
    </message>
    <message>
        <source>All decks, and your own…</source>
        <translation>Tous les jeux, et les vôtres…</translation>
    </message>
    <message>
        <source>Letters of the figures</source>
        <translation>Lettres des figures</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Tapis</translation>
    </message>
    <message numerus="yes">
        <source>Deck for %n card(s)</source>
        <translation>
            <numerusform>Jeu de&#xa0;%n carte</numerusform>
            <numerusform>Jeu de&#xa0;%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Dos des cartes</translation>
    </message>
</context>
<context>
    <name>Previsioni</name>
    <message>
        <source>the predictions may not add up to the number of tricks</source>
        <translation>les annonces ne peuvent pas tomber juste sur le nombre de levées</translation>
    </message>
    <message>
        <source>first all must say how many tricks they will win</source>
        <translation>d’abord, tout le monde doit dire combien de levées il fera</translation>
    </message>
    <message>
        <source>Previsioni</source>
        <comment>the game&apos;s own name, the same in every language</comment>
        <translation>Previsioni</translation>
    </message>
    <message>
        <source>Say how many tricks you will win, then keep your word.</source>
        <translation>Dites combien de levées vous ferez, puis tenez parole.</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <comment>above the lot</comment>
        <translation>Qui commence&#x202f;?</translation>
    </message>
    <message>
        <source>Most cards each</source>
        <translation>Cartes au plus</translation>
    </message>
    <message>
        <source>The turns go up to this number of cards and down again. Without it, as many as the pack allows.</source>
        <translation>Les tours montent jusqu’à ce nombre de cartes, puis redescendent. Sans lui, aussi loin que va le jeu.</translation>
    </message>
    <message>
        <source>Hook</source>
        <translation>Crochet</translation>
    </message>
    <message>
        <source>The last to speak may not make the predictions add up to the number of tricks: somebody must fail.</source>
        <translation>La dernière annonce ne peut pas faire tomber le compte juste&#x202f;: il faut que quelqu’un se trompe.</translation>
    </message>
    <message>
        <source>Any prediction</source>
        <translation>Annonces libres</translation>
    </message>
    <message>
        <source>They may not add up</source>
        <translation>Le compte ne tombe pas juste</translation>
    </message>
    <message>
        <source>Blind last turn</source>
        <translation>Dernier tour à l’aveugle</translation>
    </message>
    <message>
        <source>In the last turn all hold their card on the forehead and see every card but their own.</source>
        <translation>Au dernier tour, chacun tient sa carte sur le front et voit toutes les autres.</translation>
    </message>
    <message>
        <source>On the forehead</source>
        <translation>Sur le front</translation>
    </message>
    <message>
        <source>As any other turn</source>
        <translation>Comme les autres tours</translation>
    </message>
    <message>
        <source>Classica</source>
        <comment>name of a set of rules</comment>
        <translation>Classica</translation>
    </message>
    <message>
        <source>From one card to as many as the pack allows, and down again to the blind turn.</source>
        <translation>D’une carte aussi loin que va le jeu, puis en redescendant jusqu’au tour à l’aveugle.</translation>
    </message>
    <message>
        <source>Con il gancio</source>
        <comment>name of a set of rules: with the hook</comment>
        <translation>Con il gancio</translation>
    </message>
    <message>
        <source>The same, but the predictions may never add up to the number of tricks.</source>
        <translation>La même, mais les annonces ne peuvent jamais tomber juste.</translation>
    </message>
    <message>
        <source>Breve</source>
        <comment>name of a set of rules: short</comment>
        <translation>Breve</translation>
    </message>
    <message>
        <source>Up to five cards each: nine turns.</source>
        <translation>Jusqu’à cinq cartes par personne&#x202f;: neuf tours.</translation>
    </message>
    <message>
        <source>{seat} begins.</source>
        <translation>{seat} commence.</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>en main</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>La jouer</translation>
    </message>
    <message>
        <source>The cards are being shuffled.</source>
        <translation>On mélange les cartes.</translation>
    </message>
    <message>
        <source>{seat} is to say how many tricks.</source>
        <translation>Combien de levées&#x202f;? À {seat} d’annoncer.</translation>
    </message>
    <message>
        <source>{seat} is to play.</source>
        <translation>À {seat} de jouer.</translation>
    </message>
    <message>
        <source>You lead: play a card.</source>
        <translation>À vous d’entamer&#x202f;: jouez une carte.</translation>
    </message>
    <message>
        <source>Play a card.</source>
        <translation>Jouez une carte.</translation>
    </message>
    <message>
        <source>You see every card but your own. Will it win the trick?</source>
        <translation>Vous voyez toutes les cartes sauf la vôtre. Fera-t-elle la levée&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>How many of %n trick(s) will you win?</source>
        <translation>
            <numerusform>Une seule levée&#x202f;: sera-t-elle pour vous&#x202f;?</numerusform>
            <numerusform>Sur&#xa0;%n levées, combien en ferez-vous&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Not {bid}: the predictions may not add up.</source>
        <translation>Pas {bid}&#x202f;: le compte ne doit pas tomber juste.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>a turn, by its number of cards</comment>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>turn</source>
        <translation>tour</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>Points where the prediction came true; else the tricks won and those predicted.</source>
        <translation>Les points, si l’annonce est tenue&#x202f;; sinon, levées faites et annoncées.</translation>
    </message>
    <message>
        <source>The blind turn: one card each, on the forehead. {seat} begins.</source>
        <translation>Tour à l’aveugle&#x202f;: une carte par personne, sur le front. {seat} commence.</translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn}: %n card(s) each. {seat} begins.</source>
        <translation>
            <numerusform>Tour {turn}&#x202f;:&#x202f;%n carte par personne. {seat} commence.</numerusform>
            <numerusform>Tour {turn}&#x202f;:&#x202f;%n cartes par personne. {seat} commence.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} predicts %n trick(s).</source>
        <translation>
            <numerusform>{seat} annonce&#xa0;%n levée.</numerusform>
            <numerusform>{seat} annonce&#xa0;%n levées.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} plays {card}.</source>
        <comment>the card with its article</comment>
        <translation>{seat} joue {card}.</translation>
    </message>
    <message>
        <source>All cards are shown.</source>
        <translation>Toutes les cartes sont découvertes.</translation>
    </message>
    <message>
        <source>{seat} wins the trick with {card}.</source>
        <comment>the card with its article</comment>
        <translation>{seat} emporte la levée avec {card}.</translation>
    </message>
    <message>
        <source>Nobody has foreseen it right.</source>
        <translation>Personne n’a tenu son annonce.</translation>
    </message>
    <message>
        <source>Foreseen right by {seats}.</source>
        <translation>Annonce tenue&#x202f;: {seats}.</translation>
    </message>
    <message>
        <source>The match goes to {seats}.</source>
        <translation>La partie revient à {seats}.</translation>
    </message>
    <message numerus="yes">
        <source>Predict %n trick(s)</source>
        <comment>a move</comment>
        <translation>
            <numerusform>Annoncer&#xa0;%n levée</numerusform>
            <numerusform>Annoncer&#xa0;%n levées</numerusform>
        </translation>
    </message>
    <message>
        <source>Play {card}</source>
        <comment>a move: the card with its article</comment>
        <translation>Jouer {card}</translation>
    </message>
    <message>
        <source>you must follow {suit}</source>
        <translation>il faut fournir la couleur&#x202f;: {suit}</translation>
    </message>
    <message>
        <source>played by {seat}</source>
        <comment>name of the place before a seat</comment>
        <translation>jouée par {seat}</translation>
    </message>
    <message>
        <source>on the forehead of {seat}</source>
        <comment>name of a place</comment>
        <translation>sur le front, {seat}</translation>
    </message>
    <message>
        <source>{bid}</source>
        <comment>a button: a number of tricks</comment>
        <translation>{bid}</translation>
    </message>
    <message>
        <source>Predict</source>
        <comment>a button: to predict so many tricks</comment>
        <translation>Annoncer</translation>
    </message>
    <message>
        <source>tricks</source>
        <comment>the unit of a number</comment>
        <translation>levées</translation>
    </message>
    <message>
        <source>says {bid}</source>
        <comment>a player&apos;s prediction</comment>
        <translation>annonce {bid}</translation>
    </message>
    <message>
        <source>{won} of {bid}</source>
        <comment>tricks won, tricks predicted</comment>
        <translation>{won} sur {bid}</translation>
    </message>
    <message>
        <source>{bids} predicted of {cards}</source>
        <comment>the sum of all predictions, and the tricks</comment>
        <translation>annonces&#x202f;: {bids} sur {cards}</translation>
    </message>
    <message>
        <source>Blind turn</source>
        <translation>À l’aveugle</translation>
    </message>
    <message>
        <source>turn {turn} of {turns}</source>
        <translation>tour {turn}/{turns}</translation>
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
        <translation>Personne ne gagne cette fois</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} gagne&#x202f;!</translation>
    </message>
    <message>
        <source>The victory is shared</source>
        <translation>Victoire partagée</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>jetons</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Regarder la table</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Page d’accueil</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Replay</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Seen with the eyes of</source>
        <translation>Qui regarde</translation>
    </message>
    <message>
        <source>Everything open</source>
        <translation>Tout découvert</translation>
    </message>
    <message>
        <source>With the eyes of {name}</source>
        <translation>Comme {name} la voit</translation>
    </message>
    <message>
        <source>What all have seen</source>
        <translation>Ce que tout le monde a vu</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un pas en avant</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>{step} of {steps}</source>
        <comment>steps of a replay</comment>
        <translation>{step} sur {steps}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>Own rules</source>
        <comment>rules that are none of the named sets</comment>
        <translation>Vos règles</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>By the clock</source>
        <translation>Au temps</translation>
    </message>
    <message>
        <source>no</source>
        <comment>the match is not played by the clock</comment>
        <translation>non</translation>
    </message>
    <message>
        <source>After so many minutes the match ends with the hand being played, whatever the number of hands.</source>
        <translation>Après ces minutes, la partie finit avec la manche en cours, quel que soit le nombre de manches.</translation>
    </message>
    <message>
        <source>as many as can be</source>
        <comment>a limit that is not set</comment>
        <translation>le maximum</translation>
    </message>
    <message>
        <source>Every rule as chosen below.</source>
        <translation>Chaque règle selon votre choix ci-dessous.</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Face and colour</source>
        <translation>Visage et couleur</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Person or bot</source>
        <translation>Personne ou bot</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Take this seat away</source>
        <translation>Retirer cette place</translation>
    </message>
    <message>
        <source>Face {number}</source>
        <translation>Visage {number}</translation>
    </message>
    <message>
        <source>Colour {number}</source>
        <translation>Couleur {number}</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>is thinking</source>
        <translation>réfléchit</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>a choisi</translation>
    </message>
    <message>
        <source>is out</source>
        <translation>est hors jeu</translation>
    </message>
    <message>
        <source>has won</source>
        <translation>a gagné</translation>
    </message>
    <message>
        <source>directs</source>
        <translation>dirige</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>donne</translation>
    </message>
    <message>
        <source>keeps the bank</source>
        <translation>tient la banque</translation>
    </message>
    <message>
        <source>plays alone</source>
        <translation>joue contre deux</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>entame</translation>
    </message>
    <message>
        <source>defends</source>
        <translation>défend</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetteMezzo</name>
    <message>
        <source>the stake must be 1 to {limit}</source>
        <translation>la mise va de 1 à {limit}</translation>
    </message>
    <message>
        <source>the limit must be 1 to {limit}</source>
        <translation>la limite va de 1 à {limit}</translation>
    </message>
    <message>
        <source>only a covered 3 or 4 can be put away, before a card has been called</source>
        <translation>on ne peut échanger qu’un 3 ou un 4 caché, avant de demander une carte</translation>
    </message>
    <message>
        <source>with seven and a half one can only stand</source>
        <translation>avec sept et demi, on ne peut que rester</translation>
    </message>
    <message>
        <source>Sette e Mezzo</source>
        <comment>the game&apos;s own name: seven and a half</comment>
        <translation>Sette e Mezzo</translation>
    </message>
    <message>
        <source>Come closer to seven and a half than the bank, and not over.</source>
        <translation>Plus près de sept et demi que la banque, sans le dépasser.</translation>
    </message>
    <message>
        <source>Who keeps the bank?</source>
        <comment>above the cards that are turned for it</comment>
        <translation>Qui tient la banque&#x202f;?</translation>
    </message>
    <message>
        <source>The king of coins is wild</source>
        <translation>Le roi de deniers est le joker</translation>
    </message>
    <message>
        <source>It counts as whatever suits its holder best, one half or 1 to 7.</source>
        <translation>Il vaut ce qui arrange le mieux&#x202f;: un demi-point, ou de 1 à 7.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Highest limit</source>
        <translation>Limite la plus haute</translation>
    </message>
    <message>
        <source>The bank names the highest stake of a hand, at most this many chips.</source>
        <translation>La banque fixe la plus forte mise de la manche, ce nombre de jetons au plus.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>How many hands a match has.</source>
        <translation>Combien de manches a la partie.</translation>
    </message>
    <message>
        <source>The match is won by</source>
        <translation>Pour gagner comptent</translation>
    </message>
    <message>
        <source>Most chips at the end; or most bets won, whatever the stakes were.</source>
        <translation>Les jetons à la fin&#x202f;; ou les mises gagnées, petites ou grosses.</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Bets won</source>
        <translation>Mises gagnées</translation>
    </message>
    <message>
        <source>Classico</source>
        <comment>name of a set of rules</comment>
        <translation>Classico</translation>
    </message>
    <message>
        <source>Ten hands; most chips win.</source>
        <translation>Dix manches&#x202f;; gagne qui a le plus de jetons.</translation>
    </message>
    <message>
        <source>Con la matta</source>
        <comment>name of a set of rules: with a wild card</comment>
        <translation>Con la matta</translation>
    </message>
    <message>
        <source>The same with the king of coins as a wild card.</source>
        <translation>Le même, avec le roi de deniers comme joker.</translation>
    </message>
    <message>
        <source>{seat} keeps the bank first.</source>
        <translation>{seat} tient la banque en premier.</translation>
    </message>
    <message>
        <source>the stock</source>
        <translation>le talon</translation>
    </message>
    <message>
        <source>put away</source>
        <translation>cartes mises de côté</translation>
    </message>
    <message>
        <source>Another card?</source>
        <translation>Encore une carte&#x202f;?</translation>
    </message>
    <message>
        <source>{card}, seen by you alone</source>
        <translation>{card}, carte visible de vous seulement</translation>
    </message>
    <message>
        <source>cards of {seat}</source>
        <translation>cartes devant {seat}</translation>
    </message>
    <message numerus="yes">
        <source>stake %n</source>
        <comment>chips at stake</comment>
        <translation>
            <numerusform>mise&#xa0;%n</numerusform>
            <numerusform>mise&#xa0;%n</numerusform>
        </translation>
    </message>
    <message>
        <source>hand {hand} of {hands}</source>
        <translation>manche {hand} sur {hands}</translation>
    </message>
    <message>
        <source>hand {hand}</source>
        <translation>manche {hand}</translation>
    </message>
    <message>
        <source>up to {limit}</source>
        <comment>the highest stake</comment>
        <translation>jusqu’à {limit}</translation>
    </message>
    <message>
        <source>{seat} keeps the bank</source>
        <translation>{seat} tient la banque</translation>
    </message>
    <message>
        <source>Card</source>
        <comment>the word with which one calls another card</comment>
        <translation>Carte</translation>
    </message>
    <message>
        <source>I stand</source>
        <comment>the word with which one calls no more cards</comment>
        <translation>Je reste</translation>
    </message>
    <message>
        <source>Swap</source>
        <comment>a button: put the covered card away and take another</comment>
        <translation>Échange</translation>
    </message>
    <message>
        <source>The cards put away are shuffled.</source>
        <translation>On mélange les cartes mises de côté.</translation>
    </message>
    <message>
        <source>{seat} is to move.</source>
        <translation>À {seat} de jouer.</translation>
    </message>
    <message>
        <source>You keep the bank: how much may be staked at most?</source>
        <translation>Vous tenez la banque&#x202f;: combien peut-on miser au plus&#x202f;?</translation>
    </message>
    <message>
        <source>Look at your card: how much do you stake?</source>
        <translation>Regardez votre carte&#x202f;: combien misez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Seven and a half! Nobody knows: you can only stand.</source>
        <translation>Sept et demi&#x202f;! Personne ne le sait&#x202f;: vous ne pouvez que rester.</translation>
    </message>
    <message>
        <source>You have {total}. Another card?</source>
        <translation>Vous avez {total}. Encore une carte&#x202f;?</translation>
    </message>
    <message>
        <source>Gold marks an amblé, silver the bank.</source>
        <translation>En or les amblés, en argent la banque.</translation>
    </message>
    <message>
        <source>Most bets won decide the match, not the chips above.</source>
        <translation>Les mises gagnées décident, non les jetons ci-dessus.</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>manche</translation>
    </message>
    <message>
        <source>bets won</source>
        <translation>mises gagnées</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>jetons</translation>
    </message>
    <message>
        <source>Hand {hand}: {seat} keeps the bank.</source>
        <translation>Manche {hand}&#x202f;: {seat} tient la banque.</translation>
    </message>
    <message>
        <source>The whole pack is shuffled.</source>
        <translation>On mélange tout le jeu.</translation>
    </message>
    <message>
        <source>The stock is empty: the cards put away are shuffled.</source>
        <translation>Le talon est vide&#x202f;: on mélange les cartes mises de côté.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} sets the limit: %n chip(s).</source>
        <translation>
            <numerusform>{seat} fixe la limite&#x202f;:&#x202f;%n jeton.</numerusform>
            <numerusform>{seat} fixe la limite&#x202f;:&#x202f;%n jetons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} stakes %n.</source>
        <translation>
            <numerusform>{seat} mise&#xa0;%n.</numerusform>
            <numerusform>{seat} mise&#xa0;%n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} gets {card}, face down.</source>
        <comment>card with its article</comment>
        <translation>Carte cachée pour {seat}&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>{seat} shows {card}, puts it away and takes another card.</source>
        <translation>{seat} montre {card} et change de carte.</translation>
    </message>
    <message>
        <source>{seat} calls a card.</source>
        <translation>{seat} demande une carte.</translation>
    </message>
    <message>
        <source>{seat} gets {card}.</source>
        <comment>card with its article</comment>
        <translation>{seat} reçoit {card}.</translation>
    </message>
    <message>
        <source>{seat} calls a card: {card}.</source>
        <comment>card with its article</comment>
        <translation>{seat} demande une carte&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>{seat} stands.</source>
        <comment>calls no more cards</comment>
        <translation>{seat} reste.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} is bust with {total} and pays %n.</source>
        <translation>
            <numerusform>{seat} crève avec {total} et paie&#xa0;%n.</numerusform>
            <numerusform>{seat} crève avec {total} et paie&#xa0;%n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bank is bust with {total}.</source>
        <translation>La banque crève avec {total}.</translation>
    </message>
    <message>
        <source>{seat} declares amblé: seven and a half with two cards!</source>
        <translation>{seat} fait amblé&#x202f;: sept et demi avec deux cartes&#x202f;!</translation>
    </message>
    <message>
        <source>{seat} shows {total}.</source>
        <comment>a total of points</comment>
        <translation>{seat} montre {total}.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} wins %n.</source>
        <comment>chips</comment>
        <translation>
            <numerusform>{seat} gagne&#xa0;%n.</numerusform>
            <numerusform>{seat} gagne&#xa0;%n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} loses %n.</source>
        <comment>chips</comment>
        <translation>
            <numerusform>{seat} perd&#xa0;%n.</numerusform>
            <numerusform>{seat} perd&#xa0;%n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} neither wins nor loses.</source>
        <translation>{seat} ne gagne ni ne perd.</translation>
    </message>
    <message>
        <source>{seat} takes the bank.</source>
        <translation>{seat} prend la banque.</translation>
    </message>
    <message>
        <source>The match goes to {seats}.</source>
        <translation>La partie revient à {seats}.</translation>
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
            <numerusform>Miser&#xa0;%n</numerusform>
            <numerusform>Miser&#xa0;%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Call a card</source>
        <comment>a move</comment>
        <translation>Demander une carte</translation>
    </message>
    <message>
        <source>Stand</source>
        <comment>a move: call no more cards</comment>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Put {card} away and take another</source>
        <comment>a move: the card with its article</comment>
        <translation>Échanger {card}</translation>
    </message>
    <message>
        <source>{rank}: {count}</source>
        <comment>a rank, and how many of its cards have not been seen</comment>
        <translation>{rank}&#x202f;: {count}</translation>
    </message>
    <message>
        <source>not seen yet</source>
        <translation>pas encore vues</translation>
    </message>
    <message>
        <source>stands</source>
        <comment>of a seat that calls no more cards</comment>
        <translation>reste</translation>
    </message>
    <message>
        <source>amblé</source>
        <comment>seven and a half with two cards</comment>
        <translation>amblé</translation>
    </message>
    <message>
        <source>bust</source>
        <comment>of a seat that is over seven and a half</comment>
        <translation>crève</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Mise</translation>
    </message>
    <message>
        <source>{seat}, the bank, is bust with {total}.</source>
        <translation>{seat}, à la banque, crève avec {total}.</translation>
    </message>
    <message>
        <source>{seat}, the bank, has amblé.</source>
        <translation>{seat}, à la banque, a amblé.</translation>
    </message>
    <message>
        <source>Everybody is bust: the bank need not play.</source>
        <translation>Tout le monde a crevé&#x202f;: la banque ne joue même pas.</translation>
    </message>
    <message>
        <source>{seat}, the bank, has {total}.</source>
        <translation>{seat}, à la banque, a {total}.</translation>
    </message>
    <message>
        <source>{seat} has amblé and takes the bank.</source>
        <translation>{seat} a amblé et prend la banque.</translation>
    </message>
    <message numerus="yes">
        <source>It wins %n chip(s).</source>
        <comment>the bank</comment>
        <translation>
            <numerusform>La banque gagne&#xa0;%n jeton.</numerusform>
            <numerusform>La banque gagne&#xa0;%n jetons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It loses %n chip(s).</source>
        <comment>the bank</comment>
        <translation>
            <numerusform>La banque perd&#xa0;%n jeton.</numerusform>
            <numerusform>La banque perd&#xa0;%n jetons.</numerusform>
        </translation>
    </message>
    <message>
        <source>It neither wins nor loses.</source>
        <comment>the bank</comment>
        <translation>La banque ne gagne ni ne perd.</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>yes</source>
        <comment>a cell read out: the seat holds it, or may hold it</comment>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <comment>a cell read out: the seat holds none</comment>
        <translation>non</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>a cell read out: no points</comment>
        <translation>rien</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a cell read out: nothing stands in it</comment>
        <translation>vide</translation>
    </message>
    <message>
        <source>round</source>
        <translation>tour</translation>
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
        <translation>Menu</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>begin a match at once</comment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Continue: {game} with {names}</source>
        <translation>Continuer&#x202f;: {game} avec {names}</translation>
    </message>
    <message>
        <source>Players and rules: {names}</source>
        <translation>Personnes et règles&#x202f;: {names}</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personnes</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>What to show</source>
        <translation>Que montrer</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>Tallies of each person</source>
        <translation>Les comptes de chacun</translation>
    </message>
    <message>
        <source>Finished matches</source>
        <translation>Parties terminées</translation>
    </message>
    <message>
        <source>No match has been finished yet.</source>
        <translation>Aucune partie n’est encore terminée.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Forget this match</source>
        <translation>Oublier cette partie</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The statistics can’t be read ({why}).</source>
        <translation>Les statistiques ne peuvent pas être lues ({why}).</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jouées</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Highest score</source>
        <translation>Meilleur score</translation>
    </message>
    <message>
        <source>{won} ({share} %)</source>
        <translation>{won} ({share}&#x202f;%)</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>The statistics are from a newer version of the program and were left untouched.</source>
        <translation>Les statistiques viennent d’une version plus récente du programme et n’ont pas été touchées.</translation>
    </message>
    <message>
        <source>The settings can’t be read ({why}); the usual ones are used.</source>
        <translation>Les réglages ne peuvent pas être lus ({why})&#x202f;; les réglages habituels sont utilisés.</translation>
    </message>
    <message>
        <source>The settings are from a newer version of the program and were left untouched.</source>
        <translation>Les réglages viennent d’une version plus récente du programme et n’ont pas été touchés.</translation>
    </message>
    <message>
        <source>The setting “{key}” has a value that is not known; the usual one is used.</source>
        <translation>Le réglage «&#x202f;{key}&#x202f;» a une valeur inconnue&#x202f;; la valeur habituelle est utilisée.</translation>
    </message>
    <message>
        <source>The file {name} is damaged and was left as it is.</source>
        <translation>Le fichier {name} est endommagé et a été laissé tel quel.</translation>
    </message>
    <message>
        <source>The file {name} is damaged; it was kept as {aside}.</source>
        <translation>Le fichier {name} est endommagé&#x202f;; il a été gardé sous le nom {aside}.</translation>
    </message>
    <message>
        <source>{name} can’t be saved ({why}).</source>
        <translation>{name} ne peut pas être enregistré ({why}).</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Cards on the table</source>
        <translation>Cartes sur la table</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>H</source>
        <comment>key that asks for advice</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>Ranking</source>
        <comment>button: who has won</comment>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
</context>
<context>
    <name>Terziglio</name>
    <message>
        <source>one calls a card that one lacks</source>
        <translation>on appelle une carte qu’on n’a pas</translation>
    </message>
    <message>
        <source>only a defender who leads may say this</source>
        <translation>seule la défense peut le dire, quand elle entame</translation>
    </message>
    <message>
        <source>it is not the last card of its suit</source>
        <translation>ce n’est pas la dernière carte de sa couleur</translation>
    </message>
    <message>
        <source>these rules have no accuse</source>
        <translation>avec ces règles il n’y a pas d’accuse</translation>
    </message>
    <message>
        <source>one declares before one&apos;s first card</source>
        <translation>on déclare avant de jouer sa première carte</translation>
    </message>
    <message>
        <source>this has been declared already</source>
        <translation>c’est déjà déclaré</translation>
    </message>
    <message>
        <source>you do not hold this: {what}</source>
        <translation>vous n’avez pas cela&#x202f;: {what}</translation>
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
        <translation>Qui appelle une carte joue contre les deux autres.</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Dernière levée</translation>
    </message>
    <message>
        <source>The last trick is worth a point of its own.</source>
        <translation>La dernière levée vaut un point de plus.</translation>
    </message>
    <message>
        <source>One point</source>
        <translation>Un point</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Cards put aside</source>
        <translation>Cartes écartées</translation>
    </message>
    <message>
        <source>For whom the four cards count that the opener has put aside.</source>
        <translation>Pour qui comptent les quatre cartes écartées à l’ouverture.</translation>
    </message>
    <message>
        <source>Whoever wins the last trick</source>
        <translation>À qui fait la dernière levée</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>À personne</translation>
    </message>
    <message>
        <source>Accuse</source>
        <translation>Accuse</translation>
    </message>
    <message>
        <source>Before its first card a player may declare ace, two and three of a suit, or three or four aces, twos or threes, for 3 or 4 points.</source>
        <translation>Avant sa première carte, on peut déclarer as, deux et trois d’une couleur, ou trois ou quatre as, deux ou trois, pour 3 ou 4 points.</translation>
    </message>
    <message>
        <source>They count</source>
        <translation>Elles comptent</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Monte</source>
        <translation>Monte</translation>
    </message>
    <message>
        <source>Whether everybody sees the four cards that the opener takes.</source>
        <translation>Si tout le monde voit les quatre cartes prises à l’ouverture.</translation>
    </message>
    <message>
        <source>Shown to all</source>
        <translation>Montré à tous</translation>
    </message>
    <message>
        <source>Seen by the opener only</source>
        <translation>Vu seulement de qui ouvre</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Contrats</translation>
    </message>
    <message>
        <source>With three contracts there is an auction: “solo” calls no card, for double stakes; “solissimo” does without the monte too, for triple stakes.</source>
        <translation>Avec trois contrats il y a enchère&#x202f;: «&#x202f;solo&#x202f;» n’appelle pas de carte, mise double&#x202f;; «&#x202f;solissimo&#x202f;» se passe aussi du monte, mise triple.</translation>
    </message>
    <message>
        <source>Chiamo, solo, solissimo</source>
        <comment>three contracts: the Italian terms</comment>
        <translation>Chiamo, solo, solissimo</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>How many hands a match has; those that all pass are not counted.</source>
        <translation>Combien de manches a la partie&#x202f;; les nulles, où tous passent, ne comptent pas.</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Mise</translation>
    </message>
    <message>
        <source>Chips that each defender pays to the opener, or gets.</source>
        <translation>Les jetons que chacun en défense paie à qui a ouvert, ou reçoit.</translation>
    </message>
    <message>
        <source>Chiamo</source>
        <comment>name of a set of rules</comment>
        <translation>Chiamo</translation>
    </message>
    <message>
        <source>The first to call a card plays alone; accuse and the last trick count.</source>
        <translation>Qui appelle d’abord joue contre les deux autres&#x202f;; accuse et dernière levée comptent.</translation>
    </message>
    <message>
        <source>Calabresella</source>
        <comment>name of a set of rules</comment>
        <translation>Calabresella</translation>
    </message>
    <message>
        <source>An auction of three contracts, without accuse.</source>
        <translation>Enchère à trois contrats, sans accuse.</translation>
    </message>
    <message>
        <source>Essenziale</source>
        <comment>name of a set of rules: the bare game</comment>
        <translation>Essenziale</translation>
    </message>
    <message>
        <source>No point for the last trick, and the cards put aside count for nobody.</source>
        <translation>Pas de point pour la dernière levée&#x202f;; les cartes écartées ne comptent pour personne.</translation>
    </message>
    <message>
        <source>you must follow {suit}</source>
        <translation>il faut fournir la couleur&#x202f;: {suit}</translation>
    </message>
    <message>
        <source>the card that was called is not given back</source>
        <translation>la carte appelée ne se rend pas</translation>
    </message>
    <message>
        <source>exactly four cards are put aside</source>
        <translation>on écarte exactement quatre cartes</translation>
    </message>
    <message>
        <source>put aside by {seat}</source>
        <comment>name of a place</comment>
        <translation>écartées par {seat}</translation>
    </message>
    <message>
        <source>The cards are being shuffled.</source>
        <translation>On mélange les cartes.</translation>
    </message>
    <message>
        <source>{seat} is to open or to pass.</source>
        <translation>À {seat} d’ouvrir ou de passer.</translation>
    </message>
    <message>
        <source>{seat} is to call a card.</source>
        <translation>À {seat} d’appeler une carte.</translation>
    </message>
    <message>
        <source>{seat} is to give a card back.</source>
        <translation>À {seat} de rendre une carte.</translation>
    </message>
    <message>
        <source>{seat} is to put four cards aside.</source>
        <translation>À {seat} d’écarter quatre cartes.</translation>
    </message>
    <message>
        <source>{seat} is to play.</source>
        <translation>À {seat} de jouer.</translation>
    </message>
    <message>
        <source>Bid, or pass.</source>
        <translation>Proposez un contrat, ou passez.</translation>
    </message>
    <message>
        <source>Call a card to play alone, or pass.</source>
        <translation>Appelez une carte pour jouer contre les deux autres, ou passez.</translation>
    </message>
    <message>
        <source>Call a card that you lack.</source>
        <translation>Appelez une carte que vous n’avez pas.</translation>
    </message>
    <message>
        <source>Choose a card to give back to {seat}.</source>
        <translation>Choisissez une carte à rendre à {seat}.</translation>
    </message>
    <message>
        <source>Choose four cards to put aside.</source>
        <translation>Choisissez quatre cartes à écarter.</translation>
    </message>
    <message>
        <source>Play a card.</source>
        <translation>Jouez une carte.</translation>
    </message>
    <message>
        <source>You lead: play a card.</source>
        <translation>À vous d’entamer&#x202f;: jouez une carte.</translation>
    </message>
    <message>
        <source>Last hand: {seat}, alone, {points} points; the defenders {others}.</source>
        <translation>Points de la dernière manche&#x202f;: {seat} {points}, défense {others}.</translation>
    </message>
    <message>
        <source>{played} of {hands} hands played</source>
        <translation>manches jouées&#x202f;: {played} sur {hands}</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>manche</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>jetons</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>en main</translation>
    </message>
    <message>
        <source>played by {seat}</source>
        <comment>name of the place before a seat</comment>
        <translation>jouée par {seat}</translation>
    </message>
    <message>
        <source>Busso!</source>
        <comment>said aloud: the Italian term</comment>
        <translation>Busso&#x202f;!</translation>
    </message>
    <message>
        <source>Volo!</source>
        <comment>said aloud: the Italian term</comment>
        <translation>Volo&#x202f;!</translation>
    </message>
    <message>
        <source>tricks of {seat}</source>
        <comment>name of the place beside a seat</comment>
        <translation>levées faites par {seat}</translation>
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
        <translation>«&#x202f;Busso&#x202f;»&#x202f;: rejoue la couleur</translation>
    </message>
    <message>
        <source>“Volo”: my last one</source>
        <comment>said with the card: the Italian term</comment>
        <translation>«&#x202f;Volo&#x202f;»&#x202f;: ma dernière</translation>
    </message>
    <message>
        <source>napola</source>
        <comment>a napoletana was declared; very short, under a player&apos;s name</comment>
        <translation>napola</translation>
    </message>
    <message>
        <source>Play {card} and say “busso”</source>
        <comment>a move: the card with its article</comment>
        <translation>Jouer {card} et dire «&#x202f;busso&#x202f;»</translation>
    </message>
    <message>
        <source>Play {card} and say “volo”</source>
        <comment>a move: the card with its article</comment>
        <translation>Jouer {card} et dire «&#x202f;volo&#x202f;»</translation>
    </message>
    <message>
        <source>aces {points}</source>
        <comment>part of a count</comment>
        <translation>as {points}</translation>
    </message>
    <message>
        <source>figures {points}</source>
        <comment>part of a count: a point for every three of them</comment>
        <translation>figures {points}</translation>
    </message>
    <message>
        <source>last trick {points}</source>
        <comment>part of a count</comment>
        <translation>dernière levée {points}</translation>
    </message>
    <message>
        <source>accuse {points}</source>
        <comment>part of a count</comment>
        <translation>accuse {points}</translation>
    </message>
    <message>
        <source>passes</source>
        <comment>short, under a player&apos;s name</comment>
        <translation>passe</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <comment>short, under a player&apos;s name</comment>
        <translation>
            <numerusform>%n levée</numerusform>
            <numerusform>%n levées</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening</source>
        <comment>who will play alone?</comment>
        <translation>Ouverture</translation>
    </message>
    <message>
        <source>hand {hand}</source>
        <translation>manche {hand}</translation>
    </message>
    <message>
        <source>Give it back</source>
        <translation>La rendre</translation>
    </message>
    <message>
        <source>Put aside</source>
        <translation>Écarter</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>La jouer</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>a move</comment>
        <translation>Je passe</translation>
    </message>
    <message>
        <source>Call a card…</source>
        <comment>a button that opens a choice of cards</comment>
        <translation>Appeler une carte…</translation>
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
        <translation>trois ou quatre as</translation>
    </message>
    <message>
        <source>three or four twos</source>
        <comment>a declaration</comment>
        <translation>trois ou quatre deux</translation>
    </message>
    <message>
        <source>three or four threes</source>
        <comment>a declaration</comment>
        <translation>trois ou quatre trois</translation>
    </message>
    <message>
        <source>aces</source>
        <comment>declared; short, under a player&apos;s name</comment>
        <translation>as</translation>
    </message>
    <message>
        <source>twos</source>
        <comment>declared; short, under a player&apos;s name</comment>
        <translation>deux</translation>
    </message>
    <message>
        <source>threes</source>
        <comment>declared; short, under a player&apos;s name</comment>
        <translation>trois</translation>
    </message>
    <message>
        <source>Hand {hand}: {seat} deals.</source>
        <translation>Manche {hand}&#x202f;: {seat} donne.</translation>
    </message>
    <message>
        <source>{seat} passes.</source>
        <translation>{seat} passe.</translation>
    </message>
    <message>
        <source>{seat} bids {contract}.</source>
        <translation>{seat} dit&#x202f;: {contract}.</translation>
    </message>
    <message>
        <source>All have passed: the hand is void.</source>
        <translation>Tout le monde a passé&#x202f;: la manche est nulle.</translation>
    </message>
    <message>
        <source>{seat} calls {card}.</source>
        <comment>the card with its article</comment>
        <translation>{seat} appelle {card}.</translation>
    </message>
    <message>
        <source>{seat} hands it over.</source>
        <comment>the card that was called</comment>
        <translation>La carte est chez {seat}, qui la donne.</translation>
    </message>
    <message>
        <source>Nobody holds it: it lies in the monte.</source>
        <comment>the card that was called</comment>
        <translation>Personne ne l’a&#x202f;: la carte est dans le monte.</translation>
    </message>
    <message>
        <source>{seat} takes the monte.</source>
        <translation>{seat} prend le monte.</translation>
    </message>
    <message>
        <source>{seat} gives {card} back to {other}.</source>
        <comment>the card with its article</comment>
        <translation>{seat} rend {card} à {other}.</translation>
    </message>
    <message>
        <source>{seat} gives a card back to {other}.</source>
        <translation>{seat} rend une carte à {other}.</translation>
    </message>
    <message>
        <source>{seat} puts four cards aside.</source>
        <translation>{seat} écarte quatre cartes.</translation>
    </message>
    <message>
        <source>{seat} declares: {what}.</source>
        <translation>{seat} déclare&#x202f;: {what}.</translation>
    </message>
    <message>
        <source>{seat} takes the trick with {card}.</source>
        <comment>the card with its article</comment>
        <translation>{seat} emporte la levée avec {card}.</translation>
    </message>
    <message>
        <source>The match goes to {seats}.</source>
        <translation>La partie revient à {seats}.</translation>
    </message>
    <message>
        <source>Bid {contract}</source>
        <comment>a move</comment>
        <translation>Dire «&#x202f;{contract}&#x202f;»</translation>
    </message>
    <message>
        <source>Call {card}</source>
        <comment>a move: the card with its article</comment>
        <translation>Appeler {card}</translation>
    </message>
    <message>
        <source>Give back {card}</source>
        <comment>a move: the card with its article</comment>
        <translation>Rendre {card}</translation>
    </message>
    <message>
        <source>Declare {what}</source>
        <comment>a move</comment>
        <translation>Déclarer {what}</translation>
    </message>
    <message>
        <source>{seat} plays {card} and says: busso.</source>
        <comment>the card with its article</comment>
        <translation>{seat} joue {card} et dit&#x202f;: busso.</translation>
    </message>
    <message>
        <source>{seat} plays {card} and says: volo.</source>
        <comment>the card with its article</comment>
        <translation>{seat} joue {card} et dit&#x202f;: volo.</translation>
    </message>
    <message>
        <source>{seat} plays {card}.</source>
        <comment>the card with its article</comment>
        <translation>{seat} joue {card}.</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <comment>a move: the card with its article</comment>
        <translation>Jouer {card}</translation>
    </message>
    <message>
        <source>Put four cards aside</source>
        <comment>a move</comment>
        <translation>Écarter quatre cartes</translation>
    </message>
    <message>
        <source>Put aside {one}, {two}, {three} and {four}</source>
        <comment>a move: four cards</comment>
        <translation>Écarter {one}, {two}, {three} et {four}</translation>
    </message>
    <message>
        <source>{who}: no points.</source>
        <comment>a side</comment>
        <translation>{who}&#x202f;: aucun point.</translation>
    </message>
    <message>
        <source>{one} + {two}</source>
        <comment>parts of a count</comment>
        <translation>{one} + {two}</translation>
    </message>
    <message>
        <source>{who}: {parts} = {points}</source>
        <comment>a side, what its points are made of, and their sum</comment>
        <translation>{who}&#x202f;: {parts} = {points}</translation>
    </message>
    <message>
        <source>{who} {points}: aces {aces}, figures {thirds} ({figures}), last trick {last}, accuse {accuse}.</source>
        <comment>a side and its points, then what they are made of; {figures} is the number of cards</comment>
        <translation>{who} {points}&#x202f;: as {aces}, figures {thirds} ({figures}), dernière levée {last}, accuse {accuse}.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} wins the hand and gets %n chip(s) from each of the others.</source>
        <translation>
            <numerusform>{seat} gagne la manche et reçoit&#xa0;%n jeton de chacun des autres.</numerusform>
            <numerusform>{seat} gagne la manche et reçoit&#xa0;%n jetons de chacun des autres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} loses the hand and pays %n chip(s) to each of the others.</source>
        <translation>
            <numerusform>{seat} perd la manche et paie&#xa0;%n jeton à chacun des autres.</numerusform>
            <numerusform>{seat} perd la manche et paie&#xa0;%n jetons à chacun des autres.</numerusform>
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
        <translation>il y a encore quelque chose à enlever sur le tapis</translation>
    </message>
    <message>
        <source>these two cards don&apos;t add up to 11</source>
        <translation>ces deux cartes ne font pas 11</translation>
    </message>
    <message>
        <source>Gioco dell’11</source>
        <comment>the game&apos;s own name: the game of eleven</comment>
        <translation>Gioco dell’11</translation>
    </message>
    <message>
        <source>A quick patience: two cards that make 11 go, and the figures go alone.</source>
        <translation>Une réussite rapide&#x202f;: deux cartes qui font 11 s’en vont, les figures toutes seules.</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Mise</translation>
    </message>
    <message>
        <source>Chips that each seat puts in the pot when several play; the winners share it.</source>
        <translation>Les jetons que chacun met au pot quand on joue à plusieurs&#x202f;; les gagnants se le partagent.</translation>
    </message>
    <message>
        <source>Classico</source>
        <comment>name of a set of rules</comment>
        <translation>Classico</translation>
    </message>
    <message>
        <source>Alone, or in turns for the honour of it.</source>
        <translation>En solitaire, ou à tour de rôle pour l’honneur.</translation>
    </message>
    <message>
        <source>nothing on the table makes 11 with it</source>
        <translation>rien sur le tapis ne fait 11 avec cette carte</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>sur le tapis</translation>
    </message>
    <message>
        <source>the stock</source>
        <translation>le talon</translation>
    </message>
    <message numerus="yes">
        <source>%n covered</source>
        <comment>cards in the stock</comment>
        <translation>
            <numerusform>%n cachée</numerusform>
            <numerusform>%n cachées</numerusform>
        </translation>
    </message>
    <message>
        <source>turned from the stock</source>
        <translation>retournées du talon</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>cartes enlevées</translation>
    </message>
    <message>
        <source>solved</source>
        <comment>of a patience</comment>
        <translation>réussie</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) in the pot</source>
        <translation>
            <numerusform>%n jeton au pot</numerusform>
            <numerusform>%n jetons au pot</numerusform>
        </translation>
    </message>
    <message>
        <source>still covered</source>
        <comment>above a number of cards</comment>
        <translation>encore cachées</translation>
    </message>
    <message>
        <source>Remove the two cards</source>
        <comment>a button: the only pair there is</comment>
        <translation>Enlever les deux cartes</translation>
    </message>
    <message>
        <source>Remove the figure</source>
        <comment>a button: the only figure there is</comment>
        <translation>Enlever la figure</translation>
    </message>
    <message>
        <source>The pack is shuffled.</source>
        <translation>On mélange le jeu.</translation>
    </message>
    <message>
        <source>{seat} is playing.</source>
        <translation>{seat} joue.</translation>
    </message>
    <message>
        <source>Which card goes with {card}?</source>
        <comment>card with its article</comment>
        <translation>Quelle carte s’en va avec {card}&#x202f;?</translation>
    </message>
    <message>
        <source>Nothing more goes: turn the top card of the stock.</source>
        <translation>Plus rien ne va&#x202f;: retournez la première carte du talon.</translation>
    </message>
    <message>
        <source>Remove two cards that make 11, or a figure.</source>
        <translation>Enlevez deux cartes qui font 11, ou une figure.</translation>
    </message>
    <message>
        <source>patience</source>
        <comment>label of a row: how the patience went</comment>
        <translation>réussite</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>jetons</translation>
    </message>
    <message>
        <source>in turns</source>
        <translation>à tour de rôle</translation>
    </message>
    <message>
        <source>covered</source>
        <comment>how many cards were left covered; label of a row</comment>
        <translation>cachées</translation>
    </message>
    <message>
        <source>{seat} lays out nine cards.</source>
        <translation>{seat} découvre neuf cartes.</translation>
    </message>
    <message>
        <source>{seat} removes {one} and {two}.</source>
        <comment>two cards with their articles</comment>
        <translation>{seat} enlève {one} et {two}.</translation>
    </message>
    <message>
        <source>{seat} removes {card}.</source>
        <comment>card with its article</comment>
        <translation>{seat} enlève {card}.</translation>
    </message>
    <message>
        <source>{seat} turns {card}, which goes.</source>
        <comment>card with its article, a figure</comment>
        <translation>{seat} retourne {card}, qui s’en va.</translation>
    </message>
    <message>
        <source>{seat} turns {card}.</source>
        <comment>card with its article</comment>
        <translation>{seat} retourne {card}.</translation>
    </message>
    <message>
        <source>Off go {one} and {two}.</source>
        <comment>two cards with their articles</comment>
        <translation>S’en vont {one} et {two}.</translation>
    </message>
    <message>
        <source>Solved! The stock of {seat} is empty.</source>
        <translation>Réussite&#x202f;! {seat} a vidé le talon.</translation>
    </message>
    <message numerus="yes">
        <source>Not solved: {seat} leaves %n card(s) covered.</source>
        <translation>
            <numerusform>Échec&#x202f;: {seat} laisse&#xa0;%n carte cachée.</numerusform>
            <numerusform>Échec&#x202f;: {seat} laisse&#xa0;%n cartes cachées.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match goes to {seats}.</source>
        <translation>La partie revient à {seats}.</translation>
    </message>
    <message>
        <source>Remove {one} and {two}</source>
        <comment>a move: two cards with their articles</comment>
        <translation>Enlever {one} et {two}</translation>
    </message>
    <message>
        <source>Remove {card}</source>
        <comment>a move: the card with its article</comment>
        <translation>Enlever {card}</translation>
    </message>
    <message>
        <source>With {card}</source>
        <comment>a move: the card with its article goes with the turned one</comment>
        <translation>Avec {card}</translation>
    </message>
    <message>
        <source>Turn a card</source>
        <comment>a move</comment>
        <translation>Retourner une carte</translation>
    </message>
    <message>
        <source>waiting</source>
        <comment>of a seat</comment>
        <translation>attend</translation>
    </message>
    <message>
        <source>playing</source>
        <comment>of a seat</comment>
        <translation>joue</translation>
    </message>
    <message>
        <source>not solved</source>
        <comment>of a patience</comment>
        <translation>échouée</translation>
    </message>
</context>
</TS>
