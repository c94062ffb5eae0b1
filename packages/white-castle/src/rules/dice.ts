import { type Choice, type Luck, todo } from '@engawa/kernel';
import {
  BOARD_SPACES,
  type BoardSpace,
  FIRST_SLOT,
  ROW_VALUE,
  ROWS,
  type Row,
  SPACE_VALUES,
  type Space,
  TURNS_PER_ROUND,
} from '../components.ts';
import { COLOURS, type Colour } from '../effects.ts';
import {
  type Bridge,
  clansOf,
  type Die,
  dicePerColour,
  diceThatFit,
  type End,
  isRival,
  type WhiteCastle,
  type WhiteCastleAside,
} from '../state.ts';
import type { Chapter } from './chapter.ts';
import { withSeals } from './seals.ts';
import { spaceSteps } from './spaces.ts';

/** Chapters "The course of the game" and "Using dice", p. 5. */
export const dice: Chapter<'nextTurn' | 'takeDie' | 'placeDie'> = {
  // Turn by turn in the order of the herons, until everybody has had three and three dice are left on the bridges.
  nextTurn: {
    run(state) {
      const clans = clansOf(state);
      if (state.turns === clans * TURNS_PER_ROUND) {
        todo(state, { do: 'endRound' });
        return;
      }
      const clan = state.order[state.turns % clans]!;
      state.turns += 1;
      state.usedRows = 0;
      todo(state, isRival(state, clan) ? { do: 'rivalTurn' } : { do: 'takeDie', seat: clan }, { do: 'nextTurn' });
    },
  },

  // 1. A die from either end of any bridge. The next one in the middle slides to where it lay, as it is.
  takeDie: withSeals({
    choices(state) {
      const list: Choice[] = [];
      for (let bridge = 0; bridge < COLOURS.length; bridge++) {
        const { left, right } = state.bridges[bridge]!;
        if (left > 0) list.push(ENDS[bridge]!.left);
        if (right > 0) list.push(ENDS[bridge]!.right);
      }
      return list;
    },
    choose(state, { seat }, choice, { tell }) {
      const bridge = ENDS.findIndex(({ left, right }) => left === choice || right === choice);
      const colour = COLOURS[bridge]!;
      const end: End = choice === ENDS[bridge]!.left ? 'left' : 'right';
      const value = takeFrom(state.bridges[bridge]!, end);
      tell?.({ is: 'takesDie', seat, colour, value, end });
      todo(state, { do: 'placeDie', seat, colour, value, end });
    },
  }),

  // 2. It goes on a space, over the printed value or the die that lies there: more brings the difference in coins, less
  // costs it. 3. From the left end it lights the lantern. 4. Then the actions of the space.
  placeDie: withSeals({
    choices(state, { seat, colour, value }) {
      const { coins, rows } = state.players[seat]!;
      const list: Choice[] = [];
      for (let space = 0; space < BOARD_SPACES.length; space++) {
        if (!hasRoom(state, space) || !takesColour(state, space, colour)) continue;
        if (valueOn(state, space) - value <= coins) list.push(BOARD_SPACES[space]!);
      }
      const row = COLOURS.indexOf(colour);
      if (rows[row] === 0 && ROW_VALUE - value <= coins) list.push(ROWS[row]!);
      return list;
    },
    choose(state, { seat, colour, value, end }, choice, { tell }) {
      const player = state.players[seat]!;
      const space = choice as Space;
      const coins = value - valueBelow(state, space);
      player.coins += coins;
      const row = ROWS.indexOf(space as Row);
      if (row < 0) state.spaces[BOARD_SPACES.indexOf(space as BoardSpace)]!.push(dieOf(colour, value));
      else player.rows[row] = value;
      tell?.({ is: 'placesDie', seat, colour, value, space, coins });
      const then = spaceSteps(state, seat, space, colour);
      if (end === 'left') todo(state, { do: 'rewards', seat, left: ['lantern'], from: 'lantern', must: true }, ...then);
      else todo(state, ...then);
    },
  }),
};

/** The choices of `takeDie`, by bridge. */
const ENDS = COLOURS.map((colour) => ({ left: `${colour}-left`, right: `${colour}-right` }) as const);

const DICE: readonly Die[] = COLOURS.flatMap((colour) => [1, 2, 3, 4, 5, 6].map((value) => ({ colour, value })));
export const dieOf = (colour: Colour, value: number): Die => DICE[COLOURS.indexOf(colour) * 6 + value - 1]!;

/** On the main board only one die may lie on another; with one or two players none. */
export function hasRoom(state: WhiteCastle, space: number): boolean {
  return state.spaces[space]!.length < diceThatFit(state, BOARD_SPACES[space]!);
}

/** P. 6: a room takes dice of the colours that its tiles show. Everything else takes any. */
export function takesColour(state: WhiteCastle, space: number, colour: Colour): boolean {
  if (space >= FIRST_SLOT.length - 1) return true;
  for (let slot = FIRST_SLOT[space]!; slot < FIRST_SLOT[space + 1]!; slot++) {
    if (state.tiles[slot] === colour) return true;
  }
  return false;
}

/** The value that a die on this space of the board is put over. P. 7: the well always counts as 1. */
function valueOn(state: WhiteCastle, space: number): number {
  const lying = state.spaces[space]!;
  if (lying.length === 0 || BOARD_SPACES[space] === 'well') return SPACE_VALUES[space]!;
  return lying[lying.length - 1]!.value;
}

/** What a die put on this space is compared with. */
export function valueBelow(state: WhiteCastle, space: Space): number {
  const at = BOARD_SPACES.indexOf(space as BoardSpace);
  return at < 0 ? ROW_VALUE : valueOn(state, at);
}

/** Takes a die from an end of a bridge and returns its value. A last die stays at its end. */
export function takeFrom(bridge: Bridge, end: End): number {
  const value = bridge[end];
  const next = end === 'left' ? bridge.middle.shift() : bridge.middle.pop();
  bridge[end] = next ?? 0;
  return value;
}

/** Step 7: all dice are rolled and laid on their bridges, rising from the lantern on the left to the right. */
export function rollDice(state: WhiteCastle, { luck, tell }: WhiteCastleAside): void {
  for (const space of state.spaces) space.length = 0;
  for (const { rows } of state.players) rows.fill(0);
  const count = dicePerColour(state);
  for (const bridge of state.bridges) {
    const rolled = rollSorted(count, luck);
    bridge.left = rolled[0]!;
    bridge.middle = rolled.slice(1, -1);
    bridge.right = rolled[count - 1]!;
  }
  tell?.({ is: 'rolls', round: state.round, dice: state.bridges.map(diceOn) });
}

function rollSorted(count: number, luck: Luck): number[] {
  const rolled: number[] = [];
  for (let i = 0; i < count; i++) rolled.push(luck.below(6) + 1);
  return rolled.sort((a, b) => a - b);
}

/** The values on a bridge from left to right. */
export function diceOn({ left, middle, right }: Bridge): number[] {
  return [left, ...middle, right].filter((value) => value > 0);
}

export function hasDice({ left, right, middle }: Bridge): boolean {
  return left > 0 || right > 0 || middle.length > 0;
}
