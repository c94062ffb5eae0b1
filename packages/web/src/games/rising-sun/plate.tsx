import { type Seat, total } from '@engawa/kernel';
import { CARD_NAMES, CARDS, DICTIONARIES, differentProvinces, NO_ONE, SET_POINTS, sheetOf } from '@engawa/rising-sun';
import { Crest } from '../../design/index.ts';
import type { Plate } from '../face.ts';
import { Mark } from './art/marks.tsx';
import { cardWords } from './card.tsx';
import type { SunLooking } from './deciding.ts';
import { clanName } from './describe.ts';
import { Reserve } from './mat.tsx';
import './plate.css';
import { faceWords } from './words/index.ts';

/** A seat's plate: its clan, what it would score now, coins, ronin, honor and tokens; its ally, reserve and cards. */
export function plate({ view, language, who }: SunLooking, of: Seat): Plate {
  const player = view.players[of]!;
  const say = faceWords[language];
  const words = DICTIONARIES[language];
  const different = differentProvinces(player);
  const rank = view.honor.indexOf(of) + 1;
  const { clan, ally } = player;
  return {
    score: total(sheetOf(view, of)),
    ...(clan === null
      ? {}
      : {
          role: {
            icon: <Mark name={`crest-${clan}`} />,
            name: clanName(language, view, of),
            help: `${words.abilities[clan].name}. ${words.abilities[clan].rule}`,
          },
        }),
    facts: [
      { id: 'coins', icon: <Mark name="coin" />, value: player.coins, name: say.coins(player.coins) },
      { id: 'ronin', icon: <Mark name="ronin" />, value: player.ronin, name: say.ronin(player.ronin) },
      {
        id: 'honor',
        icon: <Mark name="honor" className="rs-game" />,
        value: rank === 0 ? '–' : rank,
        name: say.honorRank(rank),
      },
      {
        id: 'tokens',
        icon: <Mark name="war-token" />,
        value: `${different}/8`,
        name: say.tokens(different, SET_POINTS[different]!),
      },
    ],
    more: (
      <div className="rs-plate">
        <Reserve props={{ view, language }} of={of} />
        {ally !== NO_ONE && (
          <span className="rs-plate__ally" title={words.table.ally(who(ally))}>
            <Crest seat={ally} size={16} />
          </span>
        )}
        <ul className="rs-plate__cards">
          {player.cards.flatMap((copies, card) =>
            copies === 0
              ? []
              : [
                  <li
                    key={CARD_NAMES[card]}
                    data-type={CARDS[CARD_NAMES[card]!].type}
                    title={cardWords(language, card, copies)}
                  >
                    <span className="visually-hidden">{cardWords(language, card, copies)}</span>
                  </li>,
                ],
          )}
        </ul>
      </div>
    ),
  };
}
