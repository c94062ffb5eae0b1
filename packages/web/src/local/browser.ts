import { KeptGames } from './kept.ts';

/** The games kept in this very browser. */
export function keptHere(): KeptGames {
  return new KeptGames(localStorage);
}

/** Offers a text as a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
