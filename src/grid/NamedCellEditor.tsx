import { Box, MenuItem, MenuList, Paper, Popper } from '@mui/material';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Done } from './CellEditor.tsx';
import type { CellSuggestion } from './GridRow.ts';

interface Needs {
  label: string;
  text: string;
  /** What may be meant by what is typed. */
  suggest: (typed: string) => Promise<readonly CellSuggestion[]>;
  onDone: Done;
  onCancel: () => void;
}

/** So long nobody is asked after a key was pressed. */
const pauseMs = 150;
/** Behind it begins the last one of several. */
const behindLast = /^.*;\s*/s;

/** Writes a cell that names other records: what may be meant is offered below it, in the order of the combobox pattern of ARIA. */
export function NamedCellEditor({ label, text, suggest, onDone, onCancel }: Needs) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  const [typed, setTyped] = useState(text);
  const [offered, setOffered] = useState<readonly CellSuggestion[]>([]);
  const [chosen, setChosen] = useState(-1);
  const [before = ''] = behindLast.exec(typed) ?? [];
  const last = typed.slice(before.length);
  const asking = useRef(suggest);
  useLayoutEffect(() => {
    asking.current = suggest;
  });

  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);
  useEffect(() => {
    let isNewest = true;
    const timer = setTimeout(() => {
      // What stands there already is no search.
      asking.current(last === text ? '' : last).then(
        (found) => {
          if (!isNewest) return;
          setOffered(found);
          setChosen(-1);
        },
        () => isNewest && setOffered([]),
      );
    }, pauseMs);
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [last, text]);

  function end(act: () => void) {
    // What takes the field away makes it lose the focus, too.
    if (isOver.current) return;
    isOver.current = true;
    act();
  }
  const take = (index: number) => {
    const one = offered[index];
    return one ? before + one.text : typed;
  };
  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const back = event.shiftKey ? -1 : 1;
    if (event.key === 'Escape') end(onCancel);
    else if (event.key === 'Tab') end(() => onDone(take(chosen), 0, back));
    else if (event.key === 'Enter') end(() => onDone(take(chosen), back, 0));
    else if (event.key === 'ArrowDown') setChosen(Math.min(chosen + 1, offered.length - 1));
    else if (event.key === 'ArrowUp') setChosen(Math.max(chosen - 1, -1));
    else return;
    event.preventDefault();
  }
  return (
    <>
      <input
        ref={field}
        role="combobox"
        aria-label={label}
        aria-expanded={offered.length > 0}
        aria-controls={`${id}-offered`}
        aria-autocomplete="list"
        aria-activedescendant={chosen < 0 ? undefined : `${id}-${chosen}`}
        value={typed}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
        onCopy={(event) => event.stopPropagation()}
        onCut={(event) => event.stopPropagation()}
        onPaste={(event) => event.stopPropagation()}
        onBlur={() => end(() => onDone(typed, 0, 0))}
      />
      <Popper
        open={offered.length > 0}
        anchorEl={() => field.current ?? document.body}
        // Within the landmark of the screen, as all that is read.
        container={() => field.current?.closest('main') ?? document.body}
        role="presentation"
        placement="bottom-start"
        sx={{ zIndex: 'modal' }}
      >
        <Paper elevation={8} sx={{ minWidth: 260, maxWidth: '90vw', maxHeight: 320, overflow: 'auto' }}>
          <MenuList dense role="listbox" id={`${id}-offered`} aria-label={label}>
            {offered.map((one, index) => (
              <MenuItem
                key={`${one.text} ${one.beside}`}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                selected={index === chosen}
                aria-selected={index === chosen}
                // The field keeps the keyboard.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => end(() => onDone(take(index), 0, 0))}
              >
                {one.text}
                <Box component="span" sx={{ ml: 'auto', pl: 2, color: 'text.secondary', fontSize: '0.8em' }}>
                  {one.beside}
                </Box>
              </MenuItem>
            ))}
          </MenuList>
        </Paper>
      </Popper>
    </>
  );
}
