import { Chip } from '@mui/material';
import type { RaRecord } from 'ra-core';
import { use } from 'react';
import { useText } from '../../directory/useText.ts';
import { DraftStatesContext } from './DraftStatesContext.ts';

const colours = { open: 'default', submitted: 'info', returned: 'warning' } as const;

/** Beside the title of a record in a list: that it has a draft, and how far that is; nothing for all others. */
export function DraftChip({ record }: { record: RaRecord }) {
  const text = useText();
  const state = use(DraftStatesContext).get(String(record.id));
  if (!state) return null;
  return (
    <>
      {' '}
      <Chip
        size="small"
        variant="outlined"
        color={colours[state]}
        label={text(`draft.chip.${state}`)}
        sx={{ verticalAlign: 'middle' }}
      />
    </>
  );
}
