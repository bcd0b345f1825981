import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { entities } from '../../../resources/registry.ts';
import type { ChartColumn } from '../../charts/ColumnChart.tsx';
import { placeOf } from '../../directory/Place.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { useText } from '../../directory/useText.ts';

/** The numbers of the chart, for whoever unfolds them; the latest first. */
export function ViewsTable({ rows }: { rows: readonly ChartColumn[] }) {
  const text = useText();
  const number = useNumber();
  const labels = useLabels();
  return (
    <Box component="details" sx={{ mt: 1, fontSize: '0.875rem' }}>
      <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary' }}>
        {text('home.asTable')}
      </Box>
      <Table size="small" sx={{ mt: 1 }}>
        <TableHead>
          <TableRow>
            <TableCell>{text('statistic.units.day')}</TableCell>
            <TableCell align="right">{labels.field(placeOf(entities.statistic, 'pageViews'))}</TableCell>
            <TableCell align="right">{text('home.before')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.toReversed().map(({ key, label, value, before }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row">
                {label}
              </TableCell>
              <TableCell align="right">{number(value)}</TableCell>
              <TableCell align="right">{number(before)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
