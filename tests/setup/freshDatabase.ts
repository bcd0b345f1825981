import { randomBytes } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { connectDatabase, openPool } from '../../server/base/database/connect.ts';
import { taggedDatabase, taggedPool, type TaggedDatabase, type TaggedPool } from './tagged.ts';
import { withDatabase } from './withDatabase.ts';

const drops: (() => Promise<void>)[] = [];

afterAll(async () => {
  await Promise.all(drops.splice(0).map((drop) => drop()));
});

/** A migrated, empty database of its own, closed and dropped after the tests of the file. */
export async function freshDatabase(): Promise<TaggedDatabase & { url: string }> {
  const templateUrl = inject('templateUrl');
  if (!templateUrl)
    throw new Error(
      'This test asks for a database in a project that has none: import freshDatabase, or what leads to it, by a static import (tests/setup/testFiles.ts).',
    );
  const template = new URL(templateUrl).pathname.slice(1);
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  const url = withDatabase(templateUrl, name);
  // Its files as they are: half the work of writing each page to the write-ahead log.
  await administer(
    async (admin) => admin`create database ${admin(name)} template ${admin(template)} strategy file_copy`,
  );
  const database = taggedDatabase(await connectDatabase({ databaseUrl: url, databaseReadUrl: undefined }));
  drops.push(async () => {
    await database.close();
    await administer(async (admin) => admin`drop database ${admin(name)} with (force)`);
  });
  return { ...database, url };
}

/** Not over the template: nobody may be connected to it while it is copied. */
async function administer(work: (admin: TaggedPool) => Promise<unknown>): Promise<void> {
  const admin = taggedPool(openPool(inject('adminUrl'), {}, { most: 1 }));
  try {
    await work(admin);
  } finally {
    await admin.close();
  }
}
