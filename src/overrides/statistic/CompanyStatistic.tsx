import {
  Alert,
  Box,
  Card,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { languageTag } from '../../../resources/platform/platforms.ts';
import { readStatistic } from '../../../providers/data/statistic.ts';
import { keysOf } from '../../../resources/keysOf.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import type { BackofficeResource } from '../../directory/backofficeResources.ts';
import { placeOf } from '../../directory/Place.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useNow } from '../../directory/useNow.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { useText } from '../../directory/useText.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { Waiting } from '../../layout/Waiting.tsx';
import { useParentHead } from '../../views/form/useParentHead.ts';
import { useResource } from '../../views/useResource.ts';
import { LineChart, LineSample } from './LineChart.tsx';
import { firstDay, measures, periodsOf, spans, type Measure, type Period, type Span } from './periods.ts';

const spanKeys = keysOf(spans);

/** How often a company was seen and clicked: totals, a chart, and the same numbers as a table. */
export function CompanyStatistic({ resource }: { resource: BackofficeResource }) {
  const text = useText();
  const labels = useLabels();
  const number = useNumber();
  const { platform, language } = useBackoffice();
  const { parents } = useResource(resource);
  const head = useParentHead(resource, parents);
  const [span, setSpan] = useState<Span>('month');
  // By UTC, as the server counts.
  const today = useNow().toISOString().slice(0, 10);
  const orgaSid = parents.orgaSid ?? '';
  const from = firstDay(span, today);
  const { data, error } = useQuery({
    queryKey: ['statistic', platform.key, orgaSid, from],
    queryFn: ({ signal }) => readStatistic(platform.key, orgaSid, from, signal),
    placeholderData: keepPreviousData,
  });
  const periods = useMemo(() => periodsOf(data?.days ?? [], span, today), [data, span, today]);
  const label = (measure: Measure) => labels.field(placeOf(resource.entity, measure));
  const total = (measure: Measure) => number(periods.reduce((sum, period) => sum + period[measure], 0));
  const date = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Date(day).toLocaleDateString(languageTag(language, platform), { timeZone: 'UTC', ...options });
  const isMonthly = spans[span].unit === 'month';
  const short = (day: string) =>
    date(day, isMonthly ? { month: 'short', year: '2-digit' } : { day: 'numeric', month: 'numeric' });
  const long = (day: string) =>
    date(day, isMonthly ? { month: 'long', year: 'numeric' } : { dateStyle: 'medium' });
  return (
    <Screen>
      <PageHead title={labels.many(resource.entity)} {...head}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={span}
          aria-label={text('statistic.span')}
          onChange={(_, value: Span | null) => value && setSpan(value)}
        >
          {spanKeys.map((key) => (
            <ToggleButton key={key} value={key}>
              {text(`statistic.spans.${key}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </PageHead>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Waiting of="chart" />}
      {data && (
        <Card sx={{ p: { xs: 2, sm: 3 } }}>
          <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, m: 0, mb: 2 }}>
            {measures.map((measure) => (
              <div key={measure}>
                <Box
                  component="dt"
                  sx={{ display: 'flex', gap: 1, alignItems: 'center', fontSize: '0.875rem' }}
                >
                  <LineSample measure={measure} />
                  {label(measure)}
                </Box>
                <Typography component="dd" sx={{ m: 0, fontSize: '1.625rem', fontWeight: 640 }}>
                  {total(measure)}
                </Typography>
              </div>
            ))}
          </Box>
          <LineChart
            periods={periods}
            dateOf={short}
            summary={measures.map((measure) => `${label(measure)}: ${total(measure)}`).join(', ')}
          />
          <Numbers
            periods={periods}
            label={label}
            dateOf={long}
            first={text(`statistic.units.${spans[span].unit}`)}
            title={labels.many(resource.entity)}
          />
        </Card>
      )}
    </Screen>
  );
}

interface NumbersNeeds {
  periods: readonly Period[];
  label: (measure: Measure) => string;
  dateOf: (day: string) => string;
  first: string;
  title: string;
}

function Numbers({ periods, label, dateOf, first, title }: NumbersNeeds) {
  const number = useNumber();
  return (
    <Box sx={{ mt: 3, overflowX: 'auto' }} tabIndex={0} role="group" aria-label={title}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{first}</TableCell>
            {measures.map((measure) => (
              <TableCell key={measure} align="right">
                {label(measure)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {periods.toReversed().map((period) => (
            <TableRow key={period.from}>
              <TableCell component="th" scope="row">
                {dateOf(period.from)}
              </TableCell>
              {measures.map((measure) => (
                <TableCell key={measure} align="right">
                  {number(period[measure])}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
