import { packedAnswers, type PackedAnswers } from '../../server/pages/kept/packedAnswers.ts';
import { shelf, type KeptFile } from '../../server/base/kept/shelf.ts';

/** Answers packed in a file, with so much room in it and in memory. */
export function packedIn(file: KeptFile, bytes: number): PackedAnswers {
  return packedAnswers({ answers: shelf(file, 0, bytes), bases: shelf(file, bytes, bytes) }, bytes);
}
