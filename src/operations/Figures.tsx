import { Box, Card, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useId } from 'react';

interface Needs {
  title: string;
  /** Without them the first column names what the others say. */
  heads?: readonly string[];
  /** Each begins with its name. */
  rows: readonly (readonly string[])[];
  /** Said where there is no row. */
  nothing: string;
}

/** A table of figures under a heading; the first column names what each row is about. */
export function Figures({ title, heads = [], rows, nothing }: Needs) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2.5, minWidth: 0 }}>
      <Typography variant="h2" id={id} sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {rows.length === 0 ? (
        <Typography color="text.secondary">{nothing}</Typography>
      ) : (
        <Box sx={{ overflowX: 'auto', mx: -2.5, px: 2.5 }} tabIndex={0} role="group" aria-labelledby={id}>
          <Table size="small" sx={{ '& td, & th': { px: 1 }, '& th:first-of-type': { pl: 0 } }}>
            {heads.length > 0 && (
              <TableHead>
                <TableRow>
                  {heads.map((head, index) => (
                    <TableCell key={head} align={index === 0 ? 'left' : 'right'}>
                      {head}
                    </TableCell>
                  ))}
                </TableRow>
              </TableHead>
            )}
            <TableBody>
              {rows.map(([name, ...figures], row) => (
                // Two of them may be the same.
                <TableRow key={row}>
                  <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                    {name}
                  </TableCell>
                  {figures.map((figure, column) => (
                    <TableCell
                      key={column}
                      align="right"
                      sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
                    >
                      {figure}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Card>
  );
}
