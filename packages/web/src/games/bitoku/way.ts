import { type Bitoku, HOUSE, realmOf, spiritsOf } from '@engawa/bitoku';
import type { Spot } from '../../design/index.ts';
import { kodamaPiece } from './pieces.ts';
import { HOUSE_POND, POND, padSpot } from './places.ts';

/** How high a kodama hops. */
const HOP = 9;

/** Kodama hop from pad to pad; everything else goes straight. */
export function wayOf(piece: string, before: Bitoku, after: Bitoku): readonly Spot[] | undefined {
  for (let spirit = 0; spirit < spiritsOf(after); spirit++) {
    const { kodama } = realmOf(after, spirit);
    const region = kodama.findIndex((_, at) => piece === kodamaPiece(spirit, at));
    if (region < 0) continue;
    const pond = region === HOUSE ? HOUSE_POND : POND;
    const from = realmOf(before, spirit).kodama[region]!;
    const to = kodama[region]!;
    if (from === to) return undefined;
    const way = [padSpot(pond, from)];
    for (let cell = from; cell !== to; cell += Math.sign(to - from)) {
      const [here, next] = [padSpot(pond, cell), padSpot(pond, cell + Math.sign(to - from))];
      way.push({ x: (here.x + next.x) / 2, y: here.y - HOP }, next);
    }
    return way;
  }
  return undefined;
}
