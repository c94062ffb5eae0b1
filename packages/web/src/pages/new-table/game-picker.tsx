import { Link } from 'wouter';
import { Emblem } from '../../art/emblem.tsx';
import { gameName, isPrint, PRINTS } from '../../art/games.ts';
import { Print } from '../../art/print.tsx';
import { Tooltip } from '../../design/index.ts';
import { gameCard } from '../../games/catalogue.ts';
import { useSettings } from '../../settings/settings.ts';
import { useWords } from '../../words/index.ts';
import { Facts } from '../shared/facts.tsx';
import { newTableWords } from './words/index.ts';

/** Which game: five emblems, the print of the chosen one, and what it is about. */
export function GamePicker({ game, onChange }: { game: string; onChange: (game: string) => void }) {
  const words = useWords(newTableWords);
  const language = useSettings((settings) => settings.language);
  const card = gameCard(game)!;
  return (
    <section className="new-table__game" aria-label={words.game}>
      <fieldset className="new-table__games">
        <legend className="visually-hidden">{words.game}</legend>
        {PRINTS.map((id) => {
          const name = gameName(language, id);
          const isPlayable = gameCard(id) !== undefined;
          return (
            <Tooltip key={id} text={isPlayable ? name : words.noRules(name)} isName={isPlayable}>
              <button
                type="button"
                className="new-table__pick"
                aria-label={name}
                aria-pressed={id === game}
                aria-disabled={isPlayable ? undefined : true}
                onClick={() => isPlayable && onChange(id)}
              >
                <Emblem game={id} size={42} />
              </button>
            </Tooltip>
          );
        })}
      </fieldset>
      <div className="new-table__print is-alive">{isPrint(game) && <Print game={game} />}</div>
      <Facts {...card} />
      {words.about[game] && <p className="new-table__about">{words.about[game]}</p>}
      <Link href={`/learn/${game}`}>{words.lesson}</Link>
    </section>
  );
}
