import { makeKeptFile } from '../../server/base/kept/keptFile.ts';
import { packedAnswers, type PackedAnswers } from '../../server/pages/kept/packedAnswers.ts';
import { shelf, type KeptFile } from '../../server/base/kept/shelf.ts';

/** A file that no other process has. */
export function keptAlone(): KeptFile {
  return { fd: makeKeptFile(), nth: 0, processes: 1 };
}

/** Answers packed in a file, with so much room in it and in memory. */
export function packedIn(file: KeptFile, bytes: number): PackedAnswers {
  return packedAnswers({ answers: shelf(file, 0, bytes), bases: shelf(file, bytes, bytes) }, bytes);
}
