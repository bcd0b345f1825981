const width = 6;
const height = 32;

/** How numbers are spread, as bars side by side; what they say is said by the values below. */
export function Bars({ counts }: { counts: readonly number[] }) {
  const most = Math.max(1, ...counts);
  const bars = counts.map((count, place) => {
    const tall = Math.max(2, Math.round((count / most) * height));
    return count === 0 ? '' : `M${place * width} ${height}v-${tall}h${width - 1}v${tall}z`;
  });
  return (
    <svg
      className="filter-bars"
      viewBox={`0 0 ${counts.length * width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={bars.join('')} />
    </svg>
  );
}
