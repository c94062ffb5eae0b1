import { useSettings } from '../settings/settings.ts';
import emblems from './emblems.svg?url';
import { gameName, isPrint } from './games.ts';
import './emblem.css';

/** The small sign of a game, where a print would be mud. Decorative unless it is `named`. */
export function Emblem({ game, size = 34, named = false }: { game: string; size?: number; named?: boolean }) {
  const language = useSettings((settings) => settings.language);
  return (
    <span
      className="emblem"
      data-game={game}
      style={{ width: size, height: size }}
      {...(named ? { role: 'img', 'aria-label': gameName(language, game) } : { 'aria-hidden': true })}
    >
      {isPrint(game) && (
        <svg width={Math.round(size * 0.8)} height={Math.round(size * 0.8)} aria-hidden="true">
          <use href={`${emblems}#${game}`} />
        </svg>
      )}
    </span>
  );
}
