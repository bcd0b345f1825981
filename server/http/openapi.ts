import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { docsLanguages, type DocsLanguage } from '../../resources/language/docsLanguage.ts';
import { keyScopes } from '../../resources/platform/keyScopes.ts';
import { Components } from './contract/Components.ts';
import { completeDocument } from './contract/completeDocument.ts';
import { printCall } from './contract/printCall.ts';
import { printerWith } from './contract/printSchema.ts';
import { wordsIn } from './contract/words/wordsIn.ts';

type Document = ReturnType<FastifyInstance['swagger']>;

/** The contract as OpenAPI 3.1, from the same declarations that validate (behaviour B48, B645), in each of its languages. */
export async function openapi(app: FastifyInstance): Promise<void> {
  for (const language of docsLanguages) await printed(app, language);
}

/** The contract in that language, once every route is registered. */
export function contractIn(app: FastifyInstance, language: DocsLanguage): Document {
  return app.getDecorator<() => Document>(decorators[language])();
}

/** Under which name the server keeps each; `swagger` is the one that the package has types for. */
const decorators = { de: 'swaggerInGerman', en: 'swagger' } as const satisfies Record<DocsLanguage, string>;

async function printed(app: FastifyInstance, language: DocsLanguage): Promise<void> {
  const words = wordsIn[language];
  const printer = printerWith(new Components(), words);
  await app.register(swagger, {
    decorator: decorators[language],
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Baustein', version: '1', description: words.all.about },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          key: { type: 'http', scheme: 'bearer', description: words.all.key },
          clientCredentials: {
            type: 'oauth2',
            flows: {
              clientCredentials: {
                tokenUrl: '/api/oauth/token',
                scopes: Object.fromEntries(keyScopes.map((scope) => [scope, words.all.scopes[scope]])),
              },
            },
          },
        },
      },
    },
    transform: ({ route, schema, url }) => {
      const { call } = route.config ?? {};
      return { schema: call ? printCall(call, printer) : schema, url };
    },
    transformObject: (document) => {
      if (!('openapiObject' in document)) throw new Error('The contract is printed as OpenAPI only.');
      return completeDocument(document.openapiObject, printer);
    },
  });
}
