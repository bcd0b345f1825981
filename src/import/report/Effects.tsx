import { Alert, AlertTitle } from '@mui/material';
import type { ImportReport } from '../../../resources/calls/importReport.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { useText } from '../../directory/useText.ts';
import { LossList } from '../../views/deletion/LossList.tsx';

/** Whose records go, or lose something, with what an import deletes (behaviour B170). */
export function Effects({
  report: { effects, lostByOthers },
}: {
  report: Pick<ImportReport, 'effects' | 'lostByOthers'>;
}) {
  const text = useText();
  const number = useNumber();
  if (effects.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      <AlertTitle>{text('import.effects', { count: lostByOthers, n: number(lostByOthers) })}</AlertTitle>
      <LossList losses={effects} />
    </Alert>
  );
}
