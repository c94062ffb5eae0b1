import type { Choice, Seat } from '@engawa/kernel';
import { LEARNER } from '../../../../lessons/lesson.ts';

const SEATS: Readonly<Record<string, Seat>> = { me: LEARNER, they: 1 };

/** Moves as they are written here: in each line who moves, then all that is chosen. */
export function moves(written: string): (readonly [Seat, Choice])[] {
  const lines = written.trim().split('\n');
  return lines.flatMap((line) => {
    const [who, ...choices] = line.trim().split(' ') as [string, ...string[]];
    // Spaces of a display are numbers.
    return choices.map((choice) => [SEATS[who]!, /^\d$/.test(choice) ? Number(choice) : choice] as const);
  });
}

/** From the second spring to the end. */
export const SKIPPED = moves(`
  me start-kitsune
  they start-imomushi dream-12 amulet:1
  me play:start-nezumi left crystal:0 1 dream-2
  they play:start-shin-okami middle start:pw1-c1
  me use:0 amulet:1 forges row-3 crystal:0 2 memory-2
  they use:1 yomi ancient-1 row-2 mitama:0 1 left
  me play:start-imomushi middle wood:1
  they use:0 steps ancient-4 yomi row-3 walk:pw1-c1 enter:pw1-c2 wood wood
  me use:1 amulet:1 amulet:1 amulet:1 glade row-1 ancient-2 wood
  they play:start-kitsune right 1 wood mitama-nigi-1 forges glade
  me cross:1 glade:bitoku
  they use:2 amulet:1 amulet:1 glade row-6 jade jade jade ancient-2 jade
  me cross:0 forges:bitoku
  they cross:0 yomi:yokai
  me play:start-shin-okami bitoku yomi
  they cross:1 yomi:pick vision skip wood pilgrim p1
  me use:2 house-2 vision-27
  they play:start-nezumi crystal wood crystal:0 skip
  me 2-4-1
  they 2-1-6 start-shin-okami
  me start-kitsune
  they start-imomushi dream-12 any:1 wood
  me play:start-nezumi left crystal:0 1 dream-3
  they play:kitsune-2 middle mitama:0 1 amulet:1
  me use:0 amulet:1 amulet:1 forges row-4 build:1 1 yomi-tl ancient-6 3
  they use:1 amulet:1 yomi row-2 1 jade mitama-saki-1 temple-2 skip
  me vp free:1 steps ryokan-1 row-4 bitoku skip wood bitoku start:pw1-c1
  they play:start-kitsune right 3 wood
  me use:2 amulet:1 glade row-1 ancient-2 wood
  they use:2 house-2 vision-07
  me cross:2 forges:yokai
  they cross:1 yomi:pick vision skip jade pilgrim p12
  me play:start-imomushi middle wood:1
  they free:0 amulet:1 yomi ancient-1 row-3 mitama:1 2 dragonfly-09a skip jade
  me cross:1 yomi:bitoku
  they play:start-nezumi crystal wood build:0 2 yomi-tr
  me cross:0 glade:bitoku play:nezumi-2 2 mastery-right
  they 3-1-6
  me 3-3-1 start-imomushi start-shin-okami
  they start-imomushi dream-12 any:1 wood free:0 yomi ancient-1 row-1
  me free:0 amulet:1 forges row-4 build:1 1 steps-tr 1+0 ancient-6 build:0 2 glade-br
  they cross:0 yomi:bitoku
  me cross:0 forges:bitoku
  they play:start-kitsune middle mitama:0 1 mp:1 bitoku
  me free:1 steps temple-5 bitoku wood row-3 bitoku skip wood bitoku walk:pw1-c1
  they use:1 amulet:2 yomi ancient-1 row-2 1 jade mitama-saki-4
  me cross:1 yomi:pick vision skip wood pilgrim p1
  they play:start-nezumi right build:0 3 forges-tl
  me free:2 amulet:1 amulet:1 amulet:1 forges row-4 4 wood ancient-6 1 mastery-middle
  they use:2 glade row-6 jade wood wood ancient-2 wood
  me cross:2 glade:pick vision skip wood kodama:1 yomi
  they play:kitsune-2 crystal sake mitama:0 2 wood
  me play:start-kitsune left 2 play:start-nezumi middle yomi play:nezumi-2 card
  they dream-12 any:1 wood
`);
