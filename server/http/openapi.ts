import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problemDocument } from '../../resources/calls/problem.ts';
import { keyScopes, type KeyScope } from '../../resources/keyScopes.ts';
import { isRow, type Row } from '../../resources/shape.ts';
import { printCall } from './printCall.ts';

const saidOfScope: Readonly<Record<KeyScope, string>> = {
  read: 'Reads what its companies have, and what visitors see.',
  products:
    'Writes products, product lines and what products have to do with each other, by call and by file.',
  pictures: 'Writes pictures and documents.',
  offers: 'Writes what retailers offer.',
  statistics: 'Reads figures.',
};

/** What every call may answer instead. */
const problem = {
  description: 'What is wrong and what to do, every fault at once.',
  content: { 'application/problem+json': { schema: z.toJSONSchema(problemDocument) } },
};

/** The contract as OpenAPI 3.1, from the same declarations that validate (behaviour B48). */
export async function openapi(app: FastifyInstance): Promise<void> {
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
    transform: (route) => {
      const printed = jsonSchemaTransform(route);
      const { call } = route.route.config ?? {};
      return call ? { ...printed, schema: printCall(call, printed.schema) } : printed;
    },
    transformObject: (document) => {
      if (!('openapiObject' in document)) throw new Error('The contract is printed as OpenAPI only.');
      const { openapiObject } = document;
      Object.assign(openapiObject.components ?? {}, { responses: { problem } });
      for (const methods of Object.values(openapiObject.paths ?? {}))
        for (const operation of Object.values<unknown>(methods ?? {}).filter(hasAnswers))
          operation.responses.default = { $ref: '#/components/responses/problem' };
      return openapiObject;
    },
  });
}

/** Beside its operations an address may say what holds of all of them. */
function hasAnswers(said: unknown): said is { responses: Row } {
  return isRow(said) && isRow(said.responses);
}

/** `GET /api/openapi.json`, once every route is registered. */
export function openapiRoute(app: FastifyInstance): void {
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
