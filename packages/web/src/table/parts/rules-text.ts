import type { Language } from '@engawa/kernel';
import type { Chapter } from '../../games/face.ts';

type Block =
  | { readonly is: 'paragraph'; readonly text: string }
  | { readonly is: 'list'; readonly items: readonly string[] };

export interface Inline {
  readonly text: string;
  readonly bold: boolean;
  /** What was searched for. */
  readonly found: boolean;
}

/** Paragraphs stand apart by an empty line; lines that begin with "- " are a list. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const part of text.trim().split(/\n\s*\n/)) {
    let words: string[] = [];
    let items: string[] = [];
    const flush = () => {
      if (words.length > 0) blocks.push({ is: 'paragraph', text: words.join(' ') });
      if (items.length > 0) blocks.push({ is: 'list', items });
      words = [];
      items = [];
    };
    for (const line of part.split('\n').map((one) => one.trim())) {
      if (line.startsWith('- ')) {
        if (words.length > 0) flush();
        items.push(line.slice(2));
      } else if (items.length > 0) items.push(`${items.pop()} ${line}`);
      else words.push(line);
    }
    flush();
  }
  return blocks;
}

export function inlineOf(text: string, wanted: string): Inline[] {
  return text.split('**').flatMap((part, i) => mark(part, wanted.trim()).map((one) => ({ ...one, bold: i % 2 === 1 })));
}

function mark(text: string, wanted: string): { text: string; found: boolean }[] {
  if (wanted === '') return text === '' ? [] : [{ text, found: false }];
  const parts: { text: string; found: boolean }[] = [];
  const lower = text.toLowerCase();
  const needle = wanted.toLowerCase();
  let from = 0;
  for (let at = lower.indexOf(needle); at >= 0; at = lower.indexOf(needle, from)) {
    if (at > from) parts.push({ text: text.slice(from, at), found: false });
    parts.push({ text: text.slice(at, at + needle.length), found: true });
    from = at + needle.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), found: false });
  return parts;
}

/** Chapters with all of the words in them, titles too. */
export function findChapters(chapters: readonly Chapter[], wanted: string, language: Language): readonly Chapter[] {
  const needles = wanted.toLocaleLowerCase(language).split(/\s+/).filter(Boolean);
  if (needles.length === 0) return chapters;
  return chapters.filter(({ title, text }) => {
    const all = `${title}\n${text.replaceAll('**', '')}`.toLocaleLowerCase(language);
    return needles.every((needle) => all.includes(needle));
  });
}
