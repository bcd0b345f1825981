import type { Entity } from '../../resources/entity.ts';
import { lists } from '../../resources/limits.ts';
import type { PlatformKey } from '../../resources/platform/platforms.ts';
import { authorizedRequest } from '../auth/authorizedRequest.ts';

interface FirstPage {
  platform: PlatformKey;
  filter: Readonly<Record<string, string>>;
  sort: { field: string; order: 'ASC' | 'DESC' };
}

/** Later the answer may be an old one. */
const keptMs = 10_000;

let early: { url: string; answer: Promise<Response>; askedAt: number } | undefined;

/** Address of the first page of a list, letter for letter as the data provider asks for it. */
export function firstPageUrl({ path, fields }: Entity, { platform, filter, sort }: FirstPage): string {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    range: JSON.stringify([0, lists.rowsAtFirst - 1]),
    ...(fields[sort.field]?.sortable && { sort: JSON.stringify([sort.field, sort.order]) }),
  });
  return `/api/import/${path.replace('{platform}', platform)}?${query.toString()}`;
}

/** Asks for what somebody will ask for as soon as the code is there that does. */
export function askEarly(url: string): void {
  const answer = authorizedRequest(url, { headers: { accept: 'application/json' } });
  // Whoever takes it is told.
  answer.catch(() => undefined);
  early = { url, answer, askedAt: performance.now() };
}

/** As `authorizedRequest`; what was asked early is not asked again, once. */
export function requestOrEarly(url: string, init: RequestInit = {}): Promise<Response> {
  const { method = 'GET' } = init;
  if (method !== 'GET' || early?.url !== url) return authorizedRequest(url, init);
  const { answer, askedAt } = early;
  early = undefined;
  return performance.now() - askedAt < keptMs ? answer : authorizedRequest(url, init);
}
