import type { Choice } from '@engawa/kernel';
import { botWords } from '../../words/bots.ts';
import type { TableModel } from '../model.ts';
import { ADVISER } from './offer.ts';
import './hint-words.css';

const adviser = ({ looking }: TableModel): string => botWords(looking.language, ADVISER, []).name;

export function hintThinking(model: TableModel): string {
  return model.say.hintThinking(adviser(model));
}

/** What the bot would do, as a sentence whose beginning steps back behind the choice. */
export function HintWords({ model, choice }: { readonly model: TableModel; readonly choice: Choice }) {
  const { deciding, words, say } = model;
  const { step, view } = deciding;
  if (step === undefined) return null;
  return (
    <>
      <span className="hint-words__from">{say.hintFrom(adviser(model))}</span> {words.choice(choice, step, view)}
    </>
  );
}
