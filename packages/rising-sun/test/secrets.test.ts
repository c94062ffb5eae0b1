import { copy, SearchLuck, type Seat, Table } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { type Mandate, type RisingSun, risingSun } from '../src/index.ts';
import { Scene, THREE } from './scene.ts';

const views = (state: RisingSun, ...seats: (Seat | null)[]) =>
  seats.map((seat) => JSON.stringify(risingSun.hide(state, seat)));
/** The same state with something else in it that is hidden. */
const changed = (scene: Scene, change: (state: RisingSun) => void) => {
  const other = copy(scene.state);
  change(other);
  return other;
};
const looking = () =>
  new Scene(THREE).tiles('train', 'recruit', 'harvest', 'betray').goOn([{ do: 'mandateTurn', seat: 0 }]);

describe('the mandate tiles', () => {
  it('nobody else sees what the active player looks at, to the byte', () => {
    const scene = looking();
    const other = changed(scene, (state) => {
      // Koi looks at other tiles, and those of before are in the stack.
      const [mine, theirs] = [state.looking[0]!, state.stack.bag.indexOf('marshal')];
      state.stack.bag[theirs] = mine.card;
      mine.card = 'marshal' as Mandate;
      state.stack.bag.sort();
    });
    expect(views(other, 1, 2, null)).toEqual(views(scene.state, 1, 2, null));
    expect(views(other, 0)).not.toEqual(views(scene.state, 0));
  });

  it('who put three tiles back still knows them, until the next one has chosen', () => {
    const scene = new Scene(['koi', 'turtle', 'dragonfly']).tiles('harvest', 'train', 'marshal', 'betray');
    scene.goOn([{ do: 'mandateTurn', seat: 0 }]).choose('koi', 'harvest', 'recruit');
    const seen = (seat: number) => risingSun.hide(scene.state, seat).looking.map(({ card }) => card as string);
    expect(seen(0)).toEqual(['train', 'marshal', 'betray', '?']);
    expect(seen(1)).toEqual(['train', 'marshal', 'betray', 'recruit']);
    expect(seen(2)).toEqual(['?', '?', '?', '?']);
    scene.choose('turtle', 'betray');
    expect(risingSun.hide(scene.state, 0).stack.over.every(({ card }) => (card as string) === '?')).toBe(true);
  });

  it('what Lotus played face down looks alike to the others, whatever it is', () => {
    const played = (tile: Mandate) => {
      const scene = new Scene(THREE)
        .tiles('harvest', 'train', 'marshal', 'recruit')
        .goOn([{ do: 'mandateTurn', seat: 1 }]);
      return scene.choose('lotus', tile).choose('lotus', 'betray');
    };
    const [one, other] = [played('harvest'), played('train')];
    // Turtle, who is next, sees the three tiles that went back.
    expect(views(one.state, 0, null)).toEqual(views(other.state, 0, null));
    const heard = (scene: Scene, seat: Seat) => scene.told.filter(({ only }) => only === undefined || only === seat);
    expect(heard(one, 0)).toEqual(heard(other, 0));
  });

  it('imagining deals out what the seat cannot know, and nothing else', () => {
    const scene = looking();
    const dealt = new Set<string>();
    for (let seed = 1; seed <= 30; seed++) {
      const state = risingSun.imagine(risingSun.hide(scene.state, 1), 1, SearchLuck.seeded(seed));
      expect(risingSun.faults(state)).toEqual([]);
      dealt.add(state.looking.map(({ card }) => card).join());
    }
    expect(dealt.size).toBeGreaterThan(10);
    const own = risingSun.imagine(risingSun.hide(scene.state, 0), 0, SearchLuck.seeded(1));
    expect(own.looking).toEqual(scene.state.looking);
  });
});

describe('bids', () => {
  const battle = () => {
    const scene = new Scene(THREE)
      .place('koi', 'oshu', 'bushi')
      .place('lotus', 'oshu', 'bushi')
      .place('turtle', 'oshu', 'bushi');
    return scene.give('koi', { coins: 4 }).give('lotus', { coins: 4 }).give('turtle', { coins: 4 }).war('oshu');
  };

  it('are hidden until all are in, and so is how far somebody has come', () => {
    const fresh = views(battle().state, 1, 2, null);
    expect(views(battle().choose('koi', 3).state, 1, 2, null)).toEqual(fresh);
    expect(views(battle().all('koi', 0, 1, 2).state, 1, 2, null)).toEqual(fresh);
    const [all, nothing] = [battle().bids('koi', 4, 0, 0, 0), battle().bids('koi', 0, 0, 0, 0)];
    expect(views(all.state, 1, 2, null)).toEqual(views(nothing.state, 1, 2, null));
    expect(all.events('bids')).toEqual([]);
  });

  it('the others see who is done', () => {
    const done = (scene: Scene) =>
      risingSun
        .hide(scene.state, 1)
        .agenda.flatMap((step) =>
          'parts' in step ? step.parts.map(({ seat, agenda }) => `${seat}:${agenda[0]!.do}`) : [],
        );
    expect(done(battle().bids('koi', 1, 1, 1, 1))).toEqual(['0:showBid', '1:bid', '2:bid']);
  });

  it('are shown together', () => {
    const scene = battle().bids('koi', 1, 0, 0, 0).bids('turtle', 0, 0, 0, 2).bids('lotus', 0, 1, 0, 0);
    expect(scene.events('bids').map(({ seat, bids }) => [seat, ...bids])).toEqual([
      [0, 1, 0, 0, 0],
      [1, 0, 1, 0, 0],
      [2, 0, 0, 0, 2],
    ]);
  });

  it('imagined bids are never more than somebody has', () => {
    const scene = battle().bids('koi', 4, 0, 0, 0);
    for (let seed = 1; seed <= 20; seed++) {
      const state = risingSun.imagine(risingSun.hide(scene.state, 1), 1, SearchLuck.seeded(seed));
      expect(risingSun.faults(state).filter((fault) => fault.includes('bids'))).toEqual([]);
    }
  });
});

describe('offers', () => {
  it('between two others change no byte of a third one’s view', () => {
    const scene = () => new Scene(THREE).give('koi', { coins: 3 }).plays('koi', 'train');
    const before = views(scene().state, 2, null);
    const open = scene().aside('koi', 'offer:1').aside('koi', 'give:coin:2');
    expect(views(open.state, 2, null)).toEqual(before);
    open.aside('koi', 'give:ronin:0').aside('koi', 'ask:coin:0').aside('koi', 'ask:ronin:0');
    expect(views(open.state, 2, null)).toEqual(before);
    expect(views(open.state, 1)).not.toEqual(views(scene().state, 1));
  });
});

describe('undo', () => {
  it('goes back to where tiles were drawn, and takes bids back while others think', () => {
    const table = new Table(risingSun, 3, { clans: 'random' }, SearchLuck.seeded(3));
    const first = table.state.circle[0]!;
    table.choose(first, 'withdraw');
    expect(table.undoable(first)).toBe(1);
    for (const seat of table.state.circle.slice(1)) table.choose(seat, 'withdraw');
    // The stack was opened for the first mandate.
    expect(table.undoable(table.state.circle[1]!)).toBe(0);
    expect(table.undoable(first)).toBe(0);
  });
});
