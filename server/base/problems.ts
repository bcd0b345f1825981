import type { Fault } from '../../resources/fault.ts';
import type { Remedy } from '../../resources/namings.ts';

interface Details {
  /** The sentence for the reader; without it the text of the code is shown. */
  detail?: string;
  /** What the text of the code fills in. */
  values?: Record<string, string | number>;
  errors?: Fault[];
  headers?: Record<string, string>;
  /** Names of the entities of which records refer to the one in question; a member of the document. */
  referencedBy?: readonly string[];
  /** Further members of the document, such as `report` or `current`. */
  members?: Record<string, unknown>;
}

/** Thrown anywhere below a route; answered as a problem document (RFC 9457) in the reader's language. */
export class HttpProblem extends Error {
  override name = 'HttpProblem';
  statusCode: number;
  /** Last part of `type`; names the texts under `problem`. */
  code: string;
  details: Details;

  constructor(statusCode: number, code: string, details: Details = {}) {
    super(details.detail ?? code);
    this.statusCode = statusCode;
    this.code = code;
    this.details = details;
  }
}

/** Cannot be parsed: JSON, path, query key or type. */
export function malformed(errors: Fault[] = [], details: Details = {}): HttpProblem {
  return new HttpProblem(400, 'malformed', { ...details, errors });
}

/** No valid token. */
export function unauthorized(details: Details = {}): HttpProblem {
  return new HttpProblem(401, 'unauthorized', {
    ...details,
    headers: { 'www-authenticate': 'Bearer', ...details.headers },
  });
}

/** The same answer whether the record exists or not. */
export function forbidden(): HttpProblem {
  return new HttpProblem(403, 'forbidden');
}

/** There is no such record, or no such address. */
export function notFound(code = 'not-found', details: Details = {}): HttpProblem {
  return new HttpProblem(404, code, details);
}

interface Needed {
  /** How often it is named, by companies. */
  count: number;
  companies: readonly { entity: string }[];
  remedies: readonly Remedy[];
  /** What goes with it without being asked for, by companies. */
  effects: readonly { entity: string }[];
}

/**
 * Records of these entities refer to the one in question.
 * @param needed how many of which companies do, what helps, and what else goes; all of it members of the document
 */
export function referenced(by: readonly string[], needed?: Needed): HttpProblem {
  return conflict('referenced', { referencedBy: by, ...(needed && { members: { ...needed } }) });
}

/** @param code such as `duplicate` or `referenced` */
export function conflict(code = 'conflict', details: Details = {}): HttpProblem {
  return new HttpProblem(409, code, details);
}

/** A stale `If-Match`: `current` is the version as stored now. */
export function stale(current: unknown): HttpProblem {
  return new HttpProblem(412, 'stale', { members: { current } });
}

/** The body is larger than the call takes. */
export function tooLarge(details: Details = {}): HttpProblem {
  return new HttpProblem(413, 'too-large', details);
}

/**
 * The body is of a type that the call does not take.
 * @param code such as `no-picture`, where it can be said what was expected
 */
export function wrongType(code = 'wrong-type'): HttpProblem {
  return new HttpProblem(415, code);
}

/** The body is packed in a way that the call does not take (RFC 9110, 15.5.16). */
export function encodedBody(packings: readonly string[]): HttpProblem {
  return new HttpProblem(415, 'encoded-body', { headers: { 'accept-encoding': packings.join(', ') } });
}

/** Parsed but wrong. */
export function unprocessable(errors: Fault[], details: Details = {}): HttpProblem {
  return new HttpProblem(422, 'unprocessable', { ...details, errors });
}

/** @param seconds after which it is worth trying again */
export function tooMany(seconds: number): HttpProblem {
  return new HttpProblem(429, 'too-many', { headers: { 'retry-after': String(seconds) } });
}

/**
 * Too many pictures are being taken in; this one is as good as before.
 * @param seconds after which it is worth trying again
 * @param isOwn are they the caller's own?
 */
export function picturesBusy(seconds: number, isOwn = false): HttpProblem {
  return new HttpProblem(isOwn ? 429 : 503, 'pictures-busy', {
    values: { seconds },
    headers: { 'retry-after': String(seconds) },
  });
}

/** What only dry runs are bounded by: the real run may take its time. */
export function rehearsalTooLong(seconds: number): HttpProblem {
  return new HttpProblem(503, 'rehearsal-too-long', { values: { seconds } });
}

/**
 * Not now: the database does not answer, or the server closes.
 * @param members of the document, such as what is not ready and why
 */
export function unavailable(members: Record<string, unknown> = {}): HttpProblem {
  return new HttpProblem(503, 'unavailable', { headers: { 'retry-after': '2' }, members });
}
