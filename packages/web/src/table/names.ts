import type { Language, Seat, Who } from '@engawa/kernel';
import type { ShownSeat } from '@engawa/wire';

/** Bots have names of their own, by seat, so that two of the same kind can be told apart. */
const BOTS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Suzume', 'Hotaru', 'Tsuru', 'Neko', 'Usagi', 'Karasu', 'Koi', 'Kame'],
  ru: ['Судзумэ', 'Хотару', 'Цуру', 'Нэко', 'Усаги', 'Карасу', 'Кои', 'Камэ'],
  uk: ['Судзуме', 'Хотару', 'Цуру', 'Неко', 'Усаґі', 'Карасу', 'Кої', 'Каме'],
};
const EMPTY: Readonly<Record<Language, (seat: number) => string>> = {
  en: (seat) => `Seat ${seat + 1}`,
  ru: (seat) => `Место ${seat + 1}`,
  uk: (seat) => `Місце ${seat + 1}`,
};

export function botName(seat: Seat, language: Language): string {
  return BOTS[language][seat % BOTS[language].length]!;
}

/** How whoever holds the seat is called. Somebody whose account is gone has no name left: their seat has a number. */
export function seatName(holder: ShownSeat | undefined, seat: Seat, language: Language): string {
  if (holder?.person) return holder.person.name || EMPTY[language](seat);
  return holder?.bot ? botName(seat, language) : EMPTY[language](seat);
}

export function whoAt(seats: readonly ShownSeat[], language: Language): Who {
  return (seat) => seatName(seats[seat], seat, language);
}
