import { Box, Button, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useState } from 'react';
import type { OfferedColumn } from '../../resources/calls/exports.ts';
import type { Entity } from '../../resources/entity.ts';
import { useText } from '../directory/useText.ts';
import { Waiting } from '../layout/Waiting.tsx';
import { columnGroups } from './columnGroups.ts';
import { GroupCheckbox } from './GroupCheckbox.tsx';

interface Needs {
  /** Of whose records the table is. */
  entity: Entity;
  /** Undefined until they are known. */
  offered: readonly OfferedColumn[] | undefined;
  chosen: readonly string[];
  onChange: (columns: readonly string[]) => void;
}

/** Which columns a table has: one by one, by group, or all that a typed text finds. What is added stands last. */
export function ColumnPicker({ entity, offered, chosen, onChange }: Needs) {
  const text = useText();
  const [sought, setSought] = useState('');
  if (!offered) return <Waiting of="lines" />;
  const groups = columnGroups(entity, offered, sought);
  const found = groups.flatMap(({ columns }) => columns.map(({ name }) => name));
  const set = (names: readonly string[], areChosen: boolean) =>
    onChange(
      areChosen
        ? [...chosen, ...names.filter((name) => !chosen.includes(name))]
        : chosen.filter((name) => !names.includes(name)),
    );
  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-end', mb: 1 }}>
        <TextField
          size="small"
          type="search"
          label={text('export.columns.search')}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
          sx={{ flex: 1, minWidth: 0 }}
        />
        <Button size="small" color="secondary" onClick={() => set(found, true)}>
          {text('export.columns.pickAll')}
        </Button>
        <Button size="small" color="secondary" onClick={() => set(found, false)}>
          {text('export.columns.pickNone')}
        </Button>
      </Box>
      <Box
        sx={{ maxHeight: 360, overflowY: 'auto' }}
        tabIndex={0}
        role="group"
        aria-label={text('export.columns.chosen')}
      >
        {groups.map(({ section, columns }) => (
          <Box key={section ?? ''} component="section" sx={{ mb: 1 }}>
            <GroupCheckbox
              entity={entity}
              section={section}
              columns={columns}
              chosen={chosen}
              onChange={set}
            />
            <Box component="ul" sx={{ listStyle: 'none', m: 0, pl: 2.5 }}>
              {columns.map(({ name, header }) => (
                <li key={name}>
                  <FormControlLabel
                    label={header}
                    control={
                      <Checkbox
                        size="small"
                        checked={chosen.includes(name)}
                        onChange={(_, isChosen) => set([name], isChosen)}
                        sx={{ py: 0.25 }}
                      />
                    }
                    slotProps={{ typography: { variant: 'body2' } }}
                  />
                </li>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
