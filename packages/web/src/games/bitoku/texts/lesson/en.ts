import type { Saying } from '../../../../lessons/lesson.ts';
import type { LessonStepId } from './script.ts';

export const en: Readonly<Record<LessonStepId, Saying>> = {
  welcome: {
    title: 'Welcome to the Forest',
    text: `The Forest seeks a new Great Spirit. After **four years** the most **virtue points** win.

Yokai cards free your three **guardian dice**, and dice do the work.`,
  },
  spring: {
    title: 'Spring',
    text: `Of four cards **three are kept**. Discard the imomushi.`,
  },
  card: {
    title: 'Summer: a card',
    text: `One action a turn. Play the kappa into the **left space**: that frees the die beside it.`,
  },
  gift: {
    title: 'What it does',
    text: `The kappa brings jade or sake. Take **sake**.`,
  },
  die: {
    title: 'A die',
    text: `Send the 3 to the **Lands of Yomi**. It acts only where no other die is **higher**.`,
  },
  row: {
    title: 'A forest action',
    text: `Any row that the die reaches. A 3 brings a **mitama**, one resource cheaper.`,
  },
  mitama: {
    title: 'A mitama',
    text: `Take the Kushi: **5 points**, for a jade and a sake.`,
  },
  kodama: {
    title: 'Kodama',
    text: `It moves a **kodama**. In the end the farthest on a pond gets its treasure. Yomi’s is the richest.`,
  },
  unite: {
    title: 'A union',
    text: `A mitama may join a waiting **dragonfly**, now or never. Yours brings two wood.`,
  },
  building: {
    title: 'And a building',
    text: `A die may also use **one building** of its region, here for an amulet. Owners get a bonus.`,
  },
  cross: {
    title: 'Across the river',
    text: `In a later turn a die may cross: it is **humbled** to 2 and brings a reward. Take the **bitoku** Makoto.`,
  },
  rat: {
    title: 'The next guardian',
    text: `Play the nezumi into the middle.`,
  },
  build: {
    title: 'Build',
    text: `The first building costs **1 wood**; each uncovers points on your mat. Choose the ryokan.`,
  },
  area: {
    title: 'Where it stands',
    text: `On the Steps of Knowledge it takes your kodama two cells on.`,
  },
  second: {
    title: 'The second die',
    text: `Take the 2. Alone it does little.`,
  },
  amulet: {
    title: 'Amulets',
    text: `They **raise a die** before it is placed, and it stays so until it crosses.`,
  },
  steps: {
    title: 'Steps of Knowledge',
    text: `Here a 3 gives two **movement points**.`,
  },
  visit: {
    title: 'Visit a bitoku',
    text: `One point: 2 virtue points, an amulet, and soon a bridge opens.`,
  },
  start: {
    title: 'A pilgrimage',
    text: `With the other a **pilgrim** sets out on the path of wisdom.`,
  },
  own: {
    title: 'Your own building',
    text: `Use your ryokan and draw a card.`,
  },
  wolf: {
    title: 'Insight',
    text: `The wolf moves the pilgrim to **insight**: a point and an amulet. Farther on there is more.`,
  },
  house: {
    title: 'The Great Spirit’s house',
    text: `Values do not matter here. **The higher the space, the earlier you play next year.**`,
  },
  vision: {
    title: 'A vision',
    text: `Fulfil it, or **lose points**. You have a building and a union already.`,
  },
  rest: {
    title: 'Autumn and winter',
    text: `You cross once more. Then the turn order is settled, and dice come home locked, **as they are**.`,
  },
  virtue: {
    title: 'Virtue of the spirits',
    text: `In winter you may **give up a card**. The kappa scores a point for your mitama.`,
  },
  skip: {
    title: 'The years go by',
    text: `The rules explain crystals, iwakura and bridges. Let us skip to the end.`,
  },
  end: {
    title: 'The Ascension',
    text: `Added are bitoku, lake treasures, iwakura, dice, visions, buildings and crystals. Press a number to see where it came from.

Most points win; fulfilled visions break ties.`,
  },
};
