import type { RulesText } from './chapters.ts';

export const en: RulesText = {
  aim: {
    title: 'What it is about',
    text: `The Great Spirit of the Forest will leave, and somebody has to follow. For **four years** you call yokai, send your three guardians among the trees and across the river, help pilgrims on their way and gather spirits around you. Whoever has the most **virtue points** in the end is chosen.

Every year has four seasons: in **spring** you choose your cards, in **summer** you take turns, in **autumn** the order changes, in **winter** all come home.`,
  },
  spring: {
    title: 'Spring',
    text: `Everybody draws up to **four yokai** and discards down to **three**, all at the same time and unseen. If the deck runs out, the discard pile is shuffled.

Then, in turn order, every **dream crystal** on your mat gives what it shows, in any order you like.`,
  },
  summer: {
    title: 'Summer: a turn',
    text: `One of these, until everybody has passed:

- **Play a card** into a free space of your mat.
- **Use a die** in the Forest.
- **Cross the river** with a die that stands in the Forest.
- **Pass**: only when three cards are played and no die is left on the mat. Whoever can do nothing else passes by himself.

Whatever a turn brings is done to its end before the next thing of the chain. Every effect may be left.`,
  },
  card: {
    title: 'Playing a card',
    text: `The card goes into one of your free card spaces. The **locked die** beside that space becomes unlocked.

Then, in the order you like, the **action of the card** and the **crystal of mastery** that lies beside the space. New yokai come from the hills or from the common deck: of two you keep one.`,
  },
  die: {
    title: 'Using a die',
    text: `Take an **unlocked** die. A **locked** one can be used too, but a pilgrim that is awake leaves the game for it.

**Amulets** may raise it first, as many as you like, up to 6. Then it goes to any free space of the Forest; values do not matter for that.

Then, in the order you like:

- **One forest action**: any row whose number the die reaches, if no other die in the region shows more. Equal is enough.
- **One building** of the region whose number the die reaches. Other dice do not matter.`,
  },
  house: {
    title: 'The House of the Great Spirit',
    text: `Four spaces, each with its own gift; any value may stand there. In **autumn** whoever has the highest die in the House plays first next year, and so on. Those who are not there keep their order behind them. From the House no die crosses the river.

With one or two players the lowest space **copies**: it takes a 2 or more, the die loses 1, and you do a forest action of a region where somebody else’s die stands, with the value of that die.`,
  },
  crossing: {
    title: 'Crossing the river',
    text: `A die in the Forest, but not in the House, goes to a free space on the bank of its hill. It loses **1**; a **6 becomes a 3**. A 1 cannot cross.

Choose a reward of that hill that no marker covers, and cover it until winter:

- the **bitoku** card, for your bitoku path;
- the **yokai** card, into your hand;
- **two different** of: a vision, an iwakura, a pilgrim beside an iwakura, a step of a kodama.

You may also cover a card and leave it. With one or two players two hills share a bank.`,
  },
  kodama: {
    title: 'Kodama',
    text: `Your five kodama each live in the pond of a region. Steps may be split over them, unless the arrow is **green**: then it is this region only. The last pad takes a single kodama.

At the end the first, second and third of every pond get the points of its **treasure**. Who stands level shares those places, rounded down. With one or two players a kodama of nobody’s stands on the fourth pad and counts too.`,
  },
  movement: {
    title: 'Movement points',
    text: `Each point is spent at once on one of these:

- **Visit** the next card of your bitoku path: its points and its action.
- **Begin a pilgrimage**: a pilgrim that is awake comes to the first cell, or to the cell beside a torii that you have reached.
- **Walk** one cell further. A **bridge** asks for one or two visited bitoku.
- **Turn aside** to the nearest free cell of insight or before a torii: its points, an amulet, and at a torii its tile. Of every player one pilgrim to a side path.`,
  },
  buildings: {
    title: 'Buildings',
    text: `Choose an open building, pay the **wood and stone** under your leftmost marker, and put it on a free cell of its type. Your kodama of that region goes forward; some buildings bring an amulet too.

When **somebody else** uses it, you get a point, or a point or an amulet as you like, or both. At the end every marker that has left your mat is worth points. Ancient buildings belong to nobody.`,
  },
  mitama: {
    title: 'Mitama and dragonflies',
    text: `A **mitama** costs the jade and sake under its space. It brings the points of the space and its own gift, and comes to your mat.

A **dragonfly** costs or brings the resources under its space and does nothing yet.

At the moment one of them comes, you may **unite** it with one of the other kind that waits on your mat: then the dragonfly does what it shows. Shinigami stand for any mitama when iwakura are counted.`,
  },
  crystals: {
    title: 'Crystals',
    text: `Pay the resources under the crystal and lay it on a free place of its colour. The **pilgrim** that slept there wakes up, and the points he lay on are yours at the end.

- **Dreams** (violet) give every spring, and once more at the end.
- **Memories** (yellow) bring points whenever you do what they show.
- **Mastery** (pink) works when a card is played beside it.`,
  },
  iwakura: {
    title: 'Iwakura and the stone path',
    text: `An iwakura from the garden lies on the leftmost free place of your stone path. A **pilgrim** that is awake may be set on a free cell beside an iwakura; some cells cost a resource.

At the end every iwakura scores what it counts – a type of yokai, a mitama, two types of building – **times the pilgrims beside it**. A pilgrim between two rocks counts for both.`,
  },
  visions: {
    title: 'Visions',
    text: `Look at two cards of the rift and keep one, or keep none and take a resource. Visions lie open.

At the end every thing you own serves **one** vision only. The best way to share them out is found for you. A vision that is not fulfilled costs one or two points.`,
  },
  goods: {
    title: 'Paying and gaining',
    text: `A price in resources of no named kind is paid as you like. A **discount** leaves out as many of a price as it says, as you like. Resources and amulets never run out; an amulet +3 is not three of +1.`,
  },
  winter: {
    title: 'Autumn and winter',
    text: `The dice come home to the red cells in any order you like, with the values they have.

**Virtue of the spirits**: whoever has five yokai or more may give up one that lies on the mat, for the points on its lower edge – 12 at most. The other cards are discarded, the hand is kept.

Then the hills get new cards, the first tile of every row leaves the game, the others move up, and the rows are filled.`,
  },
  end: {
    title: 'The Ascension',
    text: `After the fourth winter the dream crystals give once more. Then these are added:

- 3 points for the first in turn order;
- different kinds of bitoku: 1, 2, 4, 7, 11, 16, 22;
- the treasures of the ponds;
- iwakura;
- all dice and resources, divided by four;
- visions;
- what crystals and building markers uncover.

In a tie more fulfilled visions win, then the earlier in turn order.`,
  },
  solo: {
    title: 'Alone: the Tengu',
    text: `The Tengu plays the second spirit. On his turn two dice are rolled, and the lower one says which of his **three open cards** he uses: 1–2 the left, 3–4 the middle, 5–6 the right. The card shows where he goes, what he takes there and what he takes across the river.

He always follows the same table of cases; the log tells which one. He gets no amulets, his dice are 2, 3 and 4, and he scores in his own way. You win only with **more** points than he has.`,
  },
  variants: {
    title: 'Variants',
    text: `**Strict Forest**: a forest action needs **more** than every other die of the region. A 6 beside another 6 needs an amulet of any value.

Alone, the Tengu can be made easier or harder by what he begins with, by his harvest and by how his kodama walk.`,
  },
};
