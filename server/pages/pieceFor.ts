const least = 2048;

/**
 * How much memory to take for what so many bytes are compressed to. What zlib takes at once (`chunkSize`, 16 KB unless said) it
 * keeps until all that lives is gone through, however little comes out, and after every 64 MB of it all that lives is.
 * @param ratio how many times less comes out, at the least as a rule
 */
export function pieceFor(bytes: number, ratio: number): number {
  return Math.max(least, Math.ceil(bytes / ratio));
}
