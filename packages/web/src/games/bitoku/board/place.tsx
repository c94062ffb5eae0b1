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

/** A part of the drawing that can be chosen at some steps. At all others it is a picture with a name. */
export function Place(all: PlaceProps) {
  const { props, steps, choice, box, name, place, radius = 6, isOutlined = false, reach, children } = all;
  const stand = standAt(props, steps, choice);
  return (
    <g className="place" data-place={place} {...placed(props, choice, stand, name)}>
      <title>{reasonOf(props, stand) ?? name}</title>
      {/* Its name says all of it: numbers read one by one say nothing. */}
      <g {...ORNAMENT}>{typeof children === 'function' ? children(stand) : children}</g>
      {isOpen(stand) && <rect {...(reach ?? box)} className="place-hit" />}
      {isOutlined && <Trace {...box} radius={radius} />}
      <Ring {...box} radius={radius} stand={stand} />
    </g>
  );
}
