import type { Choice } from '@engawa/kernel';
import { EXCHANGES, type Exchange, exchangedFor, SEALS_FOR_COIN, SEALS_FOR_RESOURCE } from '@engawa/white-castle';
import type { ReactNode } from 'react';
import { Button } from '../../design/index.ts';
import { ChoiceThing } from '../choice-thing.tsx';
import './choice-button.css';
import { EffectMark, Mark } from './art/effect-art.tsx';
import type { CastleDeciding } from './deciding.ts';

interface ChoiceButtonProps {
  readonly props: CastleDeciding;
  readonly choice: Choice;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A thing in a tray, with the reason on it while it cannot be chosen. */
export function ChoiceButton({ children, ...rest }: ChoiceButtonProps) {
  return (
    <ChoiceThing {...rest} look="wc-choice" saysWhy>
      {children}
    </ChoiceThing>
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
