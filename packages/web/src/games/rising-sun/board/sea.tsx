import { SEA_ROUTES } from '@engawa/rising-sun';
import { memo } from 'react';
import { classes } from '../../../design/index.ts';
import { BEYOND, type Layout, landSpot, outline, routePath } from '../places.ts';
import { BORDER_LINES, COASTS } from './lands.ts';

const WAVES = [
  [455, 30],
  [672, 122],
  [160, 232],
  [168, 424],
  [664, 404],
  [420, 180],
  [-40, 300],
] as const;

/** Water under everything: deep at both ends, light along the shores. */
export const Sea = memo(function Sea({ layout }: { readonly layout: Layout }) {
  const { y, height } = layout.frame;
  // A window of another shape than the board shows more of the sea at its sides.
  const { x, width } = { x: layout.frame.x - BEYOND, width: layout.frame.width + 2 * BEYOND };
  return (
    <g>
      <rect {...{ x, y, width, height }} fill="var(--rs-sea)" />
      <rect {...{ x, y, width }} height={height * 0.36} fill="url(#rs-sea-north)" />
      <rect x={x} y={y + height * 0.66} width={width} height={height * 0.34} fill="url(#rs-sea-south)" />
      <g className="rs-waves">
        {WAVES.map(([left, top]) => {
          const at = landSpot(layout, { x: left, y: top });
          return (
            <path
              key={left}
              d={`M${at.x} ${at.y}a8.5 8.5 0 0 1 17 0a8.5 8.5 0 0 1 17 0M${at.x + 3.5} ${at.y}a5 5 0 0 1 10 0m7 0a5 5 0 0 1 10 0M${at.x + 8.5} ${at.y + 5.5}a8.5 8.5 0 0 1 17 0`}
            />
          );
        })}
      </g>
      {[22, 14, 7].map((shore, i) => (
        <g
          key={shore}
          className={`rs-shore rs-shore--${3 - i}`}
          strokeWidth={layout.id === 'wide' ? shore : shore * 0.7}
        >
          {COASTS.map((coast) => (
            <path key={coast} d={outline(layout, coast)} />
          ))}
        </g>
      ))}
    </g>
  );
});

/** What lies over the land: borders, coasts, hills and trees. Nobody points at it. */
export const Relief = memo(function Relief({ layout }: { readonly layout: Layout }) {
  return (
    <g className="rs-relief">
      {BORDER_LINES.map((line) => (
        <g key={line}>
          <path d={outline(layout, line, false)} className="rs-border-paper" />
          <path d={outline(layout, line, false)} className="rs-border" />
        </g>
      ))}
      {COASTS.map((coast) => (
        <path key={coast} d={outline(layout, coast)} className="rs-coast" />
      ))}
      {layout.id === 'wide' && <Hills />}
    </g>
  );
});

const HILLS = [
  ['mount', 434, 348, 54, 34],
  ['pine', 492, 356, 17, 17],
  ['hill', 616, 250, 26, 11],
  ['hill', 396, 388, 24, 11],
  ['pine', 404, 394, 13, 13],
  ['hill', 226, 344, 26, 12],
  ['mount', 676, 40, 32, 20],
  ['pine', 560, 116, 14, 14],
  ['pine', 380, 446, 13, 13],
  ['pine', 632, 160, 14, 14],
  ['boat', 196, 168, 25, 19],
  ['boat', 420, 146, 25, 19],
  ['boat', 192, 384, 25, 19],
  ['crane', 268, 178, 32, 19],
  ['crane', 306, 194, 23, 14],
  ['crane', -38, 420, 30, 18],
] as const;

function Hills() {
  return HILLS.map(([name, x, y, width, height]) => (
    <use key={`${name} ${x}`} href={`#rs-${name}`} {...{ x, y, width, height }} />
  ));
}

interface RoutesProps {
  readonly layout: Layout;
  /** Routes by which somebody could go now. */
  readonly lit: ReadonlySet<number>;
}

export function Routes({ layout, lit }: RoutesProps) {
  return (
    <g className="rs-relief">
      {SEA_ROUTES.map((edge, route) => (
        <g key={edge.join(' ')}>
          <path d={routePath(layout, route)} className="rs-route-water" />
          <path d={routePath(layout, route)} className={classes('rs-route', lit.has(route) && 'is-lit')} />
        </g>
      ))}
    </g>
  );
}
