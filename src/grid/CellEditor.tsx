import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';

/** Where one goes on after a cell was written: so many rows and columns further. */
export type Done = (text: string, rows: number, columns: number) => void;

interface Needs {
  label: string;
  text: string;
  onDone: Done;
  onCancel: () => void;
}

/** Writes one cell. Enter and tab keep it and go on, Escape leaves it as it was; whoever goes elsewhere keeps it. */
export function CellEditor({ label, text, onDone, onCancel }: Needs) {
  const field = useRef<HTMLTextAreaElement>(null);
  const isOver = useRef(false);
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(text.length, text.length);
  }, [text]);

  function end(act: () => void) {
    // What takes the field away makes it lose the focus, too.
    if (isOver.current) return;
    isOver.current = true;
    act();
  }
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const back = event.shiftKey ? -1 : 1;
    if (event.key === 'Escape') end(onCancel);
    else if (event.key === 'Tab') end(() => onDone(value, 0, back));
    else if (event.key === 'Enter' && event.altKey)
      event.currentTarget.setRangeText('\n', selectionStart, selectionEnd, 'end');
    else if (event.key === 'Enter') end(() => onDone(value, back, 0));
    else return;
    event.preventDefault();
  }
  return (
    <textarea
      ref={field}
      rows={1}
      aria-label={label}
      defaultValue={text}
      spellCheck={false}
      onKeyDown={onKeyDown}
      onCopy={(event) => event.stopPropagation()}
      onCut={(event) => event.stopPropagation()}
      onPaste={(event) => event.stopPropagation()}
      onBlur={({ currentTarget }) => end(() => onDone(currentTarget.value, 0, 0))}
    />
  );
}
