type Rgb = [number, number, number];

function parse(color: string): Rgb {
  const digits = color.length === 4 ? color.slice(1).replace(/./g, '$&$&') : color.slice(1);
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) as Rgb;
}

const write = (rgb: number[]) =>
  `#${rgb
    .map((c) =>
      Math.round(Math.min(255, Math.max(0, c)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** `share` of `b` in `a`, both `#rgb` or `#rrggbb`. */
export function mix(a: string, b: string, share: number): string {
  const [from, to] = [parse(a), parse(b)];
  return write(from.map((c, i) => c + (to[i]! - c) * share));
}

/** The colour under more (above 1) or less light; shadow turns a little cooler, as under a white sky. */
export function lit(color: string, light: number): string {
  if (light > 1) return mix(color, '#ffffff', Math.min(1, (light - 1) * 1.2));
  const cool = (1 - light) * 0.06;
  const [r, g, b] = parse(color);
  return write([r * (light - cool * 0.3), g * light, b * (light + cool)]);
}

/** Channels from 0 to 1, as filters want them. */
export const channels = (color: string): Rgb => parse(color).map((c) => c / 255) as Rgb;
