import { unpackFile } from './unpackFile.ts';

/** What is read of a file, without what it came packed in. */
export async function* fromUnpacked<Piece>(
  file: string,
  read: (file: string) => AsyncIterable<Piece>,
): AsyncGenerator<Piece> {
  const unpacked = await unpackFile(file);
  try {
    yield* read(unpacked.file);
  } finally {
    await unpacked.release();
  }
}
