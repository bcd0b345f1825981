import type { FastifyInstance } from 'fastify';
import { generate, type Bitmap2D } from 'lean-qr';
import { platformByHost } from '../../resources/platform/platforms.ts';
import type { Config } from '../base/config/config.ts';

/** Light modules around a code (ISO/IEC 18004, section 6.3.8). */
const quietZone = 4;
/** Codes of longer addresses have so fine modules that phones do not read them from a screen. */
const longestPath = 600;
const keptForSeconds = 86_400;

/** `GET /qr{path}.svg` (`qrPath`): the QR code for a page of the platform, as a drawing (behaviour B388). */
export function qrCodes(app: FastifyInstance, { publicOrigin }: Pick<Config, 'publicOrigin'>): void {
  app.get('/qr/*', { schema: { hide: true } }, async (request, reply) => {
    const [, path] = /^\/qr(\/[^?]+)\.svg$/.exec(request.url) ?? [];
    if (path === undefined || path.length > longestPath) return reply.callNotFound();
    const { slug } = platformByHost(request.host);
    return reply
      .header('cache-control', `public, max-age=${keptForSeconds}`)
      .type('image/svg+xml')
      .send(drawingOf(publicOrigin.replace('{slug}', slug) + path));
  });
}

function drawingOf(address: string): string {
  const code = generate(address);
  const size = code.size + 2 * quietZone;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-quietZone} ${-quietZone} ${size} ${size}" width="${size}" height="${size}" shape-rendering="crispEdges"><path d="${rowsOf(code)}"/></svg>`;
}

/** A rectangle per run of dark modules in a row: shorter than the outlines that the library draws, and quicker made. */
function rowsOf(code: Bitmap2D): string {
  let path = '';
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) {
      const from = x;
      while (code.get(x, y)) x += 1;
      if (x > from) path += `M${from} ${y}h${x - from}v1H${from}z`;
    }
  return path;
}
