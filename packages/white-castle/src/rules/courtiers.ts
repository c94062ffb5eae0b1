import { type Choice, type Luck, type Seat, takeAt, todo } from '@engawa/kernel';
import {
  AUDIENCE_COINS,
  CASTLE_CARDS,
  type CastleCard,
  CLIMB_PEARLS,
  DAIMYOS,
  ROOMS,
  type Room,
  SLOT_NAMES,
} from '../components.ts';
import {
  COURT,
  courtiersOn,
  type Household,
  LEVEL_STARTS,
  NOBODY_YET,
  type WhiteCastle,
  type WhiteCastleAside,
  type WhiteCastleStep,
} from '../state.ts';
import type { Chapter } from './chapter.ts';
import { canAsk, canClimb, isWithinReach } from './possible.ts';
import { withSeals } from './seals.ts';

/** Chapter "Sending clan members", the courtier, p. 10 and 11. */
export const courtiers: Chapter<'courtier' | 'lightBlock' | 'refillRoom' | 'favour'> = {
  // Request an audience, or climb the social ladder, or both once, in either order and with the same or another courtier.
  courtier: withSeals({
    skip: (state, { seat, asked, climbed }) => !isAnyWithinReach(state, seat, asked, climbed),
    choices(state, { seat, asked, climbed }) {
      const player = state.players[seat]!;
      const list: Choice[] = [];
      if (!asked && canAsk(player, player.coins)) list.push('audience');
      if (!climbed) {
        for (const { id, from, pearls } of CLIMBS) {
          if (pearls <= player.pearl && courtiersOn(player, from) > 0) list.push(id);
        }
      }
      list.push('done');
      return list;
    },
    choose(state, { seat, asked, climbed }, choice, aside) {
      if (choice === 'done') {
        if (!asked && !climbed) aside.tell?.({ is: 'declines', seat, action: 'courtier' });
        return;
      }
      // The first courtier of the row goes to the gate for two coins; there is room for all.
      if (choice === 'audience') {
        const player = state.players[seat]!;
        player.coins -= AUDIENCE_COINS;
        player.courtiers[0]! += 1;
        aside.tell?.({ is: 'asksAudience', seat, coins: AUDIENCE_COINS });
        if (!climbed) todo(state, { do: 'courtier', seat, asked: true, climbed });
        return;
      }
      const climb = CLIMBS.find(({ id }) => id === choice)!;
      const then = climbTo(state, seat, climb, aside);
      if (asked) todo(state, ...then);
      else todo(state, ...then, { do: 'courtier', seat, asked, climbed: true });
    },
  }),

  // Of a steward's two actions on a light background one is done.
  lightBlock: withSeals({
    choices(_, { card }) {
      const { blocks, dark } = CASTLE_CARDS[card];
      const list: Choice[] = [];
      for (let slot = 0; slot < blocks.length; slot++) if (slot !== dark) list.push(SLOT_NAMES.steward[slot]!);
      return list;
    },
    choose(state, { seat, card }, choice) {
      const slot = SLOT_NAMES.steward.indexOf(choice as 'top');
      const left = CASTLE_CARDS[card].blocks[slot]!;
      todo(state, { do: 'rewards', seat, left, from: 'ladder', must: true });
    },
  }),

  // Last, the next card of the floor's deck is laid into the empty room.
  refillRoom: {
    run(state, { room }, aside) {
      layCard(state, room, aside);
    },
  },

  // In the daimyo's chamber the courtier takes one of the favours that are left, with what it gives; if none is left he
  // just stays there.
  favour: withSeals({
    skip: (state) => !state.favours.includes(NOBODY_YET),
    choices(state) {
      const list: Choice[] = [];
      state.favours.forEach((clan, place) => {
        if (clan === NOBODY_YET) list.push(FAVOURS[place]!);
      });
      return list;
    },
    choose(state, { seat }, choice, { tell }) {
      const place = FAVOURS.indexOf(choice as string);
      const effect = DAIMYOS[state.daimyo][place]!;
      state.favours[place] = seat;
      tell?.({ is: 'favour', seat, place, effect });
      todo(state, { do: 'rewards', seat, left: [effect], from: 'favour', must: true });
    },
  }),
};

export const FAVOURS: readonly string[] = ['favour-1', 'favour-2', 'favour-3'];

/** A way up the social ladder: from a level to a place one or two levels above, as a choice `gate:steward-1`. */
export interface Climb {
  readonly id: string;
  readonly from: number;
  /** The number of the place in `COURT`. */
  readonly to: number;
  readonly level: number;
  readonly pearls: number;
}

export const LEVEL_NAMES = ['gate', 'steward', 'diplomat', 'daimyo'] as const;

/** All in one go, by one courtier: one level for two mother-of-pearl, two levels for five. */
export const CLIMBS: readonly Climb[] = [0, 1, 2].flatMap((from) =>
  CLIMB_PEARLS.flatMap((pearls, more) => {
    const level = from + more + 1;
    const places = COURT.map((place, to) => ({ place, to })).slice(LEVEL_STARTS[level], LEVEL_STARTS[level + 1]);
    return places.map(({ place, to }) => ({ id: `${LEVEL_NAMES[from]}:${place}`, from, to, level, pearls }));
  }),
);

function isAnyWithinReach(state: WhiteCastle, seat: Seat, asked: boolean, climbed: boolean): boolean {
  const player = state.players[seat]!;
  if (!asked && !climbed) return isWithinReach(state, player, 'courtier');
  return asked ? canClimb(player, player.pearl + (player.seals >> 1)) : canAsk(player, player.coins + player.seals);
}

/** Courtiers of a clan on one level are alike: the leftmost is moved. */
export function leftmostOn({ courtiers }: Household, level: number): number {
  let at = LEVEL_STARTS[level]!;
  while (courtiers[at] === 0) at++;
  return at;
}

function climbTo(state: WhiteCastle, seat: Seat, { from, to, level, pearls }: Climb, aside: WhiteCastleAside) {
  const player = state.players[seat]!;
  const start = leftmostOn(player, from);
  player.pearl -= pearls;
  player.courtiers[start]! -= 1;
  player.courtiers[to]! += 1;
  aside.tell?.({ is: 'climbs', seat, from: COURT[start]!, to: COURT[to]!, pearls });
  // Only where he stops something happens. On the third floor the lantern comes first, then a favour.
  return level === 3 ? audienceWithDaimyo(seat) : enterRoom(state, seat, COURT[to] as Room, aside);
}

function audienceWithDaimyo(seat: Seat): WhiteCastleStep[] {
  return [
    { do: 'rewards', seat, left: ['lantern'], from: 'lantern', must: true },
    { do: 'favour', seat },
  ];
}

/**
 * The old card of the mat is turned over into the lantern area, the room's card takes its place, one of its actions on a
 * light background is done, and the room gets a new card. With no card left for that, only the action is done.
 */
function enterRoom(state: WhiteCastle, seat: Seat, room: Room, { tell }: WhiteCastleAside): WhiteCastleStep[] {
  const player = state.players[seat]!;
  const at = ROOMS.indexOf(room);
  const card = state.rooms[at]!;
  const action = lightAction(seat, card);
  if (deckOfRoom(state, room).length === 0) {
    tell?.({ is: 'keepsCard', seat, card, room });
    return [action];
  }
  player.lantern.push(player.card!);
  player.card = card;
  state.rooms[at] = null;
  tell?.({ is: 'takesCard', seat, card, room });
  return [action, { do: 'refillRoom', room }];
}

/** A diplomat has only one action on a light background: nothing to choose. */
function lightAction(seat: Seat, card: CastleCard): WhiteCastleStep {
  const { blocks, dark } = CASTLE_CARDS[card];
  if (blocks.length > 2) return { do: 'lightBlock', seat, card };
  return { do: 'rewards', seat, left: blocks[1 - dark]!, from: 'ladder', must: true };
}

/** The deck that belongs to the floor of a room. */
export function deckOfRoom(state: WhiteCastle, room: Room): CastleCard[] {
  return room.startsWith('steward') ? state.stewards : state.diplomats;
}

/** Draws the next card of the floor into a room; nothing if the deck is empty. */
export function layCard(state: WhiteCastle, room: Room, { luck, tell }: WhiteCastleAside): void {
  const card = drawCard(deckOfRoom(state, room), luck);
  if (card === undefined) return;
  state.rooms[ROOMS.indexOf(room)] = card;
  tell?.({ is: 'refills', room, card });
}

export function drawCard<C extends string>(deck: C[], luck: Luck): C | undefined {
  return deck.length === 0 ? undefined : takeAt(deck, luck.below(deck.length, deck));
}
