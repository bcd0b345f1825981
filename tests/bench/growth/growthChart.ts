import { sizesOf, type Growth } from './Growth.ts';

const width = 760;
const height = 460;
const plot = { left: 84, right: 590, top: 24, bottom: 408 };
const labelHeight = 15;
const number = new Intl.NumberFormat('en');
/** Each is told from paper and from a dark screen alike. */
const colours = ['#2a78d6', '#c8611a', '#2f8f4e', '#b03a8c', '#8a6d00', '#6b5bd2', '#c2403d', '#14808c'];
const dashes = ['', '6 3', '2 3'];

/**
 * The figures as lines, both axes by powers of ten: a work that costs the same at any size lies flat, one that costs as
 * much as there are products rises with the grey line. Parts of works, and works measured with one size alone, are left out.
 */
export function growthChart(growth: Growth): string {
  const lines = Object.entries(growth).filter(
    ([name, measured]) => !name.includes(': ') && Object.keys(measured).length > 1,
  );
  const sizes = sizesOf(Object.fromEntries(lines));
  const values = lines.flatMap(([, measured]) => Object.values(measured));
  const across = scale(sizes, plot.left, plot.right);
  const tens = powersOfTen(values);
  const upward = scale(tens, plot.bottom, plot.top);
  const drawn = lines.map(([name, measured], at) => {
    const points = Object.entries(measured)
      .map(([size, ms]) => ({ x: across(Number(size)), y: upward(ms) }))
      .sort((one, other) => one.x - other.x);
    const style = `stroke="${colours[at % colours.length]}" stroke-dasharray="${dashes[Math.floor(at / colours.length) % dashes.length]}"`;
    return { name, points, style, colour: colours[at % colours.length] };
  });
  const labels = spread(drawn.map(({ points }) => points.at(-1)?.y ?? plot.bottom));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="12" role="img" aria-label="p95 of each work by the number of products">
<style>.ink { fill: #222 } .rule { stroke: #d8d8d8 } @media (prefers-color-scheme: dark) { .ink { fill: #ddd } .rule { stroke: #444 } }</style>
${tens.map((ten) => `<path class="rule" d="M${plot.left} ${fixed(upward(ten))}H${plot.right}"/><text class="ink" x="${plot.left - 8}" y="${fixed(upward(ten) + 4)}" text-anchor="end">${number.format(ten)} ms</text>`).join('\n')}
${sizes.map((size) => `<path class="rule" d="M${fixed(across(size))} ${plot.top}V${plot.bottom}"/><text class="ink" x="${fixed(across(size))}" y="${plot.bottom + 20}" text-anchor="middle">${number.format(size)}</text>`).join('\n')}
<text class="ink" x="${(plot.left + plot.right) / 2}" y="${plot.bottom + 42}" text-anchor="middle">products</text>
${drawn.map(({ name, points, style, colour }, at) => `<polyline fill="none" stroke-width="2" ${style} points="${points.map(({ x, y }) => `${fixed(x)},${fixed(y)}`).join(' ')}"/>${points.map(({ x, y }) => `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="3" fill="${colour}"/>`).join('')}<text x="${plot.right + 10}" y="${fixed((labels[at] ?? 0) + 4)}" fill="${colour}">${escaped(name)}</text>`).join('\n')}
</svg>
`;
}

/** Where a figure stands between two ends, by its power of ten. */
function scale(values: readonly number[], from: number, to: number): (value: number) => number {
  const [least, most] = [Math.log10(Math.min(...values)), Math.log10(Math.max(...values))];
  return (value) => from + ((Math.log10(value) - least) / (most - least || 1)) * (to - from);
}

function powersOfTen(values: readonly number[]): number[] {
  const least = Math.floor(Math.log10(Math.min(...values)));
  const most = Math.max(least + 1, Math.ceil(Math.log10(Math.max(...values))));
  return Array.from({ length: most - least + 1 }, (_, step) => 10 ** (least + step));
}

/** Heights of labels as near to those wanted as they go without one upon the other. */
function spread(wanted: readonly number[]): number[] {
  const order = wanted.map((y, at) => ({ y, at })).sort((one, other) => one.y - other.y);
  let next = -Infinity;
  for (const label of order) next = (label.y = Math.max(label.y, next)) + labelHeight;
  // Those that would stand below the plot push the others up.
  next = height - labelHeight;
  for (const label of order.toReversed()) next = (label.y = Math.min(label.y, next)) - labelHeight;
  return order.sort((one, other) => one.at - other.at).map(({ y }) => y);
}

function fixed(value: number): string {
  return value.toFixed(1);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
