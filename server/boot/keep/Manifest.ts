import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { messageOf } from '../../../resources/language/messageOf.ts';

const count = z.int().min(0);
const checksum = z.string().regex(/^[0-9a-f]{64}$/);

/** What was written, told from its bytes before they were packed. */
export const written = z.strictObject({ rows: count, sha256: checksum });
export type Written = z.infer<typeof written>;

const keptTable = z.strictObject({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  file: z.string(),
  ...written.shape,
});
export type KeptTable = z.infer<typeof keptTable>;

const manifest = z.strictObject({
  madeAt: z.iso.datetime(),
  /** The last migration that the database had seen. */
  migration: z.int(),
  /** In the order in which they can be filled. */
  tables: z.array(keptTable),
  /** What each sequence gave last; null for one that was never asked. */
  sequences: z.array(z.strictObject({ schema: z.string(), name: z.string(), last: z.int().nullable() })),
  blobs: z.strictObject({ count, bytes: count, sha256: checksum }),
  hasIdentityKey: z.boolean(),
});
export type Manifest = z.infer<typeof manifest>;

const file = 'backup.json';

/** Written last: a folder without it is no back-up. */
export async function writeManifest(folder: string, said: Manifest): Promise<void> {
  await writeFile(join(folder, file), `${JSON.stringify(said, null, 2)}\n`);
}

/** Throws an Error with the remedy where the folder holds no whole back-up. */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return manifest.parse(JSON.parse(await readFile(join(folder, file), 'utf8')));
  } catch (cause) {
    throw new Error(
      `${folder} is no whole back-up (${messageOf(cause)}): name a folder that npm run backup has ended to write.`,
      { cause },
    );
  }
}
