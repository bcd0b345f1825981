import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { OfferedColumn } from '../../resources/calls/exports.ts';
import { fileColumns } from '../../resources/limits.ts';
import { useText } from '../directory/useText.ts';

const cell = { maxWidth: 220, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

/** How a table of these columns begins. */
export function ColumnsPreview({ columns }: { columns: readonly OfferedColumn[] }) {
  const text = useText();
  const title = text('export.columns.preview');
  const rows = Array.from({ length: fileColumns.examples }, (_, row) => row).filter((row) =>
    columns.some(({ examples }) => row < examples.length),
  );
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="body2" sx={{ fontWeight: 620, mb: 1 }}>
        {title}
      </Typography>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={title}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {columns.map(({ name, header }) => (
                <TableCell key={name} sx={cell}>
                  {header}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row}>
                {columns.map(({ name, examples }) => (
                  <TableCell key={name} sx={cell}>
                    {examples[row]}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
}
