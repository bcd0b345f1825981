import { HttpError } from 'ra-core';
import { objectIn } from '../fetch.ts';

/** What the server refused, by the form field that it is about (`formErrors`); empty where it is about none. */
export function fieldFaultsOf(error: unknown): Record<string, string> {
  if (!(error instanceof HttpError)) return {};
  const faults = Object.entries(objectIn(objectIn(error.body).errors));
  return Object.fromEntries(
    faults.filter((fault): fault is [string, string] => typeof fault[1] === 'string'),
  );
}

/** A record that others need: how often, by companies, and what helps (behaviour B191). */
export interface NeededRecord {
  count: number;
  companies: readonly { entity: string; name: string; count: number }[];
  remedies: readonly ('confirm' | 'insteadOf')[];
}

/** What a refused deletion says of those who need the record; undefined where that is not why, or nothing helps. */
export function neededBy(error: unknown): NeededRecord | undefined {
  if (!(error instanceof HttpError)) return undefined;
  const { count, companies, remedies } = objectIn(error.body);
  const helpful = (['confirm', 'insteadOf'] as const).filter(
    (remedy) => Array.isArray(remedies) && remedies.includes(remedy),
  );
  if (typeof count !== 'number' || !Array.isArray(companies) || helpful.length === 0) return undefined;
  return {
    count,
    companies: companies.map(objectIn).map(({ entity, name, orgaSid, count: often }) => ({
      entity: String(entity),
      name: String(name ?? orgaSid ?? ''),
      count: Number(often),
    })),
    remedies: helpful,
  };
}
