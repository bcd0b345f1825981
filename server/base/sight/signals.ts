import type { Origin } from './origin.ts';
import { Signal } from './Signal.ts';

/** Something that took its time, on behalf of a request or of none. */
/** When work began, how long it took, and whose it is. */
export interface Took {
  origin: Origin | undefined;
  /** Milliseconds since 1970. */
  startedAt: number;
  ms: number;
}

export interface RequestAnswered extends Took {
  method: string;
  /** The pattern of its route; undefined where there is none. */
  route: string | undefined;
  status: number;
}

export interface StatementAnswered extends Took {
  /** What was asked, with `$1` for values: none of them is ever told. */
  text: string;
  hasFailed: boolean;
}

export interface JobDone extends Took {
  job: string;
  hasFailed: boolean;
}

/** What the parts of the product tell of their work; `beginSight` listens, if it is asked for. */
export const requestBegan = new Signal<Origin>();
export const requestAnswered = new Signal<RequestAnswered>();
export const statementAnswered = new Signal<StatementAnswered>();
export const jobBegan = new Signal<Origin>();
export const jobDone = new Signal<JobDone>();
/** A page or answer that may be kept was asked for. */
export const keptAsked = new Signal<{ isKept: boolean }>();
/** Somebody has used up a budget: `stored`, `day`, `imports` or `rows`. */
export const budgetRefused = new Signal<{ budget: string }>();
/** A line of the log, as JSON. */
export const lineLogged = new Signal<string>();
