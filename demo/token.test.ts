import { execFile } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { identityApp } from '../tests/setup/identityApp.ts';

const command = join(import.meta.dirname, 'token.ts');

function runToken(port: number, ...users: string[]) {
  const env = { ...process.env, PORT: String(port), NODE_ENV: 'production' };
  return promisify(execFile)(process.execPath, [command, ...users], { env }).catch(
    ({ stdout, stderr, code }: { stdout: string; stderr: string; code: number }) => ({
      stdout,
      stderr,
      code,
    }),
  );
}

it('npm run token prints the id token of a demo user of the running server, alone', async () => {
  const { app, verify } = await identityApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const { stdout } = await runToken(port, 'supplier');
  expect(stdout).toMatch(/^\S+\n$/);
  await expect(verify(stdout.trim())).resolves.toMatchObject({ username: 'supplier' });

  expect(await runToken(port, 'mallory')).toMatchObject({
    stdout: '',
    stderr: expect.stringContaining('There is no demo user "mallory"; there are admin, editor'),
    code: 1,
  });
});

it('npm run token says so when no server runs, or when it uses Cognito', async () => {
  const other = Fastify();
  await other.listen({ port: 0, host: '127.0.0.1' });
  const { port } = other.server.address() as AddressInfo;
  expect(await runToken(port, 'admin')).toMatchObject({
    stdout: '',
    stderr: expect.stringContaining('Cognito'),
    code: 1,
  });
  await other.close();
  expect(await runToken(port, 'admin')).toMatchObject({
    stdout: '',
    stderr: expect.stringContaining('npm start'),
    code: 1,
  });
});
