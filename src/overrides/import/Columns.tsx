import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Alert,
  Autocomplete,
  Box,
  Button,
  TextField,
  Typography,
} from '@mui/material';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ImportReport } from '../../../resources/calls/importReport.ts';
import { ignoredField } from '../../../resources/ignoredField.ts';
import { entities } from '../../../resources/registry.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { placeOf } from '../../directory/Place.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useText } from '../../directory/useText.ts';
import { useRecords } from '../../fields/reference/useRecords.ts';
import { fieldChoices, type FieldChoice } from './fieldChoices.ts';
import { useRememberColumns } from './useRememberColumns.ts';

interface Needs {
  report: ImportReport;
  /** Checks the file again, with what was corrected; absent where it is no longer at hand. */
  onCheckAgain?: (() => void) | undefined;
}

/** What each column was taken for; a correction is remembered for the company. */
export function Columns({ report: { columns, orgaSid }, onCheckAgain }: Needs) {
  const text = useText();
  const labels = useLabels();
  const { language } = useBackoffice();
  const { data: attributes, isPending } = useRecords('attribute');
  const [meant, setMeant] = useState<ReadonlyMap<string, string>>(new Map());
  const remember = useRememberColumns(orgaSid);
  const saving = useMutation({ mutationFn: () => remember(meant), onSuccess: () => onCheckAgain?.() });
  const choices = useMemo(
    () =>
      fieldChoices(attributes ?? [], {
        notRead: text('import.notRead'),
        rowLanguage: text('import.rowLanguage'),
        labelOf: (field) => labels.field(placeOf(entities.product, field)),
        language,
      }),
    [attributes, text, labels, language],
  );
  if (columns.length === 0) return null;
  const unread = columns.filter(({ field }) => field === null).length;
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {text('import.columns')}
      </Typography>
      <Accordion variant="outlined" disableGutters defaultExpanded={unread > 0 && Boolean(onCheckAgain)}>
        <AccordionSummary expandIcon={<ExpandMoreIcon />}>
          <Typography>{text('import.columnsRead', { count: columns.length - unread, unread })}</Typography>
        </AccordionSummary>
        <AccordionDetails sx={{ display: 'grid', gap: 1 }}>
          {saving.error && <Alert severity="error">{saving.error.message}</Alert>}
          {columns.map(({ sheet, column, heading, field }) => (
            <Box
              key={`${sheet} ${column}`}
              sx={{
                display: 'grid',
                alignItems: 'center',
                columnGap: 2,
                gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
              }}
            >
              <Typography sx={{ overflowWrap: 'anywhere' }}>
                <Box component="span" sx={{ color: 'text.secondary', mr: 1 }}>
                  {column}
                </Box>
                {heading}
              </Typography>
              <Autocomplete<FieldChoice, false, true>
                size="small"
                disableClearable
                // Choices that come while somebody types would take away what is typed.
                disabled={!onCheckAgain || isPending || saving.isPending}
                options={choices}
                value={chosen(choices, meant.get(heading) ?? field ?? ignoredField)}
                isOptionEqualToValue={(one, other) => one.value === other.value}
                onChange={(_, { value }) => setMeant(new Map(meant).set(heading, value))}
                renderOption={({ key: _, ...props }, { value, label }) => (
                  <li {...props} key={value}>
                    {label}
                  </li>
                )}
                renderInput={(props) => (
                  <TextField
                    {...props}
                    margin="none"
                    slotProps={{
                      htmlInput: { ...props.inputProps, 'aria-label': text('import.means', { heading }) },
                    }}
                  />
                )}
              />
            </Box>
          ))}
          {meant.size > 0 && (
            <Button
              variant="contained"
              disabled={saving.isPending}
              onClick={() => saving.mutate()}
              sx={{ justifySelf: 'start' }}
            >
              {text('import.remember')}
            </Button>
          )}
        </AccordionDetails>
      </Accordion>
    </Box>
  );
}

function chosen(choices: readonly FieldChoice[], wanted: string): FieldChoice {
  return choices.find(({ value }) => value === wanted) ?? { value: wanted, label: wanted };
}
