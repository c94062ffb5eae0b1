import type { Choice, Seat } from '@engawa/kernel';
import { LEARNER } from '../../../../lessons/lesson.ts';

const SEATS: Readonly<Record<string, Seat>> = { me: LEARNER, hotaru: 1, tsuru: 2 };

/** Moves as they are written here: in each line who moves, then all that is chosen. Bids are numbers. */
export function moves(written: string): (readonly [Seat, Choice])[] {
  const lines = written.trim().split('\n');
  return lines.flatMap((line) => {
    const [who, ...choices] = line.trim().split(' ') as [string, ...string[]];
    return choices.map((choice) => [SEATS[who]!, /^\d+$/.test(choice) ? Number(choice) : choice] as const);
  });
}

/** From the battle of Kansai to the end of autumn. */
export const SKIPPED = moves(`
  me 0 2 2 1
  hotaru 0 2 0 1 0:bushi@kansai
  me use
  hotaru propose:2 plain
  tsuru accept
  hotaru harvest
  tsuru marshal
  me bushi@oshu hokkaido stop
  hotaru bushi@kyoto edo daimyo@kyoto oshu stop nagato
  tsuru bushi@hokkaido kansai edo
  me train oni-of-souls edo
  hotaru justice
  tsuru oni-of-blood nagato
  hotaru harvest
  tsuru train yurei kansai
  me justice
  hotaru path-of-the-samurai
  me betray 1:bushi@edo 2:bushi@kansai
  hotaru recruit
  tsuru oni-of-skulls oshu bushi hokkaido bushi hokkaido
  me shinto oshu hachiman shinto tsukuyomi
  hotaru bushi kansai bushi kansai shinto kyoto hachiman shinto tsukuyomi edo
  me ready
  hotaru ready
  tsuru ready
  me 1 1 1 1
  hotaru 0 1 1 1
  tsuru 0 1 0 0
  me use stop use 1 1 1 0
  tsuru 0 1 0 0
  me use 2:bushi@hokkaido use 2 0 0 0
  hotaru 0 2 1 2
  tsuru 0 3 1 0
  me use
  tsuru 1:bushi@kansai
  hotaru use 2
  me 2 0 0 0
  hotaru 2 1 0 0
  me decline
  hotaru 0:oni-of-souls@edo
  tsuru propose:1 plain
  hotaru accept
  tsuru recruit
  me shinto oshu hachiman shinto tsukuyomi
  hotaru shinto kyoto amaterasu shinto kyoto fujin shinto kansai hachiman daimyo
  tsuru bushi kyushu bushi hokkaido oni-of-skulls edo
  hotaru kyushu
  me betray 1:bushi@kyushu 2:bushi@kyushu
  hotaru harvest use stop
  tsuru marshal
  me stop
  hotaru bushi@kansai kyushu stronghold@kansai kyushu stronghold@kyoto edo stop hokkaido
  tsuru oni-of-blood@nagato kyushu stop skip
  me marshal
  hotaru bushi@kyushu hokkaido daimyo@nagato kansai stronghold@kyushu kansai stop
  tsuru oni-of-blood@kyushu nagato oni-of-skulls@edo kyushu yurei@kansai edo stop
  me stop skip
  hotaru stop recruit
  tsuru bushi kansai bushi hokkaido bushi hokkaido
  me shinto oshu hachiman bushi
  hotaru bushi edo bushi edo bushi hokkaido bushi nagato bushi
  tsuru betray 1:bushi@hokkaido 0:bushi@edo
  hotaru bushi@kansai kyushu daimyo@kansai kyushu
  me ready
  hotaru ready
  tsuru ready
  me 0 2 3 2
  hotaru 0 1 2 1
  tsuru 0 1 1 0
  me 1:bushi@kyushu use 2
  hotaru 0 2 2 0
  tsuru 0 1 0 0
  hotaru 2:bushi@hokkaido use
  tsuru 0 1 0 0 1:bushi@nagato
  hotaru 0 1 0 0
  tsuru 0 2 1 0 use
  me 4 4 1 2
  hotaru 0 3 0 0
  tsuru 0 5 5 0
  me use
  tsuru 1:bushi@edo use
`);
