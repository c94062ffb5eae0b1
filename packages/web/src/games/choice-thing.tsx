import type { Choice, GameEvent, State } from '@engawa/kernel';
import type { ReactNode } from 'react';
import { classes } from '../design/index.ts';
import './choice-thing.css';
import type { Deciding } from './face.ts';
import { isOpen, reasonOf, standAt } from './stand.ts';

interface ChoiceThingProps<S extends State, E extends GameEvent> {
  readonly props: Deciding<S, E>;
  readonly choice: Choice;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A thing in a tray that can be chosen, is chosen, or cannot be: then it says why. */
export function ChoiceThing<S extends State, E extends GameEvent>(all: ChoiceThingProps<S, E>) {
  const { props, choice, className, children } = all;
  const { step, view, words, pick } = props;
  if (step === undefined) return null;
  const stand = standAt(props, [step.do], choice);
  const why = reasonOf(props, stand);
  const name = words.choice(choice, step, view);
  const sentence = why === undefined ? name : `${name}: ${why}`;
  return (
    <button
      type="button"
      className={classes('choice-thing', className, `is-${stand.state}`)}
      data-choice={isOpen(stand) ? choice : undefined}
      aria-pressed={isOpen(stand) ? stand.state === 'picked' : undefined}
      aria-disabled={isOpen(stand) ? undefined : true}
      title={sentence}
      onClick={() => isOpen(stand) && pick(choice)}
    >
      <span className="visually-hidden">{sentence}</span>
      <span className="choice-thing__face" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}
