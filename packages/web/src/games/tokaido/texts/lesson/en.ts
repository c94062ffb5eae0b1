import type { Saying } from '../../../../lessons/lesson.ts';
import type { LessonStepId } from './script.ts';

export const en: Readonly<Record<LessonStepId, Saying>> = {
  welcome: {
    title: 'Welcome to the road',
    text: `The red traveller is you. The road leads from Kyoto to Edo, and nobody has to hurry: whoever **sees, tastes and meets the most** on the way wins.

The **last on the road** always moves. In the line you stand farthest from the road, so the first turn is yours.`,
  },
  paddy: {
    title: 'A view of rice paddies',
    text: `Go to any free stop ahead of you, as far as you like. Let us begin with a **panorama**.

Its first fragment is worth 1 point, the next one 2, then 3. Whoever finishes it first gets 3 more.`,
  },
  spring: {
    title: 'You are last: your turn',
    text: `Both others went far ahead. So you move again, and all the stops they skipped are yours.

**Hot springs** cost nothing and bring 2 or 3 points.`,
  },
  again: {
    title: 'And once more',
    text: `You are **still last**, so you have another turn. Slow travellers move more often: that is the heart of the game.

Start a second panorama, the mountain.`,
  },
  temple: {
    title: 'Taken is taken',
    text: `You are last yet again. The farm and the village are occupied: one stop, **one traveller**.

Walk past them, to the temple.`,
  },
  give: {
    title: 'A gift to the temple',
    text: `Give 1 to 3 coins. Each brings **1 point now**, and in Edo the temple thanks the most generous with up to **10 points**.`,
  },
  encounter: {
    title: 'Whom will you meet?',
    text: `At an **encounter** you turn up a card: a gift, 3 points, 3 coins, or somebody who shows you the way.`,
  },
  inn: {
    title: 'To the inn',
    text: `The guide has shown you the sea: the first fragment of the third panorama, 1 point.

Nobody may walk past an **inn**: everybody meets there. Come first, and the table is full.`,
  },
  meal: {
    title: 'What would you like?',
    text: `Every dish is worth **6 points**, the cheap ones too. The others choose from what you leave.

You never eat the same dish twice on a journey.`,
  },
  farm: {
    title: 'First in, last out',
    text: `Everybody has eaten. Whoever **came last leaves first**, so the others are on their way already, and now you are last.

Your purse is lighter. Work on the **farm**: 3 coins.`,
  },
  village: {
    title: 'A village at the end of the leg',
    text: `You are still last. This time take a long walk to the **village**: it is far, but nobody will be there before you.`,
  },
  buy: {
    title: 'Souvenirs',
    text: `Three are on offer. A set of **different kinds** brings 1, 3, 5 and 7 points, so these three together are worth 9.

Take as many as you like, then pay.`,
  },
  skip: {
    title: 'And so it goes on',
    text: `You know every kind of stop now. The next two days pass in the same way, so let us skip them, to the last leg of the road.`,
  },
  edo: {
    title: 'Edo in sight',
    text: `The others have already left the inn, so you are last and could stop on the way. For once we go straight to **Edo**: whoever comes first finds the best table.`,
  },
  lastMeal: {
    title: 'The last meal of the journey',
    text: `In Edo there is a meal as well. Choose, or save your coins: they are worth nothing in the end.`,
  },
  end: {
    title: 'The journey is over',
    text: `Now the last points are counted: 3 for each **achievement** (most spent on meals, most springs, encounters, souvenirs), and the thanks of the **temple**.

Most points win. If they are equal, more achievements decide.`,
  },
};
