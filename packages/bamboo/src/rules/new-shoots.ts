import { type Choice, type Seat, todo } from '@engawa/kernel';
import { COLOURS, type Colour, GROOVE_CELLS, GROOVES, SHOOTS, type Shoot, TEMPLE_CELLS } from '../components.ts';
import type { Bamboo, BambooAside, BambooStep, Player } from '../state.ts';
import type { Chapter } from './chapter.ts';
import { withSpirits } from './spirits.ts';

/** Chapter "Summer", step 5: getting new shoots, p. 9. */
export const newShoots: Chapter<'push' | 'bringHome' | 'keepInColour' | 'placeOverflow'> = {
  // The planted shoots are pushed up to the cells with the symbol; as many as were planted fall out at the top and go to
  // the mat.
  push: {
    run(state, { seat }, { tell }) {
      const shoots: Shoot[] = [];
      for (let groove = 0; groove < GROOVES.length; groove++) {
        const cells = state.grooves[groove]!;
        if (cells.length === GROOVE_CELLS) continue;
        const out = cells.splice(0, cells.length - GROOVE_CELLS);
        shoots.push(...out);
        tell?.({ is: 'pushesOut', seat, groove: GROOVES[groove]!, shoots: out.map((shoot) => SHOOTS[shoot]!.kind) });
      }
      todo(state, { do: 'bringHome', seat, shoots });
    },
  },

  // Every shoot goes to the area of its colour as long as there is room. The others go to any area that has room, and
  // belong to it from then on.
  bringHome: {
    run(state, { seat, shoots }, aside) {
      const steps = sortShoots(state, seat, shoots, aside);
      if (steps.length > 0) todo(state, ...steps);
    },
  },

  // Several shoots of a colour, and too few cells: the player says which of them go there.
  keepInColour: withSpirits('turn', {
    choices(_, { rivals }) {
      const list: Choice[] = [];
      for (const shoot of rivals) if (!list.includes(SHOOTS[shoot]!.kind)) list.push(SHOOTS[shoot]!.kind);
      return list;
    },
    choose(state, { seat, rivals, shoots }, choice, aside) {
      const at = rivals.findIndex((shoot) => SHOOTS[shoot]!.kind === choice);
      const kept = rivals[at]!;
      put(state, seat, kept, SHOOTS[kept]!.colour, aside);
      todo(state, { do: 'bringHome', seat, shoots: [...rivals.filter((_, i) => i !== at), ...shoots] });
    },
  }),

  placeOverflow: withSpirits('turn', {
    choices(state, { seat }) {
      const player = state.players[seat]!;
      const list: Choice[] = [];
      for (let area = 0; area < COLOURS.length; area++) if (roomIn(player, area) > 0) list.push(COLOURS[area]!);
      return list;
    },
    choose(state, { seat, shoots }, choice, aside) {
      put(state, seat, shoots[0]!, COLOURS.indexOf(choice as Colour), aside);
      if (shoots.length > 1) todo(state, { do: 'bringHome', seat, shoots: shoots.slice(1) });
    },
  }),
};

export function roomIn({ areas }: Player, area: number): number {
  return TEMPLE_CELLS[area]! - areas[area]!.length;
}

function put(state: Bamboo, seat: Seat, shoot: Shoot, area: number, { tell }: BambooAside): void {
  const { colour, kind } = SHOOTS[shoot]!;
  state.players[seat]!.areas[area]!.push(shoot);
  tell?.({ is: 'bringsHome', seat, shoot: kind, area: COLOURS[area]!, overflow: area !== colour });
}

/** Puts away what has only one place to go to, and returns the next question. */
function sortShoots(state: Bamboo, seat: Seat, shoots: readonly Shoot[], aside: BambooAside): BambooStep[] {
  const player = state.players[seat]!;
  let overflow: Shoot[] = [];
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const own = shoots.filter((shoot) => SHOOTS[shoot]!.colour === colour);
    const room = roomIn(player, colour);
    if (room > 0 && own.length > room && own.some((shoot) => !isAlike(shoot, own[0]!))) {
      const others = shoots.filter((shoot) => SHOOTS[shoot]!.colour > colour);
      return [{ do: 'keepInColour', seat, rivals: own, shoots: [...overflow, ...others] }];
    }
    for (let i = 0; i < own.length && i < room; i++) put(state, seat, own[i]!, colour, aside);
    if (own.length > room) overflow = [...overflow, ...own.slice(room)];
  }
  while (overflow.length > 0) {
    const areas = COLOURS.filter((_, area) => roomIn(player, area) > 0);
    if (areas.length > 1) return [{ do: 'placeOverflow', seat, shoots: overflow }];
    put(state, seat, overflow[0]!, COLOURS.indexOf(areas[0]!), aside);
    overflow = overflow.slice(1);
  }
  return [];
}

const isAlike = (one: Shoot, other: Shoot): boolean => SHOOTS[one]!.symbol === SHOOTS[other]!.symbol;
