import { BUILDING_COSTS, buildingsOf, type Player, ROCK_CELLS, STONE_PATH } from '@engawa/bitoku';
import type { Seat } from '@engawa/kernel';
import { group, ORNAMENT, picture } from '../../named.ts';
import { FigureArt } from '../art/figures.tsx';
import { RockArt } from '../art/rock.tsx';
import { Drawing, Letters } from '../art/text.tsx';
import { Place } from '../board/place.tsx';
import type { BitokuDeciding, Outlined } from '../deciding.ts';
import { dictionary } from '../naming.ts';
import { pilgrimsAt, stonePlace, tilePiece } from '../pieces.ts';
import { faceWords } from '../words/index.ts';
import { Piece } from './piece.tsx';

interface WorksProps {
  readonly props: BitokuDeciding;
  readonly player: Player;
  readonly of: Seat;
  readonly outlined: Outlined;
}

/** Six building markers: those that have left uncover points, the next one shows what a building costs now. */
export function Markers({ props, of }: Pick<WorksProps, 'props' | 'of'>) {
  const built = buildingsOf(props.view, of);
  const say = faceWords[props.language];
  return (
    <g {...picture(say.built(built))}>
      <title>{say.built(built)}</title>
      {BUILDING_COSTS.map(({ wood, stone, vp }, i) => {
        const x = 34 * i;
        if (i < built)
          return (
            <g key={vp}>
              <circle cx={x + 15} cy="16" r="14" className="bt-empty" />
              <Drawing name="vp-end" x={x + 3} y={9} size={14} />
              <Letters x={x + 18} y={20.5} size={13} on="ground">
                {vp}
              </Letters>
            </g>
          );
        return (
          <g key={vp}>
            <rect x={x} y="2" width="30" height="28" rx="5" className="bt-soft" />
            <FigureArt kind="building-marker" seat={of} x={x + 3} y={3} size={24} />
            <Cost x={x + 6} y={43} amount={wood} good="wood" isNext={i === built} />
            <Cost x={x + 6} y={56.5} amount={stone} good="stone" isNext={i === built} />
            {i === built && <rect x={x - 2} y="-1" width="34" height="62" rx="7" className="bt-next" />}
          </g>
        );
      })}
    </g>
  );
}

interface CostProps {
  readonly x: number;
  readonly y: number;
  readonly amount: number;
  readonly good: string;
  readonly isNext: boolean;
}

function Cost({ x, y, amount, good, isNext }: CostProps) {
  if (amount === 0) return null;
  return (
    <>
      <Letters x={x} y={y} size={12} on="ground" tone={isNext ? undefined : 'soft'}>
        {amount}
      </Letters>
      <Drawing name={`res-${good}`} x={x + 8} y={y - 10.5} size={12} />
    </>
  );
}

/** Four rocks, and under them cells for pilgrims: what stands beside a rock counts for it. */
export function StonePath({ props, player, of, outlined }: WorksProps) {
  const { view, language } = props;
  const words = dictionary(language);
  const say = faceWords[language];
  return (
    <g {...group(say.stonePath)}>
      {Array.from({ length: ROCK_CELLS }, (_, at) => {
        const tile = player.iwakura[at] ?? null;
        return (
          <Piece
            key={tile ?? at}
            {...picture(tile === null ? say.noRock : words.iwakura(tile))}
            piece={tile === null ? undefined : tilePiece(tile)}
          >
            <title>{tile === null ? say.noRock : words.iwakura(tile)}</title>
            <RockArt tile={tile} x={3 + 53 * at} y={0} scale={1.75} />
          </Piece>
        );
      })}
      <path d="M10 56H196" className="bt-stone-road" {...ORNAMENT} />
      {STONE_PATH.map(({ id, beside, cost }, cell) => {
        const x = 20 + 26.6 * cell;
        const isTaken = (player.stones & (1 << cell)) !== 0;
        const isReached = beside[0] < player.iwakura.length;
        return (
          <Place
            key={id}
            props={props}
            steps={['pilgrim']}
            choice={id}
            box={{ x: x - 12, y: 44, width: 24, height: 24 }}
            name={words.choices.pilgrim(beside, cost === null ? undefined : words.resource(cost, 1))}
            radius={12}
            isOutlined={outlined.has(`stone ${of} ${cell}`)}
          >
            <circle cx={x} cy="56" r="12" className={isReached ? 'bt-stone' : 'bt-stone bt-stone--off'} />
            {isTaken ? (
              <Piece piece={pilgrimsAt(view, of, stonePlace(cell))[0]}>
                <FigureArt kind="pilgrim-asleep" seat={of} x={x - 11} y={43} size={22} />
              </Piece>
            ) : (
              cost !== null && <Drawing name={`res-${cost}`} x={x - 8} y={48} size={16} opacity={isReached ? 1 : 0.6} />
            )}
          </Place>
        );
      })}
    </g>
  );
}
