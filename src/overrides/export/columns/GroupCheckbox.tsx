import { Checkbox, FormControlLabel } from '@mui/material';
import type { OfferedColumn } from '../../../../resources/calls/exports.ts';
import { entities } from '../../../../resources/registry.ts';
import { useLabels } from '../../../directory/useLabels.ts';
import { useText } from '../../../directory/useText.ts';

interface Needs {
  section: string | undefined;
  columns: readonly OfferedColumn[];
  chosen: readonly string[];
  onChange: (names: readonly string[], areChosen: boolean) => void;
}

/** Chooses all columns of a group or none; says by a dash that it is some. */
export function GroupCheckbox({ section, columns, chosen, onChange }: Needs) {
  const labels = useLabels();
  const text = useText();
  const names = columns.map(({ name }) => name);
  const count = names.filter((name) => chosen.includes(name)).length;
  const label = section ? labels.section(entities.product, section) : text('export.columns.general');
  return (
    <FormControlLabel
      label={`${label} · ${count}/${names.length}`}
      control={
        <Checkbox
          size="small"
          checked={count === names.length}
          indeterminate={count > 0 && count < names.length}
          onChange={() => onChange(names, count < names.length)}
          sx={{ py: 0.25 }}
        />
      }
      slotProps={{ typography: { variant: 'body2', sx: { fontWeight: 620 } } }}
    />
  );
}
