import { expect, it } from 'vitest';
import type { Contract } from '../setup/contractOf.ts';
import { brokenPromises } from './brokenPromises.ts';
import { promisesOf } from './promisesOf.ts';

function contractWith(schema: object, more: object = {}): Contract {
  const body = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } };
  const operation = {
    operationId: 'putThing',
    tags: ['thing'],
    security: [{ key: [] }],
    parameters: [{ name: 'lang', in: 'query', schema: { enum: ['de', 'en'] } }],
    requestBody: body,
    responses: { 200: body },
    ...more,
  };
  return {
    openapi: '3.1.0',
    paths: { '/api/thing': { put: operation } },
    components: { schemas: { Thing: { type: 'object', ...schema } } },
  };
}

const thing = {
  properties: { sid: { type: 'string' }, size: { type: ['number', 'null'] } },
  required: ['sid'],
};

const breaks = (schema: object, more?: object) =>
  brokenPromises(promisesOf(contractWith(thing)), promisesOf(contractWith(schema, more)));

it('A contract that grows breaks nobody', () => {
  const { properties } = thing;
  const inner = { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] };
  expect(breaks({ ...thing, properties: { ...properties, colour: { type: 'string' }, inner } })).toEqual([]);
  const lang = { name: 'lang', in: 'query', schema: { enum: ['de', 'en', 'fr'] } };
  expect(breaks(thing, { parameters: [lang, { name: 'size', in: 'query', schema: {} }] })).toEqual([]);
});

it('What clients relied on is named when it goes: members, values, types, parameters, statuses, names and access', () => {
  const { properties } = thing;
  expect(breaks({ ...thing, required: [] })).toEqual(['- Thing.sid > always']);
  expect(breaks({ ...thing, required: ['sid', 'size'] })).toEqual(['+ ! Thing.size']);
  expect(breaks({ ...thing, properties: { ...properties, size: { type: 'number' } } })).toEqual([
    '- Thing.size < null',
    '- Thing.size > null | number',
  ]);
  expect(breaks({ properties: { sid: properties.sid }, required: ['sid'] })).toHaveLength(3);
  const lang = { name: 'lang', in: 'query', schema: { enum: ['de'] } };
  expect(breaks(thing, { parameters: [lang] })).toEqual(['- putThing.query.lang < "en"']);
  expect(breaks(thing, { parameters: [] })).toHaveLength(2);
  const needed = { name: 'who', in: 'query', required: true, schema: { type: 'string' } };
  expect(breaks(thing, { parameters: [{ ...lang, schema: { enum: ['de', 'en'] } }, needed] })).toEqual([
    '+ ! putThing.query.who',
  ]);
  expect(breaks(thing, { responses: {} })[0]).toMatch(/^- Thing\.sid >|^- putThing > 200/);
  expect(breaks(thing, { operationId: 'replaceThing' })).toContain('- putThing is PUT /api/thing');
  expect(breaks(thing, { security: [{ idToken: [] }] })).toContain('- putThing opens by {"key":[]}');
});
