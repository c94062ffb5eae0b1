import { isTogether, type Seat, total } from '@engawa/kernel';
import { MANDATES_A_SEASON, SEASON_COUNT, SET_POINTS } from './components.ts';
import { pendingWorth } from './pending-worth.ts';
import { ALL_PROVINCES } from './rules/figures.ts';
import { rankOf } from './rules/honor.ts';
import { differentProvinces, sheetOf } from './scoring.ts';
import { NO_ONE, type RisingSun } from './state.ts';
import { WEIGHTS } from './weights.ts';
import { cardWorth, landWorth, mandatesLeft, type Outlook, outlookOf, shrineWorth, strongholdWorth } from './worth.ts';

/** What each seat can expect to score in the end: what it has, what it holds, and what it is about to do. */
export function evaluate(state: RisingSun): number[] {
  const scores = state.players.map((_, seat) => total(sheetOf(state, seat)));
  if (state.agenda.length === 0 || state.circle.length === 0) return scores;
  const outlook = outlookOf(state);
  const expected = scores.map((score, seat) => score + expectation(outlook, seat));
  const top = state.agenda[state.agenda.length - 1]!;
  const steps = isTogether(top) ? top.parts.flatMap((part) => part.agenda) : [];
  for (const step of [...steps, ...state.agenda]) if (!isTogether(step)) pendingWorth(outlook, step, expected);
  return expected;
}

function expectation(outlook: Outlook, seat: Seat): number {
  const { state, left } = outlook;
  const player = state.players[seat]!;
  const seasonsLeft = SEASON_COUNT - 1 - state.season;
  let figures = 0;
  for (const province of ALL_PROVINCES) figures += player.bushi[province]! + player.shinto[province]!;
  return (
    setPotential(state, seat) +
    landWorth(outlook, seat) +
    shrineWorth(state, seat) +
    cardWorth(outlook, seat) +
    purseWorth(state, seat) +
    figures * WEIGHTS.figure * (seasonsLeft > 0 ? 1 : 0.3) +
    strongholdWorth(outlook, seat) +
    (state.players.length - rankOf(state, seat)) * WEIGHTS.honor * (left > 0 ? 1 : 0.3) +
    (player.ally === NO_ONE ? 0 : WEIGHTS.ally * (mandatesLeft(state) / MANDATES_A_SEASON))
  );
}

/** Tokens that are not a set yet may become one. */
function setPotential(state: RisingSun, seat: Seat): number {
  const own = differentProvinces(state.players[seat]!);
  return state.phase === 'winter' ? 0 : Math.max(0, WEIGHTS.set[own]! - SET_POINTS[own]!);
}

/** Coins and ronin are gone when the season ends. */
function purseWorth(state: RisingSun, seat: Seat): number {
  const { coins, ronin } = state.players[seat]!;
  if (state.phase === 'winter') return 0;
  const battles = battlesLeft(state, seat);
  const roninWorth = ronin * WEIGHTS.ronin * Math.min(3, battles);
  if (state.phase === 'war') return coins * WEIGHTS.warCoin * Math.min(3, battles) + roninWorth;
  const useful = Math.min(coins, WEIGHTS.enoughCoins);
  return useful * WEIGHTS.coin + (coins - useful) * WEIGHTS.spareCoin + roninWorth;
}

/** Provinces where the seat may still have to fight. */
function battlesLeft(state: RisingSun, seat: Seat): number {
  if (state.phase !== 'war') return 1.5;
  let count = 0;
  for (let at = state.settled; at < state.wars.length; at++) {
    const province = state.wars[at]!;
    if (state.battle !== null && state.battle.province === province) continue;
    const { bushi, shinto, daimyo } = state.players[seat]!;
    if (bushi[province]! > 0 || shinto[province]! > 0 || daimyo === province) count++;
  }
  return count;
}
