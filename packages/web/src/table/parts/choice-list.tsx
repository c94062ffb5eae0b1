import type { Choice } from '@engawa/kernel';
import { Check, Repeat } from 'lucide-react';
import { Button, IconButton } from '../../design/index.ts';
import { useTable } from '../model.ts';
import './choice-list.css';

/** All choices in words, with what is not possible and why: the whole game can be played from here. */
export function ChoiceList({ onChosen }: { readonly onChosen?: () => void }) {
  const { face, deciding, words, say, choices, whyNot, choose, isSending, ask, latest, source } = useTable();
  const { step, view, picked, pick, language } = deciding;
  if (step === undefined) return null;
  const mayStand = (choice: Choice) =>
    source.abilities.company && choices.length > 1 && face.standing?.(choice, step.do, language) !== undefined;
  const confirm = (choice: Choice) => {
    choose(choice);
    onChosen?.();
  };
  const alwaysAnswer = (choice: Choice) => {
    const others = latest.shown.standing.filter((one) => one.step !== step.do);
    void ask({ is: 'standing', answers: [...others, { step: step.do, choice }] });
    onChosen?.();
  };
  return (
    <div className="choice-list">
      <ol className="choice-list__all">
        {choices.map((choice, index) => (
          <li key={choice} className="choice-list__item">
            <button
              type="button"
              className="choice-list__choice"
              aria-pressed={choice === picked}
              data-choice-row={choice}
              disabled={isSending}
              onClick={() => (choice === picked ? confirm(choice) : pick(choice))}
            >
              <span className="choice-list__number" aria-hidden="true">
                {index < 9 ? index + 1 : ''}
              </span>
              {face.choiceIcon && <span className="choice-list__icon">{face.choiceIcon(choice, step, view)}</span>}
              <span className="choice-list__words">{words.choice(choice, step, view)}</span>
            </button>
            {choice === picked ? (
              <Button kind="main" size="small" icon={<Check />} onClick={() => confirm(choice)}>
                {say.confirm}
              </Button>
            ) : (
              mayStand(choice) && (
                <IconButton
                  label={`${say.always}: ${say.alwaysHelp}`}
                  icon={<Repeat />}
                  onClick={() => alwaysAnswer(choice)}
                />
              )
            )}
          </li>
        ))}
      </ol>
      {whyNot.length > 0 && (
        <section className="choice-list__not" aria-label={say.whyNotTitle}>
          <h3>{say.whyNotTitle}</h3>
          <ul>
            {whyNot.map(({ choice, why }) => (
              <li key={choice}>
                {face.choiceIcon && <span className="choice-list__icon">{face.choiceIcon(choice, step, view)}</span>}
                <span className="choice-list__words">{words.choice(choice, step, view)}</span>
                <span className="choice-list__why">{words.whyNot(why)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
