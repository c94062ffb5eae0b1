import type { Seat } from '@engawa/kernel';
import {
  DICTIONARIES,
  FRAGMENTS,
  PANORAMAS,
  SOUVENIR_KINDS,
  SOUVENIRS,
  type Tokaido,
  type TokaidoEvent,
} from '@engawa/tokaido';
import type { Looking, Plate } from '../face.ts';
import { Art, CoinIcon, Icon } from './art/art.tsx';
import { givenName, travellerName } from './naming.ts';
import './plate.css';
import { StampStrip } from './strip.tsx';
import { faceWords } from './words/index.ts';

/** A seat's plate: its traveller, its coins, and in two rows what it has collected. */
export function plate({ view, language }: Looking<Tokaido, TokaidoEvent>, of: Seat): Plate {
  const player = view.players[of]!;
  const say = faceWords[language];
  const words = DICTIONARIES[language];
  const role =
    player.traveller === 'none'
      ? undefined
      : {
          icon: <Art name={`emblem-${player.traveller}`} className="tk-emblem" />,
          name: givenName(words, player.traveller),
          help: `${travellerName(words, player.traveller)}. ${say.powers[player.traveller]}`,
        };
  return {
    score: player.score,
    ...(role ? { role } : {}),
    facts: [
      { id: 'coins', icon: <CoinIcon />, value: player.coins, name: words.table.coins(player.coins) },
      {
        id: 'springs',
        icon: <Icon name="glyph-hot-spring" tint="var(--tk-c-spring)" />,
        value: player.springs.length,
        name: say.springs,
      },
      {
        id: 'encounters',
        icon: <Icon name="glyph-encounter" tint="var(--tk-c-encounter)" />,
        value: player.encounters.length,
        name: say.encounters,
      },
      {
        id: 'meals',
        icon: <Icon name="glyph-inn" tint="var(--tk-c-inn)" />,
        value: player.meals.length,
        name: say.meals,
      },
      {
        id: 'temple',
        icon: <Icon name="glyph-temple" tint="var(--tk-c-temple)" />,
        value: player.donated,
        name: say.offerings,
      },
    ],
    more: (
      <div className={view.players.length > 4 ? 'tk-plate tk-plate--crowded' : 'tk-plate'}>
        {PANORAMAS.map((panorama) => (
          <span
            key={panorama}
            className="tk-plate__panorama"
            title={`${words.spaces[panorama]}: ${say.ofAll(player.panoramas[panorama], FRAGMENTS[panorama])}`}
          >
            <StampStrip of={panorama} owned={player.panoramas[panorama]} />
            <span className="visually-hidden">
              {words.spaces[panorama]}: {say.ofAll(player.panoramas[panorama], FRAGMENTS[panorama])}
            </span>
          </span>
        ))}
        <span className="tk-plate__souvenirs" title={say.souvenirs}>
          {SOUVENIR_KINDS.map((kind) => {
            const isOwned = player.souvenirs.some((card) => SOUVENIRS[card].kind === kind);
            return (
              <svg key={kind} viewBox="-1 -1 26 26" className={isOwned ? '' : 'tk-missing'} aria-hidden="true">
                <use href={`#tk-glyph-${kind}`} />
              </svg>
            );
          })}
          <span className="visually-hidden">{say.souvenirs}: </span>
          {player.souvenirs.length}
        </span>
      </div>
    ),
  };
}
