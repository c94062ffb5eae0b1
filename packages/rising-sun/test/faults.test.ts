import { begin, copy, SearchLuck } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { CARD, type RisingSun, risingSun } from '../src/index.ts';

/** A lawful position in spring, to be broken. */
function broken(change: (state: RisingSun) => void): string[] {
  const state = begin(
    risingSun,
    4,
    { set: 'archway', shrines: 'random', clans: 'random' },
    { luck: SearchLuck.seeded(5) },
  );
  expect(risingSun.faults(state)).toEqual([]);
  const before = copy(state);
  change(state);
  return risingSun.faults(state, before);
}

describe('what must never be', () => {
  it.each<[string, (state: RisingSun) => void, RegExp]>([
    [
      'a bushi too many',
      (state) => {
        state.players[0]!.bushiLeft += 1;
      },
      /7 bushi/,
    ],
    [
      'a shinto too few',
      (state) => {
        state.players[0]!.shintoLeft -= 1;
      },
      /2 shinto/,
    ],
    [
      'a lost stronghold',
      (state) => {
        state.players[1]!.strongholds.fill(0);
      },
      /0 strongholds/,
    ],
    [
      'a daimyo who is nowhere',
      (state) => {
        state.players[0]!.daimyo = 13;
      },
      /daimyo of seat 0/,
    ],
    [
      'a monster without its card',
      (state) => {
        state.monsterOwners[2] = 1;
      },
      /oni-of-blood belongs/,
    ],
    [
      'two on one place of the honor track',
      (state) => {
        state.honor[0] = state.honor[1]!;
      },
      /honor track/,
    ],
    [
      'less than no coins',
      (state) => {
        state.players[2]!.coins = -1;
      },
      /-1 coins/,
    ],
    [
      'ronin at tea',
      (state) => {
        state.players[2]!.ronin = 1;
      },
      /ronin at tea/,
    ],
    [
      'a third tile of a kind',
      (state) => {
        state.stack.bag.push('harvest');
      },
      /3 tiles harvest/,
    ],
    [
      'a third copy of a card',
      (state) => {
        state.players[0]!.cards[CARD.righteousness] = 3;
      },
      /too many/,
    ],
    [
      'a card out of season',
      (state) => {
        state.display[CARD.yurei] = 1;
      },
      /out of season/,
    ],
    [
      'a token twice',
      (state) => {
        state.players[0]!.tokens.push(1, 1);
      },
      /taken twice/,
    ],
    [
      'a one-sided alliance',
      (state) => {
        state.players[0]!.ally = 2;
      },
      /one-sided/,
    ],
    [
      'an eighth war province',
      (state) => {
        state.wars.push(state.wars[0]!);
      },
      /7 war provinces/,
    ],
    [
      'a daimyo as hostage',
      (state) => void state.players[0]!.hostages.push({ owner: 1, kind: 2 }),
      /cannot be a hostage/,
    ],
    [
      'an offer of what one has not',
      (state) => {
        state.talks[0]!.offer = { to: 1, giveCoins: 99, giveRonin: 0, askCoins: 0, askRonin: 0 };
      },
      /more than it has/,
    ],
    [
      'an end before winter',
      (state) => {
        state.agenda = [];
      },
      /before winter/,
    ],
    [
      'another clan',
      ({ players: [first] }) => {
        first!.clan = first!.clan === 'koi' ? 'lotus' : 'koi';
      },
      /changed its clan/,
    ],
  ])('%s', (_, change, fault) => {
    expect(broken(change).join('\n')).toMatch(fault);
  });
});
