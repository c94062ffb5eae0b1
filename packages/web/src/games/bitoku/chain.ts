import type { Bitoku, BitokuStep, Effect } from '@engawa/bitoku';
import { isTogether, type Seat } from '@engawa/kernel';

/** A link of what is still to come in a turn, with its printed symbols where it has some. */
export interface Link {
  readonly step: BitokuStep;
  readonly effect: Effect;
}

/** Steps that end the turn, or belong to nobody's. */
const BEYOND: readonly BitokuStep['do'][] = [
  'nextTurn',
  'summer',
  'harvest',
  'tenguHarvest',
  'tenguTurn',
  'diceOrder',
  'virtue',
  'endYear',
  'snow',
  'endGame',
];

function effectOf(step: BitokuStep): Effect {
  switch (step.do) {
    case 'effect':
    case 'pick':
    case 'pickTwo':
      return step.left;
    case 'chooseOne':
      return [step.of.join('/') as Effect[number]];
    case 'payFor':
      return [`pay:${step.price}>${step.next}`];
    case 'chooseResource':
      return [`${step.among}:${step.count}`];
    case 'kodama':
    case 'back':
      return [`${step.do}:${step.steps}`];
    case 'move':
      return [`mp:${step.points}`];
    case 'unlock':
    case 'iwakura':
    case 'pilgrim':
      return [step.do];
    case 'mitama':
    case 'dragonfly':
    case 'build':
    case 'crystal':
      return [`${step.do}:${step.discount}`];
    default:
      return [];
  }
}

/** Everything that is still to come in this turn, what is asked now first. */
export function chainOf(view: Bitoku): Link[] {
  const links: Link[] = [];
  for (let at = view.agenda.length - 1; at >= 0; at--) {
    const step = view.agenda[at]!;
    if (isTogether(step) || (BEYOND.includes(step.do) && links.length > 0)) break;
    links.push({ step, effect: effectOf(step) });
  }
  return links;
}

/** Whose chain it is; nobody's while all decide at once. */
export function chainSeat(view: Bitoku): Seat | undefined {
  const step = view.agenda.at(-1);
  return step !== undefined && !isTogether(step) && 'seat' in step ? step.seat : undefined;
}
