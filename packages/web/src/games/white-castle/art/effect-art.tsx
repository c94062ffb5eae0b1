import { type Effect, factsOf } from '@engawa/white-castle';
import { classes } from '../../../design/class-names.ts';

/** A printed symbol is a line of such parts, all of them as high as `HEIGHT`. */
type Part =
  | { readonly is: 'number'; readonly text: string; readonly isPaid: boolean }
  | { readonly is: 'icon'; readonly name: string; readonly size: number }
  | { readonly is: 'fan'; readonly text: string }
  | { readonly is: 'arrow' }
  | { readonly is: 'gap' };

const HEIGHT = 22;
const GAP: Part = { is: 'gap' };
/** Signs with much in them are drawn a little larger than goods. */
const SIZES: Readonly<Record<string, number>> = { food: 18, iron: 18, pearl: 18, any: 19, coin: 17, seal: 18 };

function icon(name: string, size = SIZES[name] ?? 21): Part {
  return { is: 'icon', name, size };
}

/** Amounts of one carry no number, unless they are paid. */
function partsOf(effect: Effect): Part[] {
  const { kind, amount, price, action } = factsOf(effect);
  switch (kind) {
    case 'paid':
      return [
        { is: 'number', text: `${amount}`, isPaid: true },
        icon(price!, 14),
        { is: 'arrow' },
        icon(action!.replace(':', '-')),
      ];
    case 'vp':
      return [{ is: 'fan', text: `${amount}` }];
    case 'tile':
      return [icon(effect.replace(':', '-'))];
    default:
      return amount > 1 ? [{ is: 'number', text: `${amount}`, isPaid: false }, icon(kind)] : [icon(kind)];
  }
}

function widthOf(part: Part): number {
  switch (part.is) {
    case 'number':
      return 8.5 * part.text.length + 1;
    case 'icon':
      return part.size;
    case 'fan':
      return 30;
    case 'arrow':
      return 10;
    case 'gap':
      return 4;
  }
}

function lineOf(effects: readonly Effect[]): { readonly parts: readonly Part[]; readonly width: number } {
  const parts = effects.flatMap((effect, i) => (i === 0 ? partsOf(effect) : [GAP, ...partsOf(effect)]));
  const width = parts.reduce((sum, part) => sum + widthOf(part) + 1.5, -1.5);
  return { parts, width };
}

interface LineProps {
  readonly parts: readonly Part[];
  /** On a dark ground clan members stand on a small plate of paper. */
  readonly isDark: boolean;
}

function Line({ parts, isDark }: LineProps) {
  let x = 0;
  return parts.map((part, i) => {
    const at = x;
    x += widthOf(part) + 1.5;
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the line
    return <PartArt key={i} part={part} x={at} isDark={isDark} />;
  });
}

function PartArt({ part, x, isDark }: { readonly part: Part; readonly x: number; readonly isDark: boolean }) {
  switch (part.is) {
    case 'number':
      return (
        <text
          x={x + widthOf(part) / 2}
          y="16.2"
          className="wc-number"
          textAnchor="middle"
          fill={part.isPaid ? `var(--wc-pay${isDark ? '-dark' : ''})` : 'var(--wc-k)'}
        >
          {part.text}
        </text>
      );
    case 'icon': {
      const y = (HEIGHT - part.size) / 2;
      const isOnPlate = isDark && part.size > 20;
      return (
        <>
          {isOnPlate && (
            <rect x={x - 1} y={y - 1} width={part.size + 2} height={part.size + 2} rx="4.5" fill="var(--wc-plate)" />
          )}
          <use href={`#wc-${part.name}`} x={x} y={y} width={part.size} height={part.size} />
        </>
      );
    }
    case 'fan':
      return <Fan x={x} y={0.5} width={30} text={part.text} isNow />;
    case 'arrow':
      return (
        <use
          href="#wc-arrow"
          x={x}
          y={(HEIGHT - 10) / 2}
          width="10"
          height="10"
          style={{ color: isDark ? 'var(--paper)' : 'var(--wc-k)' }}
        />
      );
    case 'gap':
      return null;
  }
}

interface FanProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly text: string;
  /** Red for points that are scored at once, gold for those of the end. */
  readonly isNow?: boolean;
}

/** Points stand on a folding fan. */
export function Fan({ x, y, width, text, isNow = false }: FanProps) {
  const height = (width * 26) / 36;
  const size = width * (text.length > 1 ? 0.42 : 0.47);
  return (
    <g>
      <use href={isNow ? '#wc-vp' : '#wc-vp-end'} x={x} y={y} width={width} height={height} />
      <text
        x={x + width / 2}
        y={y + height * 0.44 + size * 0.32}
        className="wc-number"
        textAnchor="middle"
        style={{ fontSize: size }}
        fill={isNow ? 'var(--paper)' : 'var(--wc-k)'}
      >
        {text}
      </text>
    </g>
  );
}

interface EffectsProps {
  readonly effects: readonly Effect[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isDark?: boolean;
  /** Not larger than this, however much room there is. */
  readonly most?: number;
}

/** Printed symbols in the middle of a box of a drawing. */
export function Effects({ effects, x, y, width, height, isDark = false, most = 1.5 }: EffectsProps) {
  const line = lineOf(effects);
  const scale = Math.min(most, (width - 3) / line.width, (height - 2) / HEIGHT);
  const left = x + (width - line.width * scale) / 2;
  const top = y + (height - HEIGHT * scale) / 2;
  return (
    <g transform={`translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${scale.toFixed(3)})`}>
      <Line parts={line.parts} isDark={isDark} />
    </g>
  );
}

interface EffectMarkProps {
  readonly effects: readonly Effect[];
  readonly className?: string;
}

/** The same among words, as high as their line. */
export function EffectMark({ effects, className }: EffectMarkProps) {
  const { parts, width } = lineOf(effects);
  return (
    <svg
      className={classes('wc-mark', className)}
      viewBox={`0 0 ${width.toFixed(1)} ${HEIGHT}`}
      aria-hidden="true"
      focusable="false"
    >
      <Line parts={parts} isDark={false} />
    </svg>
  );
}

/** One drawing of the kit among words. */
export function Mark({ name, className }: { readonly name: string; readonly className?: string }) {
  return (
    <svg
      className={classes('wc-mark wc-mark--one', className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`#wc-${name}`} width="24" height="24" />
    </svg>
  );
}
