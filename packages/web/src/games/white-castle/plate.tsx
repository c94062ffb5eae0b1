import { type Seat, total } from '@engawa/kernel';
import {
  courtiersLeft,
  DICTIONARIES,
  FIGURES,
  gardenersLeft,
  type Household,
  sheetOf,
  warriorsLeft,
} from '@engawa/white-castle';
import type { Plate } from '../face.ts';
import { EffectMark, Mark } from './art/effect-art.tsx';
import { FigureMark } from './art/figure.tsx';
import { CardArt } from './board/card-art.tsx';
import type { CastleLooking } from './deciding.ts';
import { effectWords } from './describe.ts';
import { heaped, lanternOf } from './outcome.ts';
import './plate.css';
import { faceWords } from './words/index.ts';

/** How many of a clan's figures have left the mat. */
export function figuresOut(household: Household) {
  return {
    courtiers: FIGURES - courtiersLeft(household),
    gardeners: FIGURES - gardenersLeft(household),
    warriors: FIGURES - warriorsLeft(household),
  };
}

/** A seat's plate: what it would score now, its goods, its card with the lantern, and how many figures are out. */
export function plate({ view, language }: CastleLooking, of: Seat): Plate {
  const player = view.players[of]!;
  const say = faceWords[language];
  const words = DICTIONARIES[language];
  const { scoreRows } = words;
  const lantern = heaped(lanternOf(player));
  return {
    score: total(sheetOf(view, player)),
    facts: [
      { id: 'coins', icon: <Mark name="coin" />, value: player.coins, name: say.coins },
      { id: 'seals', icon: <Mark name="seal" />, value: player.seals, name: say.seals },
      { id: 'food', icon: <Mark name="food" />, value: player.food, name: scoreRows.food },
      { id: 'iron', icon: <Mark name="iron" />, value: player.iron, name: scoreRows.iron },
      { id: 'pearl', icon: <Mark name="pearl" />, value: player.pearl, name: scoreRows.pearl },
    ],
    more: (
      <div className="wc-plate">
        {player.card !== null && (
          <svg className="wc-plate__card" viewBox="0 0 68 52" role="img" aria-label={words.card(player.card)}>
            <CardArt card={player.card} x={1} y={1} width={66} height={50} isBesideRows />
          </svg>
        )}
        <div className="wc-plate__column">
          <FiguresOut household={player} seat={of} name={say.figures(figuresOut(player))} />
          <p className="wc-plate__lantern" title={`${say.lantern}: ${effectWords(language, lantern)}`}>
            <Mark name="lantern" />
            <span className="visually-hidden">
              {say.lantern}: {effectWords(language, lantern)}
            </span>
            <span aria-hidden="true" className="wc-plate__symbols">
              {lantern.map((effect) => (
                <EffectMark key={effect} effects={[effect]} />
              ))}
            </span>
          </p>
        </div>
      </div>
    ),
  };
}

interface FiguresOutProps {
  readonly household: Household;
  readonly seat: number;
  readonly name: string;
}

/** How many courtiers, gardeners and warriors a clan has on the board. */
export function FiguresOut({ household, seat, name }: FiguresOutProps) {
  const { courtiers, gardeners, warriors } = figuresOut(household);
  const counts = [
    ['courtier', courtiers],
    ['gardener', gardeners],
    ['warrior', warriors],
  ] as const;
  return (
    <p className="wc-figures" title={name}>
      <span className="visually-hidden">{name}</span>
      {counts.map(([member, count]) => (
        <span key={member} aria-hidden="true">
          <FigureMark member={member} seat={seat} />
          {count}
        </span>
      ))}
    </p>
  );
}
