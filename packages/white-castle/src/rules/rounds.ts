import { type Choice, todo, total } from '@engawa/kernel';
import { COINS_AND_SEALS_PER_POINT, GARDENS, RESOURCE_POINTS, ROUNDS, SEALS_FOR_RESOURCE } from '../components.ts';
import { RESOURCES } from '../effects.ts';
import { isRivalBeaten, rivalSheet, sheetOf } from '../scoring.ts';
import { isRival, type Player, type WhiteCastle, type WhiteCastleStep } from '../state.ts';
import type { Chapter } from './chapter.ts';
import { rollDice } from './dice.ts';
import { activeGardens } from './gardeners.ts';
import { shuffleSolo, turnInCoins } from './rival.ts';
import { addResourceExchanges, type Exchange, exchange, isExchange } from './seals.ts';

/** Chapters "The end of a round", p. 13, and "The end of the game", p. 14. */
export const rounds: Chapter<'endRound' | 'gardens' | 'newRound' | 'lastExchange' | 'endGame'> = {
  // 1. The herons are put into the new order: who is farthest in the passage of time goes first, on one space who lies
  // on top. After the third round the game is over then.
  endRound: {
    run(state, _, aside) {
      state.order = state.influence.slice();
      aside.tell?.({ is: 'turnOrder', order: state.order.slice(), solo: state.rival !== null });
      if (state.rival !== null) turnInCoins(state, state.rival, aside);
      todo(state, ...(state.round === ROUNDS ? closing(state) : nextRound(state)));
    },
  },

  // 2. In that order everybody may do, once each and in any order, the actions of the gardens where own gardeners stand
  // beside a bridge that still has dice.
  gardens: {
    run(state, { seat }, aside) {
      state.usedRows = 0;
      const open = activeGardens(state, state.players[seat]!);
      if (open.length === 0) return;
      const cards = open.map((garden) => state.gardens[garden]!);
      aside.tell?.({ is: 'gardensOpen', seat, gardens: cards });
      const left = cards.map((card) => GARDENS[card].action);
      todo(state, { do: 'rewards', seat, left, from: 'gardens', must: false });
    },
  },

  // 3. All dice are rolled again, and the round marker goes on.
  newRound: {
    run(state, _, aside) {
      state.round += 1;
      state.turns = 0;
      state.usedRows = 0;
      rollDice(state, aside);
      if (state.rival !== null) shuffleSolo(state, aside);
      todo(state, { do: 'nextTurn' });
    },
  },

  // "At any moment" (p. 11) is also the one before the points are counted. Asked only if it can bring any.
  lastExchange: {
    skip: (state, { seat }) => !canGainByExchange(state.players[seat]!),
    choices(state, { seat }) {
      const list: Choice[] = [];
      addResourceExchanges(state, seat, list);
      list.push('done');
      return list;
    },
    choose(state, { seat }, choice, aside) {
      if (!isExchange(choice)) return;
      exchange(state, seat, choice as Exchange, aside);
      todo(state, { do: 'lastExchange', seat });
    },
  },

  // The points are counted by what everything is worth; see scoring.ts.
  endGame: {
    run(state, _, { tell }) {
      tell?.({ is: 'gameEnds' });
      state.players.forEach((player, seat) => {
        tell?.({ is: 'scores', seat, points: total(sheetOf(state, player)) });
      });
      if (state.rival === null) return;
      tell?.({ is: 'rivalScores', points: total(rivalSheet(state, state.rival)), isBeaten: isRivalBeaten(state) });
    },
  },
};

function nextRound(state: WhiteCastle): WhiteCastleStep[] {
  const gardens = state.order.map(
    (clan): WhiteCastleStep => (isRival(state, clan) ? { do: 'rivalGardens' } : { do: 'gardens', seat: clan }),
  );
  return [...gardens, { do: 'newRound' }];
}

function closing(state: WhiteCastle): WhiteCastleStep[] {
  const seats = state.order.filter((clan) => !isRival(state, clan));
  return [...seats.map((seat): WhiteCastleStep => ({ do: 'lastExchange', seat })), { do: 'endGame' }];
}

/** Whether one or two exchanges for resources could bring more than the seals themselves. */
function canGainByExchange(player: Player): boolean {
  const { seals, coins } = player;
  const kept = Math.floor((coins + seals) / COINS_AND_SEALS_PER_POINT);
  const gains = RESOURCES.map((resource) => [1, 2].map((more) => stepUp(player[resource], more)));
  const best = [Math.max(...gains.map(([one]) => one!)), 0];
  // Two exchanges: both for one resource, or for the two that gain most.
  const singles = gains.map(([one]) => one!).sort((a, b) => b - a);
  best[1] = Math.max(singles[0]! + singles[1]!, ...gains.map(([, two]) => two!));
  return best.some((gained, i) => {
    const paid = (i + 1) * SEALS_FOR_RESOURCE;
    return paid <= seals && gained > kept - Math.floor((coins + seals - paid) / COINS_AND_SEALS_PER_POINT);
  });
}

/** Points that so much more of a resource would bring; nothing if there is no room for it. */
function stepUp(amount: number, more: number): number {
  return (RESOURCE_POINTS[amount + more] ?? 0) - RESOURCE_POINTS[amount]!;
}
