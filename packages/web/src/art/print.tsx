import { useEffect, useRef } from 'react';
import { useSettings } from '../settings/settings.ts';
import { LETTERING, type PrintId } from './games.ts';
import bamboo from './prints/bamboo.svg?url';
import bitoku from './prints/bitoku.svg?url';
import risingSun from './prints/rising-sun.svg?url';
import tokaido from './prints/tokaido.svg?url';
import whiteCastle from './prints/white-castle.svg?url';
import './inks.css';
import './print.css';

const FILES: Readonly<Record<PrintId, string>> = {
  tokaido,
  bamboo,
  'white-castle': whiteCastle,
  'rising-sun': risingSun,
  bitoku,
};

const drawings = new Map<PrintId, Promise<Element>>();

/** A print is a file of its own, asked for once; it becomes part of the page, so that the page's inks reach it. */
function drawingOf(game: PrintId): Promise<Element> {
  const known = drawings.get(game);
  if (known) return known;
  const asked = fetch(FILES[game])
    .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(`${answer.status}`))))
    .then((text) => new DOMParser().parseFromString(text, 'image/svg+xml').documentElement);
  drawings.set(game, asked);
  asked.catch(() => drawings.delete(game));
  return asked;
}

interface PrintProps {
  readonly game: PrintId;
  /** Whether the lettering is the heading of what stands around it; otherwise it is only seen. */
  readonly headingId?: string;
}

/** One of the five prints on its paper, with the game's name in the reader's language. */
export function Print({ game, headingId }: PrintProps) {
  const language = useSettings((settings) => settings.language);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = sheet.current;
    if (!place) return;
    let isWanted = true;
    const hang = () =>
      void drawingOf(game)
        .then((drawing) => {
          if (isWanted) place.replaceChildren(document.importNode(drawing, true));
        })
        // Without its picture the print is still a sheet with a name on it.
        .catch(() => {});
    const eyes = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        eyes.disconnect();
        hang();
      },
      { rootMargin: '200px' },
    );
    eyes.observe(place);
    return () => {
      isWanted = false;
      eyes.disconnect();
    };
  }, [game]);
  const { lines, size } = LETTERING[language][game];
  const lettering = { fontSize: `${(size / 218) * 100}cqi` };
  return (
    <div className={`print-frame print-frame--${game}`}>
      <div className="print-frame__sheet" ref={sheet} />
      {headingId === undefined ? (
        <span className="print-frame__title" style={lettering} aria-hidden="true">
          {lines.join('\n')}
        </span>
      ) : (
        <h2 className="print-frame__title" style={lettering} id={headingId}>
          {lines.join('\n')}
        </h2>
      )}
    </div>
  );
}
