import { recordWriter } from '../../records/writeRecords.ts';
import { hooksOf } from '../hooks/hooksOf.ts';

/** The writing of declared records, with all that follows from it in the catalogue. */
export const {
  createFromClient,
  createRecord,
  replaceRecord,
  changeRecord,
  putRecord,
  storeRecord,
  deleteRecord,
} = recordWriter(hooksOf);
