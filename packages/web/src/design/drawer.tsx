import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useWords } from '../words/index.ts';
import { IconButton } from './button.tsx';
import './drawer.css';
import { useDialog } from './use-dialog.ts';
import { designWords } from './words/index.ts';

interface DrawerProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** From this width on the drawer lies over the side column and the game goes on beside it. */
const BESIDE = '(min-width: 1280px)';

export function Drawer({ open, title, onClose, children }: DrawerProps) {
  const words = useWords(designWords);
  const id = useId();
  const drawer = useDialog(open, (element) => (matchMedia(BESIDE).matches ? element.show() : element.showModal()));
  if (!open) return null;
  return (
    <dialog
      ref={drawer}
      className="drawer"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && drawer.current?.matches(':modal') && onClose()}
    >
      <div className="drawer__page">
        <header className="drawer__head">
          <h2 className="drawer__title" id={id}>
            {title}
          </h2>
          <IconButton label={words.close} icon={<X />} size="small" onClick={onClose} />
        </header>
        <div className="drawer__body">{children}</div>
      </div>
    </dialog>
  );
}
