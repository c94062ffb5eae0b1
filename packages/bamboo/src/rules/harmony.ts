import { type Choice, draw, type Seat, todo } from '@engawa/kernel';
import { HARMONY_CELLS, HARMONY_TILES, type HarmonyTile } from '../components.ts';
import { isFulfilled } from '../conditions.ts';
import type { Bamboo, BambooAside, Player } from '../state.ts';
import { SKIP, skipAction } from './actions.ts';
import type { Chapter } from './chapter.ts';

/** The action "Harmony", p. 10. */
export const harmony: Chapter<'harmony'> = {
  // One happiness; or up to two times, in any mix and order, take a tile from the board or score one of the mat.
  harmony: {
    skip: (state, { seat, again }) => again && !canGoOn(state, state.players[seat]!),
    choices(state, { seat, again }) {
      const player = state.players[seat]!;
      const list: Choice[] = again ? [] : ['happiness'];
      addTakes(state, player, list);
      addScores(player, list);
      list.push(again ? 'stop' : SKIP);
      return list;
    },
    choose(state, { seat, again }, choice, aside) {
      const player = state.players[seat]!;
      switch (choice) {
        case 'stop':
          return;
        case SKIP:
          skipAction(seat, 'harmony', aside);
          return;
        case 'happiness':
          player.fromActions += 1;
          aside.tell?.({ is: 'gainsHappiness', seat, points: 1 });
          return;
      }
      const tile = harmonyOf(choice as string);
      if (choice === TAKE[tile]) take(state, seat, tile, aside);
      else score(state, seat, tile, aside);
      if (!again) todo(state, { do: 'harmony', seat, again: true });
    },
  },
};

const choicesFor = (word: string) =>
  Object.fromEntries(Object.keys(HARMONY_TILES).map((tile) => [tile, `${word}:${tile}`])) as Record<
    HarmonyTile,
    string
  >;
/** A tile of the board to take, one of the mat to score, as choices. */
export const TAKE: Readonly<Record<HarmonyTile, string>> = choicesFor('take');
export const SCORE: Readonly<Record<HarmonyTile, string>> = choicesFor('score');
export const harmonyOf = (choice: string): HarmonyTile => choice.slice(choice.indexOf(':') + 1) as HarmonyTile;

function canGoOn(state: Bamboo, player: Player): boolean {
  for (let part = 0; part < player.harmony.length; part++) {
    const own = player.harmony[part]!;
    if (own.length < HARMONY_CELLS && state.harmony[part]!.length > 0) return true;
    for (let i = 0; i < own.length; i++) if (isFulfilled(player.home, own[i]!)) return true;
  }
  return false;
}

/** A mat has two cells for each type of tile. */
function addTakes(state: Bamboo, { harmony: own }: Player, list: Choice[]): void {
  for (let part = 0; part < own.length; part++) {
    if (own[part]!.length >= HARMONY_CELLS) continue;
    const column = state.harmony[part]!;
    for (let row = 0; row < column.length; row++) list.push(TAKE[column[row]!]);
  }
}

function addScores({ harmony: own, home }: Player, list: Choice[]): void {
  for (let part = 0; part < own.length; part++) {
    const tiles = own[part]!;
    for (let i = 0; i < tiles.length; i++) if (isFulfilled(home, tiles[i]!)) list.push(SCORE[tiles[i]!]);
  }
}

/** The tiles above slide down, and a new one comes to the top, if there is one. */
function take(state: Bamboo, seat: Seat, tile: HarmonyTile, aside: BambooAside): void {
  const { part } = HARMONY_TILES[tile];
  const column = state.harmony[part]!;
  column.splice(column.indexOf(tile), 1);
  state.players[seat]!.harmony[part]!.push(tile);
  aside.tell?.({ is: 'takesHarmony', seat, tile });
  refillHarmony(state, part, aside);
}

export function refillHarmony(state: Bamboo, part: number, aside: BambooAside): void {
  const tile = draw(state.harmonyStacks[part]!, aside);
  if (tile === undefined) return;
  state.harmony[part]!.push(tile);
  aside.tell?.({ is: 'newHarmony', tile });
}

/** A tile whose condition is fulfilled brings its happiness and goes to the fan. */
function score(state: Bamboo, seat: Seat, tile: HarmonyTile, { tell }: BambooAside): void {
  const { part, points } = HARMONY_TILES[tile];
  const player = state.players[seat]!;
  const own = player.harmony[part]!;
  own.splice(own.indexOf(tile), 1);
  player.fan.push(tile);
  player.fromHarmony += points;
  tell?.({ is: 'scoresHarmony', seat, tile, points });
}
