import { createHash } from 'node:crypto';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { addPerson } from '../../../tests/setup/person.ts';
import { tokenFor } from '../../../tests/setup/signIn.ts';
import { importApp, type ImportApp } from '../../../tests/setup/importApp.ts';
import { importDone } from '../../../tests/setup/importDone.ts';
import { workbookOf } from '../../../tests/setup/workbook.ts';

let world: ImportApp;
let body: Buffer;
beforeAll(async () => {
  world = await importApp();
  body = await workbookOf(['Artikelnummer', 'Titel', 'Kategorie'], ['F1', 'Fenster', 'fenster']);
});

const files = () => world.keptFiles();

/** A form with the fields and, where its name stands, the file. */
function form(...fields: [name: string, value: string | Buffer][]) {
  const boundary = 'grenze';
  const parts = fields.map(([name, value]) =>
    Buffer.concat([
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${typeof value === 'string' ? '' : '; filename="liste.xlsx"\r\nContent-Type: application/octet-stream'}\r\n\r\n`,
      ),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]),
  );
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

describe('An upload', () => {
  it('may be a form, with the company before or behind the file', async () => {
    for (const fields of [
      form(['orgaSid', 'alpenfenster'], ['file', body]),
      form(['file', body], ['orgaSid', 'alpenfenster']),
    ]) {
      const answer = await world.call('POST', 'product/xlsx/CH', 'supplier', fields);
      expect(answer.json(), answer.payload).toMatchObject({
        state: importDone,
        fileName: 'liste.xlsx',
        read: 1,
      });
    }
  });

  it('may be a text in a form, which has no name', async () => {
    const product = { sid: 'f1', productInfo: { articleNumber: 'F1' } };
    const fields = form(['orgaSid', 'alpenfenster'], ['file', JSON.stringify([product])]);
    const answer = await world.call('POST', 'product/CH', 'supplier', fields);
    expect(answer.json(), answer.payload).toMatchObject({ fileName: null, read: 1 });
  });

  it('without file, company, or with a company that is not there, is refused, and leaves no file', async () => {
    const kept = await files();
    const faults = async (more: object, url = 'product/xlsx/CH', who = 'admin') =>
      (await world.call('POST', url, who, more)).json().errors;
    expect(await faults(form(['orgaSid', 'alpenfenster']))).toMatchObject([
      { path: 'file', code: 'required' },
    ]);
    expect(await faults(form(['file', body]))).toMatchObject([{ path: 'orgaSid', code: 'required' }]);
    expect(await faults(form(['file', body], ['orgaSid', 'niemand']))).toMatchObject([
      { path: 'orgaSid', code: 'unknown-orga' },
    ]);
    expect(await faults(form(['file', body], ['extra', '1']))).toMatchObject([{ code: 'unknown-field' }]);
    // What earlier imports read goes meanwhile.
    expect(kept).toEqual(expect.arrayContaining(await files()));
  });

  it('is refused before its body is looked at where the right is missing, whether the company exists or not (abuse cases 9 and 14)', async () => {
    const kept = await files();
    const status = async (who: string, platform: string, orgaSid: string) => {
      const query = { orgaSid, deleteOthers: 'true', confirm: '1' };
      return (await world.send({ who, platform, query, body: 'no workbook' })).statusCode;
    };
    expect(await status('nobody', 'CH', 'alpenfenster')).toBe(403);
    expect(await status('supplier', 'CH', 'andere')).toBe(403);
    expect(await status('supplier', 'CH', 'niemand')).toBe(403);
    expect(await status('supplier', 'DE', 'alpenfenster')).toBe(403);
    expect(await status('supplier', 'RHB', 'alpenfenster')).toBe(403);
    expect(await status('supplier-de', 'CH', 'alpenfenster')).toBe(403);
    expect(await status('supplier', 'XX', 'alpenfenster')).toBe(404);
    const others = await world.productsOf('andere');
    for (const isBlackList of [true, false])
      for (const orgaSid of ['andere', 'niemand']) {
        const list = `product/CH?orgaSid=${orgaSid}&isBlackList=${isBlackList}&confirm=1`;
        const removed = await world.call('DELETE', list, 'supplier', {
          headers: { 'content-type': 'application/json' },
          payload: isBlackList ? '["a1"]' : '["zz"]',
        });
        expect(removed.statusCode, list).toBe(403);
      }
    expect(await world.productsOf('andere')).toEqual(others);
    expect(others).toHaveLength(1);
    const late = await world.call(
      'POST',
      'product/xlsx/CH',
      'supplier',
      form(['file', body], ['orgaSid', 'andere']),
    );
    expect(late.statusCode).toBe(403);
    const anonymous = await world.app.inject({
      method: 'POST',
      url: '/api/import/product/CH',
      payload: body,
    });
    expect(anonymous.statusCode).toBe(401);
    await world.database.write`
      insert into user_right (sid, sub, "right", orga_country)
      values ('edits', 'ba057e10-0000-4000-8000-000000000007', 'EDIT_PRODUCTS', '{"sid": "alpenfenster", "country": "CH"}')`;
    expect(await status('nobody', 'CH', 'alpenfenster')).toBe(403);
    expect(await files()).toEqual(kept);
  });

  it('may call its file what it likes: the name is data, in no header of ours (abuse case 40)', async () => {
    const faulty = await workbookOf(['Artikelnummer', 'Titel', 'Kategorie'], ['F2', 'x', 'nirgends']);
    for (const name of ['a%0D%0Aset-cookie: x=1', '../../etc/passwd', 'a\u202exslx.exe', 'n'.repeat(5000)]) {
      const { headers, payload } = form(['orgaSid', 'alpenfenster'], ['file', faulty]);
      const at = payload.indexOf('liste.xlsx');
      const named = [payload.subarray(0, at), Buffer.from(name), payload.subarray(at + 'liste.xlsx'.length)];
      const answer = await world.call('POST', 'product/xlsx/CH', 'supplier', {
        headers,
        payload: Buffer.concat(named),
      });
      expect([400, 422], name).toContain(answer.statusCode);
      expect(answer.headers['set-cookie']).toBeUndefined();
      if (!answer.json().report) continue;
      const { id } = world.reportOf(answer);
      const marked = await world.call('GET', `report/${id}/xlsx`);
      expect(marked.headers['content-disposition']).toBe(`attachment; filename="report-${id}.xlsx"`);
    }
  });

  it('of an unknown option or type is refused', async () => {
    expect((await world.send({ body, query: { deleteOther: 'true' } })).statusCode).toBe(400);
    expect((await world.send({ body, query: { deleteOthers: 'yes' } })).statusCode).toBe(400);
    expect((await world.send({ body, headers: { 'content-type': 'text/plain' } })).statusCode).toBe(415);
  });

  it('that breaks off leaves nothing behind (abuse case 56)', async () => {
    await world.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = world.app.server.address() as AddressInfo;
    const kept = await files();
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST /api/import/product/xlsx/CH?orgaSid=alpenfenster HTTP/1.1\r\nHost: ch.localhost\r\nAuthorization: Bearer ${await tokenFor(world.app, 'supplier')}\r\nContent-Type: application/octet-stream\r\nContent-Length: 1000000\r\n\r\n`,
    );
    socket.write(Buffer.alloc(500_000));
    await expect.poll(async () => (await files()).length).toBe(kept.length + 1);
    socket.destroy();
    await expect.poll(files).toEqual(kept);
  });
});

describe('An import with Prefer: respond-async', () => {
  it('answers at once, and its stages can be followed', async () => {
    const answer = await world.send({ body, headers: { prefer: 'respond-async' } });
    expect(answer.statusCode).toBe(202);
    const { id } = answer.json();
    expect(answer.headers.location).toBe(`/api/import/report/${id}`);
    const events = await world.call('GET', `report/${id}/events`);
    expect(events.headers['content-type']).toContain('text/event-stream');
    const last = events.payload.trim().split('\n\n').at(-1) ?? '';
    expect(last).toMatch(/^event: done$/m);
    expect(JSON.parse(last.split('data: ')[1] ?? '')).toMatchObject({ id, read: 1, state: 'searchable' });
  });
});

describe('An Idempotency-Key', () => {
  it('gives the same import again for the same file, and refuses another one (abuse case 65)', async () => {
    const headers = { 'idempotency-key': createHash('sha1').update(body).digest('hex') };
    const [one, two] = await Promise.all([world.send({ body, headers }), world.send({ body, headers })]);
    expect(world.reportOf(one).id).toBe(world.reportOf(two).id);
    expect(world.reportOf(await world.send({ body, headers })).id).toBe(world.reportOf(one).id);
    const other = await world.send({ body, headers, query: { dryRun: 'true' } });
    expect(other.statusCode).toBe(422);
    expect(other.json().detail).toContain('Idempotency-Key');
    expect(other.json().errors[0].message).toBe(other.json().detail);
    await world.database.write`
      update import_report set created_at = now() - interval '8 days' where id = ${world.reportOf(one).id}`;
    expect(world.reportOf(await world.send({ body, headers })).id).not.toBe(world.reportOf(one).id);
  });
});

describe('A report', () => {
  it('is for those who may import for the company: to others it is not there (abuse case 17)', async () => {
    const { id } = world.reportOf(await world.send({ body }));
    expect((await world.call('GET', `report/${id}`, 'supplier')).json()).toMatchObject({ id, read: 1 });
    expect((await world.call('GET', `report/${id}`, 'admin')).statusCode).toBe(200);
    const unknown = await world.call('GET', 'report/00000000-0000-4000-8000-000000000000', 'supplier-de');
    for (const path of [`report/${id}`, `report/${id}/events`, `report/${id}/xlsx`]) {
      for (const who of ['supplier-de', 'nobody', 'editor']) {
        const answer = await world.call('GET', path, who);
        expect([answer.statusCode, answer.payload]).toEqual([404, unknown.payload]);
      }
    }
    expect((await world.call('GET', 'report/no-such-id')).statusCode).toBe(404);
    expect((await world.app.inject(`/api/import/report/${id}`)).statusCode).toBe(401);
  });

  it('is listed for its company, the latest first', async () => {
    const { id } = world.reportOf(await world.send({ body }));
    const list = await world.call('GET', 'report?platform=CH&orga=alpenfenster&range=[0,1]');
    expect(list.json()).toHaveLength(2);
    expect(list.json()[0].id).toBe(id);
    expect(list.headers['content-range']).toMatch(/^report 0-1\/\d+$/);
    expect((await world.call('GET', 'report?platform=CH', 'supplier-de')).statusCode).toBe(403);
  });

  it('is listed as running for who has started it, until it has ended', async () => {
    const { write } = world.database;
    const running = async (who: string) =>
      (await world.call('GET', 'report?platform=CH&running=true', who))
        .json()
        .map(({ id }: { id: string }) => id);
    const { id } = world.reportOf(await world.send({ body }));
    expect(await running('supplier')).toEqual([]);
    await write`update import_report set state = 'running' where id = ${id}`;
    expect(await running('supplier')).toEqual([id]);
    expect(await running('admin')).toEqual([]);
    await write`update import_report set state = 'applied' where id = ${id}`;
  });

  it('pages its issues and changes, in any language that we speak, else in German', async () => {
    const rows = Array.from({ length: 250 }, (_, index) => [`P${index}`, 'Titel', 'gibt es nicht']);
    const faulty = await workbookOf(['Artikelnummer', 'Titel', 'Kategorie'], ...rows);
    const report = world.reportOf(await world.send({ body: faulty }));
    expect([report.issues.length, report.issueCount]).toEqual([100, 250]);
    const page = await world.call('GET', `report/${report.id}?range=[200,249]&lang=en`);
    expect(page.json().issues).toHaveLength(50);
    expect(page.json().issues[0]).toMatchObject({
      row: 202,
      message: expect.stringContaining('no such category'),
    });
    const elsewhere = await world.call('GET', `report/${report.id}?lang=rm`);
    expect(elsewhere.json().issues[0].message).toContain('gibt es nicht');
    expect((await world.call('GET', `report/${report.id}?range=[0,500]`)).json().errors).toMatchObject([
      { path: 'range', message: 'Höchstens 200 Zeilen auf einmal.' },
    ]);
  });
});

it('A right that waits for an e-mail address opens the first call of its owner, which may be an import', async () => {
  const { write } = world.database;
  await addPerson(world.database, 'awaited');
  await write`
    insert into user_right (sid, email, "right", orga_country)
    values ('awaited', 'Awaited@Person.example', 'COMPANY', '{"sid": "alpenfenster", "country": "CH"}')`;
  const answer = await world.send({ who: 'awaited', query: { dryRun: 'true' }, body });
  expect(answer.json(), answer.payload).toMatchObject({ read: 1, failed: 0 });
});

describe('A right that is taken away while the import waits', () => {
  it('ends it: nothing is written (abuse case 5)', async () => {
    const { write } = world.database;
    await write`
      insert into user_right (sid, sub, "right", orga_country)
      values ('late', 'ba057e10-0000-4000-8000-000000000003', 'COMPANY', '{"sid": "andere", "country": "CH"}')`;
    const locked = Promise.withResolvers<void>();
    const taken = Promise.withResolvers<void>();
    const holder = write.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(hashtextextended('import CH andere', 0))`;
      locked.resolve();
      await taken.promise;
    });
    await locked.promise;
    const pending = world.send({ who: 'rights', query: { orgaSid: 'andere' }, body });
    await wait(500);
    await write`delete from user_right where sid = 'late'`;
    taken.resolve();
    await holder;
    const answer = await pending;
    expect(answer.statusCode).toBe(403);
    const ended = () => write<{ id: string }[]>`select id from import_report where refusal = 'right-lost'`;
    await expect.poll(async () => (await ended()).length).toBe(1);
    const [{ id } = { id: '' }] = await ended();
    const { issues } = (await world.call('GET', `report/${id}`, 'admin')).json();
    expect(issues).toMatchObject([{ code: 'right-lost' }]);
    expect((await world.call('GET', `report/${id}`, 'rights')).statusCode).toBe(404);
    expect(await world.productsOf('andere')).toHaveLength(1);
  });
});
