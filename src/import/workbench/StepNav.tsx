import CheckIcon from '@mui/icons-material/Check';
import { Box, ButtonBase, Typography } from '@mui/material';
import type { Workbench } from '../../../resources/calls/workbenchAnswers.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { useText } from '../../directory/useText.ts';
import { openIn, steps, type Step } from './steps.ts';

interface Needs {
  workbench: Workbench;
  step: Step;
  onStep: (step: Step) => void;
}

/** The steps of a workbench, each with what waits in it; every one can be opened at any time. */
export function StepNav({ workbench, step, onStep }: Needs) {
  const text = useText();
  const number = useNumber();
  return (
    <Box component="nav" aria-label={text('workbench.stepsLabel')}>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {steps.map((each, index) => {
          const open = openIn(each, workbench);
          const isShown = each === step;
          const count = each === 'outcome' ? workbench.good : open;
          const words =
            each === 'outcome'
              ? text('workbench.goodRows', { count, n: number(count) })
              : open > 0
                ? text('workbench.open', { count: open, n: number(open) })
                : text('workbench.nothingOpen');
          return (
            <li key={each}>
              <ButtonBase
                aria-current={isShown ? 'step' : undefined}
                onClick={() => onStep(each)}
                sx={{
                  width: '100%',
                  height: '100%',
                  display: 'block',
                  textAlign: 'left',
                  px: { xs: 1, sm: 1.5 },
                  py: 1,
                  borderBottom: 3,
                  borderColor: isShown ? 'primary.main' : 'transparent',
                  '&:hover': { bgcolor: 'action.hover' },
                }}
              >
                <Typography
                  component="span"
                  noWrap
                  sx={{
                    display: 'block',
                    fontWeight: isShown ? 660 : 560,
                    fontSize: { xs: '0.875rem', sm: '1rem' },
                  }}
                >
                  <Box
                    component="span"
                    sx={{ color: 'text.secondary', mr: 0.75, display: { xs: 'none', sm: 'inline' } }}
                  >
                    {index + 1}
                  </Box>
                  {text(`workbench.steps.${each}`)}
                </Typography>
                <Typography
                  component="span"
                  variant="caption"
                  sx={{
                    display: 'flex',
                    alignItems: 'center',
                    // A step is narrow on a phone: its words stand in two lines there rather than cut.
                    whiteSpace: { xs: 'normal', sm: 'nowrap' },
                    gap: 0.5,
                    color: open > 0 ? 'warning.main' : 'text.secondary',
                    fontWeight: open > 0 ? 600 : 400,
                  }}
                >
                  {open === 0 && each !== 'outcome' && (
                    <CheckIcon sx={{ fontSize: 14, color: 'success.main' }} />
                  )}
                  <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
                    {words}
                  </Box>
                </Typography>
              </ButtonBase>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
