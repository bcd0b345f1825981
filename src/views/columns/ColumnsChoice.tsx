import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import { Box, Button, IconButton, InputAdornment, Popover, TextField } from '@mui/material';
import { useStore, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useColumns } from '../list/useColumns.tsx';
import type { FurtherColumn } from '../list/useFurtherColumns.tsx';
import { orderKey } from '../saved/useLayout.ts';
import type { OpenResource } from '../useResource.ts';
import { ColumnRow } from './ColumnRow.tsx';
import { movedTo } from './movedTo.ts';

/** From so many on, columns are looked for by their names. */
const many = 6;

interface Needs {
  open: OpenResource;
  further: FurtherColumn | undefined;
  anchor: HTMLElement;
  onClose: () => void;
}

/** Which columns a list shows, and in which order. */
export function ColumnsChoice({ open, further, anchor, onClose }: Needs) {
  const { columns, hidden: hiddenAtFirst } = useColumns(open, further);
  const translate = useTranslate();
  const storeKey = `${open.resource.name}.datatable`;
  const [, setOrder] = useStore<readonly string[] | undefined>(orderKey(open.resource.name));
  const [hidden, setHidden] = useStore<readonly string[]>(storeKey, hiddenAtFirst);
  const [sought, setSought] = useState('');
  const [dragged, setDragged] = useState<number>();
  const placeholder = translate('ra.action.search_columns');
  const order = columns.map(({ name }) => name);
  const reset = () => {
    setOrder(undefined);
    setHidden(hiddenAtFirst);
  };
  const toggle = (name: string) =>
    setHidden(hidden.includes(name) ? hidden.filter((other) => other !== name) : [...hidden, name]);
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': translate('ra.action.select_columns') } }}
    >
      <Box sx={{ p: 1, minWidth: 200 }}>
        {columns.length >= many && (
          <TextField
            autoFocus
            fullWidth
            type="search"
            value={sought}
            onChange={({ target }) => setSought(target.value)}
            placeholder={placeholder}
            slotProps={{
              htmlInput: { 'aria-label': placeholder },
              input: {
                endAdornment: (
                  <InputAdornment position="end">
                    {sought === '' ? (
                      <SearchIcon color="disabled" />
                    ) : (
                      <IconButton
                        size="small"
                        edge="end"
                        aria-label={translate('ra.action.clear_input_value')}
                        onClick={() => setSought('')}
                      >
                        <ClearIcon fontSize="small" />
                      </IconButton>
                    )}
                  </InputAdornment>
                ),
              },
            }}
          />
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 1 }}>
          {columns.map(({ name, label }, index) => {
            if (!isCalled(label, sought)) return null;
            return (
              <ColumnRow
                key={name}
                label={label}
                isShown={!hidden.includes(name)}
                onToggle={() => toggle(name)}
                onDrag={() => setDragged(index)}
                onDrop={() => dragged !== undefined && setOrder(movedTo(order, dragged, index))}
                onMove={(by) => setOrder(movedTo(order, index, index + by))}
              />
            );
          })}
        </Box>
        <Box sx={{ textAlign: 'center' }}>
          <Button size="small" onClick={reset}>
            {translate('ra.action.reset')}
          </Button>
        </Box>
      </Box>
    </Popover>
  );
}

function isCalled(label: string, sought: string): boolean {
  const bare = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();
  return bare(label).includes(bare(sought.trim()));
}
