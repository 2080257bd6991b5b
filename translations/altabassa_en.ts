<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AltaBassa</name>
    <message numerus="yes">
        <source>%n chip(s) in the pot</source>
        <translation>
            <numerusform>%n chip in the pot</numerusform>
            <numerusform>%n chips in the pot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand goes to {seats} with %n point(s).</source>
        <translation>
            <numerusform>The hand goes to {seats} with %n point.</numerusform>
            <numerusform>The hand goes to {seats} with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} is first with {card}: %n point(s).</source>
        <comment>card with its article</comment>
        <translation>
            <numerusform>{seat} is first with {card}: %n point.</numerusform>
            <numerusform>{seat} is first with {card}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seats} tie for first with {card}: %n point(s) each.</source>
        <translation>
            <numerusform>{seats} tie for first with {card}: %n point each.</numerusform>
            <numerusform>{seats} tie for first with {card}: %n points each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} is second with {card}: %n point(s).</source>
        <comment>card with its article</comment>
        <translation>
            <numerusform>{seat} is second with {card}: %n point.</numerusform>
            <numerusform>{seat} is second with {card}: %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardTable</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>height of a pile</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cocincina</name>
    <message numerus="yes">
        <source>A first pile of %n card(s)</source>
        <comment>a move</comment>
        <translation>
            <numerusform>A first pile of %n card</numerusform>
            <numerusform>A first pile of %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First pile (%n card(s))</source>
        <comment>a move: take it</comment>
        <translation>
            <numerusform>First pile (%n card)</numerusform>
            <numerusform>First pile (%n cards)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Second pile (%n card(s))</source>
        <comment>a move: take it</comment>
        <translation>
            <numerusform>Second pile (%n card)</numerusform>
            <numerusform>Second pile (%n cards)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in a pile</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>scopa scoperta, {card}: %n point(s)</source>
        <comment>a card</comment>
        <translation>
            <numerusform>scopa scoperta, {card}: %n point</numerusform>
            <numerusform>scopa scoperta, {card}: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>scopa coperta, {card}: %n point(s)</source>
        <comment>a card</comment>
        <translation>
            <numerusform>scopa coperta, {card}: %n point</numerusform>
            <numerusform>scopa coperta, {card}: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>of all scope of a seat</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scopa scoperta! {seat} takes {card} with {turned}: %n point(s).</source>
        <translation>
            <numerusform>Scopa scoperta! {seat} takes {card} with {turned}: %n point.</numerusform>
            <numerusform>Scopa scoperta! {seat} takes {card} with {turned}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scopa coperta: {seat} takes {card} with {turned}: %n point(s).</source>
        <translation>
            <numerusform>Scopa coperta: {seat} takes {card} with {turned}: %n point.</numerusform>
            <numerusform>Scopa coperta: {seat} takes {card} with {turned}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand is drawn, %n point(s) each.</source>
        <translation>
            <numerusform>The hand is drawn, %n point each.</numerusform>
            <numerusform>The hand is drawn, %n points each.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckModel</name>
    <message numerus="yes">
        <source>%n card(s) missing</source>
        <translation>
            <numerusform>%n card missing</numerusform>
            <numerusform>%n cards missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>the size of a deck</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message numerus="yes">
        <source>Deck for %n card(s)</source>
        <translation>
            <numerusform>Deck for %n card</numerusform>
            <numerusform>Deck for %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Previsioni</name>
    <message numerus="yes">
        <source>How many of %n trick(s) will you win?</source>
        <translation>
            <numerusform>How many of %n trick will you win?</numerusform>
            <numerusform>How many of %n tricks will you win?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>a turn, by its number of cards</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn}: %n card(s) each. {seat} begins.</source>
        <translation>
            <numerusform>Turn {turn}: %n card each. {seat} begins.</numerusform>
            <numerusform>Turn {turn}: %n cards each. {seat} begins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} predicts %n trick(s).</source>
        <translation>
            <numerusform>{seat} predicts %n trick.</numerusform>
            <numerusform>{seat} predicts %n tricks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Predict %n trick(s)</source>
        <comment>a move</comment>
        <translation>
            <numerusform>Predict %n trick</numerusform>
            <numerusform>Predict %n tricks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Seats</name>
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
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetteMezzo</name>
    <message numerus="yes">
        <source>stake %n</source>
        <comment>chips at stake</comment>
        <translation>
            <numerusform>stake %n</numerusform>
            <numerusform>stake %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} sets the limit: %n chip(s).</source>
        <translation>
            <numerusform>{seat} sets the limit: %n chip.</numerusform>
            <numerusform>{seat} sets the limit: %n chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} stakes %n.</source>
        <translation>
            <numerusform>{seat} stakes %n.</numerusform>
            <numerusform>{seat} stakes %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} is bust with {total} and pays %n.</source>
        <translation>
            <numerusform>{seat} is bust with {total} and pays %n.</numerusform>
            <numerusform>{seat} is bust with {total} and pays %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} wins %n.</source>
        <comment>chips</comment>
        <translation>
            <numerusform>{seat} wins %n.</numerusform>
            <numerusform>{seat} wins %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} loses %n.</source>
        <comment>chips</comment>
        <translation>
            <numerusform>{seat} loses %n.</numerusform>
            <numerusform>{seat} loses %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stake %n</source>
        <comment>a move</comment>
        <translation>
            <numerusform>Stake %n</numerusform>
            <numerusform>Stake %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins %n chip(s).</source>
        <comment>the bank</comment>
        <translation>
            <numerusform>It wins %n chip.</numerusform>
            <numerusform>It wins %n chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It loses %n chip(s).</source>
        <comment>the bank</comment>
        <translation>
            <numerusform>It loses %n chip.</numerusform>
            <numerusform>It loses %n chips.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Terziglio</name>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <comment>short, under a player&apos;s name</comment>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n accuse</source>
        <comment>declarations; short, under a player&apos;s name</comment>
        <translation>
            <numerusform>%n accusa</numerusform>
            <numerusform>%n accuse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} wins the hand and gets %n chip(s) from each of the others.</source>
        <translation>
            <numerusform>{seat} wins the hand and gets %n chip from each of the others.</numerusform>
            <numerusform>{seat} wins the hand and gets %n chips from each of the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} loses the hand and pays %n chip(s) to each of the others.</source>
        <translation>
            <numerusform>{seat} loses the hand and pays %n chip to each of the others.</numerusform>
            <numerusform>{seat} loses the hand and pays %n chips to each of the others.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Undici</name>
    <message numerus="yes">
        <source>%n covered</source>
        <comment>cards in the stock</comment>
        <translation>
            <numerusform>%n covered</numerusform>
            <numerusform>%n covered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) in the pot</source>
        <translation>
            <numerusform>%n chip in the pot</numerusform>
            <numerusform>%n chips in the pot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not solved: {seat} leaves %n card(s) covered.</source>
        <translation>
            <numerusform>Not solved: {seat} leaves %n card covered.</numerusform>
            <numerusform>Not solved: {seat} leaves %n cards covered.</numerusform>
        </translation>
    </message>
</context>
</TS>
