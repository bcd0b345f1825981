/** From here on hardly anything is left to do, and below the other much. */
const good = 90;
const poor = 50;

/** A share of 100 as a figure with a bar beside it. */
export function Share({ value }: { value: number }) {
  const tone = value >= good ? 'good' : value < poor ? 'poor' : 'fair';
  return (
    <span className="value-share">
      <span>
        <span className={tone} style={{ width: `${value}%` }} />
      </span>
      <span>{value} %</span>
    </span>
  );
}
