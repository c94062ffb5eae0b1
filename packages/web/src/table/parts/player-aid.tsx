import { Printer } from 'lucide-react';
import { createPortal } from 'react-dom';
import { Button } from '../../design/index.ts';
import { useTable } from '../model.ts';
import './player-aid.css';

/** What everything is called and where it comes from; a second copy waits for the printer, out of sight. */
export function PlayerAid() {
  const { say, words } = useTable();
  return (
    <>
      <div className="player-aid">
        <Lines />
        <Button size="small" icon={<Printer />} onClick={() => window.print()}>
          {say.print}
        </Button>
      </div>
      {createPortal(
        <article className="print-sheet">
          <h1>
            {words.name}: {say.aid}
          </h1>
          <Lines />
        </article>,
        document.body,
      )}
    </>
  );
}

/** One line an icon. */
function Lines() {
  const { face, looking } = useTable();
  return (
    <dl className="aid-lines">
      {face.aid[looking.language].map(({ icon, name, text }) => (
        <div key={name}>
          <dt>
            <span className="aid-lines__icon" aria-hidden="true">
              {icon}
            </span>
            {name}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
