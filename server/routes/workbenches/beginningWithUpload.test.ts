import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../../tests/setup/calls.ts';
import { importApp, type ImportApp } from '../../../tests/setup/importApp.ts';
import { beginUpload, uploadInParts } from '../../../tests/setup/sendMedia.ts';
import { workbookOf } from '../../../tests/setup/workbook.ts';
import { workbenchOf, type WorkbenchCalls } from '../../../tests/setup/workbenchOf.ts';

let world: ImportApp;
let desk: WorkbenchCalls;
let call: Call;
beforeAll(async () => {
  world = await importApp();
  desk = workbenchOf(world);
  call = (who, method, url, payload, headers) =>
    world.call(method, url.slice('/import/'.length), who, { payload, headers });
});

const head = ['Artikelnummer', 'Titel', 'Kategorie'];
const begin = (upload: string, who = 'supplier') =>
  world.call('POST', `workbench/CH/upload/${upload}?lang=de`, who);

describe('A workbench that begins with an upload in parts (behaviour B367)', () => {
  it('has its file and its name, and uses the upload up: begun twice at a time and once more it is one', async () => {
    const upload = await uploadInParts(call, 'gross.xlsx', await workbookOf(head, ['P1', 'Eins', 'fenster']));
    const both = await Promise.all([begin(upload), begin(upload)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect((await begin(upload)).json().id).toBe(upload);
    expect(await desk.ended(upload)).toMatchObject({ fileName: 'gross.xlsx', good: 1, faulty: 0 });
    expect((await world.keptFiles()).filter((name) => name === upload)).toHaveLength(1);
    const { write } = world.database;
    expect(await write`select from upload`).toHaveLength(0);
    expect((await world.call('GET', `upload/CH/${upload}`)).statusCode).toBe(404);
    await desk.run(await desk.get(upload));
    expect(await desk.ended(upload)).toMatchObject({ state: 'done', taken: 1 });
    expect((await desk.drop(upload)).statusCode).toBe(204);
    expect((await begin(upload)).statusCode).toBe(404);
  });

  it('is refused for one that is not finished or is of somebody else', async () => {
    const half = await beginUpload(call, 'halb.xlsx', 100);
    expect((await begin(half)).json()).toMatchObject({ status: 409 });
    expect((await begin(half, 'admin')).statusCode).toBe(404);
    expect(await world.keptFiles()).not.toContain(half);
  });
});
