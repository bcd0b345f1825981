import { recordWriter } from '../../records/writeRecords.ts';
import { hooksOf } from '../hooks/hooksOf.ts';

/** The writing of declared records, with all that follows from it in the catalogue. */
export const {
  judgeRecord,
  createFromClient,
  createRecord,
  restoreRecord,
  replaceRecord,
  changeRecord,
  putRecord,
  storeRecord,
  deleteRecord,
} = recordWriter(hooksOf);
