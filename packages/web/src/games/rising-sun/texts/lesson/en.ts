import type { Saying } from '../../../../lessons/lesson.ts';
import type { LessonStepId } from './script.ts';

export const en: Readonly<Record<LessonStepId, Saying>> = {
  welcome: {
    title: 'The kami are back',
    text: `Clans struggle for an old empire through **spring, summer and autumn**, with armies, promises and gifts. In winter **points** are counted.`,
  },
  clan: {
    title: 'Your clan',
    text: `Every clan breaks a rule. Take **Koi**: first in honor, and its coins can fight.`,
  },
  map: {
    title: 'Where there will be war',
    text: `Numbers show this season’s **five war provinces**: Oshu is fought over first, then Kyoto. Tokens of **many different** provinces are worth the most.`,
  },
  tea: {
    title: 'The tea ceremony',
    text: `Allies share the **bonus** of each other’s mandates. Propose an alliance to Hotaru, without coins.`,
  },
  mandate: {
    title: 'Mandates',
    text: `You alone see four tiles. The one you play is for **everybody**; its bonus is for you and your ally. Play **Recruit**.`,
  },
  shinto: {
    title: 'To the shrine',
    text: `A figure for every stronghold, and one as your bonus. You come last. Take a **shinto**, and let it worship **Hachiman**.`,
  },
  bushi: {
    title: 'A warrior',
    text: `The other is a **bushi**: it appears at your stronghold in Edo, with force 1 like most figures.`,
  },
  march: {
    title: 'The march',
    text: `Hotaru has played **Marshal**. Each figure may move once, over a **border** or by a **sea route**. Send a bushi to Oshu.`,
  },
  daimyo: {
    title: 'The daimyo too',
    text: `Tsuru has two figures there. Send your **daimyo** as well: nobody can take it hostage or replace it.`,
  },
  build: {
    title: 'A stronghold',
    text: `Enough. Your ally’s bonus is yours too: build a **stronghold** in Oshu for 3 coins.`,
  },
  kami: {
    title: 'The kami',
    text: `Tsuru has harvested. After the third, fifth and seventh mandate, each kami gives something to whoever has the **most worshippers**. Hachiman gave you 2 ronin.`,
  },
  train: {
    title: 'Season cards',
    text: `Your mandate again: **Train**. You choose first and pay a coin less. Take **Way of the Shogun**: 3 coins whenever a war begins.`,
  },
  ally: {
    title: 'What an ally is good for',
    text: `Hotaru’s **Harvest** paid for you as well: 6 coins and 2 points. In Oshu you and Tsuru are equal, and **honor decides every tie**.`,
  },
  betray: {
    title: 'Bad news',
    text: `The **Oni of Skulls** has come to Oshu: force 3 for the lowest honor. Play **Betray**. It ends your alliance and costs a step of honor.`,
  },
  replace: {
    title: 'Turncoats',
    text: `Replace figures of **two players** with your own of the same kind: Tsuru’s bushi in Oshu, then Hotaru’s in Kansai.`,
  },
  ready: {
    title: 'Before the war',
    text: `Until now you could give coins and ronin to **anybody**; in the war nobody can. Koi’s ronin become coins. Say that you are ready.`,
  },
  battle: {
    title: 'The battle of Oshu',
    text: `Your force is 3, Tsuru’s is 4. Both bid **in secret** on four advantages. Seppuku is not for you today: **0**.`,
  },
  hostage: {
    title: 'A hostage',
    text: `Whoever bids the most here takes a figure away, and a **point** with it. Put **3** on it.`,
  },
  rest: {
    title: 'And the rest',
    text: `**Hired ronin** would add force, **poets** bring a point for everybody who falls. Put 0 on both.`,
  },
  captive: {
    title: 'The screens are lifted',
    text: `3 against 1: the hostage is yours to choose. Take the **Oni**.`,
  },
  won: {
    title: 'Oshu is yours',
    text: `3 against 1. Whoever loses also loses all figures there; the poets gave Tsuru a point for that. The winner’s bid goes **to the losers**. Next comes Kansai.`,
  },
  skip: {
    title: 'And so on',
    text: `After the war coins and ronin are gone, and tea is served again. Let us jump to winter.`,
  },
  end: {
    title: 'Winter',
    text: `Tokens count 1 to 3 points by season. **Three, five or seven** different provinces bring 10, 20 or 30 more: you have five.`,
  },
};
