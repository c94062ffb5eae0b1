import { cardsLeft, type Seat } from '@engawa/kernel';
import { type Effect, factsOf, type Part } from '../effects.ts';
import { type Bitoku, resourcesOf } from '../state.ts';
import { canBuild } from './buildings.ts';
import { canTakeCrystal } from './crystals.ts';
import { canDraw } from './decks.ts';
import { canAdvance, canAnyAdvance, canPushBack } from './kodama.ts';
import { canTakeDragonfly, canTakeMitama } from './mitama.ts';
import { canRest, canTakeIwakura } from './rocks.ts';
import { canMove } from './wisdom.ts';

/** Whether the part would do anything for the seat now. `region`: where "this region" is. */
export function isPossible(state: Bitoku, seat: Seat, part: Part, region: number): boolean {
  const { kind, amount, options, first, next } = factsOf(part);
  switch (kind) {
    case 'mp':
      return canMove(state, seat);
    case 'kodama':
      return canAnyAdvance(state, seat);
    case 'here':
      return canAdvance(state, seat, region);
    case 'back':
      return canPushBack(state, seat);
    case 'unlock':
      return hasLocked(state, seat);
    // At the Ascension a card in the hand is worth no more than one in the deck.
    case 'draw':
      return state.phase !== 'ascension' && canDraw(state.players[seat]!);
    case 'yokai':
      return cardsLeft(state.yokai) > 0;
    case 'bitoku':
      return cardsLeft(state.bitoku) > 0;
    case 'iwakura':
      return canTakeIwakura(state, state.players[seat]!);
    case 'pilgrim':
      return canRest(state.players[seat]!);
    case 'mitama':
      return canTakeMitama(state, seat, amount);
    case 'dragonfly':
      return canTakeDragonfly(state, seat, amount);
    case 'build':
      return canBuild(state, seat, amount);
    case 'crystal':
      return canTakeCrystal(state, seat, amount);
    case 'one':
      for (const option of options) if (isPossible(state, seat, option, region)) return true;
      return false;
    case 'then':
      return isPossible(state, seat, first!, region) || isPossible(state, seat, next!, region);
    case 'paid':
      return resourcesOf(state.players[seat]!) >= amount && isPossible(state, seat, next!, region);
    // Resources, amulets, points; and a vision action gives at least a resource.
    default:
      return true;
  }
}

export function isAnyPossible(state: Bitoku, seat: Seat, effect: Effect, region: number): boolean {
  for (let i = 0; i < effect.length; i++) if (isPossible(state, seat, effect[i]!, region)) return true;
  return false;
}

function hasLocked(state: Bitoku, seat: Seat): boolean {
  const { dice } = state.players[seat]!;
  return dice[0]!.at === 'locked' || dice[1]!.at === 'locked' || dice[2]!.at === 'locked';
}
