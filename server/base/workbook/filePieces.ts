import { open } from 'node:fs/promises';

const pieceBytes = 256 * 1024;

/**
 * A file in pieces that all lie in the same memory: each holds only until the next one is asked for. A buffer each, as streams
 * have them, has the garbage collector go through everything every few dozen pieces.
 */
export async function* filePieces(file: string): AsyncGenerator<Buffer, void, undefined> {
  const handle = await open(file, 'r');
  try {
    const piece = Buffer.allocUnsafeSlow(pieceBytes);
    for (;;) {
      const { bytesRead } = await handle.read(piece, 0, pieceBytes);
      if (bytesRead === 0) return;
      yield piece.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
}
