import type { Language } from '@engawa/kernel';

/** Every language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ru: 'Русский', uk: 'Українська' };
