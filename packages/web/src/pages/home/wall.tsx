import { CATALOGUE } from '../../games/catalogue.ts';
import { useWords } from '../../words/index.ts';
import { Facts } from '../shared/facts.tsx';
import { Actions } from './actions.tsx';
import { HungPrint } from './hung-print.tsx';
import { homeWords } from './words/index.ts';
import './wall.css';

/** The five prints like panels of a folding screen. */
export function Wall() {
  const words = useWords(homeWords);
  return (
    <section className="home-wall" aria-label={words.wall}>
      {CATALOGUE.map((game) => (
        <article key={game.id} className="home-wall__card" aria-labelledby={`print-${game.id}`}>
          <HungPrint game={game.id} headingId={`print-${game.id}`} />
          <Facts {...game} />
          <Actions game={game} />
        </article>
      ))}
    </section>
  );
}
