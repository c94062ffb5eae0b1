import { begin, SearchLuck, scripted } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import {
  CLAN_FACTS,
  type Clan,
  PROVINCES,
  RESERVE,
  type RisingSun,
  type RisingSunOptions,
  risingSun,
} from '../src/index.ts';
import { FOUR, Scene, THREE } from './scene.ts';

const OPTIONS: RisingSunOptions = { set: 'archway', shrines: 'recommended', clans: 'random' };

function table(seats: number, options: Partial<RisingSunOptions> = {}, seed = 1): RisingSun {
  return begin(risingSun, seats, { ...OPTIONS, ...options }, { luck: SearchLuck.seeded(seed) });
}

describe('setting up', () => {
  it('everybody has a daimyo, a bushi and a stronghold at home, the rest in reserve, and no points', () => {
    for (const seats of [3, 4, 5]) {
      for (const player of table(seats).players) {
        const home = PROVINCES.indexOf(CLAN_FACTS[player.clan!].home);
        expect(player.daimyo).toBe(home);
        expect(player.bushi[home]).toBe(1);
        expect(player.strongholds[home]).toBe(1);
        expect(player).toMatchObject({ bushiLeft: 5, shintoLeft: 3, points: 0, ronin: 0, hostages: [], tokens: [] });
      }
    }
  });

  it('clans are dealt at random, each once, and those that are left are not in the game', () => {
    const dealt = new Set<string>();
    for (let seed = 1; seed <= 20; seed++) {
      const clans = table(3, {}, seed).players.map(({ clan }) => clan!);
      expect(new Set(clans).size).toBe(3);
      dealt.add([...clans].sort().join());
    }
    expect(dealt.size).toBeGreaterThan(4);
  });

  it('clans are chosen one after the other, from those that are left', () => {
    const scene = new Scene(THREE);
    const state = risingSun.setup(3, { ...OPTIONS, clans: 'choose' }, { luck: scripted() });
    Object.assign(scene.state, state);
    scene.goOn(state.agenda);
    expect(scene.choices).toEqual(['koi', 'lotus', 'turtle', 'dragonfly', 'bonsai']);
    scene.choose('koi', 'turtle');
    expect(scene.choices).toEqual(['koi', 'lotus', 'dragonfly', 'bonsai']);
  });

  it('R-54: who sits where follows from the clans: the left neighbour has the next higher number', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const { circle, honor, players, active } = table(4, {}, seed);
      const printed = circle.map((seat) => CLAN_FACTS[players[seat]!.clan!].honor);
      expect(printed).toEqual([...printed].sort((a, b) => a - b));
      expect(honor).toEqual(circle);
      expect(active).toBe(circle[0]);
    }
  });

  it('four shrines of seven, in the order they are drawn; or the row for a first game', () => {
    expect(table(3).shrines).toEqual(['amaterasu', 'fujin', 'hachiman', 'tsukuyomi']);
    const luck = scripted('susanoo', 'raijin', 'amaterasu', 'ryujin');
    const { shrines } = risingSun.setup(3, { ...OPTIONS, shrines: 'random' }, { luck });
    expect(shrines).toEqual(['susanoo', 'raijin', 'amaterasu', 'ryujin']);
  });

  it('a set at random is one of three', () => {
    const sets = new Set(Array.from({ length: 12 }, (_, seed) => table(3, { set: 'random' }, seed + 1).set));
    expect(sets).toEqual(new Set(['archway', 'horseman', 'teapot']));
  });

  it('the mandate tiles are ten, two of each, and have no order', () => {
    const { stack, looking } = table(3);
    expect([...stack.bag, ...looking.map(({ card }) => card)]).toHaveLength(10);
    expect(stack.over).toEqual([]);
  });
});

describe('a season begins', () => {
  it('with two war provinces more than players', () => {
    expect([3, 4, 5].map((seats) => table(seats).wars.length)).toEqual([5, 6, 7]);
  });

  it('with the income that is printed for the clan', () => {
    const income: Record<Clan, number> = { koi: 5, lotus: 7, turtle: 6, dragonfly: 6, bonsai: 4 };
    for (const { clan, coins } of table(5).players) expect(coins).toBe(income[clan!]);
  });

  it('cards that nobody bought are gone, twelve new ones lie there', () => {
    const scene = new Scene(THREE).season('summer').goOn([{ do: 'season' }]);
    expect(scene.state.display.reduce((sum, copies) => sum + copies, 0)).toBe(12);
    expect(scene.state.display[0]).toBe(0);
  });

  it('hostages go home to the reserve, for a coin each', () => {
    const scene = new Scene(THREE).season('summer');
    scene.player('koi').hostages = [{ owner: 1, kind: 0 }];
    scene.player('lotus').bushiLeft = 5;
    scene.goOn([{ do: 'season' }]);
    expect(scene.player('lotus').bushiLeft).toBe(6);
    expect(scene.player('koi').hostages).toEqual([]);
    expect(scene.has('koi').coins).toBe(6);
  });

  it('and all alliances are over', () => {
    const scene = new Scene(FOUR)
      .season('autumn')
      .allies('koi', 'lotus')
      .goOn([{ do: 'season' }]);
    expect(scene.state.players.map(({ ally }) => ally)).toEqual([-1, -1, -1, -1]);
    expect(scene.state.phase).toBe('tea');
  });
});

describe('a season ends', () => {
  it('coins and ronin are discarded, worshippers go home, figures on the map stay', () => {
    const scene = new Scene(THREE).give('koi', { coins: 4, ronin: 2, points: 9 }).worship('koi', 'fujin', 2);
    scene.place('koi', 'oshu', 'bushi').reserve('lotus', 'komainu');
    scene.state.monsterPlaces[0] = 8;
    scene.goOn([{ do: 'cleanup' }]);
    expect(scene.player('koi')).toMatchObject({ ronin: 0, points: 9, shintoLeft: 3, worship: [0, 0, 0, 0] });
    // Spring is over, so the income of summer has come.
    expect(scene.has('koi').coins).toBe(5);
    expect(scene.count('koi', 'bushi', 'oshu')).toBe(1);
    expect(scene.state.monsterPlaces[0]).toBe(RESERVE);
    expect(scene.state.season).toBe(1);
  });

  it('all ten mandate tiles are mixed again', () => {
    const scene = new Scene(THREE).tiles('train', 'harvest', 'betray');
    scene.goOn([{ do: 'cleanup' }]);
    expect(scene.state.stack.bag).toHaveLength(10);
    expect(scene.state.stack.over).toEqual([]);
  });
});
