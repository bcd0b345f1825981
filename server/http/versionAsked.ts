import type { FastifyRequest } from 'fastify';
import type { Expected } from '../base/expected.ts';
import { malformed } from '../base/problems.ts';

/** An entity tag or the comma before the next one (RFC 9110, 8.8.3). */
const tag = /[ \t]*(?:(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"|(?=,|$))[ \t]*(?:,|$)/y;

/** As we write it: `"01"` is another tag than `"1"`. */
const version = /^(?:0|[1-9]\d{0,15})$/;

/**
 * The versions of `If-Match`, compared strongly (RFC 9110, 13.1.1): a weak tag, or one that is no version of ours,
 * matches none. Undefined without the header. Throws 400 for what is no list of tags.
 */
export function versionAsked(request: FastifyRequest): Expected | undefined {
  const header = request.headers['if-match'];
  if (header === undefined) return undefined;
  if (header.trim() === '*') return 'any';
  const asked: number[] = [];
  let hasTag = false;
  for (tag.lastIndex = 0; tag.lastIndex < header.length;) {
    const found = tag.exec(header);
    if (!found) throw malformed([{ path: 'If-Match', code: 'version-form' }]);
    const [, weak, opaque] = found;
    hasTag ||= opaque !== undefined;
    if (opaque !== undefined && !weak && version.test(opaque)) asked.push(Number(opaque));
  }
  if (!hasTag) throw malformed([{ path: 'If-Match', code: 'version-form' }]);
  return asked;
}
