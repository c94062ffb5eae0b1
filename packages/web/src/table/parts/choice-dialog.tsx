import { Dialog } from '../../design/index.ts';
import { useTable } from '../model.ts';
import { ChoiceList } from './choice-list.tsx';

export function ChoiceDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { deciding, words, say } = useTable();
  const { step, view } = deciding;
  return (
    <Dialog
      open={open && step !== undefined}
      title={step === undefined ? say.allChoices : words.prompt(step, view)}
      onClose={onClose}
    >
      <ChoiceList onChosen={onClose} />
    </Dialog>
  );
}
