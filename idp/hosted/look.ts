import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { platformGroups, type PlatformGroupKey } from '../../resources/platformGroups.ts';
import { tokensCss } from '../../resources/tokens.ts';

interface Piece {
  /** Address, which changes with the content, so that the piece may be kept for good. */
  address: string;
  type: string;
  content: Buffer;
}

/** Type, signs, buttons and the look of bare elements are those of the catalogue. */
const ui = join(import.meta.dirname, '../../ui');
const font = piece('hanken.woff2', 'font/woff2', readFileSync(join(ui, 'fonts/hanken-grotesk.woff2')));
const fontFace = `@font-face{font-family:Hanken;src:url(${font.address}) format('woff2');font-weight:100 900;font-display:swap}`;
const rules = ['scales.css', 'elements.css', 'buttons.css']
  .map((file) => join(ui, 'styles', file))
  .concat(join(import.meta.dirname, 'look.css'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const looks = new Map(
  (Object.keys(platformGroups) as PlatformGroupKey[]).map((group) => [
    group,
    {
      sheet: piece(
        `${group}.css`,
        'text/css; charset=utf-8',
        Buffer.from(`${fontFace}\n${tokensCss(group)}\n${rules}`),
      ),
      sign: piece(`${group}.svg`, 'image/svg+xml', readFileSync(join(ui, `logos/icon-${group}.svg`))),
    },
  ]),
);

/** Addresses of the style sheet and of the sign of a platform group. */
export function lookOf(group: PlatformGroupKey): { sheet: string; sign: string } {
  const { sheet, sign } = looks.get(group) as NonNullable<ReturnType<typeof looks.get>>;
  return { sheet: sheet.address, sign: sign.address };
}

/** `GET /look/{file}`, outside of any page so that the pages need no inline style. */
export function lookRoutes(app: FastifyInstance): void {
  for (const { address, type, content } of [font, ...[...looks.values()].flatMap(Object.values)] as Piece[]) {
    const path = new URL(address, 'http://localhost').pathname.replace('/idp', '');
    app.get(path, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=31536000, immutable').type(type).send(content),
    );
  }
}

function piece(name: string, type: string, content: Buffer): Piece {
  const version = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return { address: `/idp/look/${name}?v=${version}`, type, content };
}
