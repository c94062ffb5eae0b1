import type { Choice } from '@engawa/kernel';
import type { Tokaido, TokaidoEvent, TokaidoStep } from '@engawa/tokaido';
import type { CSSProperties, ReactNode } from 'react';
import { Button, classes } from '../../design/index.ts';
import type { Deciding } from '../face.ts';
import { Art } from './art/art.tsx';
import { type FaceWords, faceWords } from './words/index.ts';

export type TrayProps<K extends TokaidoStep['do']> = Deciding<Tokaido, TokaidoEvent> & {
  readonly step: Extract<TokaidoStep, { do: K }>;
};
type AnyTray = Deciding<Tokaido, TokaidoEvent> & { readonly step: TokaidoStep };

interface ChoosableProps {
  readonly tray: AnyTray;
  readonly choice: Choice;
  readonly className: string;
  /** It is chosen already, and more may be. */
  readonly isTaken?: boolean;
  /** Something that is not on the list of choices needs a name of its own. */
  readonly name: string;
  readonly children: ReactNode;
  readonly style?: CSSProperties;
}

/** A thing that can be chosen, is chosen, or cannot be: then it says why in a word, and in a sentence to whoever listens. */
export function Choosable({ tray, choice, className, name, children, style, isTaken = false }: ChoosableProps) {
  const { step, view, words, choices, whyNot, picked, pick, language } = tray;
  const isOpen = choices.includes(choice);
  const why = isOpen ? undefined : whyNot.find((one) => one.choice === choice)?.why;
  const isPicked = isOpen && picked === choice;
  const sentence = isOpen ? words.choice(choice, step, view) : why ? `${name}: ${words.whyNot(why)}` : name;
  return (
    <button
      type="button"
      className={classes(
        'tk-choice',
        className,
        isPicked ? 'is-picked' : isOpen ? 'is-legal' : isTaken ? 'is-taken' : 'is-closed',
      )}
      data-choice={isOpen ? choice : undefined}
      aria-pressed={isOpen ? isPicked : undefined}
      aria-disabled={isOpen ? undefined : true}
      title={sentence}
      style={style}
      onClick={() => isOpen && pick(choice)}
    >
      <span className="visually-hidden">{sentence}</span>
      <span className="tk-choice__face" aria-hidden="true">
        {children}
        {why && (
          <span className="tk-choice__why">{faceWords[language].reasons[why as keyof FaceWords['reasons']]}</span>
        )}
      </span>
      {(isPicked || isTaken) && (
        <span className="tk-choice__tick">
          <Art name="glyph-check" />
        </span>
      )}
    </button>
  );
}

interface CardProps extends Omit<ChoosableProps, 'className' | 'children'> {
  readonly title: string;
  readonly art: ReactNode;
  /** The pigment behind the picture. */
  readonly ground: string;
  readonly foot: ReactNode;
  /** Over the picture, instead of a reason. */
  readonly note?: string;
}

/** A card of the game at its compact size. */
export function ChoiceCard({ title, art, ground, foot, note, ...rest }: CardProps) {
  return (
    <Choosable {...rest} className="tk-card" style={{ '--tk-ground': `var(--tk-art-${ground})` } as CSSProperties}>
      <span className="tk-card__title">{title}</span>
      <span className="tk-card__art">{art}</span>
      <span className="tk-card__foot">{foot}</span>
      {note && <span className="tk-choice__why">{note}</span>}
    </Choosable>
  );
}

/** A choice that is no thing: to go away, to be done. */
export function PlainChoice({ tray, choice, children }: { tray: AnyTray; choice: Choice; children: ReactNode }) {
  const { choices, picked, pick } = tray;
  if (!choices.includes(choice)) return null;
  return (
    <Button
      data-choice={choice}
      aria-pressed={picked === choice}
      className="tk-plain-choice"
      onClick={() => pick(choice)}
    >
      {children}
    </Button>
  );
}
