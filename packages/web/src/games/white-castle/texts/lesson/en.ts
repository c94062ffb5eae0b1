import type { Saying } from '../../../../lessons/lesson.ts';
import type { LessonStepId } from './script.ts';

export const en: Readonly<Record<LessonStepId, Saying>> = {
  welcome: {
    title: 'Welcome to the White Castle',
    text: `The red clan is yours. Its **courtiers**, **warriors** and **gardeners** have come to make their way.

Three rounds of three turns: **nine dice** in all. Whoever makes the most of them wins.`,
  },
  start: {
    title: 'Starting cards',
    text: `Hotaru has chosen already. Take this pair: **goods at once**, a symbol for your **lantern** (a food), and a gardener’s action for your **mat**.`,
  },
  bridge: {
    title: 'Take a die',
    text: `You may take dice from the **ends** of a bridge. High ones lie on the right, low ones on the left; but a **left** die lights your lantern.

Take the black 2.`,
  },
  well: {
    title: 'Place it',
    text: `Every space has a value. A **higher** die brings the difference in coins, a **lower** one costs it.

The **well** is a 1. You get a coin, your lantern’s food, then a seal, iron and mother-of-pearl.`,
  },
  second: {
    title: 'From the right end',
    text: `Hotaru has moved. Now take the black 5: no lantern, but a high number.`,
  },
  domain: {
    title: 'Your own domain',
    text: `The rows of your **mat** are a 6, so a 5 costs a coin. The row gives iron, then the **card beside it** acts: a gardener.`,
  },
  garden: {
    title: 'A gardener by the river',
    text: `Gardeners cost **food**. This garden gives the well’s gifts now, perhaps again after the round, and **5 points** in the end.`,
  },
  third: {
    title: 'To the castle',
    text: `A room takes only dice of the **colours on its tiles**. Take the coral 6.`,
  },
  room: {
    title: 'A room of the diplomats',
    text: `The room is a 4: two coins for you. Beside the **coral tile** is a courtier’s action, free here; stewards ask a seal for it.`,
  },
  audience: {
    title: 'An audience',
    text: `A courtier’s action has two parts. The first: for **2 coins** a courtier comes to the gate.`,
  },
  ladder: {
    title: 'Up the ladder',
    text: `The second: for **2 mother-of-pearl** he climbs a level, for 5 two at once. The gate is worth 1 point, the floors 3, 6 and 10.

Send him to the stewards’ second room.`,
  },
  card: {
    title: 'A new card',
    text: `The room’s card now lies on your mat. The old one joined your **lantern** and shows a step of time there.

Do an action on a **light background**: the lantern.`,
  },
  round: {
    title: 'The round is over',
    text: `You are ahead in the **passage of time**, so you go first again.

A die was left on the black bridge, so your **gardener** worked once more. Then all dice were rolled.`,
  },
  again: {
    title: 'The second round',
    text: `Now for a warrior. Take the black 5.`,
  },
  warrior: {
    title: 'The other diplomats',
    text: `Here a **warrior** stands beside the black tile. A 5 on a 4: one coin.`,
  },
  yard: {
    title: 'The training yard',
    text: `Warriors cost **iron**. In the end this one is worth 2 points **for every courtier inside the castle**.

The yard’s tiles give 2 points and a courtier’s action.`,
  },
  chain: {
    title: 'One thing leads to another',
    text: `Let your courtier **climb** to the second floor and another come to the **gate**, in either order. Such chains decide the game.`,
  },
  skip: {
    title: 'And so it goes on',
    text: `You know the castle now; let us skip to your last turn.

But remember: whenever you are asked, **2 seals** can become a resource, or **1 seal** a coin.`,
  },
  season: {
    title: 'A new season',
    text: `Your last die lit the lantern, and your marker stands before **summer**. Entering costs **1 seal** and brings 3 points. Later seasons cost and bring more.`,
  },
  end: {
    title: 'The year is over',
    text: `Now count courtiers by floor, **warriors times courtiers inside**, gardens, the passage of time, and a little for what is left.

Most points win. The turn order breaks ties.`,
  },
};
