import { type Choice, type Seat, todo } from '@engawa/kernel';
import {
  CASTLE_CARDS,
  FIRST_SLOT,
  OUTSIDE,
  ROOMS,
  type Room,
  type Row,
  SLOT_NAMES,
  type Space,
} from '../components.ts';
import type { ClanMember, Colour, Effect } from '../effects.ts';
import type { WhiteCastle, WhiteCastleStep } from '../state.ts';
import type { Chapter } from './chapter.ts';
import { rowSteps } from './domain.ts';
import { isMeant, isPossible, isWithinReach, isWorthDoing } from './possible.ts';
import { actionSteps } from './rewards.ts';
import { withSeals } from './seals.ts';

/** Chapters "The castle", "Outside the walls" and "The well", p. 6 and 7, and the icons of the appendix. */
export const spaces: Chapter<'outside' | 'castleAction'> = {
  // Outside the walls one does one of the two actions of the space.
  outside: withSeals({
    skip: (state, { seat, space }) =>
      !OUTSIDE[space].some((action) => isWithinReach(state, state.players[seat]!, action)),
    choices(state, { seat, space }) {
      const list: Choice[] = [];
      for (const action of OUTSIDE[space]) if (isPossible(state, state.players[seat]!, action)) list.push(action);
      list.push('decline');
      return list;
    },
    choose(state, { seat, space }, choice, { tell }) {
      if (choice === 'decline') tell?.({ is: 'declines', seat, action: OUTSIDE[space][0] });
      else todo(state, ...actionSteps(seat, choice as ClanMember, false));
    },
  }),

  // Any action of the castle beside a tile of the colour, or on a light background: whether dice lie there or not, and
  // without coins. Its own price is paid. Cards on mats and the daimyo's are not meant.
  castleAction: withSeals({
    choices(state, { seat, which, must }) {
      const player = state.players[seat]!;
      const list: Choice[] = [];
      for (let room = 0; room < ROOMS.length; room++) {
        const card = state.rooms[room];
        if (card == null) continue;
        const { blocks } = CASTLE_CARDS[card];
        for (let slot = 0; slot < blocks.length; slot++) {
          if (!isMeant(state, which, room, slot)) continue;
          if (isWorthDoing(state, player, blocks[slot]!)) list.push(blockId(room, slot));
        }
      }
      if (!must) list.push('decline');
      return list;
    },
    choose(state, { seat, which, must }, choice, { tell }) {
      if (choice === 'decline') {
        tell?.({ is: 'declines', seat, action: which });
        return;
      }
      const { room, slot } = blockOf(choice as string);
      const card = state.rooms[room]!;
      tell?.({ is: 'usesBlock', seat, room: ROOMS[room]!, slot, card });
      todo(state, { do: 'rewards', seat, left: CASTLE_CARDS[card].blocks[slot]!, from: 'block', must });
    },
  }),
};

/** `steward-1.top`: a block of the castle as a choice. */
const BLOCK_IDS: readonly (readonly string[])[] = ROOMS.map((room) => slotNames(room).map((name) => `${room}.${name}`));
const BLOCKS = new Map(BLOCK_IDS.flatMap((ids, room) => ids.map((id, slot) => [id, { room, slot }] as const)));

export function slotNames(room: Room): readonly string[] {
  return room.startsWith('steward') ? SLOT_NAMES.steward : SLOT_NAMES.diplomat;
}

export const blockId = (room: number, slot: number): string => BLOCK_IDS[room]![slot]!;
export const blockOf = (id: string): { readonly room: number; readonly slot: number } => BLOCKS.get(id)!;

/** What a die on this space brings. */
export function spaceSteps(state: WhiteCastle, seat: Seat, space: Space, colour: Colour): WhiteCastleStep[] {
  switch (space) {
    case 'outside-1':
    case 'outside-2':
      return [{ do: 'outside', seat, space }];
    case 'well':
      return [{ do: 'rewards', seat, left: ['well'], from: 'well', must: true }];
    case 'domain-coral':
    case 'domain-black':
    case 'domain-white':
      return rowSteps(state, seat, space as Row);
    default:
      return [
        { do: 'rewards', seat, left: blocksBeside(state, ROOMS.indexOf(space), colour), from: 'room', must: false },
      ];
  }
}

/** P. 6: every block beside a tile of the die's colour, up to two on the lower floor. */
export function blocksBeside(state: WhiteCastle, room: number, colour: Colour): Effect[] {
  const { blocks } = CASTLE_CARDS[state.rooms[room]!];
  const found: Effect[] = [];
  for (let slot = 0; slot < blocks.length; slot++) {
    if (state.tiles[FIRST_SLOT[room]! + slot] === colour) found.push(...blocks[slot]!);
  }
  return found;
}
