import { type Game, LANGUAGES, type Options } from '@engawa/kernel';
import type { Command } from '../command.ts';

export const games: Command = {
  name: 'games',
  summary: 'Lists the games with their seats and options.',
  operands: [],
  flags: { json: { help: 'Print one JSON document.' } },
  run(args, io, catalogue) {
    if (args.has('json')) io.out(`${JSON.stringify(catalogue.map(describe))}\n`);
    else io.out(catalogue.map(inWords).join('\n') || 'There are no games in this checkout yet.\n');
    return 0;
  },
};

function describe({ id, version, seats, options, words }: Game) {
  const name = Object.fromEntries(LANGUAGES.map((language) => [language, words[language].name]));
  return { id, version, seats, options, name };
}

function inWords({ id, version, seats, options, words }: Game): string {
  const names = LANGUAGES.map((language) => words[language].name).join(' · ');
  const defaults: Options = Object.fromEntries(Object.entries(options).map(([key, spec]) => [key, spec.default]));
  const lines = Object.entries(options).map(([key, { values, seats: only }]) => {
    const spelled = values.map((value) => (value === defaults[key] ? `[${value}]` : `${value}`)).join(' ');
    const limit = only ? ` (${only.min} to ${only.max} seats)` : '';
    return `    ${key}=${spelled}${limit}  ${words.en.option(key).help}\n`;
  });
  return `${id}  ${names}  version ${version}, ${seats.min} to ${seats.max} seats\n${lines.join('')}`;
}
