import { Checkbox, FormControlLabel } from '@mui/material';
import type { OfferedColumn } from '../../resources/calls/exports.ts';
import type { Entity } from '../../resources/entity.ts';
import { useLabels } from '../directory/useLabels.ts';
import { useText } from '../directory/useText.ts';

interface Needs {
  entity: Entity;
  section: string | undefined;
  columns: readonly OfferedColumn[];
  chosen: readonly string[];
  onChange: (names: readonly string[], areChosen: boolean) => void;
}

/** Chooses all columns of a group or none; says by a dash that it is some. */
export function GroupCheckbox({ entity, section, columns, chosen, onChange }: Needs) {
  const labels = useLabels();
  const text = useText();
  const names = columns.map(({ name }) => name);
  const count = names.filter((name) => chosen.includes(name)).length;
  const isSome = count > 0 && count < names.length;
  const saySome = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = isSome;
  };
  const label = section ? labels.section(entity, section) : text('export.columns.general');
  return (
    <FormControlLabel
      label={`${label} · ${count}/${names.length}`}
      control={
        <Checkbox
          size="small"
          checked={count === names.length}
          indeterminate={isSome}
          // A real checkbox says itself that it is some; the word for others may not stand on one.
          slotProps={{ input: { ref: saySome, 'aria-checked': undefined } }}
          onChange={() => onChange(names, count < names.length)}
          sx={{ py: 0.25 }}
        />
      }
      slotProps={{ typography: { variant: 'body2', sx: { fontWeight: 620 } } }}
    />
  );
}
