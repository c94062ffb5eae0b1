import type { Choice, Seat } from '@engawa/kernel';
import { LEARNER } from '../../../../lessons/lesson.ts';

const SEATS: Readonly<Record<string, Seat>> = { me: LEARNER, they: 1 };

/** Moves as they are written here: in each line who moves, then all that is chosen. */
export function moves(written: string): (readonly [Seat, Choice])[] {
  const lines = written.trim().split('\n');
  return lines.flatMap((line) => {
    const [who, ...choices] = line.trim().split(' ') as [string, ...string[]];
    return choices.map((choice) => [SEATS[who]!, choice] as const);
  });
}

/** From the learner's first turn of the second year to the last tile that the learner buys. */
export const SKIPPED = moves(`
  me blue blue blue-home>g1 blue-harmony>g1 blue-joker>g2 cook ramen home home-i-faith-7 r1c1
  me harmony take:hw-10 take:hr-06
  they blue blue blue-cook>g1 blue-income>g1 income cook rice end
  me green green green-harmony>g1 green-cook>g1 harmony take:hl-11 take:hr-07 cook rice
  they green green green-harmony>g1 harmony happiness end
  me wake:rokurokubi
  they rice
  me rice
  me harmony happiness
  they home home-i-decoration-7 r1c3
  me yellow yellow yellow-cook>g1 yellow-harmony>g1 yellow-income>g2 harmony happiness income cook tea use:rokurokubi
  they red red red-cook>g1 red-home>g1 home home-i-item-6 r3c3 cook ramen end
  me red red red-joker>g1 red-harmony>g1 home home-i-garden-1 r2c3 harmony score:hw-15 take:hw-03
  they blue blue blue-home>g2 blue-income>g1 home coin income red end
  me blue blue blue-harmony>g2 blue-cook>g1 harmony happiness
  they green red green-harmony>g1 harmony happiness end
  they use:kappa happiness use:tengu before:rice red red red-home>g1 yellow-home>g1 red-harmony>g2 harmony happiness red
  me wake:rokurokubi
  they wake:kappa wake:tengu
  me tea rice
  they rice
  they harmony happiness
  me cook rice
  they blue red blue blue-income>g1 blue-cook>g1 income cook rice use:kappa happiness use:rokurokubi use:rokurokubi end
  me green red green green-harmony>g1 green-cook>g1 harmony happiness cook rice use:rokurokubi end
  they red red yellow-income>g1 red-home>g1 home home-i-decoration-1 r1c4 income end
  me yellow yellow yellow-harmony>g1 yellow-home>g1 harmony happiness home home-i-faith-3 r2c5 end
  they green yellow yellow green-harmony>g1 green-harmony>g1 harmony happiness harmony happiness red end
  me blue use:bakeneko red yellow blue-joker>g1 blue-income>g1 income income end
  they use:tengu before:ramen red yellow red-home>g2 yellow-harmony>g1 harmony happiness
  me use:tengu before:tea yellow yellow yellow-income>g1 yellow-home>g1 home home-i-garden-4
`);

/** The last winter. */
export const LAST = moves(`
  me use:okami
`);
