import { Table } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { risingSun } from '../src/index.ts';
import { Scene, THREE } from './scene.ts';

/** Koi has the mandate; Lotus and Turtle look on. */
const politics = () =>
  new Scene(THREE).give('koi', { coins: 3, ronin: 1 }).give('lotus', { coins: 2 }).plays('koi', 'train');
const offer = (scene: Scene, ...amounts: [number, number, number, number]) => {
  const [giveCoins, giveRonin, askCoins, askRonin] = amounts;
  return scene
    .aside('koi', 'offer:1')
    .aside('koi', `give:coin:${giveCoins}`)
    .aside('koi', `give:ronin:${giveRonin}`)
    .aside('koi', `ask:coin:${askCoins}`)
    .aside('koi', `ask:ronin:${askRonin}`);
};

describe('gifts', () => {
  it('a piece at a time, to anybody, at once; the open decision stays open', () => {
    const scene = politics().aside('koi', 'gift:2:coin').aside('koi', 'gift:1:ronin');
    expect(scene.has('koi')).toEqual({ points: 0, coins: 2, ronin: 0 });
    expect(scene.has('turtle').coins).toBe(1);
    expect(scene.has('lotus').ronin).toBe(1);
    expect(scene.asks).toBe('train');
    expect(scene.events('gives')).toHaveLength(2);
  });

  it('reach who is deciding: what could not be paid before is on the list at once', () => {
    const scene = politics().give('koi', { coins: 0 });
    expect(scene.decides).toBe('koi');
    const before = scene.choices.length;
    scene.aside('lotus', 'gift:0:coin').aside('lotus', 'gift:0:coin');
    expect(scene.decides).toBe('koi');
    expect(scene.choices.length).toBeGreaterThan(before);
  });

  it('whoever has nothing gives nothing', () => {
    expect(
      politics()
        .asides('turtle')
        .filter((choice) => `${choice}`.startsWith('gift')),
    ).toEqual([]);
  });

  it('R-49: twelve pieces a stretch are the most', () => {
    const scene = politics().give('koi', { coins: 20 });
    for (let i = 0; i < 12; i++) scene.aside('koi', 'gift:1:coin');
    expect(scene.asides('koi').filter((choice) => `${choice}`.startsWith('gift'))).toEqual([]);
    scene.goOn([{ do: 'kamiTurn' }, { do: 'train', seat: 0, discount: 0 }]);
    scene.choose('koi', 'pass');
    expect(scene.state.talks[0]!.gifts).toBe(12);
  });

  it('in the tea ceremony, the political phase and before the war, but never in it: refused in words', () => {
    const scene = new Scene(THREE)
      .give('koi', { coins: 2 })
      .give('lotus', { coins: 2 })
      .place('koi', 'oshu', 'bushi')
      .place('lotus', 'oshu', 'bushi');
    scene.goOn([{ do: 'prewar' }]);
    expect(scene.asides('koi')).toContain('gift:1:coin');
    scene.choose('koi', 'ready');
    expect(scene.asides('koi')).toEqual([]);
    expect(scene.asides('lotus')).toContain('gift:0:coin');
    expect(risingSun.whyNot!(scene.state, 0)).toContainEqual({ choice: 'gift:1:coin', why: 'isReady' });
    scene.war('oshu');
    expect(scene.asides('lotus')).toEqual([]);
    const [refusal] = risingSun.whyNot!(scene.state, 1);
    expect(refusal).toEqual({ choice: 'gift:0:coin', why: 'noGiftsInWar' });
    const { en, ru, uk } = risingSun.words;
    expect([en, ru, uk].map((words) => words.whyNot('noGiftsInWar'))).toEqual([
      'no gifts in the war phase',
      'в фазе войны дарить нельзя',
      'у фазі війни дарувати не можна',
    ]);
  });
});

describe('offers', () => {
  it('are put together step by step, unseen by the others, and can be dropped', () => {
    const scene = politics().aside('koi', 'offer:1');
    expect(scene.asides('koi')).toEqual(['give:coin:0', 'give:coin:1', 'give:coin:2', 'give:coin:3', 'drop']);
    expect(risingSun.hide(scene.state, 1).talks[0]!.draft).toBe(null);
    expect(risingSun.hide(scene.state, 0).talks[0]!.draft).not.toBe(null);
    scene.aside('koi', 'drop');
    expect(scene.asides('koi')).toContain('offer:1');
  });

  it('both sides change hands at once when they are accepted', () => {
    const scene = offer(politics(), 0, 1, 2, 0).aside('lotus', 'accept:0');
    expect(scene.has('koi')).toEqual({ points: 0, coins: 5, ronin: 0 });
    expect(scene.has('lotus')).toEqual({ points: 0, coins: 0, ronin: 1 });
    expect(scene.events('trades')).toEqual([
      { is: 'trades', seat: 0, with: 1, coins: 0, ronin: 1, forCoins: 2, forRonin: 0 },
    ]);
  });

  it('are seen by the two alone', () => {
    const scene = offer(politics(), 2, 0, 0, 0);
    const seen = [null, 0, 1, 2].map((seat) => risingSun.hide(scene.state, seat).talks[0]!.offer !== null);
    expect(seen).toEqual([false, true, true, false]);
    expect(scene.events('offers').map(({ only }) => only)).toEqual([0, 1]);
  });

  it('keep nobody waiting: whoever decides goes on while they are made, open or never answered', () => {
    const drafted = politics().aside('lotus', 'offer:0').aside('lotus', 'give:coin:1');
    expect(drafted.decides).toBe('koi');
    drafted.choose('koi', 'pass').choose('lotus', 'pass');
    expect(drafted.decides).toBe('turtle');
    const open = offer(politics(), 1, 0, 0, 0).choose('koi', 'pass').choose('lotus', 'pass').choose('turtle', 'pass');
    expect(open.asks).toBe('pickMandate');
    expect(open.has('koi').coins).toBe(3);
  });

  it('can be refused and taken back', () => {
    const refused = offer(politics(), 2, 0, 0, 0).aside('lotus', 'refuse:0');
    expect(refused.state.talks[0]!.offer).toBe(null);
    const recalled = offer(politics(), 2, 0, 0, 0).aside('koi', 'recall');
    expect(recalled.asides('lotus')).not.toContain('accept:0');
    expect(recalled.has('koi').coins).toBe(3);
  });

  it('what is offered is set aside: it cannot be spent as well', () => {
    const scene = offer(politics(), 3, 0, 0, 0);
    expect(scene.choices).toEqual(['path-of-the-lion', 'benevolence', 'path-of-the-light', 'pass']);
    expect(scene.asides('koi')).toEqual(['gift:1:ronin', 'gift:2:ronin', 'recall']);
  });

  it('cannot be empty, nor ask for what the other one has not, nor coins for coins', () => {
    const scene = politics()
      .give('koi', { coins: 0, ronin: 0 })
      .aside('koi', 'offer:1')
      .aside('koi', 'give:coin:0')
      .aside('koi', 'give:ronin:0');
    expect(scene.asides('koi')).toEqual(['ask:coin:1', 'ask:coin:2', 'drop']);
    const both = politics().aside('koi', 'offer:1').aside('koi', 'give:coin:1').aside('koi', 'give:ronin:0');
    expect(both.asides('koi')).toEqual(['ask:coin:0', 'drop']);
  });

  it('are accepted only by who has what is asked; and lapse with the mandate', () => {
    const scene = offer(politics(), 0, 1, 2, 0).aside('lotus', 'gift:2:coin');
    expect(scene.asides('lotus')).not.toContain('accept:0');
    expect(scene.asides('lotus')).toContain('refuse:0');
    scene.choose('koi', 'pass').choose('lotus', 'pass').choose('turtle', 'pass');
    expect(scene.state.talks[0]!.offer).toBe(null);
  });

  it('four a stretch are the most', () => {
    const scene = politics();
    for (let i = 0; i < 4; i++) scene.aside('koi', 'offer:1').aside('koi', 'drop');
    expect(scene.asides('koi').filter((choice) => `${choice}`.startsWith('offer'))).toEqual([]);
  });
});

describe('at a table', () => {
  it('a gift in the war is refused, and nothing changes', () => {
    const scene = new Scene(THREE)
      .give('koi', { coins: 2 })
      .place('koi', 'oshu', 'bushi')
      .place('lotus', 'oshu', 'bushi')
      .war('oshu');
    const { state } = scene;
    const table = Table.restore(
      risingSun,
      {
        version: risingSun.version,
        seats: 3,
        options: state.options,
        number: 0,
        setup: [],
        entries: [],
        traces: [],
        since: [0, 0, 0],
        round: 0,
        state,
        told: [[]],
        base: { at: 0, state },
      },
      { below: () => 0 },
    );
    expect(table.interject(0, 'gift:1:coin')).toBe('not-listed');
    expect(table.state.players[0]!.coins).toBe(2);
  });
});
