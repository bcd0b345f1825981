import { Box, Card, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { ImportReport } from '../../../resources/calls/importReport.ts';
import type { Entity } from '../../../resources/entity.ts';
import { entities } from '../../../resources/registry.ts';
import { formFields } from '../../../providers/data/formErrors.ts';
import { useLabels, type Labels } from '../../directory/useLabels.ts';
import { useText } from '../../directory/useText.ts';
import { placeOf } from '../../directory/Place.ts';
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
            {changes.map(({ key, field, before, after }) => (
              <TableRow key={`${key} ${field}`}>
                <TableCell sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>{key}</TableCell>
                <TableCell>{fieldLabel(entities[entity], field, labels)}</TableCell>
                <TableCell sx={{ color: 'text.secondary', ...readable }}>{shownValue(before)}</TableCell>
                <TableCell sx={{ ...readable }}>{shownValue(after)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Card>
    </Box>
  );
}

/** On a narrow screen the table scrolls rather than breaking words apart. */
const readable = { minWidth: 140, overflowWrap: 'break-word' } as const;

/** `title.de`, or `productInfo.title.de` as the API nests it, becomes the label of the title and the language. */
function fieldLabel(entity: Entity, path: string, labels: Labels): string {
  const [place = path] = formFields(entity, path);
  const [name = '', ...rest] = place.split('.');
  if (!Object.hasOwn(entity.fields, name)) return path;
  return [labels.field(placeOf(entity, name)), ...rest].join(' · ');
}
