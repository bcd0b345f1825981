import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Chip,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { ImportReport } from '../../../resources/calls/importReport.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { useText } from '../../directory/useText.ts';
import { groupIssues, type IssueGroup } from './groupIssues.ts';

/** What is wrong with the file, or worth knowing: by problem, and then where. */
export function Faults({ report: { issues, issueCount } }: { report: ImportReport }) {
  const text = useText();
  const number = useNumber();
  if (issues.length === 0) return null;
  const isFaulty = issues.some(({ severity }) => severity === 'error');
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {text(isFaulty ? 'import.faults' : 'import.remarks')}
      </Typography>
      {groupIssues(issues).map((group, index) => (
        <Accordion
          key={`${group.severity} ${group.code} ${group.message}`}
          defaultExpanded={index === 0 && isFaulty}
          disableGutters
          variant="outlined"
          sx={{ '& + &': { borderTop: 0 }, '&::before': { display: 'none' } }}
        >
          <AccordionSummary
            id={`fault-${index}`}
            aria-controls={`fault-${index}-rows`}
            expandIcon={<ExpandMoreIcon />}
          >
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, pr: 1 }}>
              <Chip
                size="small"
                variant="outlined"
                color={group.severity}
                label={text('import.rows', {
                  count: group.issues.length,
                  // Only the first are here: of each group there may be more.
                  n: number(group.issues.length) + (issueCount > issues.length ? '+' : ''),
                })}
              />
              <Typography sx={{ fontWeight: 600 }}>{group.message}</Typography>
            </Box>
          </AccordionSummary>
          <AccordionDetails tabIndex={0} sx={{ p: 0, overflow: 'auto', maxHeight: 420 }}>
            <Rows group={group} />
          </AccordionDetails>
        </Accordion>
      ))}
      {issueCount > issues.length && (
        <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 1 }}>
          {text('import.firstOnly', { n: number(issues.length) })}
        </Typography>
      )}
    </Box>
  );
}

const columns = ['sheet', 'row', 'column', 'key', 'value', 'suggestion'] as const;

function Rows({ group: { issues } }: { group: IssueGroup }) {
  const text = useText();
  const filled = columns.filter((column) => issues.some((issue) => issue[column] !== null));
  if (filled.length === 0) return null;
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          {filled.map((column) => (
            <TableCell key={column}>{text(`import.${column}`)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {issues.map((issue, index) => (
          // The same cell may be wrong in two ways: only the place in the list is unique.
          // oxlint-disable-next-line react/no-array-index-key
          <TableRow key={index}>
            {filled.map((column) => (
              <TableCell
                key={column}
                sx={{
                  fontVariantNumeric: 'tabular-nums',
                  whiteSpace: column === 'value' || column === 'suggestion' ? 'normal' : 'nowrap',
                }}
              >
                {issue[column]}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
