import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../../tests/setup/freshDatabase.ts';
import { isMigrated, migrate } from './migrate.ts';
import { startEmbedded } from './embedded.ts';
import { connectDatabase } from './connect.ts';

describe('migrations', () => {
  it('are all there in a fresh database, and run once only', async () => {
    const { write } = await freshDatabase();
    expect(await isMigrated(write)).toBe(true);
    expect(await migrate(write)).toEqual([]);
  });
});
