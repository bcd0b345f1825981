import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { keyScopes, type KeyScope } from '../../resources/platform/keyScopes.ts';
import { Components } from './contract/Components.ts';
import { completeDocument } from './contract/completeDocument.ts';
import { printCall } from './contract/printCall.ts';
import type { Printer } from './contract/Printer.ts';
import { printSchemas } from './contract/printSchema.ts';

const saidOfScope: Readonly<Record<KeyScope, string>> = {
  read: 'Reads what its companies have, and what visitors see.',
  products:
    'Writes products, product lines and what products have to do with each other, by call and by file.',
  pictures: 'Writes pictures and documents.',
  offers: 'Writes what retailers offer.',
  statistics: 'Reads figures.',
};

/** The contract as OpenAPI 3.1, from the same declarations that validate (behaviour B48). */
export async function openapi(app: FastifyInstance): Promise<void> {
  const components = new Components();
  const printer: Printer = { components, print: printSchemas(components) };
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Baustein', version: '1', description: 'The catalogue of construction products.' },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          key: { type: 'http', scheme: 'bearer', description: 'A key as it was shown: `Bearer bsk_…`.' },
          clientCredentials: {
            type: 'oauth2',
            flows: {
              clientCredentials: {
                tokenUrl: '/api/oauth/token',
                scopes: Object.fromEntries(keyScopes.map((scope) => [scope, saidOfScope[scope]])),
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
      return completeDocument(document.openapiObject, components);
    },
  });
}

/** `GET /api/openapi.json`, once every route is registered. */
export function openapiRoute(app: FastifyInstance): void {
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
