import type { RulesText } from './chapters.ts';

export const en: RulesText = {
  aim: {
    title: 'What it is about',
    text: `Your family has lived off its bamboo for generations, and each of them has made the house a little finer. Now it is your turn: tend the **grove**, bring **incense** to the temples, make friends with the **spirits** of the forest, and furnish a home in which every thing has its place.

There are **four years** of four seasons. Spring brings gifts. Summer is for work. In autumn the spirits thank whoever gave most. In winter the family has to be fed.

After the fourth winter whoever has the most **happiness** wins. Everybody begins with 5. Happiness can also be lost, even below zero.

Whatever belongs to a player lies open for all to see.`,
  },
  preparation: {
    title: 'Before the first spring',
    text: `Each of the four **grooves** of the grove holds three bamboo shoots. On the board lie three columns of harmony tiles, two columns of home tiles and five food tokens, and in every temple a stack of four spirits, of which only the top one can be seen. The first player is drawn by lot.

Everybody gets:

- 7 incense sticks, 3 of them in the supply and 4 on the cells of the years to come;
- 3 coins;
- a random harmony tile for the whole home;
- 4 shoots: each colour once, each action once.

Then shoots are laid out, two for every player. In turn order everybody takes one, and in the same order another.

**A shoot is kept in the temple area of its colour** on your mat. Now you have six, and after every turn you will have six again.`,
  },
  spring: {
    title: 'Spring: gifts of the forest',
    text: `As many gifts are turned up as there are players. In turn order everybody

- moves a stick from the cell of this year to the supply, which makes 4 sticks in the first year, then 5, 6 and 7;
- picks a gift that is still there and does its action at once.

There is a gift for harmony, for home improvement, for income and for cooking. These actions follow their usual rules, and as usual they may be left undone. Spirits cannot be called in spring.`,
  },
  turn: {
    title: 'Summer: your turn',
    text: `Players take turns clockwise, beginning with the first player. **Whoever has a stick must play.** Whoever has none is done for this summer, and summer ends when all are done.

- **Visit.** Put your action marker on a temple area of your mat that holds at least one shoot, but **not the one where the marker already is**. This goes for the first turn of a new year as well; only your very first turn is free.
- **Offer** a stick for every shoot in that area.
- **Plant** all these shoots in the grove.
- **Act** with as many of them as you offered sticks.
- **Take in** the shoots that were pushed out.

Then it is the next player’s turn. If you could still call a spirit, you are asked before your turn ends.`,
  },
  offering: {
    title: 'The offering',
    text: `You give **as many sticks as there are shoots in the area that you visit**, or all that are left if you have fewer. None may be held back.

They go to the temple of the area’s colour, on top of those that lie there. Sticks can also be sent to other temples, for **1 coin each**.

Wherever they went, **every stick lets you activate one shoot** now. In autumn they decide who gets the spirit of the temple.`,
  },
  planting: {
    title: 'Planting and acting',
    text: `**All** shoots of the visited area leave your mat, even if you had too few sticks. Choose a groove for each of them: it goes to the lower end, below all others. **A groove takes at most two in a turn.**

When all are planted, activate as many of them as you offered sticks, each only once, in the order that you like, and do the action on them.

You may stop earlier. An activation is used up even if you cannot do its action or do not want to.`,
  },
  'new-shoots': {
    title: 'New shoots',
    text: `After your actions the new shoots slide up until every groove holds three again. **What comes out at the top is yours**, just as many shoots as you planted.

- A shoot goes to the area of its colour, if a cell is free there. The red and the blue area have 4 cells, the green and the yellow one 3.
- If they do not all fit, you choose which of them go to their own area.
- Each of the others goes to any free cell, and belongs to that area until it is planted again.

These shoots act in a later turn. So with the groove you also choose what you will be able to do next.`,
  },
  actions: {
    title: 'Actions',
    text: `A shoot, a gift and some spirits let you act. Every action may be left undone.

- **Harmony**: 1 happiness, or take and score harmony tiles, two in all.
- **Home improvement**: 1 coin, or buy a home tile.
- **Income**: 2 coins.
- **Cooking**: take one food token from the board. Tea is worth 1 food, rice 2, ramen 3.
- **Joker**: one of these four.

The cells for food are filled anew only when somebody takes the last token, and every winter. If the supply runs out, the food that was eaten is shuffled and used again.`,
  },
  harmony: {
    title: 'Harmony',
    text: `Gain **1 happiness**, or do **up to two** of these, in any order; both may be the same.

- **Take** a harmony tile from the board. Your mat has two cells each for the left part, the whole home and the right part. If both are taken, there is no room until you score one.
- **Score** a harmony tile of your mat whose condition your home fulfils. You gain its happiness and lay it on your fan.

A tile that you just took can be scored at once, and a cell that you just freed can be filled. On the board the tiles above the gap slide down, and a new one comes in at the top before you go on.`,
  },
  'harmony-tiles': {
    title: 'Harmony tiles',
    text: `Each of them looks at one part of your home: the **two columns on the left**, the **two on the right**, or the **whole home**. The middle column counts only for the whole home.

- **A single tile**: one of this kind, anywhere in the part.
- **A row** reads from left to right, **a column** from the top down. The tiles lie side by side in just this order; five of them fill a row of the home.
- **A diamond**: four tiles above, to the right of, below and to the left of a cell. The cell itself does not matter.
- **Comfort of a kind**: all tiles of this kind in the part have at least so much comfort together.
- **Comfort of neighbours**: the two tiles shown have at least so much together.
- **A square**: some two by two tiles of any kind have at least so much together.

Where any kind is allowed, there must still be a tile. Patterns are never turned or mirrored. A home tile may serve as many harmony tiles as you like.`,
  },
  home: {
    title: 'Home improvement',
    text: `Gain **1 coin**, or **buy one home tile** from the board. You pay the coins beside its row and gain the happiness beside it: the higher, the dearer, the more. Type II costs a coin more than type I and offers more comfort.

Put the tile into any empty cell of your home. **It stays there for good.** The home has 3 rows of 5 cells: two columns on the left, one in the middle, two on the right.

A tile has a kind (decoration, faith, garden or item) and 1 to 3 comfort. Both matter for harmony tiles. At the end the left and the right part should have equal comfort.

Remember winter: every tile of the home needs 1 food a year.

On the board the tiles above the gap slide down, and a new one comes in at the top.`,
  },
  spirits: {
    title: 'Forest spirits',
    text: `A spirit comes to you awake. **During your own turn in summer** you may call it whenever you are asked something, except in the middle of an action. Then it falls asleep. In winter you may wake it for coins:

- **Kappa**, 1 coin: a harmony action.
- **Tanuki**, 1 coin: a home improvement.
- **Rokurokubi**, 1 coin: an income.
- **Kitsune**, free: all shoots that you activate from now on in this turn are jokers.
- **Bakeneko**, 1 coin: in this offering you send sticks to other temples without paying.
- **Tengu**, 1 coin: all food on the board is replaced by five new tokens. You take one token before that, or one after.
- **Okami**, 2 coins, not in summer but at the family meal: 4 food.

You may call several in one turn. Two of the same kind can both be called.

At the end you get 2 happiness **for every kind** that you have, awake or asleep.`,
  },
  autumn: {
    title: 'Autumn: thanks of the spirits',
    text: `In every temple **whoever has the most sticks** takes the spirit on top of the stack. If several have as many, it goes to the one of them whose stick **was placed last** and so lies highest. Where nobody offered anything the spirit stays.

Then all sticks return to their owners’ supplies, and the next spirit of each stack can be seen.`,
  },
  winter: {
    title: 'Winter: the family meal',
    text: `**Waking.** In turn order everybody may wake sleeping spirits for the coins that they cost.

**Family meal.** Your home needs **1 food for every tile** in it. Spend food tokens until that is covered; there is no change. For every food that is missing you lose **1 happiness**, but as long as you have tokens you must spend them. What is not needed you keep.

**First player.** The token goes to the next player clockwise.

**Renewal.** The lowest home tiles and harmony tiles of the board go under their stacks, the others slide down, and new ones come in at the top. Empty food cells are filled.

After the fourth winter nothing is renewed: the game is over.`,
  },
  end: {
    title: 'The end of the game',
    text: `To your happiness these are added:

- **Spirits**: 2 for every kind.
- **Balance**: compare the comfort in the two left columns with that in the two right ones. You lose 2 for every 1 of difference. The middle column does not count.
- **Harmony**: half of its happiness, rounded up, for every harmony tile that is still on your mat and fulfilled. The others cost nothing.
- **Night side**: minus 1 for every marked cell that is empty.

**Most happiness wins.** If it is equal, more comfort in the whole home decides, with the middle column. If that is equal too, the victory is shared.

Coins, food and sticks are worth nothing now.`,
  },
  'two-players': {
    title: 'Two players: the ghost',
    text: `A **ghost** with 8 brown sticks brings offerings too. Before the game, and anew every autumn, 0, 2, 3 and 3 of them are dealt at random to the temples. They always lie below yours.

In autumn the ghost counts as a player. Where it has the most sticks, the spirit leaves the game; with as many as the ghost you win, because your sticks lie higher.

Sixteen home tiles stay in the box. Two gifts are turned up in spring.`,
  },
  night: {
    title: 'The night side',
    text: `This variant is chosen when a table is opened, and it is the same for all.

Six cells of every home are marked with a kind. Only a tile of that kind may go there; the other cells take anything. At the end every marked cell without a tile costs you **1 happiness**.`,
  },
};
