import { Box, useMediaQuery, useTheme } from '@mui/material';
import { useNumber } from '../directory/useNumber.ts';
import { CountAxis } from './CountAxis.tsx';
import { niceTop } from './niceTop.ts';

const height = 190;
const inset = { left: 52, right: 8, top: 10, bottom: 26 };

export interface ChartColumn {
  key: string;
  label: string;
  value: number;
  /** That of the time before, which is drawn as a line. */
  before: number;
}

interface Needs {
  columns: readonly ChartColumn[];
  /** What the chart shows, in one sentence. */
  summary: string;
}

/** Counts as columns on two axes, and those of the time before as a dashed line. The numbers themselves stand in the table beside it. */
export function ColumnChart({ columns, summary }: Needs) {
  const number = useNumber();
  const { palette, breakpoints } = useTheme();
  // What is written on a phone is as large as elsewhere: the drawing is narrower, not smaller.
  const isNarrow = useMediaQuery(breakpoints.down('sm'));
  const [width, labels] = isNarrow ? [320, 3] : [600, 5];
  const top = niceTop(Math.max(1, ...columns.flatMap(({ value, before }) => [value, before])));
  const step = (width - inset.left - inset.right) / Math.max(1, columns.length);
  const x = (index: number) => inset.left + index * step;
  const y = (value: number) => height - inset.bottom - (value / top) * (height - inset.top - inset.bottom);
  const every = Math.ceil(columns.length / labels);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={summary}
      viewBox={`0 0 ${width} ${height}`}
      sx={{ display: 'block', width: '100%', height: 'auto', fontSize: 12 }}
    >
      <CountAxis top={top} left={inset.left} right={width - inset.right} y={y} />
      {columns.map(({ key, label, value }, index) => (
        <g key={key}>
          <rect
            x={x(index) + step * 0.12}
            y={y(value)}
            width={step * 0.76}
            height={Math.max(1, y(0) - y(value))}
            fill={palette.primary.main}
          >
            <title>{`${label}: ${number(value)}`}</title>
          </rect>
          {index % every === 0 && (
            <text
              x={x(index) + step / 2}
              y={height - 8}
              textAnchor={index === 0 ? 'start' : 'middle'}
              fill={palette.text.secondary}
            >
              {label}
            </text>
          )}
        </g>
      ))}
      <polyline
        points={columns.map(({ before }, index) => `${x(index) + step / 2},${y(before)}`).join(' ')}
        fill="none"
        stroke={palette.text.primary}
        strokeWidth={2}
        strokeDasharray="2 4"
        strokeLinejoin="round"
      />
    </Box>
  );
}
