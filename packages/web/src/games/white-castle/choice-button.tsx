import type { Choice } from '@engawa/kernel';
import { EXCHANGES, type Exchange, exchangedFor, SEALS_FOR_COIN, SEALS_FOR_RESOURCE } from '@engawa/white-castle';
import type { ReactNode } from 'react';
import { Button, classes } from '../../design/index.ts';
import './choice-button.css';
import { EffectMark, Mark } from './art/effect-art.tsx';
import { type CastleDeciding, isOpen, standAt } from './deciding.ts';

interface ChoiceButtonProps {
  readonly props: CastleDeciding;
  readonly choice: Choice;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A thing in a tray that can be chosen, is chosen, or cannot be: then it says why. */
export function ChoiceButton({ props, choice, className, children }: ChoiceButtonProps) {
  const { step, view, words, pick } = props;
  if (step === undefined) return null;
  const stand = standAt(props, [step.do], choice);
  const name = words.choice(choice, step, view);
  const why = stand.state === 'closed' ? words.whyNot(stand.why) : undefined;
  const sentence = why === undefined ? name : `${name}: ${why}`;
  return (
    <button
      type="button"
      className={classes('wc-choice', className, `is-${stand.state}`)}
      data-choice={isOpen(stand) ? choice : undefined}
      aria-pressed={isOpen(stand) ? stand.state === 'picked' : undefined}
      aria-disabled={isOpen(stand) ? undefined : true}
      title={sentence}
      onClick={() => isOpen(stand) && pick(choice)}
    >
      <span className="visually-hidden">{sentence}</span>
      <span className="wc-choice__face" aria-hidden="true">
        {children}
        {why && <span className="wc-choice__why">{why}</span>}
      </span>
    </button>
  );
}

/** A choice that is no thing: to do without, to be done. */
export function PlainChoice({ props, choice }: Pick<ChoiceButtonProps, 'props' | 'choice'>) {
  const { step, choices, picked, pick, words, view } = props;
  if (step === undefined || !choices.includes(choice)) return null;
  return (
    <Button
      data-choice={choice}
      aria-pressed={picked === choice}
      className="wc-plain-choice"
      onClick={() => pick(choice)}
    >
      {words.choice(choice, step, view)}
    </Button>
  );
}

const priceOf = (exchange: Exchange) => (exchangedFor(exchange) === 'coin' ? SEALS_FOR_COIN : SEALS_FOR_RESOURCE);

/** Seals can be exchanged whenever one is asked something. */
export function Exchanges({ props }: { readonly props: CastleDeciding }) {
  const open = Object.values(EXCHANGES).filter((exchange) => props.choices.includes(exchange));
  if (open.length === 0) return null;
  return (
    <div className="wc-exchanges">
      {open.map((exchange) => (
        <ChoiceButton key={exchange} props={props} choice={exchange} className="wc-exchange">
          <b>{priceOf(exchange)}</b>
          <Mark name="seal" />
          <Mark name="arrow" className="wc-exchange__arrow" />
          <EffectMark effects={[`${exchangedFor(exchange)}:1`]} />
        </ChoiceButton>
      ))}
    </div>
  );
}
