import type { Language, Line, Seat, Who, Words } from '@engawa/kernel';
import { COLUMNS, cellOf, ROWS } from './board.ts';
import type { ConnectFour, ConnectFourEvent } from './kernel-game.ts';

/** Everything that differs between the languages. */
interface Phrases {
  readonly name: string;
  readonly prompt: string;
  readonly row: string;
  column(column: number): string;
  turn(who: string): string;
  drops(who: string, column: number): string;
  connects(who: string): string;
}

const PHRASES: Readonly<Record<Language, Phrases>> = {
  en: {
    name: 'Connect four',
    prompt: 'Drop a stone into a column',
    row: 'A row of four',
    column: (column) => `Column ${column}`,
    turn: (who) => `${who} drops a stone`,
    drops: (who, column) => `${who} drops a stone into column ${column}.`,
    connects: (who) => `${who} has four in a row.`,
  },
  ru: {
    name: 'Четыре в ряд',
    prompt: 'Бросьте фишку в столбец',
    row: 'Четыре в ряд',
    column: (column) => `Столбец ${column}`,
    turn: (who) => `${who} бросает фишку`,
    drops: (who, column) => `${who} бросает фишку в столбец ${column}.`,
    connects: (who) => `${who} собирает четыре в ряд.`,
  },
  uk: {
    name: 'Чотири в ряд',
    prompt: 'Киньте фішку в стовпчик',
    row: 'Чотири в ряд',
    column: (column) => `Стовпчик ${column}`,
    turn: (who) => `${who} кидає фішку`,
    drops: (who, column) => `${who} кидає фішку в стовпчик ${column}.`,
    connects: (who) => `${who} збирає чотири в ряд.`,
  },
};

function wordsIn(language: Language): Words<ConnectFour, ConnectFourEvent> {
  const { name, prompt, row, column, turn, drops, connects } = PHRASES[language];
  return {
    name,
    option: (key) => ({ name: key, help: key }),
    optionValue: (_, value) => `${value}`,
    prompt: () => prompt,
    choice: (choice) => column(Number(choice) + 1),
    stillToCome: (step, who) => turn(who(step.seat)),
    event: (event, who) => told(event, who),
    scoreRow: () => row,
    whyNot: (why) => why,
    table: drawing,
  };

  function told(event: ConnectFourEvent, who: Who): string {
    return event.is === 'drops' ? drops(who(event.seat), event.column + 1) : connects(who(event.seat));
  }
}

const STONE_OF: readonly string[] = ['·', '●', '○'];

function drawing({ board }: ConnectFour): Line[] {
  const lines: Line[] = [];
  for (let row = ROWS - 1; row >= 0; row--) {
    lines.push(
      Array.from({ length: COLUMNS }, (_, column) => {
        const stone = board[cellOf(column, row)]!;
        const seat: Seat = stone - 1;
        return stone === 0 ? `${STONE_OF[0]} ` : { text: `${STONE_OF[stone]} `, seat };
      }),
    );
  }
  lines.push([Array.from({ length: COLUMNS }, (_, column) => `${column + 1} `).join('')]);
  return lines;
}

export const words: Readonly<Record<Language, Words<ConnectFour, ConnectFourEvent>>> = {
  en: wordsIn('en'),
  ru: wordsIn('ru'),
  uk: wordsIn('uk'),
};
