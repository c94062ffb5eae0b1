import { useState } from 'react';
import { Dialog, Field, TextArea } from '../../design/index.ts';
import { useTable } from '../model.ts';
import { keepNote, noteOf } from '../notes.ts';

const LONGEST = 4_000;

/** What a player wants to remember of this table: nobody else ever sees it. */
export function NotesDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { say, seat, latest } = useTable();
  const { table } = latest.shown;
  return (
    <Dialog open={open} title={say.notes} onClose={onClose}>
      <Notes key={`${table} ${seat}`} />
    </Dialog>
  );
}

function Notes() {
  const { say, seat, latest } = useTable();
  const { table } = latest.shown;
  const [text, setText] = useState(() => noteOf(table, seat));
  const [isKept, setKept] = useState(true);
  return (
    <Field label={say.notesLabel} help={say.notesHelp} error={isKept ? undefined : say.notesLost}>
      <TextArea
        rows={8}
        maxLength={LONGEST}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setKept(keepNote(table, seat, target.value));
        }}
      />
    </Field>
  );
}
