import { Validator } from '@seriousme/openapi-schema-validator';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contractOf, inlinedContractOf, type Contract, type Operation } from '../setup/contractOf.ts';
import { routesOf } from '../setup/routesOf.ts';
import { testApp } from '../setup/testApp.ts';

type Schema = z.core.JSONSchema.Schema;
const exampleIn = ({ examples: [example] = [] }: { examples?: unknown[] }) => example;

let app: FastifyInstance;
let contract: Contract;
/** The same with all in its place. */
let inlined: Contract;

beforeAll(async () => {
  ({ app } = await testApp());
  contract = await contractOf(app);
  inlined = await inlinedContractOf(app);
});

function operations(): [string, Operation][] {
  return Object.entries(inlined.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  );
}

const operation = (name: string) => operations().find(([key]) => key === name)?.[1] as Operation;
const succeeded = ({ responses }: Operation) =>
  Object.entries(responses).flatMap(([status, answer]) => (/^[23]/.test(status) ? [answer] : []));

describe('The contract', () => {
  it('is valid OpenAPI 3.1', async () => {
    expect(contract.openapi).toMatch(/^3\.1\./);
    expect(await new Validator().validate({ ...structuredClone(contract) })).toEqual({ valid: true });
  });

  it('names every route of the API but itself', () => {
    const isItself = (name: string) => /^GET \/api\/(openapi\.json$|docs(\/|$))/.test(name);
    // The router knows places, not the names of their parameters.
    const placesOf = (names: string[]) => names.map((name) => name.replace(/\{[^/]*/g, '{}')).toSorted();
    const ofApi = routesOf(app).filter((name) => name.includes(' /api/') && !isItself(name));
    expect(placesOf(operations().map(([name]) => name))).toEqual(placesOf(ofApi));
  });

  it('says of every call what it does, who may, what comes back, and how it is refused', () => {
    const names = operations().map(([, { operationId }]) => operationId);
    expect(names).toHaveLength(new Set(names).size);
    for (const [name, { operationId, tags, summary, security, responses, parameters = [] }] of operations()) {
      expect(operationId, name).toMatch(/^[a-z]+[A-Z]\w*$/);
      expect(tags, name).toHaveLength(1);
      expect(summary, name).toMatch(/^[A-Z`]/);
      expect(security, name).toBeDefined();
      expect(responses.default?.content, name).toBeDefined();
      expect(Object.keys(responses), name).toContainEqual(expect.stringMatching(/^2\d\d$/));
      for (const { description } of Object.values(responses)) expect(description, name).toBeTruthy();
      const inPath = [...name.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
      const declared = parameters.flatMap((parameter) => (parameter.in === 'path' ? [parameter.name] : []));
      expect(declared.toSorted(), name).toEqual(inPath.toSorted());
    }
  });

  it('describes every parameter, with an example that it takes', () => {
    for (const [name, { parameters = [] }] of operations())
      for (const { name: parameter, description, schema, example } of parameters) {
        expect(description, `${name} ${parameter}`).toMatch(/\S/);
        const { error } = z.fromJSONSchema(schema).safeParse(example);
        expect([name, parameter, example === undefined, error?.issues]).toEqual([
          name,
          parameter,
          false,
          undefined,
        ]);
      }
  });

  it('says of every body and answer what it holds: no place is left open', () => {
    const open = (schema: unknown, place: string): string[] => {
      if (Array.isArray(schema)) return schema.flatMap((part, at) => open(part, `${place}/${at}`));
      if (typeof schema !== 'object' || schema === null) return [];
      const { properties = {}, items, anyOf, oneOf, additionalProperties, ...said } = schema as Schema;
      const isSaid = ['type', 'enum', 'const', 'description', '$ref'].some((word) => word in said);
      const parts = [
        ...Object.entries(properties),
        ...Object.entries({ items, anyOf, oneOf, additionalProperties }),
      ];
      const within = parts.flatMap(([name, part]) =>
        part === undefined ? [] : open(part, `${place}/${name}`),
      );
      return isSaid || anyOf || oneOf ? within : [place];
    };
    const media = operations().flatMap(([name, one]) =>
      [one.requestBody?.content, ...succeeded(one).map(({ content }) => content)].flatMap((content) =>
        Object.entries(content ?? {}).flatMap(([type, { schema }]) => open(schema, `${name} ${type}`)),
      ),
    );
    // What others have standardised is theirs to say.
    expect(media.filter((place) => !/\/xchange\/|\/mcp /.test(place))).toEqual([]);
  });

  it('keeps each entity as a component to read, to write and to change in part', () => {
    const { Product, ProductWrite, ProductPart } = contract.components.schemas as Record<string, Schema>;
    expect(Product?.required).toEqual(expect.arrayContaining(['sid', 'productInfo', 'version']));
    expect(ProductWrite?.required).toEqual(expect.arrayContaining(['sid', 'productInfo']));
    expect(ProductWrite?.required).not.toContain('version');
    expect(ProductPart?.required).toEqual([]);
    for (const schema of [Product, ProductWrite]) {
      expect(schema?.properties?.version).toMatchObject({ type: 'integer', readOnly: true });
      expect(schema?.properties?.position).toMatchObject({ readOnly: true });
    }
    expect(contract.paths['/api/import/product/{platform}/{orgaSid}/{sid}']).toMatchObject({
      get: {
        operationId: 'getProduct',
        responses: {
          200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Product' } } } },
        },
      },
      put: {
        operationId: 'replaceProduct',
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/ProductWrite' } } },
        },
      },
    });
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
    const answered = (name: string) => Object.keys(operation(name).responses['200']?.headers ?? {});
    expect(asked('PUT /api/import/orga/{platform}/{sid}')).toEqual([
      'If-Match',
      'If-None-Match',
      'Prefer',
      'Idempotency-Key',
    ]);
    expect(asked('POST /api/import/product/{platform}')).toEqual(['Prefer', 'Idempotency-Key']);
    expect(answered('POST /api/import/product/{platform}')).toContain('Import-Report');
    expect(answered('GET /api/import/product/{platform}')).toEqual(
      expect.arrayContaining(['X-Request-Id', 'Content-Range', 'Link', 'ETag']),
    );
    expect(answered('GET /api/import/report/{id}')).not.toContain('Link');
  });

  it('shows an example of every JSON body and answer, which its own schema accepts', () => {
    for (const [name, one] of operations())
      for (const content of [one.requestBody?.content, ...succeeded(one).map((answer) => answer.content)]) {
        const { schema = {}, example = exampleIn(schema) } = content?.['application/json'] ?? {
          example: null,
        };
        const { error } = z.fromJSONSchema(schema).safeParse(example);
        expect([name, example === undefined, error?.issues]).toEqual([name, false, undefined]);
      }
  });

  it('is readable by people, with what all of its page is loaded from here', async () => {
    const page = await app.inject({ url: '/api/docs/reference?lang=de' });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).not.toMatch(/unsafe|https?:/);
    for (const [, file = ''] of page.body.matchAll(/(?:src|href)="(\/api\/docs\/files\/[^"]+)"/g))
      expect((await app.inject({ url: file })).statusCode).toBe(200);
  });
});
