import { type Effect, factsOf, type Kind, MIXES, type Mix, type Part } from '@engawa/bitoku';
import type { ReactNode } from 'react';
import { classes } from '../../../design/index.ts';
import { Drawing, Letters } from './text.tsx';

/** What an effect is drawn of, from left to right. */
type Token =
  | { readonly is: 'icon'; readonly name: string }
  | { readonly is: 'text'; readonly text: string; readonly tone?: 'less' | 'price' }
  | { readonly is: 'or' | 'and' | 'then' };

const ICONS: Readonly<Record<Exclude<Kind, Mix>, string>> = {
  vp: 'vp',
  wood: 'res-wood',
  stone: 'res-stone',
  jade: 'res-jade',
  sake: 'res-sake',
  mp: 'mp',
  kodama: 'kod',
  here: 'kod-r',
  back: 'kback',
  amulet: 'amulet',
  mitama: 'mitama',
  dragonfly: 'dragonfly',
  build: 'build',
  crystal: 'crystal',
  unlock: 'unlock',
  draw: 'draw',
  yokai: 'yok-deck',
  bitoku: 'bit-deck',
  vision: 'vision',
  iwakura: 'iwa',
  pilgrim: 'pil',
};
const DISCOUNTED: readonly Kind[] = ['mitama', 'dragonfly', 'build', 'crystal'];

const icon = (name: string): Token => ({ is: 'icon', name });
const text = (words: string, tone?: 'less' | 'price'): Token => ({ is: 'text', text: words, ...(tone && { tone }) });

function joined(groups: readonly (readonly Token[])[], by: 'or' | 'and'): Token[] {
  return groups.flatMap((tokens, i) => (i === 0 ? tokens : [{ is: by } as const, ...tokens]));
}

/** The kinds of resources that may be mixed, with one number for all of them. */
function mixed(mix: Mix, amount: number): Token[] {
  const count = amount > 1 || mix === 'any' ? [text(`${amount}`)] : [];
  if (mix === 'any') return [icon('res-any'), ...count];
  return [
    ...joined(
      MIXES[mix].map((good) => [icon(`res-${good}`)]),
      'or',
    ),
    ...count,
  ];
}

function tokensOf(part: Part): Token[] {
  const { kind, amount, options, first, next: then } = factsOf(part);
  switch (kind) {
    case 'one':
      return joined(options.map(tokensOf), 'or');
    case 'then':
      return [...tokensOf(first!), { is: 'then' }, ...tokensOf(then!)];
    case 'paid':
      return [text(`−${amount}`, 'price'), icon('res-any'), { is: 'then' }, ...tokensOf(then!)];
    case 'any':
    case 'woodstone':
    case 'jadesake':
      return mixed(kind, amount);
    case 'vp':
      return [text(`${amount}`), icon('vp')];
    case 'amulet':
      return [icon('amulet'), text(`+${amount}`)];
    default: {
      const drawn = icon(ICONS[kind]);
      if (DISCOUNTED.includes(kind)) return amount > 0 ? [drawn, text(`−${amount}`, 'less')] : [drawn];
      return amount > 1 || kind === 'mp' || kind === 'here' ? [drawn, text(`${amount}`)] : [drawn];
    }
  }
}

function widthOf(token: Token): number {
  switch (token.is) {
    case 'icon':
      return 16;
    case 'text':
      return token.text.length * 7.6 + 1.4;
    case 'or':
      return 7;
    case 'and':
      return 9;
    case 'then':
      return 10;
  }
}

/** On a line 16 high. */
function lineOf(effect: Effect): { readonly tokens: readonly Token[]; readonly width: number } {
  const tokens = joined(effect.map(tokensOf), 'and');
  return { tokens, width: tokens.reduce((sum, token) => sum + widthOf(token), 0) };
}

function Line({ tokens }: { readonly tokens: readonly Token[] }) {
  let x = 0;
  return tokens.map((token, i): ReactNode => {
    const at = x;
    x += widthOf(token);
    // biome-ignore lint/suspicious/noArrayIndexKey: two symbols may be alike
    return <Sign key={i} token={token} x={at} />;
  });
}

function Sign({ token, x }: { readonly token: Token; readonly x: number }) {
  switch (token.is) {
    case 'icon':
      return <Drawing name={token.name} x={x} y={0} size={16} />;
    case 'text':
      return (
        <Letters x={x + 1} y={12.8} size={13} tone={token.tone}>
          {token.text}
        </Letters>
      );
    case 'or':
      return <path d={`M${x + 1.6} 14l3.4-11.500`} className="bt-or" />;
    case 'and':
      return (
        <Letters x={x + 4.5} y={12.6} size={12} anchor="middle" tone="soft">
          +
        </Letters>
      );
    case 'then':
      return <path d={`M${x + 2.5} 4l4 4-4 4`} className="bt-or" />;
  }
}

interface EffectArtProps {
  readonly effect: Effect;
  readonly x: number;
  /** Its upper edge. */
  readonly y: number;
  readonly size: number;
  /** It becomes smaller before it becomes wider. */
  readonly width: number;
  readonly anchor?: 'start' | 'middle';
}

/** Printed symbols in a drawing. */
export function EffectArt({ effect, x, y, size, width, anchor = 'start' }: EffectArtProps) {
  const line = lineOf(effect);
  const scale = Math.min(size / 16, width / line.width);
  const left = anchor === 'middle' ? x - (line.width * scale) / 2 : x;
  return (
    <g transform={`translate(${left} ${y + (size - 16 * scale) / 2}) scale(${scale})`}>
      <Line tokens={line.tokens} />
    </g>
  );
}

/** Printed symbols among words: they are read elsewhere. */
export function EffectMark({ effect, className }: { readonly effect: Effect; readonly className?: string }) {
  const { tokens, width } = lineOf(effect);
  return (
    <svg
      className={classes('bt-effect', className)}
      viewBox={`0 0 ${width} 16`}
      style={{ aspectRatio: `${width} / 16` }}
      aria-hidden="true"
      focusable="false"
    >
      <Line tokens={tokens} />
    </svg>
  );
}
