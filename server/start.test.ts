import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from './base/freePort.ts';
import { isRunning } from './base/database/embedded/postgresServer.ts';

/** The first start of a fresh checkout builds the front end. */
const patienceMs = 90_000;

describe('npm start', { timeout: 2 * patienceMs }, () => {
  let folder: string;
  let port: number;
  let product: ChildProcess;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'start-'));
    await chmod(folder, 0o755);
    port = await freePort();
  });
  afterAll(async () => {
    product.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  function start(settings: NodeJS.ProcessEnv = {}): ChildProcess {
    return spawn(process.execPath, [join(import.meta.dirname, 'start.ts')], {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        PORT: String(port),
        DATA_DIR: folder,
        SEED: 'none',
        LOG_LEVEL: 'info',
        WEB_PROCESSES: '2',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  /** What the product has written since it was started last. */
  let output: string;

  async function startAndWait(): Promise<void> {
    product = start();
    output = '';
    product.stdout?.on('data', (part: Buffer) => (output += String(part)));
    const answer = async () =>
      (await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => undefined))?.status;
    await expect.poll(answer, { timeout: patienceMs }).toBe(200);
  }

  async function childrenOf({ pid }: ChildProcess, program: string): Promise<number[]> {
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
    const pids = children.trim().split(' ').filter(Boolean).map(Number);
    const commands = await Promise.all(
      pids.map((child) => readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '')),
    );
    return pids.filter((_, index) => commands[index]?.includes(program));
  }

  const isGone = (pid: number) =>
    readFile(`/proc/${pid}/cmdline`).then(
      () => false,
      () => true,
    );

  const untilListening = (processes: number) =>
    expect.poll(() => output.split('Server listening').length - 1, { timeout: patienceMs }).toBe(processes);

  /** Over a connection of its own, so that those who serve take turns. */
  const answersAnew = async () => {
    const asked = await fetch(`http://127.0.0.1:${port}/api/ready`, { headers: { connection: 'close' } });
    return asked.status;
  };

  it('starts a dead worker again', async () => {
    await startAndWait();
    await expect
      .poll(async () => (await childrenOf(product, 'worker.ts')).length, { timeout: patienceMs })
      .toBe(1);
    const [worker] = await childrenOf(product, 'worker.ts');
    process.kill(worker as number, 'SIGKILL');
    await expect
      .poll(async () => (await childrenOf(product, 'worker.ts')).filter((pid) => pid !== worker).length, {
        timeout: patienceMs,
      })
      .toBe(1);
  });

  it('starts a dead web process again, and goes on answering by the other one', async () => {
    await untilListening(2);
    const [dead = 0] = await childrenOf(product, 'web.ts');
    process.kill(dead, 'SIGKILL');
    await expect.poll(() => isGone(dead), { timeout: patienceMs }).toBe(true);
    for (let turn = 0; turn < 6; turn += 1) expect(await answersAnew()).toBe(200);
    await untilListening(3);
    for (let turn = 0; turn < 6; turn += 1) expect(await answersAnew()).toBe(200);
  });

  it('works after it was killed, which ends its worker and those who serve', async () => {
    const children = [...(await childrenOf(product, 'worker.ts')), ...(await childrenOf(product, 'web.ts'))];
    product.kill('SIGKILL');
    await once(product, 'exit');
    for (const child of children) await expect.poll(() => isGone(child), { timeout: patienceMs }).toBe(true);
    await startAndWait();
  });

  it.each(['1', '2'])(
    'by %s processes says what to do when the port is taken, and leaves the one that has it alone',
    async (WEB_PROCESSES) => {
      const second = start({ WEB_PROCESSES });
      let said = '';
      second.stderr?.on('data', (part: Buffer) => (said += String(part)));
      expect(await once(second, 'exit')).toEqual([1, null]);
      expect(said).toContain(`127.0.0.1:${port} already: stop it, or set PORT`);
      expect((await fetch(`http://127.0.0.1:${port}/api/ready`)).status).toBe(200);
    },
  );

  it.each([
    [{ PORT: 'http' }, 'PORT is "http" but must be a number from 1 to 65535.\n'],
    [
      { DATA_DIR: '/dev/null' },
      /^Nothing can be written into \/dev\/null .*set DATA_DIR to another folder\.\n$/,
    ],
    [
      { DATABASE_URL: 'postgres://baustein:secret@127.0.0.1:1/baustein' },
      /^The database at 127\.0\.0\.1:1\/baustein cannot be used .*mend DATABASE_URL\.\n$/,
    ],
  ])('stops at the setting %j, which leads nowhere, with one sentence', async (settings, sentence) => {
    const wrong = start(settings);
    let said = '';
    wrong.stderr?.on('data', (part: Buffer) => (said += String(part)));
    expect(await once(wrong, 'exit')).toEqual([1, null]);
    expect(said).toMatch(sentence);
  });

  it('ends in order on SIGTERM: the open request is answered, the database is closed', async () => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (part) => (answer += String(part)));
    socket.write('PUT /api/session HTTP/1.1\r\nhost: ch.localhost\r\nauthorization: Bearer x\r\n');
    await new Promise((resolve) => setTimeout(resolve, 200));
    product.kill('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 200));
    socket.write('content-length: 0\r\n\r\n');
    expect(await once(product, 'exit')).toEqual([0, null]);
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    expect(answer.toLowerCase()).toContain('connection: close');
    expect(await isRunning(join(folder, 'postgres'))).toBe(false);
  });
});
