import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { readDashboard } from '../../../providers/data/dashboard.ts';
import { dashboard } from '../../../resources/limits.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { useText } from '../../directory/useText.ts';
import { Panel } from './Panel.tsx';
import { ViewsChart } from './ViewsChart.tsx';

/** How often visitors looked at the caller's companies, day by day. */
export function Views() {
  const { platform } = useBackoffice();
  const text = useText();
  const number = useNumber();
  const { data: days } = useQuery({
    queryKey: ['dashboard', 'views', platform.key],
    queryFn: () => readDashboard.views(platform.key),
  });
  const sum = (name: 'pageViews' | 'clicks') => (days ?? []).reduce((all, day) => all + day[name], 0);
  const summary = text('home.viewsText', { views: number(sum('pageViews')), clicks: number(sum('clicks')) });
  return (
    <Panel
      title={text('home.views')}
      hint={text('home.lastDays', { days: dashboard.days })}
      isEmpty={days && sum('pageViews') + sum('clicks') === 0}
      nothing={text('home.noViews')}
    >
      <Typography sx={{ mb: 1, fontVariantNumeric: 'tabular-nums' }}>{summary}</Typography>
      <ViewsChart days={days ?? []} label={summary} />
    </Panel>
  );
}
