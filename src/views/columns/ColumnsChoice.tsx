import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import { Box, Button, IconButton, InputAdornment, MenuList, Popover, TextField } from '@mui/material';
import {
  DataTableColumnFilterContext,
  DataTableColumnRankContext,
  DataTableRenderContext,
  DataTableStoreContext,
  useStore,
  useTranslate,
} from 'ra-core';
import { useMemo, useState } from 'react';
import { useColumns } from '../list/useColumns.tsx';
import type { FurtherColumn } from '../list/useFurtherColumns.tsx';
import type { OpenResource } from '../useResource.ts';

/** From so many on, columns are looked for by their names. */
const many = 6;

interface Needs {
  open: OpenResource;
  further: FurtherColumn | undefined;
  anchor: HTMLElement;
  onClose: () => void;
}

/** Which columns a list shows, and in which order; kept where the table of the library looks for it. */
export function ColumnsChoice({ open, further, anchor, onClose }: Needs) {
  const { elements, hidden } = useColumns(open, further);
  const translate = useTranslate();
  const storeKey = `${open.resource.name}.datatable`;
  const [ranks = [], setRanks] = useStore<number[] | undefined>(`${storeKey}_columnRanks`);
  const [, setHidden] = useStore<readonly string[]>(storeKey, hidden);
  const [sought, setSought] = useState('');
  const store = useMemo(() => ({ storeKey, defaultHiddenColumns: hidden }), [storeKey, hidden]);
  const placeholder = translate('ra.action.search_columns');
  const reset = () => {
    setRanks(undefined);
    setHidden(hidden);
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
    >
      <DataTableStoreContext.Provider value={store}>
        <DataTableRenderContext.Provider value="columnsSelector">
          <DataTableColumnFilterContext.Provider value={sought}>
            <Box sx={{ p: 1, minWidth: 200 }}>
              {elements.length >= many && (
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
              <MenuList sx={{ pt: 0 }}>
                {elements.map((_, index) => {
                  const place = ranks[index] ?? index;
                  return (
                    <DataTableColumnRankContext.Provider key={place} value={place}>
                      {elements[place]}
                    </DataTableColumnRankContext.Provider>
                  );
                })}
              </MenuList>
              <Box sx={{ textAlign: 'center' }}>
                <Button size="small" onClick={reset}>
                  {translate('ra.action.reset')}
                </Button>
              </Box>
            </Box>
          </DataTableColumnFilterContext.Provider>
        </DataTableRenderContext.Provider>
      </DataTableStoreContext.Provider>
    </Popover>
  );
}
