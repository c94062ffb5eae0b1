import { useEffect, useRef } from 'react';

/** Opens the browser's own dialog while it is wanted, and gives the focus back afterwards. */
export function useDialog(isOpen: boolean, show: (dialog: HTMLDialogElement) => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it opens matters only when it does
  useEffect(() => {
    if (!isOpen) return;
    const element = dialog.current;
    const before = document.activeElement;
    if (element && !element.open) show(element);
    return () => {
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [isOpen]);
  return dialog;
}
