import { MenuItem, TextField } from '@mui/material';
import { use } from 'react';
import { useText } from '../../directory/useText.ts';
import { goToPart } from './goToPart.ts';
import { SectionsContext } from './SectionsContext.ts';
import { useCurrentPart } from './useCurrentPart.ts';
import { useFaultCounts } from './useFaultCounts.ts';

/** The parts of the form to choose from, where there is no room for them at its side. */
export function SectionSelect() {
  const text = useText();
  const { parts } = use(SectionsContext);
  const current = useCurrentPart(parts);
  const faults = useFaultCounts(parts);
  return (
    <TextField
      select
      fullWidth
      margin="none"
      value={current ?? ''}
      slotProps={{
        select: {
          SelectDisplayProps: { 'aria-label': text('form.sections') },
          MenuProps: { disableScrollLock: true },
        },
      }}
      sx={{ mb: 1.5, bgcolor: 'background.paper', borderRadius: 1 }}
      // The menu gives the keyboard back to the field first.
      onChange={({ target }) => requestAnimationFrame(() => goToPart(target.value))}
    >
      {parts.map(({ id, label }) => {
        const count = faults.get(id) ?? 0;
        return (
          <MenuItem key={id} value={id}>
            {count > 0 ? `${label} (${count} ${text('form.faults', { count })})` : label}
          </MenuItem>
        );
      })}
    </TextField>
  );
}
