import type { ReactNode } from 'react';
import { useTable } from '../model.ts';
import { TextBoard } from '../parts/text-board.tsx';
import './board.css';
import { type Zoom, ZoomedBoard } from './zoomed-board.tsx';

interface BoardFrameProps {
  readonly isText: boolean;
  /** On a phone the board is larger than its window. */
  readonly zoom?: Zoom;
  /** What lies over the board's upper edge. */
  readonly children?: ReactNode;
}

export function BoardFrame({ isText, zoom, children }: BoardFrameProps) {
  const { face, deciding, say } = useTable();
  return (
    <main className="table-board" aria-label={say.board}>
      {isText ? (
        <TextBoard />
      ) : zoom ? (
        <ZoomedBoard {...zoom} />
      ) : (
        <div className="table-board__drawing">
          <face.Board {...deciding} />
        </div>
      )}
      {children}
    </main>
  );
}
