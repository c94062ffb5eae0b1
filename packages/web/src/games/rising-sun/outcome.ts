import type { Choice } from '@engawa/kernel';
import {
  CARD,
  CARD_COSTS,
  type Card,
  KINDS,
  PROVINCES,
  type Province,
  priceFor,
  REWARDS,
  type RisingSun,
  type RisingSunStep,
  STRONGHOLD_COST,
  strongestIn,
} from '@engawa/rising-sun';
import { foreseen, type Outlook } from './foresee.ts';
import { groupsAt } from './pieces.ts';

/** What a choice brings at once, as far as that is certain. */
export interface Outcome {
  readonly coins?: number;
  readonly points?: number;
  readonly ronin?: number;
  readonly honor?: number;
  readonly outlook?: Outlook;
}

const NOTHING: Outcome = {};

export function outcomeOf(view: RisingSun, step: RisingSunStep, choice: Choice): Outcome {
  const province = PROVINCES.indexOf(choice as Province);
  if (step.do !== 'build' && province >= 0) {
    const outlook = foreseen(view, step, province);
    return outlook === undefined ? NOTHING : { outlook };
  }
  switch (step.do) {
    case 'build':
      return choice === 'skip' ? NOTHING : { coins: 0 - priceFor(view, step.seat, STRONGHOLD_COST, 0) };
    case 'train':
      return cardOutcome(view, step.seat, choice, step.discount);
    case 'ryujin':
      return cardOutcome(view, step.seat, choice, 0);
    case 'pickMandate':
    case 'nameMandate':
      return choice === 'harvest' ? harvestOf(view, step.seat) : NOTHING;
    case 'teaTerms':
      return termsOf(choice);
    case 'teaReply':
      return choice === 'accept' && step.coins !== 0 ? { coins: step.coins } : NOTHING;
    case 'benevolence':
      return choice === 'decline' ? NOTHING : { points: 2, honor: 1 };
    case 'bid':
      return choice === 0 ? NOTHING : { coins: -Number(choice) };
    case 'seppuku':
      return choice === 'use' ? seppukuOf(view, step.seat) : NOTHING;
    case 'hostage':
      return choice === 'stop' ? NOTHING : { points: 1 };
    default:
      return NOTHING;
  }
}

function cardOutcome(view: RisingSun, seat: number, choice: Choice, discount: number): Outcome {
  const card = CARD[choice as Card];
  return card === undefined ? NOTHING : { coins: 0 - priceFor(view, seat, CARD_COSTS[card]!, discount) };
}

function termsOf(choice: Choice): Outcome {
  const [word, coins] = `${choice}`.split(':');
  return word === 'plain' ? NOTHING : { coins: word === 'give' ? -Number(coins) : Number(coins) };
}

/** A coin, and what the provinces give where one is strongest. */
function harvestOf(view: RisingSun, seat: number): Outcome {
  let [coins, points, ronin] = [1, 0, 0];
  PROVINCES.forEach((id, province) => {
    if (strongestIn(view, province) !== seat) return;
    coins += REWARDS[id].coins;
    points += REWARDS[id].points;
    ronin += REWARDS[id].ronin;
  });
  return { coins, points, ronin };
}

function seppukuOf(view: RisingSun, seat: number): Outcome {
  const figures = groupsAt(view, seat, view.battle!.province)
    .filter(({ kind }) => kind < KINDS.length)
    .reduce((sum, { count }) => sum + count, 0);
  const each = 1 + view.players[seat]!.cards[CARD.righteousness]!;
  return { points: figures * each, honor: figures };
}
