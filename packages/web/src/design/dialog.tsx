import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useWords } from '../words/index.ts';
import { IconButton } from './button.tsx';
import { classes } from './class-names.ts';
import './dialog.css';
import { useDialog } from './use-dialog.ts';
import { designWords } from './words/index.ts';

interface DialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Its buttons, the one that is meant last. */
  readonly actions?: ReactNode;
  readonly size?: 'wide' | undefined;
}

/** The browser's own dialog: it keeps the focus inside, closes with Escape, and gives the focus back. */
export function Dialog({ open, title, onClose, children, actions, size }: DialogProps) {
  const words = useWords(designWords);
  const id = useId();
  const dialog = useDialog(open, (element) => element.showModal());
  if (!open) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same and is the browser's business.
    <dialog
      ref={dialog}
      className={classes('dialog', size && `dialog--${size}`)}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="dialog__page">
        <header className="dialog__head">
          <h2 className="dialog__title" id={id}>
            {title}
          </h2>
        </header>
        <div className="dialog__body">{children}</div>
        {actions ? <footer className="dialog__actions">{actions}</footer> : null}
        {/* Last, so that the focus begins with what the dialog is about. */}
        <IconButton label={words.close} icon={<X />} size="small" className="dialog__close" onClick={onClose} />
      </div>
    </dialog>
  );
}
