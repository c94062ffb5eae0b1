import { Link } from 'wouter';
import { Emblem } from '../../art/emblem.tsx';
import { gameName } from '../../art/games.ts';
import { Print } from '../../art/print.tsx';
import { Tooltip } from '../../design/index.ts';
import { CATALOGUE, type GameCard } from '../../games/catalogue.ts';
import { useSettings } from '../../settings/settings.ts';
import { useWords } from '../../words/index.ts';
import { Facts } from '../shared/facts.tsx';
import { newTableWords } from './words/index.ts';

/** Which game: five emblems, the print of the chosen one, and what it is about. */
export function GamePicker({ card, onChange }: { card: GameCard; onChange: (card: GameCard) => void }) {
  const words = useWords(newTableWords);
  const language = useSettings((settings) => settings.language);
  return (
    <section className="new-table__game" aria-label={words.game}>
      <fieldset className="new-table__games">
        <legend className="visually-hidden">{words.game}</legend>
        {CATALOGUE.map((one) => {
          const name = gameName(language, one.id);
          return (
            <Tooltip key={one.id} text={name} isName>
              <button
                type="button"
                className="new-table__pick"
                aria-label={name}
                aria-pressed={one === card}
                onClick={() => onChange(one)}
              >
                <Emblem game={one.id} size={42} />
              </button>
            </Tooltip>
          );
        })}
      </fieldset>
      <div className="new-table__print is-alive">
        <Print game={card.id} />
      </div>
      <Facts {...card} />
      <p className="new-table__about">{words.about[card.id]}</p>
      <Link href={`/learn/${card.id}`}>{words.lesson}</Link>
    </section>
  );
}
