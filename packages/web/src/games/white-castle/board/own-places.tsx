import {
  COLOURS,
  DICTIONARIES,
  EXCHANGES,
  exchangedFor,
  MOST_SEALS,
  type Player,
  RESOURCES,
  ROW_VALUE,
  ROWS,
  type Row,
} from '@engawa/white-castle';
import { group } from '../../named.ts';
import { isOpen, standAt } from '../../stand.ts';
import { Effects } from '../art/effect-art.tsx';
import type { CastleDeciding } from '../deciding.ts';
import { effectWords } from '../describe.ts';
import { coinsFor, heaped, rowGives } from '../outcome.ts';
import { diceNames, dieInHand } from '../pieces.ts';
import { type Box, GROUND_HEIGHT, type Layout } from '../places.ts';
import { coinTag, Ring, Slot, Tag } from './parts.tsx';
import { Place } from './place.tsx';

interface OwnProps {
  readonly props: CastleDeciding;
  readonly layout: Layout;
}

/** On a phone the mat lies under the sheet: its three rows and the purse stand on the board too. */
export function OwnPlaces({ props, layout }: OwnProps) {
  const { view, seat } = props;
  const own = seat ?? 0;
  const player = view.players[own];
  if (!player || layout.domain === undefined || layout.purse === undefined) return null;
  const { domain, purse } = layout;
  return (
    <g className="wc-clan" data-seat={own}>
      {ROWS.map((row) => (
        <OwnRow key={row} props={props} player={player} own={own} row={row} box={domain[row]} />
      ))}
      <Purse props={props} player={player} box={purse} />
    </g>
  );
}

interface RowProps {
  readonly props: CastleDeciding;
  readonly player: Player;
  readonly own: number;
  readonly row: Row;
  readonly box: Box;
}

function OwnRow({ props, player, own, row, box }: RowProps) {
  const { view, step, language } = props;
  const at = ROWS.indexOf(row);
  const colour = COLOURS[at]!;
  const stand = standAt(props, ['placeDie'], row);
  const hand = step?.do === 'placeDie' ? dieInHand(view) : undefined;
  const gives = heaped(rowGives(player, row));
  const name = `${DICTIONARIES[language].spaces[row]}: ${effectWords(language, gives)}`;
  const value = player.rows[at]!;
  const isPicked = stand.state === 'picked';
  return (
    <Place
      {...{ props, stand, name }}
      choice={row}
      area={{ width: box.width, height: GROUND_HEIGHT }}
      place={row}
      transform={`translate(${box.x} ${box.y})`}
    >
      <rect width={box.width} height={GROUND_HEIGHT} rx="8" fill={`var(--wc-${colour}-pale)`} className="wc-outline" />
      <path d={`M1.500 10V${GROUND_HEIGHT - 10}`} stroke="var(--wc-clan)" strokeWidth="4" strokeLinecap="round" />
      <rect
        x="44"
        y="5"
        width={box.width - 49}
        height={GROUND_HEIGHT - 10}
        rx="6"
        fill="var(--wc-card)"
        className="wc-edge"
      />
      <RowEffects effects={gives} x={45} y={6} width={box.width - 51} height={GROUND_HEIGHT - 12} />
      <Slot
        x={7}
        y={9}
        size={32}
        value={ROW_VALUE}
        dice={value > 0 ? [{ colour, value }] : []}
        names={[diceNames(view, colour).rowDie(own)]}
        ahead={isPicked && hand ? hand : undefined}
      />
      <Ring x={7} y={9} width={32} height={32} stand={stand} />
      {hand && isOpen(stand) && <Tag x={23} y={48} {...coinTag(coinsFor(view, row, hand.value))} isPicked={isPicked} />}
    </Place>
  );
}

interface RowEffectsProps {
  readonly effects: ReturnType<typeof heaped>;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** In two lines, where one would be too small. */
function RowEffects({ effects, x, y, width, height }: RowEffectsProps) {
  if (effects.length < 3) return <Effects effects={effects} {...{ x, y, width, height }} most={1.2} />;
  const half = Math.ceil(effects.length / 2);
  return (
    <>
      <Effects effects={effects.slice(0, half)} {...{ x, y, width }} height={height / 2} most={1.1} />
      <Effects effects={effects.slice(half)} {...{ x, width }} y={y + height / 2} height={height / 2} most={1.1} />
    </>
  );
}

const SEALS = Array.from({ length: MOST_SEALS }, (_, n) => n);

interface PurseProps {
  readonly props: CastleDeciding;
  readonly player: Player;
  readonly box: Box;
}

/** What the seat holds, and under each good the exchange of seals for it. */
function Purse({ props, player, box }: PurseProps) {
  const { language } = props;
  const goods = [...RESOURCES, 'coin'] as const;
  const amounts = { food: player.food, iron: player.iron, pearl: player.pearl, coin: player.coins };
  const pitch = (box.width - 6) / 4;
  const name = DICTIONARIES[language].table.goods(player);
  return (
    <g transform={`translate(${box.x} ${box.y})`} {...group(name)}>
      <rect width={box.width} height={GROUND_HEIGHT} rx="8" className="wc-ground" />
      {goods.map((good, i) => {
        const exchange = EXCHANGES[good];
        const stand = standAt(props, props.step ? [props.step.do] : [], exchange);
        const left = 3 + i * pitch;
        const cost = exchangedFor(exchange) === 'coin' ? 1 : 2;
        return (
          <Place
            key={good}
            {...{ props, stand, name }}
            choice={exchange}
            area={{ x: left, y: 2, width: pitch, height: GROUND_HEIGHT - 4 }}
            isTitled={false}
          >
            <use href={`#wc-${good}`} x={left + 2} y="6" width="16" height="16" />
            <text x={left + pitch - 6} y="20" textAnchor="middle" className="wc-purse">
              {amounts[good]}
            </text>
            {isOpen(stand) && (
              <>
                <rect
                  x={left + 2}
                  y="42"
                  width={pitch - 4}
                  height="20"
                  rx="6"
                  fill="var(--wc-card)"
                  className="wc-edge"
                />
                <text x={left + 9} y="57" textAnchor="middle" className="wc-number wc-number--13" fill="var(--wc-pay)">
                  {cost}
                </text>
                <use href="#wc-seal" x={left + 14} y="46" width="12" height="12" />
                <Ring x={left + 4} y={44} width={pitch - 8} height={16} radius={4} stand={stand} />
              </>
            )}
          </Place>
        );
      })}
      {SEALS.map((n) => (
        <use
          key={n}
          href="#wc-seal"
          x={8 + n * 15}
          y="25"
          width="13"
          height="13"
          opacity={n < player.seals ? 1 : 0.2}
        />
      ))}
    </g>
  );
}
