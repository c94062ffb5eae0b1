import { HOME_TILES, type HomeTile } from '@engawa/bamboo';
import type { Box } from '../places.ts';
import './home-tile.css';
import { Digits, KindArt } from './marks.tsx';

interface HomeTileProps extends Box {
  readonly tile: HomeTile;
}

/** A home tile: its picture on the tint of its kind, the kind's seal, and its comfort as cushions and as a number. */
export function HomeTileArt(props: HomeTileProps) {
  const { kind } = HOME_TILES[props.tile];
  return (
    <g className={`bb-home-tile bb-${kind}`}>
      <rect {...boxOf(props)} rx="4" className="bb-home-tile__paper" />
      {props.width > props.height * 1.5 ? <Lying {...props} /> : <Standing {...props} />}
    </g>
  );
}

const boxOf = ({ x, y, width, height }: Box) => ({ x, y, width, height });

/** Wider than high: the picture on the left. */
function Lying({ tile, x, y, width, height }: HomeTileProps) {
  const { kind, comfort } = HOME_TILES[tile];
  const picture = width * 0.585;
  const seal = height * 0.43;
  const cushion = Math.min(12.3, height * 0.3);
  const tall = height - 3;
  const wide = (tall * 40) / 36;
  const left = x + picture + 2;
  return (
    <>
      <path
        d={`M${x + 0.8} ${y + 4}q0-3.2 3.2-3.2h${picture - 4}v${height - 1.6}h-${picture - 4}q-3.2 0-3.2-3.2z`}
        className="bb-home-tile__tint"
      />
      <use href={`#bb-${tile}`} x={x + (picture - wide) / 2} y={y + 1.5} width={wide} height={tall} />
      <KindArt kind={kind} x={left} y={y + 4} size={seal} />
      {Array.from({ length: comfort }, (_, i) => (
        <use
          // biome-ignore lint/suspicious/noArrayIndexKey: cushions are alike
          key={i}
          href="#bb-comfort"
          className="bb-home-tile__cushion"
          x={left - 1.6 + i * cushion * 0.92}
          y={y + height - cushion - 2.5}
          width={cushion}
          height={cushion}
        />
      ))}
      <Digits x={x + width - 6} y={y + 4 + seal * 0.82} size={seal * 0.86} anchor="end" className="bb-on-tile">
        {comfort}
      </Digits>
    </>
  );
}

/** As high as wide: the picture above. */
function Standing({ tile, x, y, width, height }: HomeTileProps) {
  const { kind, comfort } = HOME_TILES[tile];
  const picture = height * 0.68;
  const wide = ((picture - 3) * 40) / 36;
  const seal = height * 0.22;
  const cushion = seal * 0.86;
  return (
    <>
      <path
        d={`M${x + 0.8} ${y + 4}q0-3.2 3.2-3.2h${width - 8}q3.2 0 3.2 3.2v${picture - 4}h-${width - 1.6}z`}
        className="bb-home-tile__tint"
      />
      <use href={`#bb-${tile}`} x={x + (width - wide) / 2} y={y + 2} width={wide} height={picture - 3} />
      <KindArt kind={kind} x={x + 3.5} y={y + picture + (height - picture - seal) / 2} size={seal} />
      {Array.from({ length: comfort }, (_, i) => (
        <use
          // biome-ignore lint/suspicious/noArrayIndexKey: cushions are alike
          key={i}
          href="#bb-comfort"
          className="bb-home-tile__cushion"
          x={x + 5 + seal + i * cushion * 0.96}
          y={y + picture + (height - picture - cushion) / 2}
          width={cushion}
          height={cushion}
        />
      ))}
    </>
  );
}
