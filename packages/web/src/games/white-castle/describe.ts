import type { Language } from '@engawa/kernel';
import {
  BOARD_SPACES,
  CASTLE_CARDS,
  COURT,
  type CourtPlace,
  DICTIONARIES,
  type Effect,
  FIRST_SLOT,
  householdOf,
  ROOMS,
  type WhiteCastle,
} from '@engawa/white-castle';
import type { CastleLooking } from './deciding.ts';
import { clansIn, type Figure } from './pieces.ts';

/** Printed symbols as a sentence. */
export function effectWords(language: Language, effects: readonly Effect[]): string {
  const words = DICTIONARIES[language];
  return words.list(effects.map(words.effect));
}

/** The dice on a space: "coral 5, white 2". */
function diceWords(language: Language, view: WhiteCastle, space: number): string[] {
  const { colours } = DICTIONARIES[language];
  return view.spaces[space]!.map(({ colour, value }) => `${colours[colour]} ${value}`);
}

type Named = Pick<CastleLooking, 'view' | 'language' | 'who'>;

/** A clan by its name. */
export function clanName({ view, language, who }: Named, clan: number): string {
  return view.rival !== null && clan === 1 ? DICTIONARIES[language].rival : who(clan);
}

/** Who has figures there, each once, with a number above one. */
export function figureWords(looking: Named, figures: readonly Figure[]): string[] {
  return clansIn(looking.view).flatMap((clan) => {
    const count = figures.filter((figure) => figure.clan === clan).length;
    const name = clanName(looking, clan);
    return count === 0 ? [] : [count === 1 ? name : `${name} ×${count}`];
  });
}

/** Whose courtiers stand at a place. */
export function courtierWords(looking: Named, place: CourtPlace): string[] {
  const at = COURT.indexOf(place);
  return clansIn(looking.view).flatMap((clan) => {
    const count = householdOf(looking.view, clan).courtiers[at]!;
    const name = clanName(looking, clan);
    return count === 0 ? [] : [count === 1 ? name : `${name} ×${count}`];
  });
}

/** A room for whoever listens: its card, what stands beside its tiles, the dice and who is there. */
export function roomWords(looking: Named, room: number): string {
  const { view, language } = looking;
  const words = DICTIONARIES[language];
  const id = ROOMS[room]!;
  const card = view.rooms[room];
  const blocks =
    card == null
      ? []
      : CASTLE_CARDS[card].blocks.map((block, slot) => {
          const colour = words.colours[view.tiles[FIRST_SLOT[room]! + slot]!];
          return `${colour}: ${effectWords(language, block)}`;
        });
  return [
    `${words.spaces[id]}${card == null ? '' : ` · ${words.card(card)}`}`,
    ...blocks,
    ...diceWords(language, view, room),
    ...courtierWords(looking, id),
  ].join('; ');
}

/** The well or a place outside the walls. */
export function groundWords(
  { view, language }: Named,
  space: 'well' | 'outside-1' | 'outside-2',
  gives: string,
): string {
  const dice = diceWords(language, view, BOARD_SPACES.indexOf(space));
  return [`${DICTIONARIES[language].spaces[space]}: ${gives}`, ...dice].join('; ');
}
