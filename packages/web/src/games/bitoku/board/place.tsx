import type { Choice } from '@engawa/kernel';
import type { ReactNode } from 'react';
import { ORNAMENT } from '../../named.ts';
import { Ring, Trace } from '../../ring.tsx';
import { isOpen, placed, reasonOf, type Stand, standAt } from '../../stand.ts';
import type { BitokuDeciding, StepName } from '../deciding.ts';
import type { Box } from '../places.ts';

interface PlaceProps {
  readonly props: BitokuDeciding;
  /** At these steps it can be chosen. */
  readonly steps: readonly StepName[];
  readonly choice: Choice;
  readonly box: Box;
  readonly name: string;
  /** By what it can be found in the drawing. */
  readonly place?: string;
  readonly radius?: number;
  readonly isOutlined?: boolean;
  /** Where a finger finds it, if that is more than what is seen. */
  readonly reach?: Box;
  readonly children: ReactNode | ((stand: Stand) => ReactNode);
}

/**
 * A part of the drawing that can be chosen at some steps. Then a button lies over it, whose name says all of it: the letters
 * and numbers of the drawing are not what it is called. At all other steps it is a picture with a name.
 */
export function Place(all: PlaceProps) {
  const { props, steps, choice, box, name, place, radius = 6, isOutlined = false, reach, children } = all;
  const stand = standAt(props, steps, choice);
  const title = <title>{reasonOf(props, stand) ?? name}</title>;
  const drawing = (
    <>
      {title}
      <g {...ORNAMENT}>{typeof children === 'function' ? children(stand) : children}</g>
      {isOutlined && <Trace {...box} radius={radius} />}
    </>
  );
  const named = placed(props, choice, stand, name);
  if (!isOpen(stand)) {
    return (
      <g className="place" data-place={place} {...named}>
        {drawing}
      </g>
    );
  }
  return (
    <g data-place={place}>
      {drawing}
      <g className="place" {...named}>
        {title}
        <rect {...(reach ?? box)} className="place-hit" />
        <Ring {...box} radius={radius} stand={stand} />
      </g>
    </g>
  );
}
