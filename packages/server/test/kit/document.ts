import { readFileSync } from 'node:fs';

/** A document of the project, as tests read it. */
export class Document {
  readonly text: string;

  constructor(name: string) {
    this.text = readFileSync(new URL(`../../../../docs/${name}`, import.meta.url), 'utf8');
  }

  /** What stands below a heading, up to the next one of its rank. */
  part(heading: string): string {
    const [marks] = heading.split(' ') as [string];
    const start = this.text.indexOf(`\n${heading}\n`);
    if (start < 0) throw new Error(`There is no "${heading}".`);
    const rest = this.text.slice(start + heading.length + 2);
    const end = rest.search(new RegExp(`^#{1,${marks.length}} `, 'm'));
    return end < 0 ? rest : rest.slice(0, end);
  }
}

/** Everything in backticks. */
export function wordsIn(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, word]) => word!);
}

/** The cells of all rows of all tables, without their heads. */
export function rowsIn(text: string): string[][] {
  const lines = text.split('\n').filter((line) => line.startsWith('|'));
  const cells = lines.map((line) => line.split('|').slice(1, -1));
  return cells.map((row) => row.map((cell) => cell.trim())).filter(([first]) => first?.startsWith('`'));
}

/** The documents in blocks of JSON, one a line. */
export function jsonIn<T>(text: string): T[] {
  const blocks = [...text.matchAll(/^```json\n([\s\S]*?)^```$/gm)].map(([, block]) => block!);
  return blocks.flatMap((block) =>
    block
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  );
}
