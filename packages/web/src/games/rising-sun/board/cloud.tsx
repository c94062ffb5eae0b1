import type { Box } from '../places.ts';

/** A panel over the sea: bands of cloud, as on painted screens. */
export function Cloud({ bands }: { readonly bands: readonly Box[] }) {
  return (
    <g>
      {['line', 'fill'].map((part) => (
        <g key={part} className={`rs-cloud-${part}`}>
          {bands.map((band) => (
            <rect key={`${band.x} ${band.y}`} {...band} rx={Math.min(band.height, 40) / 2} />
          ))}
        </g>
      ))}
    </g>
  );
}
