import { COLOURS, type Player } from '@engawa/bamboo';
import type { Seat } from '@engawa/kernel';
import type { Plate } from '../face.ts';
import { Mark } from './art/marks.tsx';
import type { BambooLooking } from './deciding.ts';
import { mealOf } from './mat/aside.tsx';
import { areaName, spiritName } from './naming.ts';
import { markedHappiness, spiritsOf } from './pieces.ts';
import './plate.css';
import { faceWords } from './words/index.ts';

/** A seat's plate: its happiness, sticks, coins and food against what winter needs; its areas, marker and spirits. */
export function plate({ view, language }: BambooLooking, of: Seat): Plate {
  const player = view.players[of]!;
  const say = faceWords[language];
  const { need, food } = mealOf(player);
  return {
    score: markedHappiness(view, of),
    facts: [
      { id: 'sticks', icon: <Mark name="stick" />, value: player.sticks, name: say.sticks(player.sticks) },
      { id: 'coins', icon: <Mark name="act-income" />, value: player.coins, name: say.coins(player.coins) },
      { id: 'food', icon: <Mark name="food-rice" />, value: `${food}/${need}`, name: say.mealNote(need, food) },
      ...(view.first === of ? [{ id: 'first', icon: <Mark name="first-player" />, value: '', name: say.first }] : []),
    ],
    more: <More player={player} language={language} />,
  };
}

/** So many spirits there is room for; of more only the first is shown, and how many others there are. */
const MOST = 3;

function More({ player, language }: { readonly player: Player; readonly language: BambooLooking['language'] }) {
  const say = faceWords[language];
  const spirits = spiritsOf(player);
  return (
    <div className="bb-plate">
      <ul className="bb-plate__areas">
        {COLOURS.map((colour, at) => (
          <li key={colour} title={`${areaName(language, colour)}: ${player.areas[at]!.length}`}>
            <span className={`bb-plate__area bb-${colour}`} data-marked={player.marker === at || undefined}>
              <Mark name={`emblem-${colour}`} />
            </span>
            <span className="visually-hidden">{areaName(language, colour)}</span>
            {player.areas[at]!.length}
          </li>
        ))}
      </ul>
      {spirits.length > 0 && (
        <span className="bb-plate__spirits">
          {spirits.slice(0, spirits.length > MOST ? 1 : MOST).map(({ kind, isAwake }, i) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: spirits never leave, and two may be alike
              key={i}
              className="bb-plate__spirit"
              data-asleep={!isAwake || undefined}
              title={isAwake ? spiritName(language, kind) : `${spiritName(language, kind)} (${say.sleeps})`}
            >
              <Mark name={kind} />
              <span className="visually-hidden">{spiritName(language, kind)}</span>
            </span>
          ))}
          {spirits.length > MOST && <b>+{spirits.length - 1}</b>}
        </span>
      )}
    </div>
  );
}
