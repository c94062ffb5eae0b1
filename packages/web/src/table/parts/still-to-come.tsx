import { isTogether, type State, type StepOf } from '@engawa/kernel';
import { useTable } from '../model.ts';
import './still-to-come.css';

/** The agenda in words, what happens next first. */
export function StillToCome({ open }: { readonly open: boolean }) {
  const { looking, words, who, say, shown } = useTable();
  const steps = looking.view.agenda.flatMap((step): StepOf<State>[] =>
    isTogether(step) ? step.parts.flatMap((part) => part.agenda) : [step],
  );
  const sentences = steps
    .reverse()
    .map((step) => words.stillToCome(step, who))
    .filter((sentence) => sentence !== undefined);
  if (shown.status !== 'running') return null;
  return (
    <details className="still-to-come" open={open}>
      <summary>
        {say.stillToCome} <span className="still-to-come__count">{sentences.length}</span>
      </summary>
      {sentences.length === 0 ? (
        <p>{say.nothingToCome}</p>
      ) : (
        <ol>
          {sentences.map((sentence, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two pending steps may read the same
            <li key={i}>{sentence}</li>
          ))}
        </ol>
      )}
    </details>
  );
}
