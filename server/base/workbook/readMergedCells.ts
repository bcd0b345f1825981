import { columnOf, rowOf } from './cellReference.ts';
import { MergedCells } from './MergedCells.ts';

const tag = Buffer.from('mergeCell');
/** Of a tag with all that can stand in it. */
const longestTag = 400;
const reference = /\sref\s*=\s*["']([A-Z]{1,3}\d{1,7}):([A-Z]{1,3}\d{1,7})["']/;

/**
 * The merged cells of a sheet of Office Open XML. They stand behind its rows (ECMA-376 part 1, 18.3.1.55), but are wanted
 * before: a first look runs through the bytes for their tags alone.
 * @throws {WorkbookError} too-many-merges
 */
export async function readMergedCells(
  sheet: string,
  chunks: AsyncIterable<Buffer>,
  afterChunk: () => void,
): Promise<MergedCells> {
  const merged = new MergedCells(sheet);
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let done = 0;
    for (let at = bytes.indexOf(tag); at >= 0; at = bytes.indexOf(tag, done)) {
      const end = bytes.indexOf('>', at);
      // A tag may lie across two chunks.
      if (end < 0 && bytes.length - at < longestTag) break;
      take(bytes.toString('latin1', at + tag.length, Math.min(end < 0 ? at : end, at + longestTag)), merged);
      done = at + tag.length;
    }
    const open = bytes.indexOf(tag, done);
    rest = bytes.subarray(open >= 0 ? open : Math.max(done, bytes.length - tag.length));
    afterChunk();
  }
  return merged;
}

function take(attributes: string, merged: MergedCells): void {
  const [, from, to] = reference.exec(attributes) ?? [];
  if (from === undefined || to === undefined) return;
  const [first, last] = [Buffer.from(from), Buffer.from(to)];
  merged.add({
    firstRow: rowOf(first, 0, first.length),
    lastRow: rowOf(last, 0, last.length),
    firstColumn: columnOf(first, 0, first.length),
    lastColumn: columnOf(last, 0, last.length),
  });
}
