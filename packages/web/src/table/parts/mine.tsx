import { X } from 'lucide-react';
import { useId } from 'react';
import { Button, SeatName } from '../../design/index.ts';
import { useTable } from '../model.ts';
import './mine.css';

interface MineProps {
  /** Where nothing stands beside the board, what the game lays there lies below the mat. */
  readonly withGame?: boolean;
}

/** My mat, or another seat's in its place; over it, the tray of a decision that is not made on the board. */
export function Mine({ withGame = false }: MineProps) {
  const { face, deciding, matOf, say } = useTable();
  const { step } = deciding;
  // Whoever looks at somebody else's mat meanwhile sees that one.
  const isMine = matOf === deciding.seat;
  const Tray = isMine && face.Tray && step !== undefined && face.usesTray?.(step) ? face.Tray : undefined;
  return (
    <div className="table-mine" data-seat={matOf}>
      {Tray ? (
        <section className="table-mine__tray" data-seat={deciding.seat ?? undefined} aria-label={say.tray}>
          <h2 className="visually-hidden">{say.tray}</h2>
          <Tray {...deciding} />
        </section>
      ) : (
        <>
          <Mat />
          {withGame && face.Side && (
            <section className="table-mine__game" aria-label={say.tabs.table}>
              <face.Side {...deciding} />
            </section>
          )}
        </>
      )}
    </div>
  );
}

/** The mat alone. */
export function Mat() {
  const { face, deciding, matOf, seat, say, who, showMat } = useTable();
  const title = useId();
  const isOther = seat !== null && matOf !== seat;
  return (
    <section className="table-mat" aria-labelledby={title}>
      <h2 id={title} className="visually-hidden">
        {matOf === seat ? say.myMat : say.matOf(who(matOf))}
      </h2>
      {isOther && (
        <div className="table-mat__whose">
          <SeatName seat={matOf}>{who(matOf)}</SeatName>
          <Button size="small" icon={<X />} onClick={() => showMat(seat)}>
            {say.backToMine}
          </Button>
        </div>
      )}
      <face.Mat {...deciding} of={matOf} />
    </section>
  );
}
