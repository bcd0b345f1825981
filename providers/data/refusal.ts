import { HttpError } from 'ra-core';
import { objectIn } from '../fetch.ts';

/** What went wrong, in the words of whoever said so. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What the server refused, by the form field that it is about (`formErrors`); empty where it is about none. */
export function fieldFaultsOf(error: unknown): Record<string, string> {
  if (!(error instanceof HttpError)) return {};
  const faults = Object.entries(objectIn(objectIn(error.body).errors));
  return Object.fromEntries(
    faults.filter((fault): fault is [string, string] => typeof fault[1] === 'string'),
  );
}
