import { useEffect, useRef, useState } from 'react';
import { Emblem } from '../../art/emblem.tsx';
import { gameName } from '../../art/games.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import { useSettings } from '../../settings/settings.ts';
import { useWords } from '../../words/index.ts';
import { Facts } from '../shared/facts.tsx';
import { Actions } from './actions.tsx';
import { HungPrint } from './hung-print.tsx';
import { homeWords } from './words/index.ts';
import './carousel.css';

/** The wall of a phone: one print at a time with its neighbours peeking in, and all five one tap away. */
export function Carousel() {
  const words = useWords(homeWords);
  const language = useSettings((settings) => settings.language);
  const row = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const shown = CATALOGUE[at]!;

  useEffect(() => {
    const slides = row.current;
    if (!slides) return;
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setAt(nearest(slides)));
    };
    slides.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      slides.removeEventListener('scroll', look);
    };
  }, []);

  const show = (index: number) => {
    const slide = row.current?.children[index] as HTMLElement | undefined;
    if (slide) row.current?.scrollTo({ left: middleOf(slide) - row.current.clientWidth / 2, behavior: 'smooth' });
  };

  return (
    <section className="carousel" aria-label={words.wall}>
      <div className="carousel__row" ref={row}>
        {CATALOGUE.map(({ id }, index) => (
          <div key={id} className={`carousel__slide${index === at ? ' carousel__slide--shown' : ''}`}>
            <HungPrint game={id} headingId={`print-${id}`} />
          </div>
        ))}
      </div>
      <div className="carousel__games">
        {CATALOGUE.map(({ id }, index) => (
          <button
            key={id}
            type="button"
            className="carousel__game"
            aria-pressed={index === at}
            aria-label={gameName(language, id)}
            onClick={() => show(index)}
          >
            <Emblem game={id} size={44} />
          </button>
        ))}
      </div>
      <div className="carousel__about" aria-live="polite">
        <Facts {...shown} spelled />
        <Actions game={shown} isShort />
      </div>
    </section>
  );
}

function middleOf(slide: HTMLElement): number {
  return slide.offsetLeft + slide.offsetWidth / 2;
}

/** The slide that is closest to the middle of the row. */
function nearest(row: HTMLElement): number {
  const middle = row.scrollLeft + row.clientWidth / 2;
  const away = [...row.children].map((slide) => Math.abs(middleOf(slide as HTMLElement) - middle));
  return away.indexOf(Math.min(...away));
}
