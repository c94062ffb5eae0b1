import { clockWords } from '../shared/clock.ts';
import type { SharedWords } from '../shared/words/en.ts';
import type { Plan } from './plan.ts';
import type { NewTableWords } from './words/en.ts';

interface Telling {
  readonly words: NewTableWords;
  readonly shared: SharedWords;
  readonly botName: (bot: string) => string;
  readonly gameName: string;
  /** The chosen variants in words. */
  readonly variants: readonly string[];
}

/** The whole table in a few sentences, so that a mistake is seen before it is made. */
export function sentenceOf(plan: Plan, { words, shared, botName, gameName, variants }: Telling): string {
  const parts = [words.sentence(gameName, plan.seats.length, who(plan, words, botName))];
  if (variants.length > 0) parts.push(words.sentenceOptions(variants));
  if (plan.where === 'here') return [...parts, words.sentenceHere].join(' ');
  const { clock } = plan;
  parts.push(clock.is === 'none' ? words.sentenceNoClock : words.sentenceClock(clockWords(shared, clock)));
  parts.push(plan.isPublic ? words.sentencePublic : words.sentencePrivate);
  return parts.join(' ');
}

function who(plan: Plan, words: NewTableWords, botName: Telling['botName']): string[] {
  const count = (is: string) => plan.seats.filter((seat) => seat.is === is).length;
  const people = count('me');
  const guests = count('open');
  const told: string[] = [];
  if (plan.where === 'here') told.push(words.people(people));
  else if (people > 0) told.push(words.you);
  if (guests > 0) told.push(plan.isPublic ? words.anybody(guests) : words.guests(guests));
  const players = plan.seats.flatMap((seat) => (seat.is === 'bot' ? [seat.bot] : []));
  for (const bot of new Set(players)) {
    const same = players.filter((one) => one === bot).length;
    told.push(words.bots(same, botName(bot)));
  }
  if (plan.where === 'online' && people === 0) told.push(words.youWatch);
  return told;
}
