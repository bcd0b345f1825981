import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  title: string;
  closeLabel: string;
  onClose(): void;
  children: ReactNode;
}

/** A window over the page: Escape, its button or a click beside it close it, and the focus returns. */
export function Window({ title, closeLabel, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className="list-window"
      aria-labelledby="list-title"
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <header>
        <h2 id="list-title">{title}</h2>
        <button type="button" className="dialog-close" aria-label={closeLabel} onClick={close}>
          ×
        </button>
      </header>
      {children}
    </dialog>
  );
}
