import { describe, expect, it } from 'vitest';
import { type Mandate, risingSun } from '../src/index.ts';
import { FIVE, FOUR, Scene, THREE } from './scene.ts';

/** Plays harvests and lets everybody pass, until the season's mandates are over. */
function harvestAll(scene: Scene): string[] {
  const active: string[] = [];
  for (let turn = 0; turn < 7; turn++) {
    active.push(scene.decides);
    const [choice] = scene.choices as [Mandate];
    scene.choose(scene.decides as 'koi', choice);
    while (scene.asks !== undefined && scene.asks !== 'pickMandate' && scene.asks !== 'ready') {
      scene.choose(scene.decides as 'koi', scene.choices.at(-1)!);
    }
  }
  return active;
}

describe('mandate turns', () => {
  it('go clockwise; the kami come after the third, fifth and seventh; then the war', () => {
    const scene = new Scene(['koi', 'turtle', 'dragonfly']).goOn([{ do: 'mandateTurn', seat: 0 }]);
    expect(harvestAll(scene)).toEqual(['koi', 'turtle', 'dragonfly', 'koi', 'turtle', 'dragonfly', 'koi']);
    const order = scene.told.flatMap((event) =>
      event.is === 'playsMandate' ? ['M'] : event.is === 'kamiTurn' ? ['K'] : [],
    );
    expect(order.join('')).toBe('MMMKMMKMMK');
    expect(scene.asks).toBe('ready');
  });

  it('the first mandate of the next season is the left neighbour’s of who had the last', () => {
    const scene = new Scene(FOUR).goOn([{ do: 'mandateTurn', seat: 0 }]);
    harvestAll(scene);
    expect(scene.state.active).toBe(3);
  });

  it('each sees four tiles: three that were put back, and a new one', () => {
    const scene = new Scene(['koi', 'turtle', 'dragonfly']).tiles('harvest', 'train', 'marshal', 'betray');
    scene.goOn([{ do: 'mandateTurn', seat: 0 }]).choose('koi', 'harvest', 'recruit');
    expect(scene.state.looking.map(({ card }) => card)).toEqual(['train', 'marshal', 'betray', 'recruit']);
    expect(scene.decides).toBe('turtle');
  });

  it('the seventh sees just the last four', () => {
    const scene = new Scene(['koi', 'turtle', 'dragonfly']).goOn([{ do: 'mandateTurn', seat: 0 }]);
    const seen: number[] = [];
    for (let turn = 0; turn < 7; turn++) {
      seen.push(scene.state.looking.length + scene.state.stack.bag.length);
      scene.choose(scene.decides as 'koi', scene.choices[0]!);
      while (scene.asks !== 'pickMandate' && scene.asks !== 'ready')
        scene.choose(scene.decides as 'koi', scene.choices.at(-1)!);
    }
    expect(seen).toEqual([10, 9, 8, 7, 6, 5, 4]);
  });

  it('equal tiles are one choice', () => {
    const scene = new Scene(THREE).tiles('harvest', 'harvest', 'train', 'train').goOn([{ do: 'mandateTurn', seat: 0 }]);
    expect(scene.choices).toEqual(['train', 'harvest']);
  });

  it('the active player acts last, but trains first', () => {
    const recruit = new Scene(FOUR).plays('koi', 'recruit');
    expect(recruit.decides).toBe('lotus');
    const train = new Scene(FOUR).plays('koi', 'train');
    expect(train.decides).toBe('koi');
  });

  it('mandates per seat over the game: the left neighbour goes on', () => {
    const scene = new Scene(FIVE);
    const turns = Array.from({ length: 21 }, (_, turn) => scene.state.circle[turn % 5]!);
    expect([0, 1, 2, 3, 4].map((seat) => turns.filter((one) => one === seat).length)).toEqual([5, 4, 4, 4, 4]);
  });
});

describe('Lotus', () => {
  it('puts its tile face down and names any mandate; R-4: also one whose tiles are used up', () => {
    const scene = new Scene(THREE).tiles('harvest', 'harvest', 'train', 'train').goOn([{ do: 'mandateTurn', seat: 1 }]);
    scene.choose('lotus', 'harvest');
    expect(scene.choices).toEqual(['recruit', 'marshal', 'train', 'harvest', 'betray']);
    scene.choose('lotus', 'betray');
    expect(scene.state.played[0]).toMatchObject({ seat: 1, mandate: 'betray', tile: { card: 'harvest' } });
  });

  it('is the only one who sees the tile', () => {
    const scene = new Scene(THREE).tiles('harvest', 'harvest', 'train', 'train').goOn([{ do: 'mandateTurn', seat: 1 }]);
    scene.choose('lotus', 'train');
    const shown = [null, 0, 1, 2].map((seat) => risingSun.hide(scene.state, seat).played[0]!);
    expect(shown.map(({ tile }) => tile.card)).toEqual(['?', '?', 'train', '?']);
    expect(shown.map(({ mandate }) => mandate)).toEqual([null, null, null, null]);
    expect(scene.events('playsMandate')).toEqual([]);
  });
});
