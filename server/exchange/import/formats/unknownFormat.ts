import { WorkbookError, type WorkbookErrorCode } from '../../../base/workbook/WorkbookError.ts';
import { isDrawing } from './outermost.ts';
import type { FoundFile } from './tableFormat.ts';

const byBeginning: readonly (readonly [code: WorkbookErrorCode, beginning: RegExp])[] = [
  ['pdf', /^%PDF-/],
  [
    'image-file',
    /^(?:\x89PNG|\xFF\xD8\xFF|GIF8|RIFF....WEBP|BM[^]{4}\0\0\0\0|II\*\0|MM\0\*|....ftyp(?:avif|heic|mif1))/s,
  ],
  ['other-archive', /^(?:Rar!|7z\xBC\xAF|\x1F\x9D|BZh|\xFD7zXZ|\x28\xB5\x2F\xFD|[^]{257}ustar)/],
  ['database-file', /^(?:\0\x01\0\0Standard (?:Jet|ACE) DB|SQLite format 3\0|PAR1)/],
  ['word-document', /^\{\\rtf/],
  ['old-xls', /^\x09[\0\x02\x04]/],
];
/** By a part of a zip file. */
const byPart: readonly (readonly [code: WorkbookErrorCode, part: string])[] = [
  ['word-document', 'word/document.xml'],
  ['presentation', 'ppt/presentation.xml'],
  ['numbers-document', 'index/document.iwa'],
  ['numbers-document', 'index.zip'],
  ['word-document', 'content.xml'],
];
/** What a file is that no format takes: the sentence of each code names the nearest format that is taken (behaviour B314). */
export function unknownFormat({ head, parts }: FoundFile): WorkbookError {
  const { kind, bytes, root } = head;
  const known =
    byBeginning.find(([, beginning]) => beginning.test(bytes.toString('latin1', 0, 300)))?.[0] ??
    byPart.find(([, part]) => parts.has(part))?.[0] ??
    (isDrawing(root) ? 'image-file' : undefined);
  if (known) return new WorkbookError(known);
  if (kind === 'empty') return new WorkbookError('empty-file');
  if (root !== '') return new WorkbookError('other-xml', { root: root.slice(0, 60) });
  return new WorkbookError(kind === 'text' ? 'plain-text' : 'unknown-format');
}
