import { Validator } from '@seriousme/openapi-schema-validator';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { routesOf } from '../setup/routesOf.ts';
import { testApp } from '../setup/testApp.ts';

interface Media {
  schema?: z.core.JSONSchema.JSONSchema;
  example?: unknown;
}

interface Operation {
  summary?: string;
  security?: object[];
  parameters?: { name: string; in: string; schema: object }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { description?: string; content?: Record<string, Media>; headers?: object }>;
}

let app: FastifyInstance;
let document: { openapi: string; paths: Record<string, Record<string, Operation>> };

beforeAll(async () => {
  ({ app } = await testApp());
  document = (await app.inject({ url: '/api/openapi.json' })).json();
});

function operations(): [string, Operation][] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  );
}

const operation = (name: string) => operations().find(([key]) => key === name)?.[1] as Operation;

describe('The contract', () => {
  it('is valid OpenAPI 3.1', async () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(await new Validator().validate(document)).toEqual({ valid: true });
  });

  it('names every route of the API but itself', () => {
    const itself = ['GET /api/openapi.json', 'GET /api/docs'];
    // The router knows places, not the names of their parameters.
    const placesOf = (names: string[]) => names.map((name) => name.replace(/\{[^/]*/g, '{}')).toSorted();
    const ofApi = routesOf(app).filter((name) => name.includes(' /api/') && !itself.includes(name));
    expect(placesOf(operations().map(([name]) => name))).toEqual(placesOf(ofApi));
  });

  it('says of every call what it does, who may, what comes back, and how it is refused', () => {
    for (const [name, { summary, security, responses, parameters = [] }] of operations()) {
      expect(summary, name).toMatch(/^[A-Z`]/);
      expect(security, name).toBeDefined();
      expect(responses, name).toMatchObject({ default: { $ref: '#/components/responses/problem' } });
      expect(responses['2XX']?.description, name).toBeTruthy();
      const inPath = [...name.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
      const declared = parameters.flatMap((parameter) => (parameter.in === 'path' ? [parameter.name] : []));
      expect(declared.toSorted(), name).toEqual(inPath.toSorted());
    }
  });

  it('describes the bodies of uploads: as a form, and the file alone', () => {
    const upload = operation('POST /api/import/product/xlsx/{platform}').requestBody?.content ?? {};
    expect(upload['multipart/form-data']?.schema).toMatchObject({
      required: ['file'],
      properties: { orgaSid: { type: 'string' }, file: { contentMediaType: 'application/octet-stream' } },
    });
    expect(Object.keys(upload)).toEqual(
      expect.arrayContaining(['application/octet-stream', 'application/zip']),
    );
    const picture = operation('POST /api/import/image/{platform}/{kind}').requestBody?.content ?? {};
    expect(Object.keys(picture)).toEqual(['multipart/form-data']);
    const patch = operation('PATCH /api/import/orga/{platform}').requestBody?.content ?? {};
    expect(Object.keys(patch).toSorted()).toEqual(['application/json', 'multipart/form-data']);
  });

  it('names the headers by which versions, imports and lists are steered', () => {
    const asked = (name: string) =>
      (operation(name).parameters ?? []).flatMap((one) => (one.in === 'header' ? [one.name] : []));
    const answered = (name: string) => Object.keys(operation(name).responses['2XX']?.headers ?? {});
    expect(asked('PUT /api/import/orga/{platform}/{sid}')).toEqual([
      'If-Match',
      'If-None-Match',
      'Prefer',
      'Idempotency-Key',
    ]);
    expect(asked('POST /api/import/product/{platform}')).toEqual(['Prefer', 'Idempotency-Key']);
    expect(answered('POST /api/import/product/{platform}')).toEqual(['Import-Report']);
    expect(answered('GET /api/import/product/{platform}')).toEqual(['Content-Range', 'Link', 'ETag']);
    expect(answered('GET /api/import/report/{id}')).toEqual([]);
  });

  it('shows an example of every JSON body and answer, which its own schema accepts', () => {
    for (const [name, { requestBody, responses }] of operations())
      for (const content of [requestBody?.content, responses['2XX']?.content]) {
        const { schema = {}, example } = content?.['application/json'] ?? { example: null };
        const { error } = z.fromJSONSchema(schema).safeParse(example);
        expect([name, example === undefined, error?.issues]).toEqual([name, false, undefined]);
      }
  });

  it('is readable by people', async () => {
    const page = await app.inject({ url: '/api/docs' });
    expect(page.headers['content-type']).toContain('text/html');
    for (const [name, { summary = '' }] of operations()) {
      const [method, path] = name.split(' ') as [string, string];
      expect(page.body).toContain(`${method} ${path}</code><br>${summary.slice(0, 10)}`);
    }
  });
});
