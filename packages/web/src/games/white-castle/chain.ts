import { isTogether, type Seat } from '@engawa/kernel';
import { cardBlock, type Effect, OUTSIDE, type WhiteCastle, type WhiteCastleStep } from '@engawa/white-castle';

/** A link of the chain of a turn: what is asked or comes by itself, as printed symbols or as a picture of its own. */
export interface Link {
  readonly step: WhiteCastleStep;
  readonly effects: readonly Effect[];
  /** Where there is no symbol for it. */
  readonly sign: 'card' | 'light' | 'die' | 'favour' | undefined;
}

/** Steps that end the turn, or belong to nobody's. */
const BEYOND: readonly WhiteCastleStep['do'][] = [
  'nextTurn',
  'endRound',
  'newRound',
  'gardens',
  'endGame',
  'lastExchange',
  'choosePair',
  'takeDie',
  'rivalTurn',
  'rivalAction',
  'rivalGarden',
  'rivalRoom',
  'rivalGardens',
];

function linkOf(view: WhiteCastle, step: WhiteCastleStep): Link {
  const link = (effects: readonly Effect[], sign?: Link['sign']): Link => ({ step, effects, sign });
  switch (step.do) {
    case 'rewards':
    case 'pick':
      return link(step.left);
    case 'chooseResource':
      return link([`any:${step.count}`]);
    case 'castleAction':
      return link([step.which]);
    case 'outside':
      return link(OUTSIDE[step.space]);
    case 'lightBlock':
      return link([], 'light');
    case 'chooseRow':
      return link(['domain']);
    case 'cardBeside': {
      const player = view.players[step.seat]!;
      return link(player.card === null ? [] : cardBlock(player, step.row));
    }
    case 'warrior':
    case 'gardener':
    case 'courtier':
      return link([step.do]);
    case 'passTime':
    case 'checkpoint':
      return link([`time:${step.spaces}`]);
    case 'placeDie':
      return link([], 'die');
    case 'favour':
      return link([], 'favour');
    default:
      return link([], 'card');
  }
}

/** Everything that is still to come in this turn, what is asked now first. */
export function chainOf(view: WhiteCastle): Link[] {
  const links: Link[] = [];
  for (let at = view.agenda.length - 1; at >= 0; at--) {
    const step = view.agenda[at]!;
    if (isTogether(step) || BEYOND.includes(step.do)) break;
    links.push(linkOf(view, step));
  }
  return links;
}

/** Whose chain it is. */
export function chainSeat(view: WhiteCastle): Seat | undefined {
  const step = view.agenda.at(-1);
  return step !== undefined && 'seat' in step ? step.seat : undefined;
}
