import type { Seat } from '@engawa/kernel';
import { Button, Crest } from '../../design/index.ts';
import { useTable } from '../model.ts';
import './curtain.css';

/** Between two people at one screen: nobody's secrets are shown until the next one says to be there. */
export function Curtain({ seat }: { readonly seat: Seat }) {
  const { say, who, source } = useTable();
  return (
    <main className="table-curtain">
      <Crest seat={seat} size={96} />
      <h1>{say.handoverTitle(who(seat))}</h1>
      <p>{say.handoverText}</p>
      <Button kind="main" autoFocus onClick={() => source.look?.(seat)}>
        {say.handoverButton(who(seat))}
      </Button>
    </main>
  );
}
