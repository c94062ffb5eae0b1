import { LANGUAGES, type Language } from '@engawa/kernel';
import { parseAccept } from 'hono/utils/accept';
import { parse } from 'hono/utils/cookie';
import type { HeaderReader } from './headers.ts';

const COOKIE = 'lang';

/** The reader's language: asked for (`?lang=`), chosen before (a cookie), or the browser's. */
export function languageOf(asked: string | null | undefined, headers: HeaderReader): Language {
  const chosen = parse(headers.get('cookie') ?? '', COOKIE)[COOKIE];
  const accepted = parseAccept(headers.get('accept-language') ?? '').filter(({ q }) => q > 0);
  const wanted = [asked, chosen, ...accepted.map(({ type }) => type.split('-')[0])];
  return wanted.map((word) => word?.toLowerCase()).find(isLanguage) ?? 'en';
}

function isLanguage(word: string | undefined): word is Language {
  return (LANGUAGES as readonly (string | undefined)[]).includes(word);
}
