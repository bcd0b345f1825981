import { Box, Button, Card, Typography } from '@mui/material';
import type { Workbench } from '../../../resources/calls/workbenchAnswers.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { useText } from '../../directory/useText.ts';
import { ActedRow } from '../../layout/ActedRow.tsx';
import { ImportOrigin } from '../report/ImportOrigin.tsx';

interface Needs {
  workbenches: readonly Workbench[];
  onOpen: (id: string) => void;
}

/** Files that somebody has begun with and that are not through, each with the way back to it. */
export function OpenWorkbenches({ workbenches, onOpen }: Needs) {
  const text = useText();
  const number = useNumber();
  const open = workbenches.filter(({ state }) => state !== 'done');
  if (open.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {text('workbench.begun')}
      </Typography>
      <Card component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {open.map(({ id, fileName, report, createdAt, good, faulty, taken }) => (
          <ActedRow
            key={id}
            title={fileName}
            heading="h3"
            acts={
              <Button variant="outlined" size="small" onClick={() => onOpen(id)}>
                {text('workbench.goOn')}
              </Button>
            }
          >
            <ImportOrigin summary={{ ...report, createdAt }} isNamed={false}>
              {text('workbench.standing', {
                good: number(good),
                faulty: number(faulty),
                taken: number(taken),
              })}
            </ImportOrigin>
          </ActedRow>
        ))}
      </Card>
    </Box>
  );
}
