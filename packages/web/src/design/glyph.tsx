import type { SVGProps } from 'react';
import { classes } from './class-names.ts';
import { GLYPHS } from './glyphs.tsx';
import './glyph.css';

export type GlyphName = keyof typeof GLYPHS;

interface GlyphProps extends Omit<SVGProps<SVGSVGElement>, 'name'> {
  readonly name: GlyphName;
  readonly size?: number | undefined;
  /** What a screen reader says; without it the glyph is an ornament beside its words. */
  readonly label?: string | undefined;
}

/** A glyph of the games; also a part of a larger drawing, with `x` and `y`. */
export function Glyph({ name, size = 18, label, className, ...rest }: GlyphProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has one, or it is hidden from those who listen.
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={classes('glyph', className)}
      strokeLinejoin="round"
      strokeLinecap="round"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
    >
      {label ? <title>{label}</title> : null}
      {GLYPHS[name]}
    </svg>
  );
}
