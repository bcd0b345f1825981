import { Box, ButtonBase, Typography } from '@mui/material';
import type { Cause } from '../../../resources/calls/workbenchAnswers.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { shownGroup } from '../../../resources/exchange/groupOfSheet.ts';
import { useText } from '../../directory/useText.ts';

/** Rows of a file: those that have a cause, by its id, those that are held up, or all. */
export type ShownRows = string;

interface Needs {
  causes: readonly Cause[];
  /** Rows with faults. */
  faulty: number;
  shown: ShownRows;
  onShow: (shown: ShownRows) => void;
}

const colours = { file: 'error.main', rows: 'error.main', nothing: 'warning.main' } as const;

/** What is wrong with a file, what holds up most first; each leads to the rows that have it. */
export function CauseList({ causes, faulty, shown, onShow }: Needs) {
  const text = useText();
  const number = useNumber();
  return (
    <Box
      component="nav"
      aria-label={text('workbench.causes')}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        maxHeight: { xs: 280, lg: 'none' },
        overflow: 'auto',
      }}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {causes.map(({ id, message, count, values, stops }) => (
          <Entry key={id} isShown={id === shown} onShow={() => onShow(id)}>
            <Box component="span" sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
              <Typography
                component="span"
                sx={{
                  color: colours[stops],
                  fontWeight: 660,
                  fontVariantNumeric: 'tabular-nums',
                  minWidth: '2.5ch',
                  flexShrink: 0,
                }}
              >
                {number(count)}
              </Typography>
              <Typography component="span" variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {message}
              </Typography>
            </Box>
            {values.length > 0 && (
              <Typography
                component="span"
                variant="caption"
                color="text.secondary"
                noWrap
                sx={{ display: 'block' }}
              >
                {values
                  .map(
                    ({ value, count: times }) =>
                      `${number(times)} × ${shownGroup(value, text('workbench.withoutGroup'))}`,
                  )
                  .join(', ')}
              </Typography>
            )}
          </Entry>
        ))}
        {faulty > 0 && (
          <Entry isShown={shown === 'faulty'} onShow={() => onShow('faulty')}>
            <Typography component="span" variant="body2">
              {`${text('workbench.faultyRows')} (${number(faulty)})`}
            </Typography>
          </Entry>
        )}
        <Entry isShown={shown === 'all'} onShow={() => onShow('all')}>
          <Typography component="span" variant="body2">
            {text('workbench.allRows')}
          </Typography>
        </Entry>
      </Box>
    </Box>
  );
}

interface EntryNeeds {
  isShown: boolean;
  onShow: () => void;
  children: React.ReactNode;
}

function Entry({ isShown, onShow, children }: EntryNeeds) {
  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <ButtonBase
        aria-current={isShown || undefined}
        onClick={onShow}
        sx={{
          display: 'block',
          width: '100%',
          textAlign: 'left',
          px: 1.5,
          py: 1,
          borderLeft: 3,
          borderColor: isShown ? 'primary.main' : 'transparent',
          bgcolor: isShown ? 'action.hover' : 'transparent',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        {children}
      </ButtonBase>
    </Box>
  );
}
