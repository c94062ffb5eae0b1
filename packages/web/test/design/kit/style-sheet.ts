import { readFileSync } from 'node:fs';

const FOLDER = new URL('../../../src/design/', import.meta.url);

export function styleSheet(name: string): string {
  return readFileSync(new URL(name, FOLDER), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
}

/** What the rule with this selector declares. */
export function declarations(sheet: string, selector: string): Map<string, string> {
  const start = sheet.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`No rule for ${selector}`);
  const block = sheet.slice(sheet.indexOf('{', start) + 1, sheet.indexOf('}', start));
  return new Map(
    block
      .split(';')
      .map((line) => line.split(/:(.*)/s).map((part) => part.trim()))
      .filter(([name]) => name)
      .map(([name, value]) => [name!, value!]),
  );
}
