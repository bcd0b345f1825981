import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useBasename } from 'ra-core';
import { Link } from 'react-router-dom';
import { readDashboard } from '../../../providers/data/dashboard.ts';
import { dashboard } from '../../../resources/limits.ts';
import { languageTag } from '../../../resources/platform/platforms.ts';
import { ColumnChart } from '../../charts/ColumnChart.tsx';
import { listAddress } from '../../directory/addresses.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { useText } from '../../directory/useText.ts';
import { Panel } from './Panel.tsx';
import { useQuality } from './useQuality.ts';
import { ViewsTable } from './ViewsTable.tsx';

/** How often visitors looked at the caller's companies, day by day, beside as many days before. */
export function Views() {
  const { directory, platform, language } = useBackoffice();
  const text = useText();
  const number = useNumber();
  const basename = useBasename();
  const companies = useQuality()?.companies ?? [];
  const { data: days } = useQuery({
    queryKey: ['dashboard', 'views', platform.key],
    queryFn: () => readDashboard.views(platform.key),
  });
  const sum = (name: 'pageViews' | 'clicks' | 'pageViewsBefore') =>
    (days ?? []).reduce((all, day) => all + day[name], 0);
  const summary = text('home.viewsText', { views: number(sum('pageViews')), clicks: number(sum('clicks')) });
  const before = text('home.viewsBefore', { views: number(sum('pageViewsBefore')), days: dashboard.days });
  const [company, ...others] = companies;
  const short = new Intl.DateTimeFormat(languageTag(language, platform), {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const rows = (days ?? []).map(({ day, pageViews, pageViewsBefore }) => ({
    key: day,
    label: short.format(new Date(day)),
    value: pageViews,
    before: pageViewsBefore,
  }));
  return (
    <Panel
      title={text('home.views')}
      hint={text('home.lastDays', { days: dashboard.days })}
      isEmpty={days && sum('pageViews') + sum('clicks') === 0}
      nothing={text('home.noViews')}
    >
      <Typography sx={{ fontVariantNumeric: 'tabular-nums', '& a': { color: 'text.primary' } }}>
        {company && others.length === 0 ? (
          <Link
            to={basename + listAddress(directory.requireScreens('statistic'), { orgaSid: company.orgaSid })}
          >
            {summary}
          </Link>
        ) : (
          summary
        )}
      </Typography>
      <Typography
        variant="body2"
        color="text.secondary"
        sx={{ mb: 1, display: 'flex', gap: 1, alignItems: 'center', fontVariantNumeric: 'tabular-nums' }}
      >
        <Box component="svg" aria-hidden viewBox="0 0 28 8" sx={{ width: 28, height: 8, flex: 'none' }}>
          <line x1="0" x2="28" y1="4" y2="4" stroke="currentColor" strokeWidth="2" strokeDasharray="2 4" />
        </Box>
        {before}
      </Typography>
      <ColumnChart columns={rows} summary={`${summary}. ${before}`} />
      <ViewsTable rows={rows} />
    </Panel>
  );
}
