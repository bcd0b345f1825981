import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import type { Written } from './Manifest.ts';

const newline = 10;

/** Lets the text of a COPY through, each row of which is one line, and tells afterwards what it was. */
export function tally(): { through: Transform; told: () => Written } {
  const hash = createHash('sha256');
  let rows = 0;
  const through = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) rows += 1;
      done(null, chunk);
    },
  });
  return { through, told: () => ({ rows, sha256: hash.digest('hex') }) };
}
