import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { MappingTrial } from '../../../resources/calls/mappingTrial.ts';
import { entities } from '../../../resources/registry.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useText } from '../../directory/useText.ts';
import { useFieldName } from '../../import/workbench/columns/useFieldChoices.ts';
import { fieldLabel } from '../../import/report/fieldLabel.ts';

/** What would be understood of a sample: its columns, and what is wrong with its rows. */
export function MappingTrialResult({ trial }: { trial: MappingTrial }) {
  const text = useText();
  const labels = useLabels();
  const nameOf = useFieldName();
  const { columns, read, failed, issues } = trial;
  const name = (field: string) =>
    field.startsWith('attributes.') ? nameOf(field) : fieldLabel(entities.product, field, labels);
  return (
    <>
      <Typography role="status" sx={{ mb: 1 }}>
        {text('mapping.result', { read, good: read - failed })}
      </Typography>
      <Table size="small" sx={{ mb: 2 }}>
        <TableHead>
          <TableRow>
            <TableCell>{text('mapping.column')}</TableCell>
            <TableCell>{text('mapping.means')}</TableCell>
            <TableCell>{text('mapping.samples')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {columns.map(({ sheet, column, heading, field, samples }) => (
            <TableRow key={`${sheet} ${column}`}>
              <TableCell>{heading || column}</TableCell>
              <TableCell>{field === null ? text('mapping.unread') : name(field)}</TableCell>
              <TableCell sx={{ color: 'text.secondary' }}>{samples.join(' · ')}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {issues.length > 0 && (
        <ul>
          {issues.map(({ sheet, row, column, code, message }) => (
            <li key={[sheet, row, column, code].join(' ')}>
              {row !== null && `${text('mapping.row', { row })}: `}
              {message}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
