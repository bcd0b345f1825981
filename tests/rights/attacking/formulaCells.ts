import { inflateRawSync } from 'node:zlib';
import type { Proof } from './Attack.ts';

const localHeader = Buffer.from('PK\x03\x04', 'latin1');

/** A workbook among the answers has a cell that a spreadsheet would calculate, or a link to elsewhere. */
export const calculates: Proof = (answers) => {
  for (const { bytes } of answers) {
    if (!bytes?.subarray(0, 4).equals(localHeader)) continue;
    for (let at = 0; at >= 0; at = bytes.indexOf(localHeader, at + 4)) {
      const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
      const isPacked = bytes.readUInt16LE(at + 8) === 8;
      const text = isPacked ? inflateRawSync(bytes.subarray(start)).toString() : '';
      const found = /<f[ >][^<]*|<hyperlink |TargetMode="External"/.exec(text);
      if (found) return `a workbook calculates ${found[0]}`;
    }
  }
  return undefined;
};
