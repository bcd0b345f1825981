import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { frenchSpaced } from '../../resources/language/frenchSpaces.ts';
import { isWrittenWithSharpS, withSharpS } from '../../resources/platform/germanSpelling.ts';
import { languages, type Language } from '../../resources/language/languages.ts';
import { platformByHost } from '../../resources/platform/platforms.ts';
import { encode, type Encoded, type Encoding } from './Encoded.ts';
import { encodingFor } from './encodingFor.ts';
import { sendEncoded } from './sendEncoded.ts';

const folder = join(import.meta.dirname, '../../resources/texts');

/**
 * `GET /assets/i18n/{language}.json?v=<version>` (behaviour B22): all texts of a language as the platform of
 * the host spells it (behaviour B540), one member per file of resources/texts. The version is a fixed one, so the
 * browser asks each time whether it still holds.
 */
export function textFiles(app: FastifyInstance): void {
  const files = new Map<string, Promise<Encoded>>();
  app.get<{ Params: { file: string } }>(
    '/assets/i18n/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { file } = request.params;
      const language = z.enum(languages).safeParse(file.replace(/\.json$/, '')).data;
      if (!language || !file.endsWith('.json')) return reply.callNotFound();
      const encoding = encodingFor(request);
      const isSharp = language === 'de' && isWrittenWithSharpS(platformByHost(request.host));
      const key = `${language} ${isSharp} ${encoding}`;
      const texts = files.get(key) ?? textsOf(language, isSharp, encoding);
      files.set(key, texts);
      reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8');
      return sendEncoded(request, reply, await texts);
    },
  );
}

async function textsOf(language: Language, isSharp: boolean, encoding: Encoding): Promise<Encoded> {
  const texts: Record<string, unknown> = {};
  for (const file of (await readdir(join(folder, language)))
    .filter((name) => /^\w+\.ts$/.test(name))
    .sort()) {
    const module: Record<string, unknown> = await import(pathToFileURL(join(folder, language, file)).href);
    const name = file.replace(/\.ts$/, '');
    texts[name] = module[name];
  }
  const written = (_: string, text: unknown) => {
    if (typeof text !== 'string') return text;
    return isSharp ? withSharpS(text) : language === 'fr' ? frenchSpaced(text) : text;
  };
  return encode(JSON.stringify(texts, written), encoding);
}
