import type { Dictionary } from '../dictionary.ts';
import { cards } from './cards.ts';
import { choices, interjections, options, optionValue, reasons, scoreRows, table } from './choices.ts';
import { goods, holds, list } from './counts.ts';
import { events, from, phrases } from './events.ts';
import { names } from './names.ts';
import { prompts, stillToCome } from './prompts.ts';

export const uk: Dictionary = {
  ...names,
  cards,
  list,
  goods,
  holds,
  from,
  phrases,
  scoreRows,
  reasons,
  options,
  optionValue,
  prompts,
  stillToCome,
  events,
  choices,
  interjections,
  table,
};
