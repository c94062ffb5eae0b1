import { createContext, type SVGProps, useContext } from 'react';

/** On a phone the mat lies on a page of the board, and in the sheet as a copy: no piece has a name twice. */
export const IsCopy = createContext(false);

interface PieceProps extends SVGProps<SVGGElement> {
  readonly piece: string | undefined;
}

/** A thing on the mat that moves: the table walks it from where it stood to where it stands. */
export function Piece({ piece, ...rest }: PieceProps) {
  return <g data-piece={useContext(IsCopy) ? undefined : piece} {...rest} />;
}
