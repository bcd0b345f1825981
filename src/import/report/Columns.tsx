import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material';
import type { ImportReport } from '../../../resources/calls/importReport.ts';
import { useText } from '../../directory/useText.ts';
import { choiceOf } from '../workbench/columns/columnMeaning.ts';
import { useFieldChoices } from '../workbench/columns/useFieldChoices.ts';

/** What each column of a file was taken for. */
export function Columns({ report: { columns } }: { report: ImportReport }) {
  const text = useText();
  const { choices } = useFieldChoices();
  if (columns.length === 0) return null;
  const unread = columns.filter(({ field }) => field === null).length;
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {text('import.columns')}
      </Typography>
      <Accordion variant="outlined" disableGutters>
        <AccordionSummary expandIcon={<ExpandMoreIcon />}>
          <Typography>{text('import.columnsRead', { count: columns.length - unread, unread })}</Typography>
        </AccordionSummary>
        <AccordionDetails>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
            {columns.map(({ sheet, column, heading, field }) => (
              <Typography
                key={`${sheet} ${column}`}
                component="li"
                sx={{
                  display: 'grid',
                  columnGap: 2,
                  gridTemplateColumns: { sm: '1fr 1fr' },
                  overflowWrap: 'anywhere',
                }}
              >
                <span>
                  <Box component="span" sx={{ color: 'text.secondary', mr: 1 }}>
                    {column}
                  </Box>
                  {heading}
                </span>
                <Box component="span" sx={{ color: field === null ? 'text.secondary' : 'text.primary' }}>
                  {field === null ? text('workbench.ignored') : choiceOf(choices, { field }).label}
                </Box>
              </Typography>
            ))}
          </Box>
        </AccordionDetails>
      </Accordion>
    </Box>
  );
}
