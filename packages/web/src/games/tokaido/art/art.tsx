import type { SVGProps } from 'react';
import './art.css';

interface ArtProps extends SVGProps<SVGSVGElement> {
  /** A drawing of the kit, such as `meal-soba`. */
  readonly name: string;
  readonly size?: number;
}

/** A drawing of the kit: an ornament, whatever it means is said beside it. */
export function Art({ name, size, ...rest }: ArtProps) {
  return (
    <svg aria-hidden="true" focusable="false" width={size} height={size} {...rest}>
      <use href={`#tk-${name}`} />
    </svg>
  );
}

/** A glyph as large as the letters beside it. */
export function Icon({ name, tint }: { readonly name: string; readonly tint?: string }) {
  return (
    <svg className="tk-icon" aria-hidden="true" focusable="false" style={tint ? { color: tint } : undefined}>
      <use href={`#tk-${name}`} />
    </svg>
  );
}

export function Star() {
  return <Icon name="glyph-point" tint="var(--gold)" />;
}

export function CoinIcon() {
  return <Icon name="coin" />;
}

/** The glyph of what is gained. */
export function GainIcon({ of }: { readonly of: 'coin' | 'point' | 'card' | 'meal' }) {
  if (of === 'point') return <Star />;
  return of === 'coin' ? <CoinIcon /> : <Icon name={of === 'card' ? 'glyph-card' : 'glyph-inn'} />;
}
