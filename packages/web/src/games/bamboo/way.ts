import type { Bamboo } from '@engawa/bamboo';
import type { Spot } from '../../design/index.ts';
import { happinessPiece, markedHappiness } from './pieces.ts';
import { happinessSpot } from './places.ts';

/**
 * Happiness climbs its stalk straight up, whichever side of it a crest stands on; whoever begins the stalk anew goes up
 * to its top and comes from below. Everything else goes straight.
 */
export function wayOf(piece: string, before: Bamboo, after: Bamboo): readonly Spot[] | undefined {
  const seat = after.players.findIndex((_, one) => piece === happinessPiece(one));
  if (seat < 0 || before.players[seat] === undefined) return undefined;
  const from = happinessSpot(markedHappiness(before, seat));
  const to = happinessSpot(markedHappiness(after, seat));
  return [
    { x: 0, y: from.y },
    { x: 0, y: to.y },
  ];
}
