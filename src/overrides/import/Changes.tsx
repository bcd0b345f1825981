import { Box, Card, Chip, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { ImportReport } from '../../../resources/calls/importReport.ts';
import { entities } from '../../../resources/registry.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useText } from '../../directory/useText.ts';
import { differingParts } from './differingParts.ts';
import { fieldLabel } from './fieldLabel.ts';
import { shownValue } from './shownValue.ts';

/** The first changes that the file brings, before and after. */
export function Changes({ report: { changes, entity } }: { report: ImportReport }) {
  const text = useText();
  const labels = useLabels();
  if (changes.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {text('import.changes')}
      </Typography>
      <Card sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {(['key', 'field', 'before', 'after'] as const).map((column) => (
                <TableCell key={column}>{text(`import.${column}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {changes.map(({ key, field, ...values }, index) => {
              const fate = fateOf({ field, ...values });
              const [before, after] = differingParts(values.before, values.after);
              return (
                <TableRow key={`${key} ${field}`}>
                  <TableCell sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
                    {changes[index - 1]?.key !== key && key}
                  </TableCell>
                  <TableCell>
                    {fate ? (
                      <Chip
                        size="small"
                        variant="outlined"
                        color={fate === 'created' ? 'success' : 'warning'}
                        label={text(`import.totals.${fate}`)}
                      />
                    ) : (
                      fieldLabel(entities[entity], field, labels)
                    )}
                  </TableCell>
                  <TableCell sx={{ color: 'text.secondary', ...readable }}>{shownValue(before)}</TableCell>
                  <TableCell sx={{ ...readable }}>{shownValue(after)}</TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </Card>
    </Box>
  );
}

/** On a narrow screen the table scrolls rather than breaking words apart. */
const readable = { minWidth: 140, overflowWrap: 'break-word' } as const;

/** Of a record that comes or goes as a whole only the sid is named. */
function fateOf({
  field,
  before,
  after,
}: Pick<ImportReport['changes'][number], 'field' | 'before' | 'after'>) {
  if (field !== 'sid') return undefined;
  return before === null ? 'created' : after === null ? 'deleted' : undefined;
}
