/** Width and height of a WebP picture in pixels, from its head (RFC 9649). Throws for anything else. */
export function webpSize(webp: Uint8Array): { width: number; height: number } {
  const head = Buffer.from(webp.buffer, webp.byteOffset, Math.min(webp.byteLength, 30));
  const kind = head.toString('latin1', 0, 4) === 'RIFF' ? head.toString('latin1', 8, 16) : '';
  if (kind === 'WEBPVP8X') return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 };
  if (kind === 'WEBPVP8 ')
    return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff };
  if (kind === 'WEBPVP8L') {
    const bits = head.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  throw new Error('This is no WebP picture.');
}
