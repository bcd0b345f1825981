import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { demoPassword } from '../../demo/demoUsers.ts';
import { pool } from '../../idp/pool.ts';
import { readsOnlyHeader } from '../../resources/readsOnlyHeader.ts';
import { importDone } from '../setup/importDone.ts';
import { importWorld } from '../setup/importWorld.ts';
import { seedPeople } from '../setup/people.ts';
import { proxyOf } from '../setup/proxyOf.ts';
import { credentials, fakeS3, region } from '../setup/s3/fakeS3.ts';
import { spawnWorker } from '../setup/spawnWorker.ts';
import { webProcesses, type Answered, type Asked } from '../setup/webProcesses.ts';
import { ownServer } from './ownServer.ts';
import { replicaOf } from './replicaOf.ts';

const patienceMs = 600_000;
const writers = [0, 1] as const;

const s3 = await fakeS3();
const folders: string[] = [];
afterAll(async () => {
  await s3.close();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

/** Where all of them keep files, and all that they share beside the database. */
const store = {
  STORAGE_URL: `s3://files?region=${region}&endpoint=${s3.endpoint}`,
  AWS_ACCESS_KEY_ID: credentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
};

async function folderOfOne(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'baustein-machine-'));
  folders.push(folder);
  return folder;
}

/**
 * Two web processes and two workers, each with a data folder of its own, on a database of the test's own, each server of which
 * is reached by a line of its own.
 * @param isFollowed is there a replica indeed? Else the primary is read by both lines.
 */
async function world(isFollowed = false) {
  const server = await ownServer();
  const { database } = server;
  await seedPeople(database);
  await importWorld(database.write);
  const follower = isFollowed ? await replicaOf(server) : undefined;
  const [primary, replica] = await Promise.all([
    proxyOf(database.url),
    proxyOf(follower?.url ?? database.url),
  ]);
  const web = await webProcesses(
    { ...database, url: primary.url },
    { DATABASE_READ_URL: replica.url, LOG_LEVEL: 'silent', ...store },
  );
  const { text } = await web.ask(0, '/idp/api', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: {
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: pool.clientId,
      AuthParameters: { USERNAME: 'supplier', PASSWORD: demoPassword },
    },
  });
  const authorization = `Bearer ${JSON.parse(text).AuthenticationResult.IdToken}`;
  const asSupplier = (which: 0 | 1, path: string, { headers = {}, ...asked }: Asked = {}) =>
    web.ask(which, path, { ...asked, headers: { authorization, ...headers } });
  const put = (which: 0 | 1, sid: string, headers: Record<string, string> = {}) =>
    asSupplier(which, `/api/import/product/CH/alpenfenster/${sid}`, {
      method: 'PUT',
      headers,
      body: productOf(sid),
    });
  const startWorkers = () =>
    Promise.all(
      writers.map(async () =>
        spawnWorker({
          database: { ...database, url: primary.url },
          config: web.config,
          settings: { LOG_LEVEL: 'silent', ...store, DATA_DIR: await folderOfOne() },
        }),
      ),
    );
  return { server, database, follower, primary, replica, web, asSupplier, put, startWorkers };
}

const productOf = (sid: string) => ({
  orgaInfo: { sid: 'alpenfenster' },
  sid,
  productInfo: { articleNumber: `A-${sid}`, title: { de: sid } },
  categories: { mainCategory: { sid: 'fenster' } },
});

/** What a client may see of an outage: that it shall come again. */
const isPolite = ({ status, headers }: Answered) => status === 503 && Number(headers['retry-after']) > 0;

it(
  'Of what was acknowledged nothing is lost, imports go on by themselves, and no process ends, whatever happens to the database (B667, B668)',
  async () => {
    const { server, database, primary, web, asSupplier, put, startWorkers } = await world();
    const workers = await startWorkers();
    const acknowledged: string[] = [];
    const impolite: unknown[] = [];
    let refused = 0;
    let isOver = false;
    const judge = (answer: Answered, wanted: number) => {
      if (answer.status === wanted) return true;
      if (isPolite(answer)) refused += 1;
      else impolite.push([answer.status, answer.text.slice(0, 300)]);
      return false;
    };
    const writing = writers.map(async (which) => {
      for (let nth = 0; !isOver; nth += 1) {
        const sid = `w${which}-${nth}`;
        if (judge(await put(which, sid, { 'if-none-match': '*' }), 201)) acknowledged.push(sid);
        judge(await asSupplier(which, '/api/CH/orga'), 200);
        judge(await web.ask(which, `/de/product/andere/a1`), 200);
        await wait(20);
      }
    });

    /** An import's answer; it comes again while a former fault is still noticed, as a client does. */
    const accepted = async (name: string, rows: unknown[]): Promise<Answered> => {
      const sent = await asSupplier(0, '/api/import/product/CH?orgaSid=alpenfenster&lang=de', {
        method: 'POST',
        headers: { prefer: 'respond-async', 'idempotency-key': name },
        body: rows,
      });
      if (isPolite(sent)) {
        await wait(Number(sent.headers['retry-after']) * 1000);
        return accepted(name, rows);
      }
      expect([name, sent.status]).toEqual([name, 202]);
      return sent;
    };
    const imports: string[] = [];
    const faults = {
      'backends ended': () =>
        database.write`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
      'first process killed': () => server.kill(),
      'line cut': async () => {
        await primary.cut();
        await wait(1500);
        await primary.mend();
      },
      'host lost': async () => {
        primary.freeze();
        await wait(2000);
        await primary.mend();
      },
      'server paused': async () => {
        const goOn = await server.pause();
        await wait(2500);
        goOn();
      },
      'line slow': async () => {
        primary.slow(150);
        await wait(1500);
        await primary.mend();
      },
    };
    try {
      for (const [name, happen] of Object.entries(faults)) {
        const rows = Array.from({ length: 800 }, (_, row) => productOf(`${imports.length}-${row}`));
        const { id } = JSON.parse((await accepted(name, rows)).text);
        imports.push(id);
        await expect
          .poll(() => database.write`select from import_report where id = ${id} and state <> 'queued'`, {
            timeout: 60_000,
          })
          .toHaveLength(1);
        await happen();
        const outcome = async () => {
          const { state } = JSON.parse((await asSupplier(1, `/api/import/report/${id}`)).text);
          if (importDone.asymmetricMatch(state)) return state;
          const [report] = await database.write`
            select state, refusal, attempts, excused, worker, j.state as job, started_on, heartbeat_on, now()
            from import_report r left join jobs.job j on j.id = r.job where r.id = ${id}`;
          const busy = await database.write`
            select pid, state, wait_event, left(query, 80) as query, now() - state_change as since
            from pg_stat_activity where datname = current_database() and state <> 'idle'`;
          return { report, busy };
        };
        await expect.poll(outcome, { timeout: 150_000, message: name }).toEqual(importDone);
      }
    } finally {
      isOver = true;
      await Promise.all(writing);
    }

    const stored = await database.write<
      { sid: string }[]
    >`select sid from product where sid = any(${acknowledged})`;
    const there = new Set(stored.map(({ sid }) => sid));
    const lost = acknowledged.filter((sid) => !there.has(sid));
    expect({ impolite, lost }).toEqual({ impolite: [], lost: [] });
    expect([acknowledged.length > 20, refused > 0]).toEqual([true, true]);
    expect(workers.map(({ exitCode, signalCode }) => [exitCode, signalCode])).toEqual([
      [null, null],
      [null, null],
    ]);
    await expect
      .poll(async () => JSON.parse((await web.ask(1, '/api/ready')).text).work)
      .toMatchObject({ isReady: true, reasons: [], oldestImportSeconds: null });
  },
  patienceMs,
);

it(
  'While the primary is away whoever is signed in reads what there is and is told so, and a write is refused for now (B666)',
  async () => {
    const { primary, asSupplier, put } = await world();
    expect((await put(0, 'p1', { 'if-none-match': '*' })).status).toBe(201);
    await primary.cut();
    const refused = await put(0, 'p2', { 'if-none-match': '*' });
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2']);
    const read = await asSupplier(0, '/api/import/product/CH/alpenfenster/p1');
    expect([read.status, read.headers[readsOnlyHeader], JSON.parse(read.text).sid]).toEqual([
      200,
      '?1',
      'p1',
    ]);
    const page = await asSupplier(0, '/de/product/alpenfenster/p1');
    expect([page.status, page.text.includes('p1')]).toEqual([200, true]);

    await primary.mend();
    await expect.poll(async () => (await put(0, 'p2', { 'if-none-match': '*' })).status).toBe(201);
    await expect
      .poll(
        async () => (await asSupplier(0, '/api/import/product/CH/alpenfenster/p2')).headers[readsOnlyHeader],
      )
      .toBeUndefined();
  },
  patienceMs,
);

it(
  'Whoever is signed in reads what they wrote however far behind the replica is, strangers when it follows, and with the primary gone all are told that it may be missing (B666)',
  async () => {
    const { primary, follower, web, asSupplier, put } = await world(true);
    const path = (sid: string) => `/de/product/alpenfenster/${sid}`;
    const ofStranger = async (which: 0 | 1, sid: string) => (await web.ask(which, path(sid))).status;
    const ofSupplier = async (which: 0 | 1, sid: string) => {
      const record = await asSupplier(which, `/api/import/product/CH/alpenfenster/${sid}`);
      const page = await asSupplier(which, path(sid));
      return [record.status, page.status, record.headers[readsOnlyHeader]];
    };
    await follower?.fallBehind();
    expect((await put(0, 'p1', { 'if-none-match': '*' })).status).toBe(201);
    expect([await ofSupplier(0, 'p1'), await ofSupplier(1, 'p1')]).toEqual([
      [200, 200, undefined],
      [200, 200, undefined],
    ]);
    expect([await ofStranger(0, 'p1'), await ofStranger(1, 'p1')]).toEqual([404, 404]);

    await follower?.catchUp();
    await expect.poll(() => ofStranger(0, 'p1')).toBe(200);
    await expect.poll(() => ofStranger(1, 'p1')).toBe(200);

    await follower?.fallBehind();
    expect((await put(0, 'p2', { 'if-none-match': '*' })).status).toBe(201);
    await primary.cut();
    expect([await ofSupplier(0, 'p1'), await ofSupplier(1, 'p2')]).toEqual([
      [200, 200, '?1'],
      [404, 404, '?1'],
    ]);
  },
  patienceMs,
);
