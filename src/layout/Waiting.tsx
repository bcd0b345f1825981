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
    <div aria-busy className="waiting">
      <span style={visuallyHidden}>{translate('ra.page.loading')}</span>
      {withHead && (
        <div className="waiting-head" style={{ paddingBottom: layouts[of].tools ?? 0 }}>
          <Bar width={240} height={28} />
        </div>
      )}
      {of === 'lines' ? bars : <div className="waiting-card">{bars}</div>}
    </div>
  );
}

/** Plain elements, as there are some fifty of them and each is seen for an instant. */
function Bars({ of, count }: { of: Awaited; count: number }) {
  const { height, columns } = layouts[of];
  const gridTemplateColumns = columns.map((share) => `minmax(0, ${share}fr)`).join(' ');
  return (
    <>
      {of === 'chart' && <Bar width="60%" height={48} className="waiting-numbers" />}
      {of === 'chart' && <Bar width="100%" height="auto" className="waiting-chart" />}
      {Array.from({ length: count }, (_, row) =>
        of === 'form' ? (
          <div key={row} className="waiting-field" style={{ height }}>
            <Bar width={`${(fillings[row % fillings.length] ?? 0) / 4}%`} height={12} />
            <Bar width="100%" height={36} />
          </div>
        ) : (
          <div key={row} className="waiting-row" style={{ height, gridTemplateColumns }}>
            {columns.map((_share, column) => (
              <Bar key={column} width={`${fillings[(row + 3 * column) % fillings.length]}%`} height={12} />
            ))}
          </div>
        ),
      )}
    </>
  );
}

function Bar({
  className = '',
  ...size
}: {
  width: number | string;
  height: number | string;
  className?: string;
}) {
  return <span className={`waiting-bar ${className}`} style={size} />;
}
