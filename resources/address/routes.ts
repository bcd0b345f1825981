import { guessLanguage } from '../language/guessLanguage.ts';
import { keysOf } from '../keysOf.ts';
import { isLanguage, type Language } from '../language/languages.ts';
import type { Platform } from '../platform/platforms.ts';
import { recordOf } from './recordOf.ts';
import { screens, type ScreenName } from '../platform/screens.ts';
import { splitAddress } from './splitAddress.ts';

export type Parameters = Record<string, string>;

/** What an address means. `redirect` is a path with its query. */
export type Route =
  | { kind: 'screen'; screen: ScreenName; language: Language; parameters: Parameters }
  | { kind: 'redirect'; location: string }
  | { kind: 'notFound'; language: Language };

/** What the request knows besides its address. */
export interface RouteHints {
  platform: Platform;
  stored?: string | undefined;
  browser?: readonly string[];
}

/** Screens that an address without language reaches by identifier only (behaviour B24). */
const forwarded = new Set(['product', 'category', 'orga']);

/**
 * Decides what an address of a platform means (behaviour B16, B17, B23, B24).
 * `url` is path and query; never throws, whatever the address.
 */
export function resolveRoute(url: string, { platform, stored, browser = [] }: RouteHints): Route {
  const [path, queryText] = splitAddress(url);
  const query = new URLSearchParams(queryText);
  const segments = path.split('/').filter(Boolean).map(decode);
  const forced = platform.forcedLanguage;
  const [first = ''] = segments;

  if (isLanguage(first)) {
    const wanted = query.get('lang');
    const language = forced ?? (isLanguage(wanted) ? wanted : first);
    const rest = segments.slice(1);
    if (language !== first || query.has('lang')) return redirect(language, rest, query);
    const match = matchScreen(rest);
    return match ? { kind: 'screen', language, ...match } : { kind: 'notFound', language };
  }

  const asked = query.get('lang');
  const language = guessLanguage({ prefix: asked ?? undefined, stored, browser, forced });
  const isForwarded = forwarded.has(first)
    ? segments.length > 1
    : !/^[a-z]{2}$/i.test(first) && matchScreen(segments) !== undefined;
  return isForwarded ? redirect(language, segments, query) : { kind: 'notFound', language };
}

const segmentsOf = recordOf(keysOf(screens), (screen) => screens[screen].pattern.split('/').filter(Boolean));

/** The path of a screen: `pathTo('de', 'product', { orgaSid, productSid })`. Query values left out are dropped. */
export function pathTo(
  language: Language,
  screen: ScreenName,
  parameters: Parameters = {},
  query: Record<string, string | number | undefined> = {},
): string {
  let path = `/${language}`;
  for (const segment of segmentsOf[screen]) {
    const given =
      segment === '*'
        ? (parameters['*'] ?? '')
        : segment.startsWith(':')
          ? encodeURIComponent(parameters[segment.slice(1)] ?? '')
          : segment;
    if (given) path += `/${given}`;
  }
  const asked = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  );
  return asked.length === 0 ? path : `${path}?${new URLSearchParams(asked)}`;
}

/** The same address in another language. */
export function inLanguage(url: string, language: Language): string {
  return url.replace(/^\/[a-z]{2}(?=\/|\?|$)/, `/${language}`);
}

const patterns = keysOf(screens).map((screen) => ({ screen, parts: segmentsOf[screen] }));

function matchScreen(segments: string[]): { screen: ScreenName; parameters: Parameters } | undefined {
  for (const { screen, parts } of patterns) {
    const parameters = matchPattern(parts, segments);
    if (parameters) return { screen, parameters };
  }
  return undefined;
}

function matchPattern(pattern: string[], segments: string[]): Parameters | undefined {
  const open = pattern.at(-1) === '*';
  const fixed = open ? pattern.slice(0, -1) : pattern;
  if (!open && segments.length > fixed.length) return undefined;
  const parameters: Parameters = {};
  for (const [index, part] of fixed.entries()) {
    const segment = segments[index];
    if (segment === undefined) return undefined;
    if (part.startsWith(':')) parameters[part.slice(1)] = segment;
    else if (part !== segment) return undefined;
  }
  if (open) parameters['*'] = segments.slice(fixed.length).join('/');
  return parameters;
}

function redirect(language: Language, segments: string[], query: URLSearchParams): Route {
  query.delete('lang');
  const search = query.toString();
  const path = [language, ...segments.map(encodeURIComponent)].join('/');
  return { kind: 'redirect', location: `/${path}${search && `?${search}`}` };
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
