import type { Language } from '@engawa/kernel';

/** How the languages call themselves, in the order in which they are offered. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { ru: 'Русский', uk: 'Українська', en: 'English' };
export const OFFERED = Object.keys(LANGUAGE_NAMES) as readonly Language[];
