import { Box } from '@mui/material';
import { languageTag } from '../../../resources/platforms.ts';
import type { DayViews } from '../../../resources/calls/dashboard.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';

const width = 600;
const height = 120;
const gap = 4;

/** Page views per day as columns. */
export function ViewsChart({ days, label }: { days: readonly DayViews[]; label: string }) {
  const { language, platform } = useBackoffice();
  const day = new Intl.DateTimeFormat(languageTag(language, platform), {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const most = Math.max(1, ...days.map(({ pageViews }) => pageViews));
  const step = width / Math.max(1, days.length);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      sx={{ display: 'block', width: '100%', height, color: 'primary.main' }}
    >
      {days.map(({ day: date, pageViews }, index) => {
        const tall = Math.max(1, (pageViews / most) * height);
        return (
          <rect
            key={date}
            x={index * step + gap / 2}
            y={height - tall}
            width={step - gap}
            height={tall}
            fill="currentColor"
          >
            <title>{`${day.format(new Date(date))}: ${pageViews}`}</title>
          </rect>
        );
      })}
    </Box>
  );
}
