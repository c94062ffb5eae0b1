import { type Luck, takeAt, todo } from '@engawa/kernel';
import { COLOURS, TEMPLE_TILES } from '../components.ts';
import { type Bamboo, type BambooAside, GHOST, type Temple } from '../state.ts';
import type { Chapter } from './chapter.ts';

/** Chapter "Phase 3. Autumn", p. 14. */
export const autumn: Chapter<'autumn'> = {
  // 1. In every temple whoever has the most sticks gets its spirit. 2. All sticks go back. 3. New spirits are seen.
  // Decided everywhere before the ghost deals out its sticks again, the order of the temples makes no difference.
  autumn: {
    run(state, _, aside) {
      state.season = 'autumn';
      aside.tell?.({ is: 'season', round: state.round, season: 'autumn' });
      for (let temple = 0; temple < state.temples.length; temple++) bless(state, temple, aside);
      for (const temple of state.temples) returnSticks(state, temple);
      if (state.players.length === 2) dealGhost(state, aside);
      for (let temple = 0; temple < state.temples.length; temple++) showSpirit(state, temple, aside);
      todo(state, { do: 'winter' });
    },
  },
};

/** Who has the most sticks, and whether somebody else has as many: then the highest stick decides. */
export function mostSticks({ sticks }: Temple): { readonly owner: number; readonly tied: boolean } | undefined {
  let owner = GHOST;
  let most = 0;
  let tied = false;
  // From the top down, so that of several the first one found has the highest stick.
  for (let i = sticks.length - 1; i >= 0; i--) {
    const one = sticks[i]!;
    if (sticks.lastIndexOf(one) !== i) continue;
    let count = 0;
    for (let at = 0; at <= i; at++) if (sticks[at] === one) count++;
    if (count === most) tied = true;
    if (count > most) {
      owner = one;
      most = count;
      tied = false;
    }
  }
  return most === 0 ? undefined : { owner, tied };
}

/** A temple without a stick keeps its spirit; the ghost's go back into the box. */
function bless(state: Bamboo, at: number, { tell }: BambooAside): void {
  const temple = state.temples[at]!;
  const { spirit } = temple;
  if (spirit === null) return;
  const most = mostSticks(temple);
  if (most === undefined) {
    tell?.({ is: 'spiritStays', spirit, temple: COLOURS[at]! });
    return;
  }
  temple.spirit = null;
  if (most.owner === GHOST) {
    state.lost.push(spirit);
    tell?.({ is: 'ghostTakes', spirit, temple: COLOURS[at]! });
  } else {
    state.players[most.owner]!.spirits.push(spirit);
    tell?.({ is: 'blesses', seat: most.owner, spirit, temple: COLOURS[at]!, tied: most.tied });
  }
}

function returnSticks(state: Bamboo, temple: Temple): void {
  for (const owner of temple.sticks) if (owner !== GHOST) state.players[owner]!.sticks += 1;
  temple.sticks = [];
}

/** P. 2 and 14, with two players: four shuffled tiles tell how many brown sticks lie at the bottom of each temple. */
export function dealGhost(state: Bamboo, { luck, tell }: BambooAside): void {
  const tiles: number[] = [...TEMPLE_TILES];
  for (const temple of state.temples) {
    const sticks = takeAt(tiles, luck.below(tiles.length, tiles.map(String)));
    temple.sticks = new Array<number>(sticks).fill(GHOST);
  }
  tell?.({ is: 'ghostOffers', sticks: state.temples.map((temple) => temple.sticks.length) });
}

/** The next spirit of the stack is on top now. */
function showSpirit(state: Bamboo, at: number, aside: BambooAside): void {
  const temple = state.temples[at]!;
  if (temple.spirit !== null || temple.below === 0) return;
  temple.spirit = drawSpirit(state, aside.luck);
  temple.below -= 1;
  aside.tell?.({ is: 'newSpirit', spirit: temple.spirit, temple: COLOURS[at]! });
}

/** Nobody has seen what lies below: any spirit that was not seen may be there. */
export function drawSpirit({ unseen }: Pick<Bamboo, 'unseen'>, luck: Luck) {
  return takeAt(unseen, luck.below(unseen.length, unseen));
}
