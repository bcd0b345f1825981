import type { z } from 'zod';

/**
 * Who may call: everybody the platform lets in (`entity`: what they see of that one), whoever is signed in, or
 * what an entity's access says.
 */
export type CallAccess =
  | { kind: 'open' }
  | { kind: 'visitors'; entity?: string }
  | { kind: 'signedIn' }
  | { kind: 'admin' }
  | { kind: 'entity'; entity: string; action: 'read' | 'create' | 'update' | 'delete' };

/** A call of the API, declared once: the server registers it, OpenAPI prints it, providers type themselves by it. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path under `/api`, parameters in braces. */
  path: string;
  access: CallAccess;
  parameters?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  answer?: z.ZodType;
  /** How often one address may call it in a minute, where that is less than for writing in general. */
  perMinute?: number;
}

/** Declares a call and keeps its literal types. */
export function call<const C extends Call>(declaration: C): C {
  return declaration;
}
