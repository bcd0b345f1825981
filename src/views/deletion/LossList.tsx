import { Box } from '@mui/material';
import { otherPlatform } from '../../../providers/data/deletion.ts';
import { entityNamed } from '../../../resources/registry.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useNumber } from '../../directory/useNumber.ts';

interface Loss {
  entity: string;
  orgaSid: string;
  /** Of the company. */
  name: string | null;
  count: number;
  platform?: string;
}

/** Whose records lose something: by company, with what they are and how many; on which platform, where on another one. */
export function LossList({ losses }: { losses: readonly Loss[] }) {
  const labels = useLabels();
  const number = useNumber();
  const { platform } = useBackoffice();
  return (
    <Box component="ul" sx={{ my: 1, pl: 2.5, maxHeight: '12em', overflowY: 'auto' }}>
      {losses.map((loss, index) => {
        const what = `${labels.many(entityNamed(loss.entity))}: ${number(loss.count)}`;
        const where = otherPlatform(loss, platform.dataset);
        return <li key={index}>{[where, loss.name ?? loss.orgaSid, what].filter(Boolean).join(', ')}</li>;
      })}
    </Box>
  );
}
