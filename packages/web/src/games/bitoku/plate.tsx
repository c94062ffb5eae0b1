import { buildingsOf, handOf, resourcesOf, totalPoints } from '@engawa/bitoku';
import type { Seat } from '@engawa/kernel';
import type { Plate } from '../face.ts';
import { DieMark } from './art/figures.tsx';
import { Mark } from './art/text.tsx';
import type { BitokuLooking } from './deciding.ts';
import { dictionary } from './naming.ts';
import './plate.css';
import { faceWords } from './words/index.ts';

/** A seat's plate: its dice, and how much it has of what. */
export function plate({ view, language }: BitokuLooking, of: Seat): Plate {
  const player = view.players[of]!;
  const say = faceWords[language];
  const words = dictionary(language);
  return {
    score: totalPoints(player),
    facts: [
      { id: 'hand', icon: <Mark name="hand" />, value: handOf(player).length, name: say.handName },
      { id: 'goods', icon: <Mark name="res-any" />, value: resourcesOf(player), name: say.resources },
      {
        id: 'amulets',
        icon: <Mark name="amulet" />,
        value: player.amulets.reduce((a, b) => a + b, 0),
        name: say.amulets,
      },
      { id: 'buildings', icon: <Mark name="build" />, value: buildingsOf(view, of), name: say.buildings },
      { id: 'awake', icon: <Mark name="pil" />, value: player.awake, name: say.awakeName },
    ],
    more: (
      <ul className="bt-plate">
        {player.dice.map(({ value, at }, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its slot
          <li key={slot} className="bt-plate__die" data-at={at} title={words.table.die(value, at)}>
            <span className="visually-hidden">{words.table.die(value, at)}</span>
            <DieMark value={value} seat={of} />
            {at === 'locked' && <Mark name="lock" className="bt-plate__lock" />}
          </li>
        ))}
      </ul>
    ),
  };
}
