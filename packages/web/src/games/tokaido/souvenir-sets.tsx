import { DICTIONARIES, type SouvenirCard } from '@engawa/tokaido';
import { classes } from '../../design/index.ts';
import type { Looking } from '../face.ts';
import { Art } from './art/art.tsx';
import type { SetPlace } from './collection.ts';
import './souvenir-sets.css';

interface SetsProps {
  readonly sets: readonly (readonly SetPlace[])[];
  readonly language: Looking['language'];
  /** Cards that are not owned yet. */
  readonly ahead?: readonly SouvenirCard[];
}

type Size = 'large' | 'flat' | 'small' | 'tiny';

/** The same room for all of them: the more sets, the smaller their places. */
function sizeFor(sets: number): Size {
  if (sets <= 1) return 'large';
  if (sets === 2) return 'flat';
  return sets <= 4 ? 'small' : 'tiny';
}

/** Sets of souvenirs, one place a kind: what lies there and what it scored, or what the next one would score. */
export function SouvenirSets({ sets, language, ahead = [] }: SetsProps) {
  const size = sizeFor(sets.length);
  return (
    <div className={`tk-sets tk-sets--${size}`}>
      {sets.map((set, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sets are told apart by nothing but their order
        <ul key={i} className="tk-set">
          {set.map((place) => (
            <Place key={place.kind} place={place} size={size} ahead={ahead} language={language} />
          ))}
        </ul>
      ))}
    </div>
  );
}

interface PlaceProps extends Required<Pick<SetsProps, 'ahead' | 'language'>> {
  readonly place: SetPlace;
  readonly size: Size;
}

function Place({ place: { kind, card, points }, size, ahead, language }: PlaceProps) {
  const words = DICTIONARIES[language];
  const isRoomy = size === 'large' || size === 'flat';
  const name = card ? words.souvenirs[card] : words.kinds[kind];
  return (
    <li
      className={classes(
        'tk-souvenir',
        !card && 'tk-souvenir--empty',
        card && ahead.includes(card) && 'tk-souvenir--ahead',
      )}
      title={name}
    >
      <span className="visually-hidden">
        {name}: +{points}
      </span>
      {card && <Art name={`souvenir-${card}`} className="tk-souvenir__thing" />}
      {!card && (isRoomy || size === 'tiny') && (
        <svg viewBox="-1 -1 26 26" className="tk-souvenir__kind" aria-hidden="true">
          <use href={`#tk-glyph-${kind}`} />
        </svg>
      )}
      {(isRoomy || (size === 'small' && !card)) && (
        <i className="tk-souvenir__points" aria-hidden="true">
          +{points}
        </i>
      )}
    </li>
  );
}
