import { createHash } from 'node:crypto';
import type { Point } from './space.ts';

type Attributes = Record<string, string | number | undefined>;

const attribute = (name: string) => name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
const kept = new Set([
  'viewBox',
  'gradientUnits',
  'gradientTransform',
  'baseFrequency',
  'numOctaves',
  'stdDeviation',
]);

export const number = (n: number): string => String(Math.round(n * 1000) / 1000);

export function el(name: string, attributes: Attributes, content = ''): string {
  let written = '';
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    written += ` ${kept.has(key) ? key : attribute(key)}="${typeof value === 'number' ? number(value) : value}"`;
  }
  return content ? `<${name}${written}>${content}</${name}>` : `<${name}${written}/>`;
}

/** The definition under an id made of its content, and the reference to it: equal definitions are one. */
export function defined(name: string, attributes: Attributes, content: string): { def: string; url: string } {
  const body = el(name, attributes, content);
  const id = `d${createHash('sha1').update(body).digest('hex').slice(0, 10)}`;
  return { def: body.replace(`<${name}`, `<${name} id="${id}"`), url: `url(#${id})` };
}

export type Stop = readonly [offset: number, color: string, opacity?: number];

export function stops(list: readonly Stop[]): string {
  return list
    .map(([offset, stopColor, stopOpacity]) => el('stop', { offset, stopColor, stopOpacity }))
    .join('');
}

/** A gradient over the box of what it fills, from one corner to another, both in shares of the box. */
export function linear(from: Point, to: Point, list: readonly Stop[]): { def: string; url: string } {
  return defined('linearGradient', { x1: from[0], y1: from[1], x2: to[0], y2: to[1] }, stops(list));
}

export function radial(at: Point, r: number, list: readonly Stop[]): { def: string; url: string } {
  return defined('radialGradient', { cx: at[0], cy: at[1], r }, stops(list));
}

type Paint = string | { def: string; url: string };

function painted(name: string, attributes: Attributes, fill: Paint, more: Attributes): string {
  if (typeof fill === 'string') return el(name, { ...attributes, fill, ...more });
  return fill.def + el(name, { ...attributes, fill: fill.url, ...more });
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: Paint,
  more: Attributes = {},
): string {
  return painted('rect', { x, y, width, height }, fill, more);
}

export function circle(cx: number, cy: number, r: number, fill: Paint, more: Attributes = {}): string {
  return painted('circle', { cx, cy, r }, fill, more);
}

export function path(d: string, fill: Paint, more: Attributes = {}): string {
  return painted('path', { d }, fill, more);
}

export function line(
  from: Point,
  to: Point,
  stroke: string,
  strokeWidth: number,
  more: Attributes = {},
): string {
  return el('line', {
    x1: from[0],
    y1: from[1],
    x2: to[0],
    y2: to[1],
    stroke,
    strokeWidth,
    strokeLinecap: 'round',
    ...more,
  });
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${number(x)} ${number(y)}`).join('L')}Z`;
}

export const group = (content: string, attributes: Attributes): string => el('g', attributes, content);

export function clipped(content: string, outline: string): string {
  const clip = defined('clipPath', {}, el('path', { d: outline, clipRule: 'evenodd' }));
  return clip.def + group(content, { clipPath: clip.url });
}

/** Softens what is given; `by` is in the units in force. */
export function blurred(content: string, by: number, attributes: Attributes = {}): string {
  const filter = defined(
    'filter',
    { x: '-60%', y: '-60%', width: '220%', height: '220%' },
    el('feGaussianBlur', { stdDeviation: by }),
  );
  return filter.def + group(content, { filter: filter.url, ...attributes });
}
