import type { Dictionary, EncounterCard, SouvenirCard, Traveller } from '@engawa/tokaido';

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What stands on a card: «Сикки», not «Сикки (лак)». */
export function souvenirName(words: Dictionary, card: SouvenirCard): string {
  return words.souvenirs[card].replace(/ \(.*\)$/, '');
}

/** «Кугэ», not «Кугэ, дворянин». */
export function encounterName(words: Dictionary, card: EncounterCard): string {
  return capital(words.encounters[card].split(',')[0]!);
}

export function travellerName(words: Dictionary, card: Traveller): string {
  return capital(words.travellers[card]);
}

/** «Хиросигэ»: where there is no room for what he does. */
export function givenName(words: Dictionary, card: Traveller): string {
  return words.travellers[card].match(/\p{Lu}[^ ,]*/u)?.[0] ?? travellerName(words, card);
}
