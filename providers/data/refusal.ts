import { HttpError } from 'ra-core';
import { objectIn } from '../fetch.ts';
import type { ForeseenLoss } from './deletion.ts';

/** What the server refused, by the form field that it is about (`formErrors`); empty where it is about none. */
export function fieldFaultsOf(error: unknown): Record<string, string> {
  if (!(error instanceof HttpError)) return {};
  const faults = Object.entries(objectIn(objectIn(error.body).errors));
  return Object.fromEntries(
    faults.filter((fault): fault is [string, string] => typeof fault[1] === 'string'),
  );
}

/** What a refused deletion says of those who need the record; undefined where that is not why, or nothing helps. */
export function neededBy(error: unknown): ForeseenLoss | undefined {
  if (!(error instanceof HttpError)) return undefined;
  const { count, companies, remedies, effects } = objectIn(error.body);
  const helpful = (['confirm', 'insteadOf'] as const).filter(
    (remedy) => Array.isArray(remedies) && remedies.includes(remedy),
  );
  if (typeof count !== 'number' || !Array.isArray(companies) || helpful.length === 0) return undefined;
  const lost = ({ entity, name, orgaSid, platform, field, count: often }: Record<string, unknown>) => ({
    entity: String(entity),
    field: String(field ?? ''),
    platform: String(platform ?? ''),
    orgaSid: String(orgaSid ?? ''),
    name: typeof name === 'string' ? name : null,
    count: Number(often),
  });
  return {
    needed: { count, companies: companies.map(objectIn).map(lost), remedies: helpful },
    effects: Array.isArray(effects) ? effects.map(objectIn).map(lost) : [],
  };
}
