import { Box, Card, Skeleton } from '@mui/material';
import { useTranslate } from 'ra-core';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

/** What is awaited, by the room that it will take: lines, the rows of a list, a form, or a chart over its numbers. */
type Awaited = 'lines' | 'list' | 'tree' | 'form' | 'chart';

/** How many parts, how high each, into which columns it falls, and how high the tools above it are. */
const layouts: Record<
  Awaited,
  { count: number; height: number; columns: readonly number[]; tools?: number }
> = {
  lines: { count: 5, height: 36, columns: [5, 1] },
  list: { count: 12, height: 40, columns: [4, 2, 2, 1] },
  tree: { count: 16, height: 34, columns: [1], tools: 52 },
  form: { count: 5, height: 74, columns: [1] },
  chart: { count: 7, height: 34, columns: [2, 1, 1, 1] },
};

/** How much of its room a bar fills, so that they do not look like a grid. */
const fillings = [72, 54, 83, 61, 47, 78, 66];

interface Needs {
  of: Awaited;
  /** How many parts, where that is known beforehand. */
  count?: number;
  /** Is the head of the screen awaited too? */
  withHead?: boolean;
}

/**
 * Holds the place of what is not there yet, in its size, so that nothing moves when it comes. It stands still, and
 * what comes at once is not announced by it.
 */
export function Waiting({ of, count = layouts[of].count, withHead = false }: Needs) {
  const translate = useTranslate();
  const bars = <Bars of={of} count={count} />;
  return (
    <Box
      aria-busy
      sx={{
        width: '100%',
        '@keyframes appear': { from: { opacity: 0 } },
        animation: 'appear 200ms ease-out 150ms backwards',
      }}
    >
      <Box component="span" sx={visuallyHidden}>
        {translate('ra.page.loading')}
      </Box>
      {withHead && (
        <Box sx={{ pt: 1, mb: 2.5, pb: `${layouts[of].tools ?? 0}px` }}>
          <Bar width={240} height={28} />
        </Box>
      )}
      {of === 'lines' ? bars : <Card sx={{ px: { xs: 2, sm: 3 }, py: 1.5 }}>{bars}</Card>}
    </Box>
  );
}

function Bars({ of, count }: { of: Awaited; count: number }) {
  const { height, columns } = layouts[of];
  return (
    <>
      {of === 'chart' && <Bar width="60%" height={48} sx={{ mt: 1 }} />}
      {of === 'chart' && (
        <Bar width="100%" height="auto" sx={{ aspectRatio: '960 / 260', my: 2, bgcolor: 'action.hover' }} />
      )}
      {Array.from({ length: count }, (_, row) => (
        <Box
          key={row}
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'center',
            height,
            gridTemplateColumns: columns.map((share) => `minmax(0, ${share}fr)`).join(' '),
            '& + &': of === 'form' ? {} : { borderTop: 1, borderColor: 'divider' },
          }}
        >
          {of === 'form' ? (
            <div>
              <Bar width={`${(fillings[row % fillings.length] ?? 0) / 4}%`} height={12} sx={{ mb: 0.75 }} />
              <Bar width="100%" height={36} sx={{ maxWidth: 1100 }} />
            </div>
          ) : (
            columns.map((_share, column) => (
              <Bar key={column} width={`${fillings[(row + 3 * column) % fillings.length]}%`} height={12} />
            ))
          )}
        </Box>
      ))}
    </>
  );
}

function Bar({ sx, ...size }: { width: number | string; height: number | string; sx?: object }) {
  return <Skeleton variant="rounded" animation={false} {...size} sx={sx ?? {}} />;
}
