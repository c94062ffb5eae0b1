import type { RulesText } from './chapters.ts';

export const en: RulesText = {
  aim: {
    title: 'What it is about',
    text: `The year is 1761, and the daimyo of Himeji holds court in a castle as white as a heron. You lead a small clan that wants to be noticed there: with **courtiers** in the rooms, **warriors** in the training yards, **gardeners** by the river.

There are **three rounds of three turns**, so you place nine dice in a game and no more. After that whoever has the most **clan points** wins. Some are scored on the way, most of them at the end.`,
  },
  preparation: {
    title: 'Before the first turn',
    text: `Every room of the castle gets a card, and beside each of its actions lies a dice tile of some colour. In the daimyo’s chamber lies one daimyo card, under every bridge a plant garden and a stone garden, in the training yards four tiles, in the well two. All of this is drawn at random.

The dice are rolled and laid on the bridge of their colour, **rising from left to right**. Of each colour there is one more than there are players.

The influence markers are stacked at random. Whose marker lies on top plays first, and so on down.

- Pairs of starting cards are laid out, one more than there are players. Everybody takes one, **the last in turn order first**.
- The resource card gives its goods at once. Then it lies in your lantern area, sometimes together with a decree.
- The action card lies on your mat. For now it is the action of all three rows.

Your five courtiers, five gardeners and five warriors wait on the mat.`,
  },
  turn: {
    title: 'Your turn: a die',
    text: `**Take.** Choose a die from the left or the right end of any bridge. Dice in the middle are out of reach; the one next to the gap slides to the end without being turned. The last die of a bridge stays at its end.

**Place.** Put it on a space that takes its colour and has room for it.

**Compare** it with what it covers, the printed value or another die. If it is higher, you gain the difference in coins; if it is lower, you pay it. Whoever cannot pay cannot go there.

**Lantern.** A die from a left end now brings you your lantern reward.

**Act.** Do what the space offers, in any order. An action can be declined; goods always come.

- Values: well 1, stewards’ rooms 3, diplomats’ rooms 4, outside the walls 5, the rows of your mat 6.
- With three or four players a second die may lie on the first, but only on the main board. It is compared with the die below. A third never fits.
- A row of the mat takes one die, the well any number.
- All dice stay where they are until the round is over.`,
  },
  castle: {
    title: 'The castle',
    text: `There are three rooms on the stewards’ floor and two on the diplomats’. A room takes a die only if one of its tiles has the same colour.

You may do **every action of the card that stands beside a tile of that colour**: two of them, if the room has the colour twice.

- **On a dark background** a clan member acts. Stewards ask a seal for it first, diplomats do not.
- **On a light background** there are goods and other rewards, for nothing.

What the clan member costs is paid as always: coins for an audience, mother-of-pearl, iron or food.`,
  },
  'outside-well': {
    title: 'Outside the walls, and the well',
    text: `**Outside the walls** there are two spaces for dice of any colour. On the left a gardener or a courtier acts, on the right a warrior or a courtier: one of the two.

**The well** always counts as 1, whatever lies in it, and is never full. Besides the coins for your die you get **a seal** and what the two tiles show.

A well symbol somewhere else gives the seal and both tiles, but no coins.`,
  },
  domain: {
    title: 'Your own domain',
    text: `A coral die goes to the courtiers’ row of your mat, a black one to the gardeners’, a white one to the warriors’. Each row has the value 6.

First you receive **everything that can be seen in the row**: its first reward, and one more for every figure that has left it. Then you may do **what the card on your mat shows beside the row**.

From left to right the rows hold:

- **Courtiers**: food, food, food, 2 coins, food, a seal.
- **Gardeners**: iron, iron, iron, a lantern, iron, 2 coins.
- **Warriors**: mother-of-pearl three times, a seal, mother-of-pearl, a lantern.

A domain symbol somewhere else lets you use a row as if you had put a die there, without coins, and even if one lies there already. No row can be used twice in a turn.`,
  },
  courtier: {
    title: 'Courtiers',
    text: `A courtier’s action has two parts. Do one of them or both, each once, in either order, with the same courtier or with two.

- **Request an audience**: pay 2 coins and put your next courtier at the castle gate.
- **Social ladder**: one courtier climbs one level for 2 mother-of-pearl, or two levels at once for 5. The gate leads to any room of the stewards, from there to any room of the diplomats, and then to the daimyo’s chamber.

Only the place where he stops matters.

**In a room** the card on your mat is turned over and joins your lantern area. The card of the room takes its place, and you do one of its actions on a light background. Then a new card is laid into the room. If there is none left in the deck, the card stays: you only do the action.

**In the daimyo’s chamber** you get your lantern reward. Then the courtier takes one of the three favours, if one is still free, and you get what it shows.`,
  },
  warrior: {
    title: 'Warriors',
    text: `Pay iron and send your next warrior to a training yard: for 5, 3 or 1. There is room for everybody. Then you may do what the tiles of the yard show; the yard for 5 iron has two of them, in any order.

At the end a warrior counts 2 in the yard for 5 iron and 1 in the others, **times the number of your courtiers inside the castle**.`,
  },
  gardener: {
    title: 'Gardeners',
    text: `Pay food and send your next gardener to a garden where none of yours works yet; other clans are no hindrance. Then its action follows. If it asks for coins, you may leave it.

- **Stone gardens** cost 1 to 3 food. They give goods, the well or an action on a light background.
- **Plant gardens** cost 3 to 5 food. For 3 or 4 coins more they let a clan member act, or your domain, or the castle.

At the end a garden scores twice its food less 1: from 1 to 9 points. Plant early: after rounds one and two a garden may work once more.`,
  },
  lantern: {
    title: 'The lantern',
    text: `Cards in your lantern area show one symbol each. A **lantern reward** gives you all of them, in any order.

You get it for every die from the left end of a bridge, when a courtier reaches the daimyo, and wherever a lantern is shown.

The area grows when courtiers climb to the first and second floor: the card that leaves your mat goes there. A steward shows a coin there, a diplomat a clan point, a starting action a space in the passage of time.`,
  },
  goods: {
    title: 'Resources, coins and seals',
    text: `You can hold up to **7** each of food, iron and mother-of-pearl, and up to **5** seals. What is more is lost. Coins and clan points have no limit.

With seals you pay for the dark actions of stewards and for new seasons. Besides, **whenever you are asked something** you may first exchange, as often as you like:

- 2 seals for 1 food, iron or mother-of-pearl;
- 1 seal for 1 coin.`,
  },
  time: {
    title: 'The passage of time',
    text: `Your influence marker walks through the year, from space 0 to space 20. Where others lie already it goes on top of them.

Summer begins on space 6, autumn on 11, winter on 15. Before each of them is a checkpoint, and to pass it you pay **1, 2 and 3 seals**. Whoever cannot pay or does not want to stops, and the remaining steps are lost.

- Whoever is farthest goes first in the next round. On the same space the upper marker is ahead.
- In the end summer is worth 3 points, autumn 6, and winter 10 to 15, one more for every space.`,
  },
  round: {
    title: 'The end of a round',
    text: `When everybody has had three turns, three dice are left on the bridges.

- **Turn order.** It is set anew by the passage of time. After the third round the game ends here.
- **Gardens.** In the new order everybody may use the gardens where own gardeners work, each once and in any order, but only **beside bridges that still have a die**.
- **Dice.** All of them come back, are rolled, and lie on their bridges as before.

So who takes the last die of a bridge also puts its gardens to rest.`,
  },
  end: {
    title: 'The end of the game',
    text: `To the points scored on the way these are added:

- **Coins and seals**: 1 point for every 5 of them together.
- **Food, iron, mother-of-pearl**: for each, 1 point if you have 3 to 6, and 2 points for 7.
- **Passage of time**: 3, 6, or from 10 to 15 points.
- **Courtiers**: 1 at the gate, 3 on the first floor, 6 on the second, 10 with the daimyo.
- **Warriors**: their values together, times your courtiers inside the castle. The gate does not count.
- **Gardeners**: the points of their gardens.

If it can bring you points, you are asked before the count whether you exchange seals for resources.

**Most clan points win.** If points are equal, whoever comes earlier in the turn order that was just set is ahead.`,
  },
  symbols: {
    title: 'Symbols and their order',
    text: `A dark number is what you gain, a red number what you pay for whatever the arrow points to. Several rewards come in the order that you like; you are asked only where the order makes a difference.

- **Three discs**: a resource of your choice, each of several by itself.
- **Heron**: so many spaces in the passage of time.
- **Fan**: clan points; a red one at once, a golden one at the end.
- **Tile of a colour**: one action of the castle beside a tile of that colour. **Tile of all colours**: beside any.
- **Pale scroll**: one action of the castle on a light background.

For such an action of the castle you need no die, nothing is compared, and dice in the room do not matter. A steward’s dark action still costs its seal. Cards on mats and the daimyo card are not meant.`,
  },
  'two-players': {
    title: 'One or two players',
    text: `Some cards stay in the box: nine stewards and nine diplomats are left. There are three dice of each colour.

**No die may lie on another.** Every room and both spaces outside the walls take one die in a round. Only the well takes as many as you like.`,
  },
  solo: {
    title: 'Alone: the Tokugawa visit',
    text: `The Tokugawa clan is your guest and your rival. You play by the rules for two, but your starting cards are dealt to you.

The rival **pays for nothing** and collects nothing but coins, clan points and spaces of time. The places where its dice and figures go bring it nothing else, and its dice may lie in rooms of other colours.

**Its turn.** Cards of its deck are turned over until the one on top shows a die that is still there. That die goes where the same card says, or into the well if the place is taken; for a higher die the rival gets coins. Then the last two of the cards turned over are carried out, or the only one, from left to right and from top to bottom. Whatever is impossible brings it as many points as the number of the round.

- A gardener goes to the garden of the kind on the card that scores least; between equals you choose.
- The lowest courtier climbs. You choose the room that he enters: its card leaves the game and is replaced.
- With the daimyo it takes the first favour that is free, without the gift.

**The end of a round.** After the new turn order the rival turns in its coins: every 3 of them, or every 5 if it goes second, bring the number of the round in points. After rounds one and two each of its gardeners beside a bridge with dice brings the same. Then its deck is shuffled.

At the end it scores like everybody, without coins and resources. If points are equal, whoever goes first wins.`,
  },
  variants: {
    title: 'Variants',
    text: `You choose them when a table is opened.

- **First game**: the rooms begin with fixed cards and tiles, and the well with mother-of-pearl and iron. All the rest is drawn as always. Good to learn with.
- **Visiting clan**, for one player. Easy: the rival goes second and has nothing. Medium: it goes first, with 3 points, from space 1 of time. Hard: it goes first, with 8 points, from space 3.`,
  },
};
