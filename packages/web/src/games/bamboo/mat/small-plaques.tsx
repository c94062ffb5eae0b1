import { CONDITIONS, fulfilmentOf, HARMONY_CELLS, type HarmonyTile, PARTS } from '@engawa/bamboo';
import { picture } from '../../named.ts';
import { Digits } from '../art/marks.tsx';
import { PlaqueShape, Sign, Tick } from '../board/plaque.tsx';
import type { BambooDeciding } from '../deciding.ts';
import { patternOf } from '../harmony-view.ts';
import { fulfilmentWords, harmonyName } from '../naming.ts';

interface SmallPlaquesProps {
  readonly props: BambooDeciding;
  readonly of: number;
  readonly x: number;
  readonly y: number;
}

const SIZE = { width: 38, height: 38 } as const;
const PITCH = 40.5;

/** Where there is no room for the house: its harmony tiles in one row, gold when they are fulfilled. */
export function SmallPlaques({ props, of, x, y }: SmallPlaquesProps) {
  const { harmony } = props.view.players[of]!;
  const cells = PARTS.flatMap((_, part) => Array.from({ length: HARMONY_CELLS }, (_, cell) => harmony[part]![cell]));
  return cells.map((tile, i) => {
    const box = { x: x + i * PITCH, y, ...SIZE };
    return tile === undefined ? (
      <PlaqueShape key={box.x} {...box} className="bb-plaque__empty" />
    ) : (
      <SmallPlaque key={tile} {...{ props, of, tile, box }} />
    );
  });
}

interface SmallPlaqueProps extends Omit<SmallPlaquesProps, 'x' | 'y'> {
  readonly tile: HarmonyTile;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

function SmallPlaque({ props, of, tile, box }: SmallPlaqueProps) {
  const { view, language } = props;
  const fulfilment = fulfilmentOf(view.players[of]!.home, tile, view.options.night);
  const { comfort } = CONDITIONS[tile];
  const signs = patternOf(tile, fulfilment);
  const columns = Math.max(...signs.map(({ column }) => column)) + 1;
  const rows = Math.max(...signs.map(({ row }) => row)) + 1;
  const high = comfort > 0 ? 15 : 27;
  const pitch = Math.min(33 / columns, high / rows, 15);
  const left = box.x + (box.width - pitch * columns) / 2;
  const top = box.y + 8 + (high - pitch * rows) / 2;
  const name = `${harmonyName(language, tile)}. ${fulfilmentWords(language, fulfilment)}`;
  return (
    <g className={`bb-plaque bb-plaque--${fulfilment.is}`} {...picture(name)}>
      <title>{name}</title>
      <PlaqueShape {...box} className="bb-plaque__paper" />
      {signs.map(({ row, column, kind, isThere }) => (
        <Sign
          key={`${row} ${column}`}
          kind={kind}
          isMissing={!isThere}
          x={left + column * pitch}
          y={top + row * pitch}
          size={pitch - 0.8}
        />
      ))}
      {comfort > 0 && (
        <Digits x={box.x + box.width / 2} y={box.y + box.height - 4} size={11.5} className="bb-on-tile">
          {`${comfort - fulfilment.comfort}/${comfort}`}
        </Digits>
      )}
      {fulfilment.is === 'fulfilled' && <Tick x={box.x + box.width - 5} y={box.y + 6} />}
    </g>
  );
}
