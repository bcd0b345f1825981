import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { budgets, changeFeed, imports, keys, lists } from '../../resources/limits.ts';
import { freePort } from '../../server/base/freePort.ts';
import { startJobs } from '../../server/jobs/index.ts';
import { docsLanguages } from '../../resources/language/docsLanguage.ts';
import { guideNames, type GuideName } from '../../server/routes/docs/guideNames.ts';
import { colouredPhoto } from '../setup/sendMedia.ts';
import { asNew, smallWorld } from '../setup/smallWorld.ts';
import { examplesOf, type Example } from './examplesOf.ts';

/** Beneath the packages that the examples name. */
const besidePackages = join(import.meta.dirname, '../../node_modules/.cache');

let app: FastifyInstance;
let folder: string;
let port: number;
let environment: Record<string, string>;

beforeAll(async () => {
  port = await freePort();
  const publicOrigin = `http://{slug}.localhost:${port}`;
  const { app: served, call, database, config } = await smallWorld({ config: { publicOrigin } });
  app = served;
  await app.listen({ port, host: '127.0.0.1' });
  const jobs = await startJobs(database, config);
  const settings = {
    settings: 'platform',
    entry: 'signedIn',
    licence: 'https://creativecommons.org/licenses/by/4.0/',
  };
  await call('admin', 'PUT', '/import/platform-settings/CH/platform', settings, asNew);
  const url = '/import/product/CH/alpenfenster/f1';
  const f1 = (await call('admin', 'GET', url)).json();
  const productInfo = { ...f1.productInfo, gtins: ['07612345678900'] };
  await call('admin', 'PUT', url, { ...f1, productInfo });
  const scopes = ['read', 'products', 'pictures', 'offers', 'statistics'];
  const wanted = { name: 'ERP', companies: ['alpenfenster'], scopes };
  const { secret } = (await call('supplier', 'POST', '/import/key/CH', wanted)).json();
  await mkdir(besidePackages, { recursive: true });
  folder = await mkdtemp(join(besidePackages, 'guides-'));
  for (const name of ['window.jpg', 'N-2.jpg', 'N-3.jpg'])
    await writeFile(join(folder, name), await colouredPhoto('#0f0'));
  environment = {
    KEY: secret,
    ORGA: 'alpenfenster',
    ORIGIN: `http://ch.localhost:${port}`,
    PLATFORM: 'CH',
    CATEGORY: 'fenster',
  };
  return async () => {
    await jobs.stop();
    await rm(folder, { recursive: true, force: true });
  };
});

const pageOf = async (name: string, language = 'en') =>
  (await fetch(`http://127.0.0.1:${port}/api/docs/${name}?lang=${language}`)).text();
const examplesIn = async (name: GuideName) => examplesOf(await pageOf(name));

/** What was said, with the status of each call on a line of its own. */
async function run(command: string, args: readonly string[], input: string) {
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, CURL_HOME: folder, ...environment },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += String(piece)));
  child.stdin.end(input);
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.on('close', resolve);
  return { code: await promise, said };
}

/** As one would paste them, one after the other, into one shell. */
async function paste(examples: readonly Example[]) {
  await writeFile(join(folder, '.curlrc'), 'silent\nshow-error\nfail-with-body\nmax-time = 30\n');
  const lines = examples.map(({ code, status }) =>
    status === 'endless'
      ? `${code.replace('curl ', 'curl --max-time 2 ')} || [ $? = 28 ]`
      : status
        ? `! SAID=$(${code}) && grep -q '"status":${status}' <<< "$SAID"`
        : code,
  );
  // The key and the company are one's own.
  const own = lines.map((line) => line.replace(/^export (ORGA|KEY)=.*$/gm, ''));
  return run('bash', ['-e', '-o', 'pipefail'], own.join('\n'));
}

describe('The guides', () => {
  it.each(guideNames)('%s: its examples, pasted as its page shows them, work', async (name) => {
    const examples = (await examplesIn(name)).filter(
      // The resolver of GTINs stands among the pages, which have tests of their own.
      ({ language, code }) => language === 'sh' && !code.includes('$ORIGIN/01/'),
    );
    const { code, said } = await paste(examples);
    expect([name, code, code === 0 ? '' : said]).toEqual([name, 0, '']);
  });

  it('show a receiver of webhooks that takes what is signed, reads what changed, and refuses what is not signed', async () => {
    const receiver = (await examplesIn('webhooks')).find(({ code }) => code.includes('createServer'));
    const example = (await examplesIn('webhooks')).find(({ language }) => language === 'json');
    const secret = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;
    const receiving = await freePort();
    await writeFile(join(folder, 'receiver.mjs'), receiver?.code ?? '');
    // Node does not look for hosts below `localhost` where curl and browsers do.
    const env = {
      ...process.env,
      ...environment,
      ORIGIN: `http://127.0.0.1:${port}`,
      WEBHOOK_SECRET: secret,
      PORT: String(receiving),
    };
    const child = spawn(process.execPath, ['receiver.mjs'], { cwd: folder, env });
    afterAll(() => child.kill());
    let said = '';
    child.stdout.on('data', (piece) => (said += String(piece)));
    const body = JSON.stringify(JSON.parse(example?.code ?? ''));
    const { id } = JSON.parse(body);
    const at = new Date();
    const signature = new Webhook(secret).sign(id, at, body);
    const send = (signed: string) =>
      fetch(`http://127.0.0.1:${receiving}`, {
        method: 'POST',
        body,
        headers: {
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
          'webhook-signature': signed,
        },
      }).then(
        ({ status }) => status,
        () => undefined,
      );
    await expect.poll(() => send('v1,bm9uZQ==')).toBe(400);
    expect(await send(signature)).toBe(204);
    await expect.poll(() => said).toMatch(/keep alpenfenster\/f1 \d/);
  });

  it('show a script of another site that reads what strangers read', async () => {
    const script = (await examplesIn('reading')).find(({ language }) => language === 'js');
    expect(script?.code).toContain(`http://api-ch.localhost:${port}/`);
    const local = script?.code.replaceAll(`api-ch.localhost:${port}`, `127.0.0.1:${port}`) ?? '';
    const { code, said } = await run(process.execPath, ['--input-type=module'], local);
    expect([code, said]).toEqual([0, expect.stringContaining('total')]);
  });

  it('have the same examples in all languages, and lead nowhere that is not there', async () => {
    for (const name of guideNames) {
      const [first, ...others] = await Promise.all(docsLanguages.map((language) => pageOf(name, language)));
      for (const other of others) expect(examplesOf(other), name).toEqual(examplesOf(first ?? ''));
      for (const [, address = ''] of (first ?? '').matchAll(/href="(\/[^"#]*)"/g))
        expect([address, (await fetch(`http://127.0.0.1:${port}${address}`)).status]).toEqual([address, 200]);
    }
  });

  it('name the limits that hold', async () => {
    const text = await pageOf('limits');
    const mega = (bytes: number) => `${bytes / 1024 / 1024} MB`;
    for (const limit of [
      `${keys.callsAMinute} a minute`,
      `<td>${lists.mostRows}</td>`,
      `<td>${changeFeed.mostItems}</td>`,
      mega(imports.largestFileBytes),
      `${budgets.picturesADay.toLocaleString('en')} pictures`,
      `${budgets.rowsWaiting.toLocaleString('en')} rows`,
    ])
      expect(text).toContain(limit);
  });
});

it('A page of the documentation shows the addresses and the platform of the host on which it is read', async () => {
  const host = `api-rhb.localhost:${port}`;
  const { body: page } = await app.inject({ url: '/api/docs/first-import?lang=de', headers: { host } });
  expect(page).toContain(`ORIGIN=http://rhb.localhost:${port} PLATFORM=RHB`);
  expect(page).toContain('<html lang="de"');
});
