import { Lightbulb, LoaderCircle } from 'lucide-react';
import { Button, IconButton } from '../../design/index.ts';
import { useTable } from '../model.ts';
import './hint-button.css';

/** Asks the bot what it would do; while it thinks, the same button stops it. */
export function HintButton({ narrow }: { readonly narrow: boolean }) {
  const { hint, say } = useTable();
  if (hint === null) return null;
  const { isThinking, press } = hint;
  const label = isThinking ? say.hintStop : say.hint;
  const icon = isThinking ? <LoaderCircle className="hint-button__thinking" /> : <Lightbulb />;
  const props = { hotkey: 'I', icon, className: 'hint-button', onClick: press };
  return narrow ? <IconButton kind="outline" label={label} {...props} /> : <Button {...props}>{label}</Button>;
}
