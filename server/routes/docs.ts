import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { escapedHtml } from '../http/escapedHtml.ts';

const parameter = z.object({ name: z.string(), in: z.string(), required: z.boolean().optional() });

/** What the page shows of an operation of the document. */
const operation = z.object({
  summary: z.string().optional(),
  security: z.array(z.record(z.string(), z.unknown())).optional(),
  parameters: z.array(z.union([parameter, z.object({ $ref: z.string() })])).optional(),
  requestBody: z.unknown().optional(),
});
type Operation = z.output<typeof operation>;

/** Those that many operations say alike. */
const shared = z.record(z.string(), parameter);
type Shared = z.output<typeof shared>;

/** Operations by path and method. */
const contract = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ parameters: shared }),
});

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #ccc;vertical-align:top}
code{font-size:.95em}`;

/** `GET /api/docs`: the contract to read, made of the same document that machines read. */
export function docs(app: FastifyInstance): void {
  let page: string | undefined;
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => {
    page ??= pageOf(contract.parse(app.swagger()));
    const hash = createHash('sha256').update(style).digest('base64');
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', `default-src 'none'; style-src 'sha256-${hash}'`)
      .send(page);
  });
}

function pageOf({ paths, components }: z.output<typeof contract>): string {
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      rowOf(method, path, operation, components.parameters),
    ),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Baustein API</title><style>${style}</style></head>
<body><h1>Baustein API</h1><p>${rows.length} calls; machines read <a href="/api/openapi.json">openapi.json</a>.</p>
<table><thead><tr><th>Call</th><th>Needs</th><th>Parameters</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></body></html>`;
}

function rowOf(method: string, path: string, operation: Operation, common: Shared): string {
  const { summary = '', security = [], parameters = [], requestBody } = operation;
  const named = parameters
    .flatMap((one) => ('$ref' in one ? (common[one.$ref.replace(/.*\//, '')] ?? []) : one))
    .filter((one) => one.in === 'query')
    .map(({ name, required }) => `<code>${escapedHtml(name)}</code>${required ? ' *' : ''}`);
  const needs = [...named, ...(requestBody ? ['body'] : [])].join(', ');
  const byKey = security.some((one) => 'key' in one) ? 'key or id token' : 'id token';
  const isOpen = security.length === 0 || security.some((one) => Object.keys(one).length === 0);
  const call = `${method.toUpperCase()} ${escapedHtml(path)}`;
  return `<tr><td><code>${call}</code><br>${escapedHtml(summary)}</td><td>${isOpen ? '' : byKey}</td><td>${needs}</td></tr>`;
}
