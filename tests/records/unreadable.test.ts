import { beforeAll, describe, expect, it } from 'vitest';
import type { Entity } from '../../resources/entity.ts';
import type { Row } from '../../resources/shape.ts';
import { observeStatements } from '../../server/base/database/observer.ts';
import { snakeCase } from '../../server/base/database/snakeCase.ts';
import { columnType } from '../../server/records/schema/columns.ts';
import { tokenFor } from '../setup/signIn.ts';
import { faultsOf } from '../setup/smallWorld.ts';
import { exampleRecords, type ExampleRecord } from './exampleRecords.ts';
import { worldWithPages, type WorldWithPages } from './storedAndRead.ts';

/**
 * What no call stores, in the outer form of its column, which only judged records have written: values of a time when less
 * was asked, or such as somebody has put there by hand.
 */
const broken = ['{}', '{"de": ""}', '{"de": 5, "xx": null}', '[{}]', '[null, 5, {"a": {}}]'];

let world: WorldWithPages;
let records: ExampleRecord[];

beforeAll(async () => {
  world = await worldWithPages();
  records = await exampleRecords(world);
  // Here rows are not what is declared, which is what this file is about.
  observeStatements(() => undefined);
}, 120_000);

describe('A record that cannot be read (behaviour B210)', () => {
  it.each(broken)('fails no list, no page and no download: %s', async (value) => {
    for (const { entity } of records) await breakAll(entity, value);
    const failed: string[] = [];
    for (const { entity, list, one } of records)
      for (const url of [list, one]) {
        const answer = await world.call('admin', 'GET', url);
        if (answer.statusCode !== 200) failed.push(`${answer.statusCode} ${url}`);
        const isRequired = jsonOf(entity).some(([, { required }]) => required);
        if (isRequired && !answer.payload.includes('"unreadable":[{')) failed.push(`${url} does not say so`);
      }
    for (const url of shown) {
      const headers = { host: 'ch.localhost', authorization: `Bearer ${await tokenFor(world.app, 'admin')}` };
      const { statusCode } = await world.app.inject({ url, headers });
      if (statusCode !== 200) failed.push(`${statusCode} ${url}`);
    }
    expect(failed).toEqual([]);
  });

  it('says what is wrong with it, and is there again once that is put right', async () => {
    const { write } = world.database;
    const url = '/import/cms-article/neu';
    const block = { contentType: 'text', content: {}, position: 'left', layout: 'full' };
    const blocks = [block, 5];
    await write`update article set title = '{"de": "Neu"}', sections = ${write.json(blocks)} where url = 'neu'`;
    const read = (await world.call('admin', 'GET', url)).json<Row>();
    expect(read).toMatchObject({
      title: { de: 'Neu' },
      sections: [block],
      unreadable: [
        { path: 'sections.0.content', code: 'required' },
        { path: 'sections.1', code: 'wrong-type' },
      ],
    });
    expect(faultsOf(await world.call('admin', 'PUT', url, read))).toEqual(['sections.0.content required']);
    const mended = { ...read, sections: [{ ...block, content: { de: '<p>Wieder da</p>' } }] };
    const version = { 'if-match': `"${String(read.version)}"` };
    const answer = await world.call('admin', 'PUT', url, mended, version);
    expect([answer.statusCode, 'unreadable' in answer.json()]).toEqual([200, false]);
  });
});

const shown = [
  '/de',
  '/de/neu',
  '/de/category/fenster',
  '/de/orga',
  '/de/orga/alpenfenster',
  '/de/orga/neu',
  '/de/product/alpenfenster/neu',
  '/de/search?text=fenster',
  '/api/CH/suggest?lang=de&text=neu',
  '/api/import/product/json/CH/alpenfenster/all',
  '/api/import/product/json/CH/alpenfenster/all?language=fr',
  '/api/import/product/xlsx/CH/alpenfenster/all',
  '/api/import/orga/json/CH/all',
  '/api/import/audit',
];

function jsonOf(entity: Entity) {
  return Object.entries(entity.fields).filter(([, field]) => columnType(field) === 'jsonb');
}

/** Puts it into every column of its outer form; the others are emptied. */
async function breakAll(entity: Entity, value: string): Promise<void> {
  const { write } = world.database;
  for (const [name, field] of jsonOf(entity)) {
    const isMany = 'many' in field && field.many === true;
    const put = isMany === value.startsWith('[') ? value : isMany ? '[]' : '{}';
    await write`update ${write(snakeCase(entity.name))} set ${write(snakeCase(name))} = ${put}::jsonb`;
  }
}
