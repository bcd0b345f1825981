import { Alert, AlertTitle, Box } from '@mui/material';
import type { ImportReport } from '../../../resources/calls/importReport.ts';
import { entityNamed } from '../../../resources/registry.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { useText } from '../../directory/useText.ts';

/** Whose records go, or lose something, with what an import deletes (behaviour B170). */
export function Effects({ report: { effects, lostByOthers } }: { report: ImportReport }) {
  const text = useText();
  const labels = useLabels();
  const number = useNumber();
  if (effects.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      <AlertTitle>{text('import.effects', { count: lostByOthers, n: number(lostByOthers) })}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: '12em', overflowY: 'auto' }}>
        {effects.map(({ entity, orgaSid, name, count }) => (
          <li key={`${entity} ${orgaSid}`}>
            {[name ?? orgaSid, `${labels.many(entityNamed(entity))}: ${number(count)}`]
              .filter(Boolean)
              .join(', ')}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
