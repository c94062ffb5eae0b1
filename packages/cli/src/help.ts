import type { Command } from './command.ts';

export function overview(commands: readonly Command[]): string {
  const width = Math.max(...commands.map((one) => one.name.length));
  return [
    'Engawa: board games in the terminal and on the web.',
    '',
    'Usage: engawa <command> …',
    '',
    ...commands.map((one) => `  ${one.name.padEnd(width)}  ${one.summary}`),
    '',
    'engawa help <command> tells more about a command.',
    '',
  ].join('\n');
}

export function helpFor(command: Command): string {
  const flags = Object.entries(command.flags).map(([flag, { value, help }]) => ({
    spelled: value === undefined ? `--${flag}` : `--${flag} ${value}`,
    help,
  }));
  const width = Math.max(0, ...flags.map((one) => one.spelled.length));
  const usage = ['engawa', command.name, ...command.operands, ...flags.map((one) => `[${one.spelled}]`)].join(' ');
  return [
    `Usage: ${usage}`,
    '',
    command.summary,
    '',
    ...flags.map((one) => `  ${one.spelled.padEnd(width)}  ${one.help}`),
    ...(command.notes ? ['', ...command.notes] : []),
    '',
  ].join('\n');
}
