import { Box, useMediaQuery, useTheme, type Theme } from '@mui/material';
import { CountAxis } from '../../charts/CountAxis.tsx';
import { niceTop } from '../../charts/niceTop.ts';
import { measures, type Measure, type Period } from './periods.ts';

const height = 260;
const inset = { left: 56, right: 12, top: 12, bottom: 28 };

interface Needs {
  periods: readonly Period[];
  /** What the chart shows, in one sentence. */
  summary: string;
  dateOf: (day: string) => string;
}

/** Told apart by dashes too, not by colour alone. */
const dashes: Record<Measure, string> = { pageViews: '', suggestionViews: '7 5', clicks: '2 4' };

/** Counts over time as lines. The numbers themselves stand in the table beside it. */
export function LineChart({ periods, summary, dateOf }: Needs) {
  const { palette } = useTheme();
  const colours = useLineColours();
  // What is written on a phone is as large as elsewhere: the drawing is narrower, not smaller.
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [width, dates] = isNarrow ? [380, 3] : [960, 6];
  const most = Math.max(1, ...periods.flatMap((period) => measures.map((measure) => period[measure])));
  const top = niceTop(most);
  const x = (index: number) =>
    inset.left + (index / Math.max(1, periods.length - 1)) * (width - inset.left - inset.right);
  const y = (value: number) => height - inset.bottom - (value / top) * (height - inset.top - inset.bottom);
  const every = Math.ceil(periods.length / dates);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={summary}
      viewBox={`0 0 ${width} ${height}`}
      sx={{ display: 'block', width: '100%', height: 'auto', fontSize: 13 }}
    >
      <CountAxis top={top} left={inset.left} right={width - inset.right} y={y} />
      {periods.map(({ from }, index) =>
        index % every === 0 ? (
          <text key={from} x={x(index)} y={height - 8} textAnchor="middle" fill={palette.text.secondary}>
            {dateOf(from)}
          </text>
        ) : null,
      )}
      {measures.map((measure) => (
        <polyline
          key={measure}
          points={periods.map((period, index) => `${x(index)},${y(period[measure])}`).join(' ')}
          fill="none"
          stroke={colours[measure]}
          strokeWidth={2.5}
          strokeDasharray={dashes[measure]}
          strokeLinejoin="round"
        />
      ))}
    </Box>
  );
}

/** The line of a measure, as a sample for the legend. */
export function LineSample({ measure }: { measure: Measure }) {
  const colours = useLineColours();
  return (
    <Box component="svg" aria-hidden viewBox="0 0 36 8" sx={{ width: 36, height: 8, flex: 'none' }}>
      <line
        x1="0"
        x2="36"
        y1="4"
        y2="4"
        stroke={colours[measure]}
        strokeWidth="2.5"
        strokeDasharray={dashes[measure]}
      />
    </Box>
  );
}

function useLineColours(): Record<Measure, string> {
  const { palette } = useTheme();
  return {
    pageViews: palette.primary.main,
    suggestionViews: palette.info.main,
    clicks: palette.success.main,
  };
}
