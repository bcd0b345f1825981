import type { z } from 'zod';
import type { KeyScope } from '../platform/keyScopes.ts';
import type { RecordShape } from './recordShape.ts';

/**
 * Who may call: everybody the platform lets in (`entity`: what they see of that one; `isSignedIn`: those
 * of them who are), whoever is signed in, or
 * what an entity's access says.
 */
export type CallAccess =
  | { kind: 'open' }
  | { kind: 'visitors'; entity?: string; isSignedIn?: true }
  | { kind: 'signedIn' }
  | { kind: 'admin' }
  | { kind: 'entity'; entity: string; action: 'read' | 'create' | 'update' | 'delete' };

/** One file as the part `file` of a form, beside it texts by name; and as the whole body, of which types. */
export interface Upload {
  parts?: readonly string[];
  raw?: readonly string[];
  /** It does not come as a form. */
  isRawOnly?: true;
  /** Its content is imported: with a report, and as a job that one need not wait for. */
  isImport?: true;
  /** A file of JSON, as the contract shows it and the tests send it. */
  example?: readonly unknown[];
  /** What a file of JSON holds a list of; texts where it holds no records. */
  listOf?: RecordShape;
}

/** A call of the API, declared once: the server registers it, OpenAPI prints it, providers type themselves by it. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path under `/api`, parameters in braces. */
  path: string;
  /** What it is called in the contract, where that is not made of method and path (`nameOfCall`). */
  name?: string;
  /** What it does, in one sentence for whoever reads the contract. */
  summary: string;
  access: CallAccess;
  parameters?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Its body is a record, which whoever writes it judges as a whole: its schema need not refuse it first. */
  isRecord?: true;
  /** A body that streams: its content is judged by whoever reads it, not by a schema; it may come instead of `body`. */
  upload?: Upload;
  /** Headers of its own, with what each says and an example. */
  sentHeaders?: Readonly<Record<string, readonly [says: string, example: string]>>;
  /** It answers a file under a name of its own. */
  isDownload?: true;
  /** How it refuses where a standard has words of its own for that; with problem documents unless said. */
  refusal?: z.ZodType;
  /** Headers of its answer beyond those that follow from the rest, with what each says. */
  answeredHeaders?: Readonly<Record<string, string>>;
  answer?: z.ZodType;
  /** Media types of an answer that is no JSON; of several, the first unless something else is asked for. */
  mediaType?: string | readonly string[];
  /** With which statuses it succeeds, the usual one first, where that does not follow from the rest (`statusesOf`). */
  statuses?: readonly number[];
  /** Its address has no version that `If-Match` could name. */
  hasNoVersion?: true;
  /** A PUT that makes the record where `If-None-Match: *` says that there is none. */
  mayCreate?: true;
  /** A POST that writes to what has a version already: it takes `If-Match` as PUT does. */
  takesVersion?: true;
  /** It acts on behalf of no cookie: a form of another site gains nothing by sending it. */
  isCookieBlind?: true;
  /** It writes nothing but what is the reader's own: the reading cookie suffices, with the header against other sites. */
  isOpenToCookie?: true;
  /** Said by every call that is no GET: `call` demands it. */
  sentAgain?: SentAgain;
  /** With `Accept: text/event-stream` it answers as a live stream instead. */
  alsoStreams?: true;
  /** What a key needs for it, where its access does not say so; `any` of its scopes, or opened by no key (`scopeOfCall`). */
  keyScope?: KeyScope | 'any' | 'none';
  /** Its sender proves who they are in a way of its own, such as by `Basic`. */
  signsInItself?: true;
  /** Its body comes as a form of a browser does, `application/x-www-form-urlencoded`, or as JSON. */
  isForm?: true;
  /** It goes: since when that is known (`2026-01-31`), from which day on it is gone, and which call is to be used instead. */
  deprecated?: Readonly<{ since: string; until?: string; instead?: string }>;
  /** How often one address may call it in a minute, where that is less than for writing in general. */
  perMinute?: number;
}

/**
 * What happens when a call comes again, as its answer was lost (behaviour B226): under the same `Idempotency-Key` it is
 * done `once`; or to do it again is `harmless` and answers the same.
 */
export type SentAgain = 'once' | 'harmless';

type SaysAgain<Method extends Call['method']> = Method extends 'GET' ? unknown : { sentAgain: SentAgain };

/** Declares a call and keeps its literal types. */
export function call<const C extends Call>(declaration: C & SaysAgain<C['method']>): C {
  return declaration;
}
