import { Box, Typography } from '@mui/material';
import type { Outcome, Workbench } from '../../../../resources/calls/workbenchAnswers.ts';
import { useNumber } from '../../../directory/useNumber.ts';
import { useText } from '../../../directory/useText.ts';
import { useFieldName } from '../columns/useFieldChoices.ts';

type Needs = Pick<Workbench, 'withoutCategory'> & Pick<Outcome, 'notTaken'>;

/** So many fields are named; the others are counted together. */
const mostNamed = 6;

/** What of the good rows does not go in: categories that nobody has said, and values that nobody could read. */
export function LeftOut({ withoutCategory, notTaken }: Needs) {
  const text = useText();
  const number = useNumber();
  const nameOf = useFieldName();
  if (withoutCategory + notTaken.length === 0) return null;
  const others = notTaken.slice(mostNamed).reduce((sum, { count }) => sum + count, 0);
  const named = notTaken.slice(0, mostNamed).map(({ field, count }) => `${nameOf(field)} ${number(count)}`);
  if (others > 0) named.push(text('workbench.notTakenElse', { n: number(others) }));
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
      {withoutCategory > 0 && (
        <Typography component="li" variant="body2">
          {text('workbench.goWithoutCategory', { count: withoutCategory, n: number(withoutCategory) })}
        </Typography>
      )}
      {named.length > 0 && (
        <Typography component="li" variant="body2">
          {text('workbench.notTaken', { fields: named.join(', ') })}
        </Typography>
      )}
    </Box>
  );
}
