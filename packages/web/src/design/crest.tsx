import type { ReactNode, SVGProps } from 'react';
import { classes } from './class-names.ts';
import './crest.css';

/** The crests of the six seats on a grid of 24, in the order of the seats. */
const MON: readonly ReactNode[] = [
  <path key="mountain" d="M12 3l8 16H4z" />,
  <path
    key="waves"
    d="M3 8c3-4 6-4 9 0s6 4 9 0v4c-3 4-6 4-9 0s-6-4-9 0zM3 16c3-4 6-4 9 0s6 4 9 0v3c-3 4-6 4-9 0s-6-4-9 0z"
  />,
  <g key="sun">
    <circle cx="12" cy="12" r="5" />
    <path d="M11 1h2v5h-2zM11 18h2v5h-2zM1 11h5v2H1zM18 11h5v2h-5zM3.5 4.9l1.4-1.4 3.6 3.6-1.4 1.4zM15.5 16.9l1.4-1.4 3.6 3.6-1.4 1.4zM3.5 19.1l3.6-3.6 1.4 1.4-3.6 3.6zM15.5 7.1l3.6-3.6 1.4 1.4-3.6 3.6z" />
  </g>,
  <path key="leaf" d="M12 2c6 5 7 11 1 16v4h-2v-4C5 13 6 7 12 2z" />,
  <g key="blossom">
    <circle cx="12" cy="5.5" r="4" />
    <circle cx="18.2" cy="10" r="4" />
    <circle cx="15.8" cy="17.3" r="4" />
    <circle cx="8.2" cy="17.3" r="4" />
    <circle cx="5.8" cy="10" r="4" />
  </g>,
  <path key="diamond" fillRule="evenodd" d="M12 2l10 10-10 10L2 12zm0 5l-5 5 5 5 5-5z" />,
];

interface MonProps extends SVGProps<SVGSVGElement> {
  readonly seat: number;
  readonly size?: number | undefined;
}

/** A crest alone, in the colour of the text around it: for seals and for pieces that bring their own ground. */
export function Mon({ seat, size = 16, className, ...rest }: MonProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="currentColor"
      className={classes('mon', className)}
      aria-hidden="true"
      {...rest}
    >
      {MON[seat % MON.length]}
    </svg>
  );
}

interface CrestProps extends SVGProps<SVGSVGElement> {
  /** Counted from 0. */
  readonly seat: number;
  readonly size?: number | undefined;
}

/**
 * A seat's crest on its fill, in a ring of paper and a ring of ink: gold stays visible on paper, ink at night.
 * An ornament for screen readers: a crest never stands without a name that is read.
 */
export function Crest({ seat, size = 24, className, ...rest }: CrestProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      className={classes('crest', className)}
      data-seat={seat % MON.length}
      aria-hidden="true"
      {...rest}
    >
      <circle cx="16" cy="16" r="15.6" className="crest__ink" />
      <circle cx="16" cy="16" r="14.4" className="crest__paper" />
      <circle cx="16" cy="16" r="11.8" className="crest__fill" />
      <g className="crest__mon" transform="translate(8 8) scale(.6667)">
        {MON[seat % MON.length]}
      </g>
    </svg>
  );
}
