import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { languages, type Language } from '../../resources/language/languages.ts';
import { server } from '../../resources/texts/de/server.ts';
import { notFound } from '../base/problems.ts';
import { texts } from '../base/texts/texts.ts';
import { escapedHtml } from '../http/escapedHtml.ts';
import { requestLanguage } from '../http/requestLanguage.ts';

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem}
code{font-size:.95em}`;
const hash = createHash('sha256').update(style).digest('base64');
const headers = { 'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'` };

/** What problems there are, by the last part of their `type`. */
const details: ReadonlyMap<string, string> = new Map(
  Object.entries(server.problem).map(([code, { detail }]) => [code, detail]),
);

/** `GET /problems/{code}`: what the `type` of a problem document leads to, in the reader's language (behaviour B584). */
export function problemPages(app: FastifyInstance): void {
  app.get<{ Params: { code: string } }>(
    '/problems/:code',
    { schema: { hide: true } },
    async (request, reply) => {
      const { code } = request.params;
      const detail = details.get(code);
      if (detail === undefined) throw notFound();
      const language = requestLanguage(request);
      return reply
        .type('text/html; charset=utf-8')
        .headers({ ...headers, 'content-language': language, vary: 'accept-language' })
        .send(pageOf(code, detail, language));
    },
  );
  app.get('/problems', { schema: { hide: true } }, async (request, reply) => {
    const language = requestLanguage(request);
    return reply
      .type('text/html; charset=utf-8')
      .headers({ ...headers, 'content-language': language, vary: 'accept-language' })
      .send(listOf(language));
  });
}

function pageOf(code: string, german: string, language: Language): string {
  // What a text fills in is known of a single problem only.
  const open = [...german.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => [name, '…']);
  const said = `server:problem.${code}`;
  const title = texts.text(language, `${said}.title`);
  return frame(
    title,
    language,
    `/problems/${code}`,
    `<p><code>/problems/${code}</code></p>
<p><strong>${escapedHtml(texts.text(language, `${said}.detail`, Object.fromEntries(open)))}</strong></p>
<p>${inCode(texts.text(language, 'server:problemPage.hint'))}</p>
<p><a href="/problems?lang=${language}">${escapedHtml(texts.text(language, 'server:problemPage.all'))}</a></p>`,
  );
}

function listOf(language: Language): string {
  const items = [...details.keys()].map((code) => {
    const title = escapedHtml(texts.text(language, `server:problem.${code}.title`));
    return `<li><a href="/problems/${code}?lang=${language}">${title}</a> <code>${code}</code></li>`;
  });
  const hint = inCode(texts.text(language, 'server:problemPage.hint'));
  const title = texts.text(language, 'server:problemPage.title');
  return frame(title, language, '/problems', `<p>${hint}</p><ul>${items.join('\n')}</ul>`);
}

function frame(title: string, language: Language, path: string, body: string): string {
  const others = languages
    .filter((one) => one !== language)
    .map((one) => `<a href="${path}?lang=${one}" hreflang="${one}" lang="${one}">${one}</a>`);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escapedHtml(title)}</title><style>${style}</style></head>
<body><header>${others.join(' ')}</header><main><h1>${escapedHtml(title)}</h1>${body}</main></body></html>`;
}

function inCode(text: string): string {
  return escapedHtml(text).replace(/`([^`]*)`/g, '<code>$1</code>');
}
