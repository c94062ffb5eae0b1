import type { Seat } from '@engawa/kernel';
import { type ComponentType, useEffect, useState } from 'react';
import { classes } from '../../design/index.ts';
import type { Deciding, PagedBoard } from '../../games/face.ts';
import { useTable } from '../model.ts';
import './pages.css';

interface Turning {
  readonly pages: PagedBoard['pages'];
  readonly page: string;
  /** Pages on which something can be chosen. */
  readonly open: readonly string[];
  readonly turn: (page: string) => void;
}

interface Shown {
  readonly Board: ComponentType<Deciding>;
  readonly boardSize: PagedBoard['boardSize'];
  readonly turning: Turning | null;
}

/** The board, or of a board with pages the one that is turned up: by hand, or because something is asked there. */
export function usePages(isUpright: boolean): Shown {
  const { face, deciding, seat } = useTable();
  const paged = isUpright && face.upright && 'pages' in face.upright ? face.upright : undefined;
  const [page, turn] = useState(paged?.pages[0]?.id ?? '');
  const open = paged?.pagesOf(deciding) ?? [];
  const question = questionOf(deciding, seat);
  // A new question turns to its page; whoever turns back meanwhile is left alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is what turns the page
  useEffect(() => {
    if (open[0] !== undefined) turn(open[0]);
  }, [question]);
  if (paged === undefined) {
    const { Board, boardSize } = isUpright && face.upright && 'Board' in face.upright ? face.upright : face;
    return { Board, boardSize, turning: null };
  }
  const { Board } = paged.pages.find(({ id }) => id === page) ?? paged.pages[0]!;
  return { Board, boardSize: paged.boardSize, turning: { pages: paged.pages, page, open, turn } };
}

const questionOf = ({ step }: Deciding, seat: Seat | null): string =>
  step === undefined ? '' : `${seat} ${JSON.stringify(step)}`;

export function PageTabs({ pages, page, open, turn }: Turning) {
  const { looking, say } = useTable();
  return (
    <nav className="board-pages" aria-label={say.board}>
      {pages.map(({ id, name, icon }) => (
        <button
          key={id}
          type="button"
          className={classes('board-pages__page', open.includes(id) && 'board-pages__page--open')}
          aria-current={id === page ? 'page' : undefined}
          onClick={() => turn(id)}
        >
          {icon}
          {name[looking.language]}
        </button>
      ))}
    </nav>
  );
}
