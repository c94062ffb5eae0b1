import { describe, expect, it } from 'vitest';
import { readArgs } from '../src/args.ts';

const spec = {
  name: 'walk',
  operands: ['<where>', '[how]'],
  flags: { steps: { value: 'n', help: '' }, with: { value: 'a,b', help: '' }, fast: { help: '' } },
};
const read = (...words: string[]) => readArgs(spec, words);

describe('arguments', () => {
  it('stand in any order, with values behind a space or an equals sign', () => {
    const args = read('--steps', '3', 'home', '--fast', '--with=ann, bob');
    expect(args.operands).toEqual(['home']);
    expect(args.count('steps', 1, 5)).toBe(3);
    expect(args.has('fast')).toBe(true);
    expect(args.list('with')).toEqual(['ann', 'bob']);
    expect(args.value('missing')).toBeUndefined();
  });

  it('may look like flags behind two dashes, and a value may be a negative number', () => {
    expect(read('--', '--home').operands).toEqual(['--home']);
    expect(read('home', '--with', '-5').value('with')).toBe('-5');
    expect(read('-').operands).toEqual(['-']);
  });

  it.each<[string[], string]>([
    [[], 'The command walk needs <where>; see engawa help walk.'],
    [['a', 'b', 'c'], 'The command walk does not know what to do with "c".'],
    [['a', '--slow'], 'The command walk has no flag "--slow"; its flags are: --steps, --with, --fast.'],
    [['a', '-f'], 'The command walk has no flag "-f"; its flags are: --steps, --with, --fast.'],
    [['a', '--__proto__'], 'The command walk has no flag "--__proto__"; its flags are: --steps, --with, --fast.'],
    [['a', '--steps'], '--steps needs a value: --steps n.'],
    [['a', '--steps', '--fast'], '--steps needs a value: --steps n.'],
    [['a', '--steps='], '--steps needs a value: --steps n.'],
    [['a', '--fast=yes'], '--fast is a switch and takes no value.'],
    [['a', '--fast', '--fast'], '--fast is given twice.'],
  ])('%j are refused in a sentence', (words, sentence) => {
    expect(() => read(...words)).toThrow(sentence);
  });

  it.each(['0', '6', '-1', '1.5', '1e3', 'many', ' ', '9'.repeat(400)])('a count cannot be %j', (text) => {
    expect(() => read('a', `--steps=${text}`).count('steps', 1, 5)).toThrow(
      /^--steps must be a whole number from 1 to 5, not ".*"\.$/,
    );
  });

  it('a list has no gaps', () => {
    expect(() => read('a', '--with', 'ann,,bob').list('with')).toThrow('--with needs names with commas between them');
  });

  it('a flag of another command is named without the control characters of the terminal', () => {
    expect(() => read('a', '--\u001b[31mred')).toThrow('"--?[31mred"');
  });
});
