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
  /** The name of its looks, for a game that has its own. */
  readonly look?: string;
  /** Whether the reason stands on the thing itself, for all to read. */
  readonly saysWhy?: boolean;
  readonly children: ReactNode;
}

/** A thing in a tray that can be chosen, is chosen, or cannot be: then it says why. */
export function ChoiceThing<S extends State, E extends GameEvent>(all: ChoiceThingProps<S, E>) {
  const { props, choice, className, look = 'choice-thing', saysWhy = false, children } = all;
  const { step, view, words, pick } = props;
  if (step === undefined) return null;
  const stand = standAt(props, [step.do], choice);
  const why = reasonOf(props, stand);
  const name = words.choice(choice, step, view);
  const sentence = why === undefined ? name : `${name}: ${why}`;
  return (
    <button
      type="button"
      className={classes(look, className, `is-${stand.state}`)}
      data-choice={isOpen(stand) ? choice : undefined}
      aria-pressed={isOpen(stand) ? stand.state === 'picked' : undefined}
      aria-disabled={isOpen(stand) ? undefined : true}
      title={sentence}
      onClick={() => isOpen(stand) && pick(choice)}
    >
      <span className="visually-hidden">{sentence}</span>
      <span className={`${look}__face`} aria-hidden="true">
        {children}
        {saysWhy && why !== undefined && <span className={`${look}__why`}>{why}</span>}
      </span>
    </button>
  );
}
