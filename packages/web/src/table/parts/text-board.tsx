import type { Span } from '@engawa/kernel';
import { useTable } from '../model.ts';
import './text-board.css';

/** The table in words: for whoever listens to it, and for people who prefer lists. */
export function TextBoard() {
  const { looking, words, who, say } = useTable();
  const lines = words.table(looking.view, looking.seat, who);
  return (
    <section className="text-board" aria-label={say.textBoard}>
      <pre>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names and do not move
          <span key={i} className="text-board__line">
            {line.map((span, k) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor do their parts
              <Piece key={k} span={span} />
            ))}
            {'\n'}
          </span>
        ))}
      </pre>
    </section>
  );
}

function Piece({ span }: { readonly span: Span }) {
  if (typeof span === 'string') return span;
  const { text, seat, tone } = span;
  const classes = [tone && `text-board__${tone}`, seat !== undefined && `text-board__seat${seat + 1}`].filter(Boolean);
  return classes.length === 0 ? text : <span className={classes.join(' ')}>{text}</span>;
}
