import { DRAGONFLIES, kindOfDragonfly, kindOfMitama, type Player } from '@engawa/bitoku';
import { picture } from '../../named.ts';
import { EffectArt } from '../art/effect-art.tsx';
import { Drawing, Letters } from '../art/text.tsx';
import { Place } from '../board/place.tsx';
import type { BitokuDeciding } from '../deciding.ts';
import { dragonflyTileLine, mitamaTileLine } from '../describe.ts';
import { tilePiece } from '../pieces.ts';
import { faceWords } from '../words/index.ts';
import { Piece } from './piece.tsx';

interface SpiritsProps {
  readonly props: BitokuDeciding;
  readonly player: Player;
}

const WIDTH = 190;

/** Tiles of one row: closer if there are many. */
const pitchOf = (count: number, width: number, room: number): number =>
  count <= 1 ? 0 : Math.min(width + 3, (room - width) / (count - 1));

/** Mitama and dragonflies that wait for each other, and the united pairs. */
export function Spirits({ props, player }: SpiritsProps) {
  const { language } = props;
  const say = faceWords[language];
  const { mitama, dragonflies, pairs } = player;
  const wide = pitchOf(dragonflies.length, 52, WIDTH);
  const close = pitchOf(pairs.length, 34, mitama.length > 0 ? WIDTH / 2 - 6 : WIDTH);
  const near = pitchOf(mitama.length, 30, pairs.length > 0 ? WIDTH / 2 - 6 : WIDTH);
  const first = pairs.length > 0 ? Math.min(WIDTH / 2, close * (pairs.length - 1) + 44) : 0;
  return (
    <>
      {mitama.length + dragonflies.length + pairs.length === 0 && (
        <Letters x={2} y={22} size={12} on="ground" tone="soft">
          {say.nothingYet}
        </Letters>
      )}
      {pairs.map(({ mitama: tile, dragonfly }, i) => (
        <Piece
          key={tile}
          transform={`translate(${close * i} 0)`}
          {...picture(`${mitamaTileLine(language, tile)}; ${dragonflyTileLine(language, dragonfly)}`)}
          piece={tilePiece(tile)}
        >
          <title>{`${mitamaTileLine(language, tile)}; ${dragonflyTileLine(language, dragonfly)}`}</title>
          <rect width="34" height="30" rx="7" className="bt-paper" />
          <Drawing name={`mitama-${kindOfMitama(tile)}`} x={1} y={6} size={19} />
          <Drawing name="dragonfly" x={15} y={2} size={17} />
        </Piece>
      ))}
      {mitama.map((tile, i) => (
        <g key={tile} transform={`translate(${first + near * i} 0)`}>
          <Place
            props={props}
            steps={['unite']}
            choice={tile}
            box={{ x: 0, y: 0, width: 30, height: 30 }}
            name={mitamaTileLine(language, tile)}
            radius={7}
          >
            <Piece piece={tilePiece(tile)}>
              <rect width="30" height="30" rx="7" className="bt-paper" />
              <Drawing name={`mitama-${kindOfMitama(tile)}`} x={3} y={3} size={24} />
            </Piece>
          </Place>
        </g>
      ))}
      {dragonflies.map((tile, i) => (
        <g key={tile} transform={`translate(${wide * i} ${mitama.length + pairs.length > 0 ? 36 : 0})`}>
          <Place
            props={props}
            steps={['unite']}
            choice={tile}
            box={{ x: 0, y: 0, width: 52, height: 30 }}
            name={dragonflyTileLine(language, tile)}
            radius={7}
          >
            <Piece piece={tilePiece(tile)}>
              <rect width="52" height="30" rx="7" className="bt-paper" />
              <Drawing name="dragonfly" x={1} y={5} size={19} />
              <EffectArt effect={DRAGONFLIES[kindOfDragonfly(tile)]} x={20} y={8} size={14} width={30} />
            </Piece>
          </Place>
        </g>
      ))}
    </>
  );
}
