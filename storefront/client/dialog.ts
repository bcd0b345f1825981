import { hit } from '../../ui/hit.ts';

/** Opens a dialog that a click beside it, its button or Escape closes and takes away again. */
export function openDialog(className: string, closeLabel: string, ...content: Node[]): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = className;
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'dialog-close';
  close.textContent = '×';
  close.setAttribute('aria-label', closeLabel);
  dialog.append(close, ...content);
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog || hit(event, '.dialog-close')) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
