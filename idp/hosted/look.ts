import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { groupKeys, type PlatformGroupKey } from '../../resources/platform/platformGroups.ts';
import { tokensCss } from '../../resources/platform/tokens.ts';

interface Piece {
  /** Address, which changes with the content, so that the piece may be kept for good. */
  address: string;
  type: string;
  content: Buffer;
}

interface Look {
  sheet: Piece;
  sign: Piece;
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

const looks: Record<PlatformGroupKey, Look> = {
  baustein: look('baustein'),
  rhb: look('rhb'),
  mgbahn: look('mgbahn'),
  zbs: look('zbs'),
};

/** Addresses of the style sheet and of the sign of a platform group. */
export function lookOf(group: PlatformGroupKey): { sheet: string; sign: string } {
  const { sheet, sign } = looks[group];
  return { sheet: sheet.address, sign: sign.address };
}

/** `GET /look/{file}`, outside of any page so that the pages need no inline style. */
export function lookRoutes(app: FastifyInstance): void {
  const pieces = groupKeys.flatMap((group) => [looks[group].sheet, looks[group].sign]);
  for (const { address, type, content } of [font, ...pieces]) {
    const path = new URL(address, 'http://localhost').pathname.replace('/idp', '');
    app.get(path, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=31536000, immutable').type(type).send(content),
    );
  }
}

function look(group: PlatformGroupKey): Look {
  const css = `${fontFace}\n${tokensCss(group)}\n${rules}`;
  return {
    sheet: piece(`${group}.css`, 'text/css; charset=utf-8', Buffer.from(css)),
    sign: piece(`${group}.svg`, 'image/svg+xml', readFileSync(join(ui, `logos/icon-${group}.svg`))),
  };
}

function piece(name: string, type: string, content: Buffer): Piece {
  const version = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return { address: `/idp/look/${name}?v=${version}`, type, content };
}
