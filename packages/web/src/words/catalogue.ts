import type { Language } from '@engawa/kernel';

/**
 * The site's words, in parts that are loaded with what they belong to. Every part is a module with `en`, `ru` and `uk`,
 * each of the same type: the compiler proves that no key is missing in any language. Sentences with numbers are functions.
 */
export type Catalogue<W> = Readonly<Record<Language, W>>;
