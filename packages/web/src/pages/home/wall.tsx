import { useWords } from '../../words/index.ts';
import { Facts } from '../shared/facts.tsx';
import { Actions } from './actions.tsx';
import { wall } from './games.ts';
import { HungPrint } from './hung-print.tsx';
import { homeWords } from './words/index.ts';
import './wall.css';

/** The five prints like panels of a folding screen. */
export function Wall() {
  const words = useWords(homeWords);
  return (
    <section className="home-wall" aria-label={words.wall}>
      {wall().map((hung) => (
        <article key={hung.id} className="home-wall__card" aria-labelledby={`print-${hung.id}`}>
          <HungPrint hung={hung} headingId={`print-${hung.id}`} />
          <Facts {...hung} />
          <Actions hung={hung} />
        </article>
      ))}
    </section>
  );
}
