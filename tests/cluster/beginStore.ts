import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { credentials, region } from '../setup/s3/fakeS3.ts';
import { Part } from './Part.ts';
import { until } from './until.ts';

/** What all servers and workers keep files in. */
export interface Store {
  part: Part;
  /** What the product is told of it. */
  settings: Record<string, string>;
}

export async function beginStore(folder: string): Promise<Store> {
  const address = join(folder, 'store.address');
  const part = new Part('store', {
    command: process.execPath,
    arguments: [join(import.meta.dirname, 'storeServer.ts'), address],
    env: { PATH: process.env.PATH },
    log: join(folder, 'store.log'),
  });
  part.begin();
  await until(
    'the store answers',
    async () => existsSync(address) && readFileSync(address, 'utf8') !== '',
    20_000,
  );
  return {
    part,
    settings: {
      STORAGE_URL: `s3://files?region=${region}&endpoint=${readFileSync(address, 'utf8')}`,
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
  };
}
