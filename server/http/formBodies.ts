import type { FastifyInstance } from 'fastify';
import { isStorable } from '../base/database/isStorable.ts';
import { malformed } from '../base/problems.ts';

/** What a form sent; a field that is given twice is not given. */
export type Fields = Record<string, string>;

/** Reads forms in this part of the server. Throws 400 for texts that cannot be stored. */
export function formBodies(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (_request, body, done) => {
      const sent = new URLSearchParams(String(body));
      const fields: Fields = Object.create(null);
      for (const [name, value] of sent) if (sent.getAll(name).length === 1) fields[name] = value;
      if (isStorable(fields)) done(null, fields);
      else done(malformed([{ path: '', code: 'control-character' }]));
    },
  );
}
