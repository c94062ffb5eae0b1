import type { Language } from '@engawa/kernel';

/** A letter of each file that the first page in this language will need. */
const LETTERS: Readonly<Record<Language, string>> = { en: 'A', ru: 'AЖ', uk: 'AЖ' };

/** Asks for the fonts before the first page that needs them has been loaded: text is seen in its own letters sooner. */
export function fetchFonts(language: Language): void {
  for (const font of ['400 1em "Onest Variable"', '700 1em "Philosopher"']) {
    document.fonts.load(font, LETTERS[language]).catch(() => {
      // The page is read in the system's letters, then.
    });
  }
}
