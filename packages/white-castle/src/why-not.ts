import { type Choice, type Seat, stepOf, type WhyNot } from '@engawa/kernel';
import {
  AUDIENCE_COINS,
  BOARD_SPACES,
  CASTLE_CARDS,
  GARDENS,
  OUTSIDE,
  ROOMS,
  ROW_VALUE,
  ROWS,
  YARD_FACTS,
  YARDS,
} from './components.ts';
import { type CastleAction, COLOURS, factsOf } from './effects.ts';
import { CLIMBS } from './rules/courtiers.ts';
import { hasRoom, takesColour, valueBelow } from './rules/dice.ts';
import { isMeant, isPossible, isWorthDoing } from './rules/possible.ts';
import { blockId } from './rules/spaces.ts';
import {
  courtiersLeft,
  courtiersOn,
  hasGardener,
  type Player,
  type WhiteCastle,
  type WhiteCastleStep,
} from './state.ts';
import type { Reason } from './text/dictionary.ts';

type Place = Extract<WhiteCastleStep, { do: 'placeDie' }>;

/** What lies in reach, but is not on the list, and why. */
export function whyNot(view: WhiteCastle, seat: Seat): WhyNot[] {
  const step = stepOf(view, seat);
  const player = view.players[seat]!;
  switch (step?.do) {
    case 'placeDie':
      return closedSpaces(view, player, step);
    case 'pick':
      return withReasons(step.left, (effect) => {
        const { kind } = factsOf(effect);
        return kind === 'time' || isPossible(view, player, effect) ? undefined : 'nothingToDo';
      });
    case 'outside':
      return withReasons(OUTSIDE[step.space], (action) =>
        isPossible(view, player, action) ? undefined : 'nothingToDo',
      );
    case 'castleAction':
      return closedBlocks(view, player, step.which);
    case 'chooseRow':
      return withReasons(ROWS, (row) => ((view.usedRows & (1 << ROWS.indexOf(row))) === 0 ? undefined : 'rowUsed'));
    case 'warrior':
      return withReasons(YARDS, (yard) => (YARD_FACTS[yard].iron <= player.iron ? undefined : 'noIron'));
    case 'gardener':
      return withReasons(view.gardens, (card) => {
        if (hasGardener(player, view.gardens.indexOf(card))) return 'gardenerThere';
        return GARDENS[card].food <= player.food ? undefined : 'noFood';
      });
    case 'courtier':
      return closedLadder(player, step.asked, step.climbed);
    default:
      return [];
  }
}

function withReasons<C extends Choice>(choices: readonly C[], why: (choice: C) => Reason | undefined): WhyNot[] {
  const found: WhyNot[] = [];
  for (const choice of new Set(choices)) {
    const reason = why(choice);
    if (reason !== undefined) found.push({ choice, why: reason });
  }
  return found;
}

function closedSpaces(view: WhiteCastle, player: Player, { colour, value }: Place): WhyNot[] {
  const board = withReasons(BOARD_SPACES, (space): Reason | undefined => {
    const at = BOARD_SPACES.indexOf(space);
    if (!takesColour(view, at, colour)) return 'noTile';
    if (!hasRoom(view, at)) return 'full';
    return valueBelow(view, space) - value > player.coins ? 'tooDear' : undefined;
  });
  const mat = withReasons(ROWS, (row): Reason | undefined => {
    const at = ROWS.indexOf(row);
    if (at !== COLOURS.indexOf(colour)) return 'otherRow';
    if (player.rows[at] !== 0) return 'rowTaken';
    return ROW_VALUE - value > player.coins ? 'tooDear' : undefined;
  });
  return [...board, ...mat];
}

function closedBlocks(view: WhiteCastle, player: Player, which: CastleAction): WhyNot[] {
  return ROOMS.flatMap((_, room) => {
    const card = view.rooms[room];
    if (card == null) return [];
    return CASTLE_CARDS[card].blocks.flatMap((block, slot): WhyNot[] => {
      if (!isMeant(view, which, room, slot) || isWorthDoing(view, player, block)) return [];
      return [{ choice: blockId(room, slot), why: 'nothingToDo' }];
    });
  });
}

function closedLadder(player: Player, asked: boolean, climbed: boolean): WhyNot[] {
  const found: WhyNot[] = [];
  if (!asked && courtiersLeft(player) === 0) found.push({ choice: 'audience', why: 'noCourtier' });
  else if (!asked && player.coins < AUDIENCE_COINS) found.push({ choice: 'audience', why: 'noCoins' });
  if (climbed) return found;
  for (const { id, from, pearls } of CLIMBS) {
    if (courtiersOn(player, from) === 0) found.push({ choice: id, why: 'nobodyThere' });
    else if (pearls > player.pearl) found.push({ choice: id, why: 'noPearl' });
  }
  return found;
}
