import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { platformGroups, type PlatformGroupKey } from '../../../resources/platformGroups.ts';
import { tokensCss } from '../../../resources/tokens.ts';

const rules = readFileSync(join(import.meta.dirname, 'look.css'), 'utf8');

const sheets = new Map(
  (Object.keys(platformGroups) as PlatformGroupKey[]).map((group) => [
    group,
    `${tokensCss(group)}\n${rules}`,
  ]),
);

/** Address of the style sheet of a platform group; it changes with the sheet, so that it may be kept for good. */
export function lookAddress(group: PlatformGroupKey): string {
  const version = createHash('sha256')
    .update(sheets.get(group) as string)
    .digest('base64url')
    .slice(0, 8);
  return `/idp/look/${group}.css?v=${version}`;
}

/** `GET /look/{group}.css`, outside of any page so that the pages need no inline style. */
export function lookRoutes(app: FastifyInstance): void {
  for (const [group, sheet] of sheets) {
    app.get(`/look/${group}.css`, async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('text/css; charset=utf-8')
        .send(sheet),
    );
  }
}
