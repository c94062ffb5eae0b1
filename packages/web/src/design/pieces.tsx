import { useWords } from '../words/index.ts';
import { Mon } from './crest.tsx';
import { Glyph } from './glyph.tsx';
import './pieces.css';
import { designWords } from './words/index.ts';

/** Where the pips of a die lie, on a grid of 24. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [7.5, 7.5],
    [16.5, 16.5],
  ],
  3: [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  4: [
    [7.5, 7.5],
    [16.5, 7.5],
    [7.5, 16.5],
    [16.5, 16.5],
  ],
  5: [
    [7.5, 7.5],
    [16.5, 7.5],
    [12, 12],
    [7.5, 16.5],
    [16.5, 16.5],
  ],
  6: [
    [7.5, 6.8],
    [16.5, 6.8],
    [7.5, 12],
    [16.5, 12],
    [7.5, 17.2],
    [16.5, 17.2],
  ],
};

interface DieProps {
  readonly value: number;
  readonly tone: 'coral' | 'black' | 'white';
  readonly size?: number | undefined;
}

/** A die with its pips: the value is never told by colour or digit alone. */
export function Die({ value, tone, size = 34 }: DieProps) {
  const words = useWords(designWords);
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={`die die--${tone}`} role="img">
      <title>{words.die(value)}</title>
      <rect x="2" y="2" width="20" height="20" rx="4.5" className="die__body" />
      {PIPS[value]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2" className="die__pip" />
      ))}
    </svg>
  );
}

interface CoinProps {
  readonly value?: number | undefined;
  readonly size?: number | undefined;
}

/** A coin, or so many of them. */
export function Coin({ value, size = 18 }: CoinProps) {
  const words = useWords(designWords);
  if (value === undefined) return <Glyph name="coin" size={size} />;
  return (
    <span className="amount">
      <span aria-hidden="true">{value}</span>
      <Glyph name="coin" size={size} />
      <span className="visually-hidden">{words.coins(value)}</span>
    </span>
  );
}

interface PointsProps {
  readonly value: number;
  readonly size?: number | undefined;
}

export function Points({ value, size = 16 }: PointsProps) {
  const words = useWords(designWords);
  return (
    <span className="amount amount--points">
      <Glyph name="points" size={size} />
      <span aria-hidden="true">{value}</span>
      <span className="visually-hidden">{words.points(value)}</span>
    </span>
  );
}

interface SealProps {
  /** Whose crest is knocked out; the mountain if it is nobody's. */
  readonly seat?: number | undefined;
  readonly size?: number | undefined;
}

/** The vermilion stamp: an ornament. */
export function Seal({ seat = 0, size = 30 }: SealProps) {
  return (
    <span className="seal" style={{ width: size, height: size }} aria-hidden="true">
      <Mon seat={seat} size={Math.round(size * 0.66)} />
    </span>
  );
}

export function Spinner({ label }: { readonly label?: string | undefined }) {
  const words = useWords(designWords);
  return (
    <span className="spinner" role="status">
      <svg viewBox="0 0 48 48" width="40" height="40" aria-hidden="true">
        <circle cx="24" cy="24" r="17" className="spinner__ring" />
      </svg>
      <span className="visually-hidden">{label ?? words.loading}</span>
    </span>
  );
}
