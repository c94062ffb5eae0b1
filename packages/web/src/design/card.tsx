import { Check } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import './card.css';
import { classes } from './class-names.ts';
import { Pattern, type PatternName } from './pattern.tsx';
import { Points, Seal } from './pieces.tsx';
import { Tooltip } from './tooltip.tsx';
import { designWords } from './words/index.ts';

export type PieceState = 'plain' | 'legal' | 'selected' | 'illegal' | 'last' | 'exhausted' | 'back';

interface Touchable {
  readonly state?: PieceState | undefined;
  /** What a screen reader calls it, where what is drawn does not say so. */
  readonly label?: string | undefined;
  /** Why it cannot be chosen: in the tooltip of an illegal one. */
  readonly why?: string | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly className?: string | undefined;
}

/** The frame of cards and tiles: a button where it can be pressed, a picture where it cannot. */
function Piece({
  kind,
  state = 'plain',
  label,
  why,
  onClick,
  className,
  style,
  children,
}: Touchable & { readonly kind: string; readonly style?: CSSProperties; readonly children: ReactNode }) {
  const words = useWords(designWords);
  const names = classes(kind, 'piece', `piece--${state}`, className);
  const said = words.state[state];
  const inside = (
    <>
      {children}
      {state === 'selected' ? (
        <span className="piece__tick">
          <Check aria-hidden="true" />
        </span>
      ) : null}
      {said ? <span className="visually-hidden">, {said}</span> : null}
    </>
  );
  const name = label && said ? `${label}, ${said}` : label;
  const piece = onClick ? (
    <button
      type="button"
      className={names}
      style={style}
      aria-label={name}
      aria-pressed={state === 'selected' || undefined}
      aria-disabled={state === 'illegal' || undefined}
      onClick={state === 'illegal' ? undefined : onClick}
    >
      {inside}
    </button>
  ) : (
    <div className={names} style={style} {...(name ? { role: 'img', 'aria-label': name } : {})}>
      {inside}
    </div>
  );
  return why ? (
    <Tooltip text={why} isReason>
      {piece}
    </Tooltip>
  ) : (
    piece
  );
}

interface CardProps extends Touchable {
  readonly title: ReactNode;
  readonly art: ReactNode;
  readonly cost?: ReactNode;
  readonly effect?: ReactNode;
  readonly footer?: ReactNode;
  readonly points?: number | undefined;
  readonly size?: 'full' | 'compact' | 'chip' | undefined;
  /** The colour of the corner: the sort of card. The shape in the footer says the same. */
  readonly kind?: string | undefined;
  /** The pattern of its back. */
  readonly pattern?: PatternName | undefined;
}

export function Card({
  title,
  art,
  cost,
  effect,
  footer,
  points,
  size = 'full',
  kind,
  pattern = 'seigaiha',
  state = 'plain',
  ...touch
}: CardProps) {
  const style = kind ? ({ '--kind': kind } as CSSProperties) : undefined;
  const names = classes('card', size !== 'full' && `card--${size}`);
  if (state === 'back') {
    return (
      <Piece kind={names} state={state} {...touch}>
        <Pattern name={pattern} />
        <Seal size={size === 'chip' ? 22 : 30} />
      </Piece>
    );
  }
  const hasFoot = (footer || points !== undefined) && size !== 'chip';
  return (
    <Piece kind={names} state={state} {...touch} {...(style ? { style } : {})}>
      {size === 'chip' ? (
        <span className="visually-hidden">{title}</span>
      ) : (
        <span className="card__head">
          <span className="card__title">{title}</span>
          {cost ? <span className="card__cost">{cost}</span> : null}
        </span>
      )}
      <span className="card__art">{art}</span>
      {effect && size === 'full' ? <span className="card__effect">{effect}</span> : null}
      {hasFoot ? (
        <span className="card__foot">
          <span>{footer}</span>
          {points === undefined ? null : <Points value={points} size={15} />}
        </span>
      ) : null}
    </Piece>
  );
}

interface TileProps extends Touchable {
  readonly children: ReactNode;
}

/** A small square: a token, or a place in a list of places. */
export function Tile({ children, ...touch }: TileProps) {
  return (
    <Piece kind="tile" {...touch}>
      {touch.state === 'back' ? <Pattern name="seigaiha" /> : children}
    </Piece>
  );
}
