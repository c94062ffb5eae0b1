import type { Seat } from '@engawa/kernel';
import {
  type Achievement,
  DICTIONARIES,
  FRAGMENTS,
  MEAL_POINTS,
  PANORAMAS,
  type Panorama,
  type Player,
  SPRINGS,
  type Tokaido,
  type TokaidoEvent,
} from '@engawa/tokaido';
import type { ReactNode } from 'react';
import type { Deciding, Looking } from '../face.ts';
import { Art, CoinIcon, Icon, Star } from './art/art.tsx';
import { panoramaScore, souvenirScore, souvenirSets } from './collection.ts';
import { fragmentAhead } from './gains.ts';
import './mat.css';
import './mat-widths.css';
import { encounterName, travellerName } from './naming.ts';
import { SouvenirSets } from './souvenir-sets.tsx';
import { Strip } from './strip.tsx';
import { faceWords } from './words/index.ts';

type MatProps = Deciding<Tokaido, TokaidoEvent> & { readonly of: Seat };

/** What a seat has collected: three panoramas that assemble into pictures, souvenirs, meals, people, baths, its traveller. */
export function Mat(props: MatProps) {
  const { view, of, step, picked, language, who } = props;
  const player = view.players[of]!;
  const isAsked = step !== undefined && 'seat' in step && step.seat === of;
  const ahead = isAsked ? fragmentAhead(view, step, picked) : undefined;
  return (
    <section className="tk-mat" data-seat={of} aria-label={`${faceWords[language].mat}: ${who(of)}`}>
      {/* Another mat is another mat: nothing is printed anew because somebody looks at it. */}
      <div className="tk-mat__row" key={of}>
        <div className="tk-mat__panoramas">
          {PANORAMAS.map((panorama) => (
            <PanoramaOf key={panorama} {...props} of={panorama} player={player} isAhead={ahead === panorama} />
          ))}
        </div>
        <div className="tk-mat__cards">
          <div className="tk-mat__column">
            <SouvenirsOf {...props} player={player} />
            <MealsOf {...props} player={player} />
          </div>
          <div className="tk-mat__column">
            <EncountersOf {...props} player={player} />
            <SpringsOf {...props} player={player} />
          </div>
          <TravellerOf {...props} player={player} />
        </div>
      </div>
    </section>
  );
}

type PartProps = Looking<Tokaido, TokaidoEvent> & { readonly player: Player };

interface HeadProps {
  readonly children: ReactNode;
  readonly value: ReactNode;
  /** The achievement that is won with what lies here. */
  readonly seal?: Achievement | undefined;
}

function Head({ children, value, seal }: HeadProps) {
  return (
    <h2 className="tk-mat__head">
      {children}
      {seal && <Art name={`ach-${seal}`} className="tk-mat__seal" />}
      <span>{value}</span>
    </h2>
  );
}

/** Its name once more where it was achieved. */
function sealOf({ achievements }: Player, achievement: Achievement): Achievement | undefined {
  return achievements.includes(achievement) ? achievement : undefined;
}

type PanoramaProps = Omit<PartProps, 'of'> & { readonly of: Panorama; readonly isAhead: boolean };

function PanoramaOf({ player, of, isAhead, language }: PanoramaProps) {
  const say = faceWords[language];
  const owned = player.panoramas[of];
  return (
    <div className="tk-mat__panorama" data-panorama={of}>
      <Head
        value={
          <>
            {say.ofAll(owned, FRAGMENTS[of])} · {panoramaScore(owned)} <Star />
          </>
        }
      >
        {DICTIONARIES[language].spaces[of]}
      </Head>
      <Strip of={of} owned={owned} isAhead={isAhead} isSealed={player.achievements.includes(of)} />
    </div>
  );
}

function SouvenirsOf({ player, language }: PartProps) {
  const say = faceWords[language];
  const sets = souvenirSets(player.souvenirs);
  return (
    <div className="tk-mat__part">
      <Head
        seal={sealOf(player, 'collector')}
        value={
          <>
            {souvenirScore(player.souvenirs)} <Star />
          </>
        }
      >
        {say.souvenirs}
      </Head>
      <SouvenirSets sets={sets} language={language} />
    </div>
  );
}

/** One a night, four nights. */
const NIGHTS = 4;

function MealsOf({ player, language }: PartProps) {
  const say = faceWords[language];
  const words = DICTIONARIES[language];
  const free = Array.from({ length: Math.max(0, NIGHTS - player.meals.length) }, (_, i) => i);
  return (
    <div className="tk-mat__part">
      <h2 className="tk-mat__head tk-mat__head--second">
        {say.meals}
        <span>
          {player.meals.length * MEAL_POINTS} <Star />
        </span>
      </h2>
      {player.achievements.includes('gourmet') && (
        <Art name="ach-gourmet" className="tk-mat__seal tk-mat__seal--corner" />
      )}
      <ul className="tk-tiles">
        {player.meals.map((card) => (
          <li key={card} className="tk-tile tk-tile--meal" title={words.meals[card]}>
            <Art name={`meal-${card}`} />
            <span className="visually-hidden">{words.meals[card]}</span>
          </li>
        ))}
        {free.map((i) => (
          <li key={i} className="tk-tile tk-tile--meal tk-tile--empty" aria-hidden="true">
            <Icon name="glyph-inn" />
            <i>
              {MEAL_POINTS} <Star />
            </i>
          </li>
        ))}
      </ul>
    </div>
  );
}

function EncountersOf({ player, language }: PartProps) {
  const say = faceWords[language];
  const words = DICTIONARIES[language];
  return (
    <div className="tk-mat__part">
      <Head value={player.encounters.length} seal={sealOf(player, 'chatterbox')}>
        {say.encounters}
      </Head>
      <ul className="tk-tiles tk-tiles--fan">
        {player.encounters.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies are alike, and nothing is ever taken away
          <li key={i} className="tk-tile tk-tile--person" title={words.encounters[card]}>
            <Art name={`encounter-${card}`} />
            <span className="visually-hidden">{encounterName(words, card)}</span>
          </li>
        ))}
        {player.encounters.length === 0 && (
          <li className="tk-tile tk-tile--person tk-tile--empty">
            <Icon name="glyph-encounter" />
            <span className="visually-hidden">{say.nothingYet}</span>
          </li>
        )}
      </ul>
    </div>
  );
}

function SpringsOf({ player, language }: PartProps) {
  const say = faceWords[language];
  return (
    <div className="tk-mat__part tk-mat__baths">
      <h2 className="tk-mat__head tk-mat__head--second">
        {say.springs}
        <span>{player.springs.length}</span>
      </h2>
      {player.achievements.includes('bather') && (
        <Art name="ach-bather" className="tk-mat__seal tk-mat__seal--corner" />
      )}
      <ul className="tk-tiles tk-tiles--fan">
        {player.springs.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies are alike, and nothing is ever taken away
          <li key={i} className="tk-tile tk-tile--spring" title={say.points(SPRINGS[card].points)}>
            <svg viewBox="0 0 72 80" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
              <use href={`#tk-${card}`} width="72" height="80" />
            </svg>
            <span className="visually-hidden">{say.points(SPRINGS[card].points)}</span>
          </li>
        ))}
        {player.springs.length === 0 && (
          <li className="tk-tile tk-tile--spring tk-tile--empty">
            <Icon name="glyph-hot-spring" />
            <span className="visually-hidden">{say.nothingYet}</span>
          </li>
        )}
      </ul>
      <div className="tk-cup" title={say.offerings}>
        <Art name="temple-cup" className="tk-cup__picture" />
        <span>
          <span className="visually-hidden">{say.offerings}: </span>
          {player.donated} <CoinIcon />
        </span>
      </div>
    </div>
  );
}

function TravellerOf({ player, language }: PartProps) {
  const { traveller } = player;
  const name = travellerName(DICTIONARIES[language], traveller);
  return (
    <div className="tk-traveller-card">
      {traveller === 'none' ? (
        <Art name="journey-point" className="tk-traveller-card__emblem" />
      ) : (
        <Art name={`emblem-${traveller}`} className="tk-traveller-card__emblem" />
      )}
      <h2>{name}</h2>
      <p>{faceWords[language].powers[traveller]}</p>
      <p className="tk-traveller-card__coins">
        {player.coins} <CoinIcon />
      </p>
    </div>
  );
}
