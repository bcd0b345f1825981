import { Box, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { daysAfter } from '../../resources/daysAfter.ts';
import { today } from '../../resources/today.ts';
import { useText } from '../directory/useText.ts';
import type { Asked } from './useAsked.ts';

interface Needs {
  asked: Asked;
  onChange: (period: Required<Pick<Asked, 'since' | 'until'>>) => void;
}

/** How many days back, with today. */
const spans = { today: 0, week: 6, month: 29 } as const;
const periods = ['any', 'today', 'week', 'month', 'own'] as const;

/** The last days, or from one day to another. */
export function PeriodFilter({ asked: { since = '', until = '' }, onChange }: Needs) {
  const text = useText();
  const [now] = useState(() => today());
  const dayBefore = (days: number) => daysAfter(now, -days);
  const [isOwn, setOwn] = useState(false);
  const spanned = (['today', 'week', 'month'] as const).find((span) => dayBefore(spans[span]) === since);
  const period = isOwn || until || (since && !spanned) ? 'own' : (spanned ?? 'any');
  return (
    <>
      <TextField
        select
        size="small"
        margin="dense"
        label={text('activity.period')}
        value={period}
        onChange={({ target }) => {
          const next = periods.find((one) => one === target.value) ?? 'any';
          setOwn(next === 'own');
          if (next !== 'own') onChange({ since: next === 'any' ? '' : dayBefore(spans[next]), until: '' });
        }}
      >
        {periods.map((one) => (
          <MenuItem key={one} value={one}>
            {text(`activity.periods.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {period === 'own' && (
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 1 }}>
          {(['since', 'until'] as const).map((end) => (
            <TextField
              key={end}
              type="date"
              size="small"
              margin="dense"
              label={text(`activity.${end}`)}
              value={end === 'since' ? since : until}
              onChange={({ target: { value } }) => onChange({ since, until, [end]: value })}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          ))}
        </Box>
      )}
    </>
  );
}
