import { type Choice, type Seat, todo } from '@engawa/kernel';
import { ADVANTAGES, type Advantage, CARD, DAIMYO, KINDS, YUREI } from '../components.ts';
import { type Battle, HOSTAGE, NO_ONE, type RisingSun, type RisingSunAside } from '../state.ts';
import type { Chapter } from './chapter.ts';
import { countAt, shift } from './figures.ts';
import { forceOf } from './force.ts';
import { addLoyalty, gainPoints } from './goods.ts';
import { GROUPS, readGroup } from './groups.ts';
import { gainHonor } from './honor.ts';
import { die, figuresIn, killing } from './kills.ts';
import { takeToken } from './war.ts';

const RESPECT = CARD.respect;
const RIGHTEOUSNESS = CARD.righteousness;
const POETS = ADVANTAGES.indexOf('poets');

/** Chapter "Resolving battles", p. 22 to 24. */
export const battles: Chapter<
  | 'bid'
  | 'showBid'
  | 'advantage'
  | 'seppuku'
  | 'hostage'
  | 'hireRonin'
  | 'outcome'
  | 'poets'
  | 'reparations'
  | 'reparation'
  | 'endBattle'
> = {
  // Everybody puts coins on the four advantages, one after the other and unseen. Four picks, always: how many somebody
  // needed would tell how much was left.
  bid: {
    skip: (state, { seat }) => state.players[seat]!.coins === 0,
    choices(state, { seat, placed }) {
      const list: Choice[] = [];
      const rest = state.players[seat]!.coins - sum(placed);
      for (let coins = 0; coins <= rest; coins++) list.push(coins);
      return list;
    },
    choose(state, { seat, placed }, choice) {
      const bids = [...placed, choice as number];
      if (bids.length < ADVANTAGES.length) todo(state, { do: 'bid', seat, placed: bids });
      else todo(state, { do: 'showBid', seat, bids });
    },
  },

  // When all are in: the coins leave the reserves.
  showBid: {
    run(state, { seat, bids }, { tell }) {
      const battle = state.battle!;
      battle.bids ??= noBids(state);
      battle.bids[seat] = bids.slice();
      state.players[seat]!.coins -= sum(bids);
      tell?.({ is: 'bids', seat, bids: bids.slice() });
    },
  },

  // The highest bid has the advantage, of equals the most honorable at this moment; without bids nobody has it.
  advantage: {
    run(state, { at }, { tell }) {
      const battle = state.battle!;
      battle.bids ??= noBids(state);
      const seat = winnerOf(state, battle, at);
      if (seat === NO_ONE) return;
      const advantage = ADVANTAGES[at]!;
      tell?.({ is: 'winsAdvantage', seat, advantage, coins: battle.bids[seat]![at]! });
      if (advantage === 'seppuku') todo(state, { do: 'seppuku', seat });
      else if (advantage === 'ronin') todo(state, { do: 'hireRonin', seat });
      else todo(state, { do: 'hostage', seat, left: hostagesFor(state, seat), isFirst: true });
    },
  },

  // All of one's own figures there die: a point and a step of honor for each.
  seppuku: {
    skip: (state, { seat }) => figuresIn(state, seat, state.battle!.province).length === 0,
    choices: () => ['use', 'decline'],
    choose(state, { seat }, choice, aside) {
      if (choice === 'decline') {
        declines(seat, 'seppuku', aside);
        return;
      }
      const figures = figuresIn(state, seat, state.battle!.province);
      aside.tell?.({ is: 'seppuku', seat, figures: figures.length });
      die(state, figures, seat, aside);
      const each = 1 + state.players[seat]!.cards[RIGHTEOUSNESS]!;
      gainPoints(state, seat, figures.length * each, 'seppuku', aside);
      gainHonor(state, seat, figures.length, aside);
    },
  },

  // A figure of somebody else, even of an ally, but no daimyo; with it a point of its owner's, if there is one.
  hostage: {
    skip: (state, { seat }) => hostageGroups(state, seat).length === 0,
    choices: (state, { seat }) => [...hostageGroups(state, seat), 'stop'],
    choose(state, { seat, left, isFirst }, choice, aside) {
      if (choice === 'stop') {
        if (left === hostagesFor(state, seat)) declines(seat, 'hostage', aside);
        return;
      }
      const { owner, kind } = readGroup(choice);
      shift(state, owner, kind, state.battle!.province, HOSTAGE);
      const player = state.players[seat]!;
      player.hostages.push({ owner, kind });
      const points = Math.min(1, state.players[owner]!.points);
      state.players[owner]!.points -= points;
      aside.tell?.({ is: 'takesHostage', seat, owner, kind: KINDS[kind]!, points });
      // All hostages of one advantage are one reward.
      player.points += points;
      if (isFirst && points > 0) addLoyalty(state, seat, aside);
      if (left > 1) todo(state, { do: 'hostage', seat, left: left - 1, isFirst: isFirst && points === 0 });
    },
  },

  // One's ronin join the battle; they are not spent. P. 26: for Koi so do the coins in the reserve.
  hireRonin: {
    skip: (state, { seat }) => roninForce(state, seat) === 0,
    choices: () => ['use', 'decline'],
    choose(state, { seat }, choice, aside) {
      if (choice === 'decline') {
        declines(seat, 'ronin', aside);
        return;
      }
      state.battle!.hired = seat;
      aside.tell?.({ is: 'hiresRonin', seat, force: roninForce(state, seat) });
    },
  },

  // The most force wins, of equals the most honorable, also if nobody has any left. Everybody else's figures die, but
  // for those of the winner's ally.
  outcome: {
    run(state, _, aside) {
      const battle = state.battle!;
      const { province, participants } = battle;
      const winner = strongestOf(state, battle);
      battle.winner = winner;
      const prize = takeToken(state, winner, province, 'battle', aside);
      const { ally } = state.players[winner]!;
      const losers = participants.filter((seat) => seat !== winner && seat !== ally);
      const victims = losers.flatMap((seat) => figuresIn(state, seat, province));
      if (victims.length > 0) todo(state, ...killing(state, winner, victims, prize));
      else gainPoints(state, winner, prize, 'outcome', aside);
    },
  },

  // A point for every figure that died in this battle, whosever it was.
  poets: {
    run(state, _, aside) {
      const battle = state.battle!;
      const seat = winnerOf(state, battle, POETS);
      if (seat === NO_ONE) return;
      aside.tell?.({ is: 'winsAdvantage', seat, advantage: 'poets', coins: battle.bids![seat]![POETS]! });
      gainPoints(state, seat, battle.killed, 'poets', aside);
    },
  },

  // Losers' bids are gone. The winner's bid is shared out evenly among all losers, also his ally.
  reparations: {
    run(state, _, aside) {
      const { winner, bids, participants } = state.battle!;
      const losers = participants.filter((seat) => seat !== winner);
      const coins = sum(bids![winner]!);
      const each = Math.floor(coins / losers.length);
      if (each > 0) for (const seat of losers) pay(state, winner, seat, each, aside);
      const left = coins % losers.length;
      if (left > 0) todo(state, { do: 'reparation', seat: winner, left, paid: 0 });
    },
  },

  // What does not come out even goes to losers of the winner's choice, one coin each.
  reparation: {
    choices: (state, { seat, paid }) =>
      state.battle!.participants.filter((one) => one !== seat && (paid & (1 << one)) === 0),
    choose(state, { seat, left, paid }, choice, aside) {
      pay(state, seat, choice as Seat, 1, aside);
      if (left > 1) todo(state, { do: 'reparation', seat, left: left - 1, paid: paid | (1 << (choice as Seat)) });
    },
  },

  endBattle: {
    run(state) {
      const { province, bids, winner } = state.battle!;
      state.fought = { province, bids: bids!, winner };
      state.battle = null;
    },
  },
};

export function sum(coins: readonly number[]): number {
  let all = 0;
  for (let i = 0; i < coins.length; i++) all += coins[i]!;
  return all;
}

const noBids = (state: RisingSun): number[][] => state.players.map(() => ADVANTAGES.map(() => 0));

function declines(seat: Seat, advantage: Advantage, { tell }: RisingSunAside): void {
  tell?.({ is: 'declinesAdvantage', seat, advantage });
}

function winnerOf(state: RisingSun, { bids, participants }: Battle, at: number): Seat {
  let most = 0;
  let winner = NO_ONE;
  for (const seat of state.honor) {
    if (!participants.includes(seat) || bids![seat]![at]! <= most) continue;
    most = bids![seat]![at]!;
    winner = seat;
  }
  return winner;
}

/** One, and one more for every copy of Respect. */
const hostagesFor = (state: RisingSun, seat: Seat): number => 1 + state.players[seat]!.cards[RESPECT]!;

/** Figures of others that may be taken hostage: no daimyo, no Yurei, no stronghold. */
function hostageGroups(state: RisingSun, seat: Seat): Choice[] {
  const { province, participants } = state.battle!;
  const list: Choice[] = [];
  for (const owner of participants) {
    if (owner === seat) continue;
    for (let kind = 0; kind < KINDS.length; kind++) {
      if (kind === DAIMYO || kind === YUREI || countAt(state, owner, kind, province) === 0) continue;
      list.push(GROUPS[owner]![kind]![province]!);
    }
  }
  return list;
}

export function roninForce(state: RisingSun, seat: Seat): number {
  const { clan, ronin, coins } = state.players[seat]!;
  return clan === 'koi' ? ronin + coins : ronin;
}

/** What everybody has in the battle now, hired ronin included. */
export function battleForce(state: RisingSun, seat: Seat): number {
  const { province, hired } = state.battle!;
  return forceOf(state, seat, province) + (hired === seat ? roninForce(state, seat) : 0);
}

function strongestOf(state: RisingSun, { participants }: Battle): Seat {
  let best = -1;
  let strongest = NO_ONE;
  for (const seat of state.honor) {
    if (!participants.includes(seat)) continue;
    const force = battleForce(state, seat);
    if (force <= best) continue;
    best = force;
    strongest = seat;
  }
  return strongest;
}

function pay(state: RisingSun, seat: Seat, to: Seat, coins: number, { tell }: RisingSunAside): void {
  state.players[to]!.coins += coins;
  tell?.({ is: 'paysReparations', seat, to, coins });
}
