import CheckIcon from '@mui/icons-material/Check';
import HelpIcon from '@mui/icons-material/HelpOutline';
import RemoveIcon from '@mui/icons-material/Remove';
import { Box, Button, Typography } from '@mui/material';
import type { LayoutColumns } from '../../../../resources/calls/workbenchAnswers.ts';
import { unreadFields } from '../../../../resources/calls/workbenchDecisions.ts';
import { isOpenColumn } from '../../../../resources/calls/isOpenColumn.ts';
import { useNumber } from '../../../directory/useNumber.ts';
import { useText } from '../../../directory/useText.ts';
import type { FieldChoice } from '../../fieldChoices.ts';
import { choiceOf, meaningOf } from './columnMeaning.ts';
import { FieldPicker } from './FieldPicker.tsx';

interface Needs {
  column: LayoutColumns['columns'][number];
  choices: readonly FieldChoice[];
  disabled: boolean;
  onChoose: (value: string, unit?: string) => void;
  onTakeBack: () => void;
}

/** One column: its heading, what it holds, what it is taken for, why, and what else it could be. */
export function ColumnRow({ column, choices, disabled, onChoose, onTakeBack }: Needs) {
  const text = useText();
  const number = useNumber();
  const { heading, samples, filled, decided, reason, proposals } = column;
  const meaning = meaningOf(column);
  const isRead = meaning !== undefined && !unreadFields.some((each) => each === meaning.field);
  const open = isOpenColumn(column);
  const Icon = open ? HelpIcon : isRead ? CheckIcon : RemoveIcon;
  const why = decided ? text('workbench.decidedHere') : reason?.message;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: { xs: 0.75, md: 2 },
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: 'minmax(0, 1fr) minmax(0, 1.1fr) minmax(0, 1.4fr)',
        },
        px: 2,
        py: 1.25,
        '& + &': { borderTop: 1, borderColor: 'divider' },
        ...(open && {
          bgcolor: ({ palette }) =>
            `color-mix(in srgb, ${palette.warning.main} 7%, ${palette.background.paper})`,
        }),
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, minWidth: 0, pt: { md: 0.75 } }}>
        <Icon
          fontSize="small"
          sx={{ mt: 0.25, color: open ? 'warning.main' : isRead ? 'success.main' : 'text.secondary' }}
        />
        <Box sx={{ minWidth: 0 }}>
          <Typography component="h3" sx={{ fontWeight: 600, overflowWrap: 'anywhere', lineHeight: 1.35 }}>
            {heading || text('workbench.noHeading')}
          </Typography>
          <Typography variant="caption" color="text.secondary">
            {text('workbench.filled', { column: column.column, count: filled, n: number(filled) })}
          </Typography>
        </Box>
      </Box>
      <Box sx={{ minWidth: 0, pt: { md: 0.75 }, pl: { xs: 3.5, md: 0 } }}>
        {samples.map((sample, index) => (
          <Typography
            key={`${index} ${sample}`}
            variant="body2"
            noWrap
            title={sample}
            sx={{ fontVariantNumeric: 'tabular-nums' }}
          >
            {sample}
          </Typography>
        ))}
      </Box>
      <Box sx={{ minWidth: 0, pl: { xs: 3.5, md: 0 } }}>
        <FieldPicker
          label={text('import.means', { heading: heading || column.column })}
          choices={choices}
          chosen={meaning && choiceOf(choices, meaning)}
          prompt={text(
            filled === 0 ? 'workbench.emptyColumn' : open ? 'workbench.choose' : 'workbench.ignored',
          )}
          disabled={disabled}
          onChoose={onChoose}
        />
        {(why || meaning?.unit) && (
          <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 0.5 }}>
            {[meaning?.unit && text('workbench.inUnit', { unit: meaning.unit }), why]
              .filter(Boolean)
              .join(' · ')}
            {decided && (
              <Button
                size="small"
                disabled={disabled}
                onClick={onTakeBack}
                sx={{ ml: 1, minHeight: 24, py: 0 }}
              >
                {text('workbench.takeBack')}
              </Button>
            )}
          </Typography>
        )}
        {!decided && proposals.length > 0 && (
          <Box
            component="ul"
            aria-label={text('workbench.proposals')}
            sx={{ listStyle: 'none', m: 0, p: 0, mt: 0.75, display: 'grid', gap: 0.5, justifyItems: 'start' }}
          >
            {proposals.map((proposal) => {
              const choice = choiceOf(choices, proposal);
              return (
                <Box component="li" key={`${choice.value} ${proposal.unit ?? ''}`}>
                  <Button
                    size="small"
                    variant="outlined"
                    disabled={disabled}
                    onClick={() => onChoose(choice.value, proposal.unit)}
                    sx={{ mr: 1, minHeight: 28, py: 0.25 }}
                  >
                    {choice.label}
                    {proposal.unit && ` (${proposal.unit})`}
                  </Button>
                  <Typography variant="caption" color="text.secondary">
                    {proposal.reason.message}
                  </Typography>
                </Box>
              );
            })}
          </Box>
        )}
      </Box>
    </Box>
  );
}
