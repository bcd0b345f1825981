import { Box, Button, Card, Chip, Typography } from '@mui/material';
import { useBasename } from 'ra-core';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { ImportSummary } from '../../resources/calls/importReport.ts';
import { useNumber } from '../directory/useNumber.ts';
import { useText } from '../directory/useText.ts';
import { ActedRow } from '../layout/ActedRow.tsx';
import { ImportOrigin } from './report/ImportOrigin.tsx';
import { hasEnded } from '../../providers/data/followImport.ts';
import { importAddress } from '../directory/reportAddress.ts';

interface Needs {
  imports: readonly ImportSummary[];
  /** Shows it at once where reports are shown already. */
  onShow?: (id: string) => void;
  /** Are they of several companies? */
  isNamed?: boolean;
}

/** The latest imports, each with the way to its report. */
export function RecentImports({ imports, onShow, isNamed = false }: Needs) {
  const text = useText();
  const number = useNumber();
  const basename = useBasename();
  if (imports.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {text('import.recent')}
      </Typography>
      <Card component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {imports.map((summary) => (
          <ActedRow
            key={summary.id}
            title={summary.fileName}
            heading="h3"
            acts={
              <>
                <Chip
                  size="small"
                  variant="outlined"
                  color={colourOf(summary.state)}
                  label={text(`import.states.${shownState(summary)}`)}
                />
                <Button
                  size="small"
                  component={Link}
                  to={`${basename}/${importAddress(summary)}`}
                  onClick={({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
                    const isElsewhere = summary.workbenchId !== null && !hasEnded(summary);
                    if (!ctrlKey && !metaKey && !shiftKey && !isElsewhere) onShow?.(summary.id);
                  }}
                >
                  {text('import.show')}
                </Button>
              </>
            }
          >
            <ImportOrigin summary={summary} isNamed={isNamed}>
              {text('import.rows', { count: summary.read, n: number(summary.read) })}
            </ImportOrigin>
          </ActedRow>
        ))}
      </Card>
    </Box>
  );
}

/** A dry run that went through, or still goes on, has only checked. */
function shownState({ state, dryRun }: ImportSummary) {
  return dryRun && (state === 'applied' || state === 'searchable') ? 'checked' : state;
}

function colourOf(state: ImportSummary['state']): 'default' | 'success' | 'warning' | 'error' {
  if (state === 'applied' || state === 'searchable') return 'success';
  if (state === 'refused') return 'warning';
  return state === 'failed' ? 'error' : 'default';
}
