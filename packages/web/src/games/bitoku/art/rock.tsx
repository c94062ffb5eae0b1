import { IWAKURA, type Iwakura } from '@engawa/bitoku';
import { Drawing } from './text.tsx';

interface RockProps {
  readonly tile: Iwakura | null;
  readonly x: number;
  readonly y: number;
  /** A rock is 24 wide and 21 high in its own units. */
  readonly scale: number;
}

/** A rock that is bound with a rope, and what it counts. */
export function RockArt({ tile, x, y, scale }: RockProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        d="M1 20.500c-2-8 0-17 5-20 5-2 9-2 13 1 4 5 5 12 3 19z"
        className={tile === null ? 'bt-empty' : 'bt-rock'}
      />
      {tile !== null && <Counts tile={tile} />}
    </g>
  );
}

function Counts({ tile }: { readonly tile: Iwakura }) {
  const { of, counts } = IWAKURA[tile];
  const prefix = of === 'mitama' ? 'mitama-' : '';
  if (counts.length === 1) return <Drawing name={`${prefix}${counts[0]}`} x={4} y={3} size={16} />;
  return counts.map((type, i) => <Drawing key={type} name={`${prefix}${type}`} x={1.5 + i * 10.2} y={6.5} size={11} />);
}
