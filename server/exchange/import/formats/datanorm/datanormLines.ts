import { createReadStream } from 'node:fs';
import { workbookLimits as limits } from '../../../../base/workbook/limits.ts';
import { WorkbookError } from '../../../../base/workbook/WorkbookError.ts';
import type { Decode } from './datanormEncoding.ts';

/** A record with the number of its line. */
export interface DatanormLine {
  number: number;
  /** Its fields as they stand there, the kind of record first. */
  fields: string[];
}

/** The lines of a piece of the file, and how many bytes it has. */
export interface DatanormPiece {
  lines: DatanormLine[];
  bytes: number;
}

/**
 * Cuts a file of DATANORM into records. What ended files in DOS (0x1A) is left out.
 * @param kinds of the records that are wanted, by their first letter; all unless said
 * @throws {WorkbookError} text-too-long
 */
export async function* datanormLines(
  file: string,
  decode: Decode,
  kinds = '',
): AsyncGenerator<DatanormPiece> {
  let rest = '';
  let number = 0;
  const cut = (line: string): DatanormLine[] => {
    number += 1;
    if (kinds !== '' && !kinds.includes(line[0] ?? ' ')) return [];
    const text = line.replace(/[\r\x1A]+$/, '');
    return text === '' ? [] : [{ number, fields: decode(text).split(';') }];
  };
  for await (const chunk of createReadStream(file, { highWaterMark: 64 * 1024, encoding: 'latin1' })) {
    const text: string = chunk;
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > limits.tokenBytes)
      throw new WorkbookError('text-too-long', {
        entry: 'DATANORM',
        row: number + 1,
        limit: limits.cellLength,
      });
    yield { lines: lines.flatMap(cut), bytes: text.length };
  }
  yield { lines: cut(rest), bytes: 0 };
}
