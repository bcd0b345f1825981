import { beforeAll, describe, expect, it } from 'vitest';
import { importApp, type ImportApp } from '../../../tests/setup/importApp.ts';
import { tokenFor } from '../../../tests/setup/signIn.ts';
import { workbookOf } from '../../../tests/setup/workbook.ts';

let world: ImportApp;
let address: string;
beforeAll(async () => {
  world = await importApp({ hasWorker: false });
  address = await world.app.listen({ port: 0, host: '127.0.0.1' });
});

interface Told {
  id: string;
  event: string;
  state: string;
}

const eventOf = /^id: (.*)\nevent: (.*)\ndata: (.*)$/m;

async function sent(...row: string[]): Promise<string> {
  const body = await workbookOf(['Artikelnummer', 'Titel', 'Kategorie'], row);
  const answer = await world.send({ body, headers: { prefer: 'respond-async' } });
  return answer.json().id;
}

/** What the events of an import tell on one connection, until one says the state. */
async function follow(id: string, state: string, lastId?: string): Promise<Told[]> {
  const gone = new AbortController();
  const answer = await fetch(`${address}/api/import/report/${id}/events`, {
    headers: {
      authorization: `Bearer ${await tokenFor(world.app, 'supplier')}`,
      ...(lastId !== undefined && { 'last-event-id': lastId }),
    },
    signal: gone.signal,
  });
  const told: Told[] = [];
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  while (reader && told.at(-1)?.state !== state) {
    const { done, value = '' } = await reader.read();
    if (done) break;
    const blocks = (rest + value).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const [, eventId = '', event = '', data = '{}'] of blocks.flatMap((block) => [
      eventOf.exec(block) ?? [],
    ]))
      if (event) told.push({ id: eventId, event, state: JSON.parse(data).state });
  }
  gone.abort();
  return told;
}

describe('The events of an import', () => {
  it('go on until the search finds what was written, over lost connections and a worker that ends', async () => {
    const { write } = world.database;
    const id = await sent('F1', 'Fenster', 'fenster');
    const [waiting] = await follow(id, 'queued');
    expect(waiting).toMatchObject({ event: 'progress' });

    const held = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    await write`insert into search_pending (product_id) values (0)`;
    const holder = write.begin(async (tx) => {
      await tx`select from search_pending where product_id = 0 for update`;
      held.resolve();
      await released.promise;
    });
    await held.promise;
    const first = await world.startWorker();
    const written = await follow(id, 'applied', waiting?.id);
    expect(written.map(({ state }) => state)).not.toContain('queued');
    expect(written.at(-1)).toMatchObject({ event: 'progress', state: 'applied' });
    await first.stop();

    const found = follow(id, 'searchable', written.at(-1)?.id);
    released.resolve();
    await holder;
    await world.startWorker();
    const last = (await found).at(-1);
    expect(await found).toEqual([{ id: last?.id, event: 'done', state: 'searchable' }]);
    expect(await follow(id, 'searchable')).toEqual([last]);

    const again = await world.call('GET', `report/${id}/events`, 'supplier', {
      headers: { 'last-event-id': last?.id },
    });
    expect([again.statusCode, again.payload]).toEqual([204, '']);
  });

  it('end with an import that is refused', async () => {
    await world.startWorker();
    const id = await sent('F2', 'Fenster', 'nirgends');
    expect((await follow(id, 'refused')).at(-1)).toMatchObject({ event: 'done', state: 'refused' });
  });
});
