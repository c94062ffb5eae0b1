import type { Game } from '@engawa/kernel';
import {
  CARD,
  differentProvinces,
  FIRST_MONSTER,
  forceOf,
  KINDS,
  PROVINCES,
  type Province,
  type RisingSun,
  risingSun,
  SET_POINTS,
  strongestIn,
  strongholdsOnMap,
  TOKEN_POINTS,
} from '@engawa/rising-sun';
import { describe, expect, it } from 'vitest';
import { lesson } from '../../src/games/rising-sun/texts/lesson/index.ts';
import { LEARNER } from '../../src/lessons/lesson.ts';
import { LESSONS } from '../../src/lessons/lessons.ts';
import { describeLesson, playTo as playLessonTo } from './kit.ts';

const [HOTARU, TSURU] = [1, 2];
const playTo = (id: string) => playLessonTo(risingSun as unknown as Game<RisingSun>, lesson, id).table;
const at = (id: string) => playTo(id).state;
const me = (id: string) => at(id).players[LEARNER]!;
const numberOf = (province: Province) => PROVINCES.indexOf(province);
const OSHU = numberOf('oshu');
const ONI = KINDS.indexOf('oni-of-skulls') - FIRST_MONSTER;

describeLesson('Rising Sun', risingSun as unknown as Game, lesson);

describe('the spring of the lesson', () => {
  it('begins as the map and the tea say', () => {
    const { wars, honor } = at('map');
    expect(wars).toHaveLength(5);
    expect(wars.slice(0, 2)).toEqual([OSHU, numberOf('kyoto')]);
    expect(honor[0]).toBe(LEARNER);
    expect(me('mandate').ally).toBe(HOTARU);
  });

  it('is what the mandates say', () => {
    expect(playTo('shinto').deciders()).toEqual([LEARNER]);
    expect(at('shinto').players[TSURU]!.bushi[OSHU]).toBe(1);
    expect(me('march').bushi[numberOf('edo')]).toBe(2);
    const built = at('kami');
    expect(built.players[LEARNER]!.strongholds[OSHU]).toBe(1);
    expect(strongholdsOnMap(built, LEARNER)).toBe(2);
    // What Hachiman gave, and the coin of Tsuru's harvest after three were paid.
    expect(built.players[LEARNER]).toMatchObject({ ronin: 2, coins: me('daimyo').coins - 3 + 1 });
    expect(built.kamiTurns).toBe(1);
  });

  it('is what the ally brings', () => {
    const [before, after] = [me('train'), at('ally')];
    expect(after.players[LEARNER]!.cards[CARD['way-of-the-shogun']]).toBe(1);
    // A coin for the card, six of the harvest.
    expect(after.players[LEARNER]).toMatchObject({ coins: before.coins - 1 + 6, points: before.points + 2 });
    expect(forceOf(after, LEARNER, OSHU)).toBe(forceOf(after, TSURU, OSHU));
    expect(strongestIn(after, OSHU)).toBe(LEARNER);
  });

  it('is what the betrayal says', () => {
    const before = at('betray');
    expect(before.monsterPlaces[ONI]).toBe(OSHU);
    expect(before.honor.at(-1)).toBe(TSURU);
    const after = at('ready');
    expect(after.players.map(({ ally }) => ally)).toEqual([-1, -1, -1]);
    expect(after.honor.indexOf(LEARNER)).toBe(1);
    expect(after.players[LEARNER]!.bushi[numberOf('kansai')]).toBe(1);
  });

  it('is what the battle says', () => {
    const battle = at('battle');
    expect(battle.battle!.province).toBe(OSHU);
    expect([LEARNER, TSURU].map((seat) => forceOf(battle, seat, OSHU))).toEqual([3, 4]);
    expect(battle.players[LEARNER]).toMatchObject({ ronin: 0, coins: me('ready').coins + me('ready').ronin + 3 });
    expect(playTo('captive').choices(LEARNER)).toContain('2:oni-of-skulls@oshu');
    const won = at('won');
    expect(won.players[LEARNER]!.tokens).toEqual([OSHU]);
    expect(won.players[TSURU]!.points).toBe(1);
    expect(won.players[TSURU]!.coins).toBe(battle.players[TSURU]!.coins - 2 + 3);
    expect(won.battle!.province).toBe(numberOf('kansai'));
  });

  it('ends in a winter as the guide counts it', () => {
    const end = at('end');
    expect(differentProvinces(end.players[LEARNER]!)).toBe(5);
    expect([3, 5, 7].map((count) => SET_POINTS[count])).toEqual([10, 20, 30]);
    expect(TOKEN_POINTS).toEqual([1, 2, 3]);
    expect(risingSun.standings(end)[0]!.seat).toBe(LEARNER);
  });

  it('is offered among the lessons', async () => {
    expect(await LESSONS['rising-sun']!.load()).toBe(lesson);
    expect(LESSONS['rising-sun']!.minutes).toBe(lesson.minutes);
  });
});
