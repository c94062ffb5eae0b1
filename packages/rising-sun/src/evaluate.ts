import { isTogether, type Judge, type Seat, total } from '@engawa/kernel';
import { MANDATES_A_SEASON, SEASON_COUNT, SET_POINTS } from './components.ts';
import { pendingWorth } from './pending-worth.ts';
import { ALL_PROVINCES } from './rules/figures.ts';
import { rankOf } from './rules/honor.ts';
import { differentProvinces, sheetOf } from './scoring.ts';
import { NO_ONE, type RisingSun } from './state.ts';
import type { RisingSunWeights } from './weights.ts';
import {
  cardsByNumber,
  cardWorth,
  landWorth,
  mandatesLeft,
  type Outlook,
  outlookOf,
  shrineWorth,
  strongholdWorth,
} from './worth.ts';

/** What each seat can expect to score in the end: what it has, what it holds, and what it is about to do. */
export function judgeBy(weights: RisingSunWeights): Judge<RisingSun> {
  const cards = cardsByNumber(weights);
  return { evaluate: (state) => expectations(weights, cards, state) };
}

function expectations(weights: RisingSunWeights, cards: readonly number[], state: RisingSun): number[] {
  const scores = state.players.map((_, seat) => total(sheetOf(state, seat)));
  if (state.agenda.length === 0 || state.circle.length === 0) return scores;
  const outlook = outlookOf(weights, cards, state);
  const expected = scores.map((score, seat) => score + expectation(outlook, seat));
  const top = state.agenda[state.agenda.length - 1]!;
  const steps = isTogether(top) ? top.parts.flatMap((part) => part.agenda) : [];
  for (const step of [...steps, ...state.agenda]) if (!isTogether(step)) pendingWorth(outlook, step, expected);
  return expected;
}

function expectation(outlook: Outlook, seat: Seat): number {
  const { weights, state, left } = outlook;
  const player = state.players[seat]!;
  const seasonsLeft = SEASON_COUNT - 1 - state.season;
  let figures = 0;
  for (const province of ALL_PROVINCES) figures += player.bushi[province]! + player.shinto[province]!;
  return (
    setPotential(outlook, seat) +
    landWorth(outlook, seat) +
    shrineWorth(outlook, seat) +
    cardWorth(outlook, seat) +
    purseWorth(outlook, seat) +
    figures * weights.figure * (seasonsLeft > 0 ? 1 : weights.figureAtLast) +
    strongholdWorth(outlook, seat) +
    (state.players.length - rankOf(state, seat)) * weights.honor * (left > 0 ? 1 : weights.honorAtLast) +
    (player.ally === NO_ONE ? 0 : weights.ally * (mandatesLeft(state) / MANDATES_A_SEASON))
  );
}

/** Tokens that are not a set yet may become one. */
function setPotential({ weights, state }: Outlook, seat: Seat): number {
  const own = differentProvinces(state.players[seat]!);
  return state.phase === 'winter' ? 0 : Math.max(0, weights.set[own]! - SET_POINTS[own]!);
}

/** Coins and ronin are gone when the season ends. */
function purseWorth(outlook: Outlook, seat: Seat): number {
  const { weights, state } = outlook;
  const { coins, ronin } = state.players[seat]!;
  if (state.phase === 'winter') return 0;
  const battles = Math.min(weights.usefulBattles, battlesLeft(outlook, seat));
  const roninWorth = ronin * weights.ronin * battles;
  if (state.phase === 'war') return coins * weights.warCoin * battles + roninWorth;
  const useful = Math.min(coins, weights.enoughCoins);
  return useful * weights.coin + (coins - useful) * weights.spareCoin + roninWorth;
}

/** Provinces where the seat may still have to fight. */
function battlesLeft({ weights, state }: Outlook, seat: Seat): number {
  if (state.phase !== 'war') return weights.battlesAhead;
  let count = 0;
  for (let at = state.settled; at < state.wars.length; at++) {
    const province = state.wars[at]!;
    if (state.battle !== null && state.battle.province === province) continue;
    const { bushi, shinto, daimyo } = state.players[seat]!;
    if (bushi[province]! > 0 || shinto[province]! > 0 || daimyo === province) count++;
  }
  return count;
}
