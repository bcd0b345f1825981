/** Why a file as a whole is refused. The sentence for each stands in the texts of the reader's language. */
export type WorkbookErrorCode =
  | 'empty-file'
  | 'not-a-workbook'
  | 'unknown-format'
  | 'plain-text'
  | 'pdf'
  | 'image-file'
  | 'word-document'
  | 'presentation'
  | 'numbers-document'
  | 'database-file'
  | 'other-xml'
  | 'other-archive'
  | 'packed-twice'
  | 'zip-without-table'
  | 'zip-of-several'
  | 'old-xls'
  | 'binary-workbook'
  | 'encrypted'
  | 'html'
  | 'damaged-zip'
  | 'damaged-compound'
  | 'no-articles'
  | 'duplicate-entry'
  | 'too-many-entries'
  | 'too-large'
  | 'ratio'
  | 'missing-part'
  | 'bad-relationship'
  | 'no-sheet'
  | 'doctype'
  | 'not-utf8'
  | 'damaged-xml'
  | 'cut-off'
  | 'bad-reference'
  | 'bad-string-index'
  | 'text-too-long'
  | 'file-too-deep'
  | 'damaged-json'
  | 'element-too-large'
  | 'damaged-record'
  | 'too-many-rows'
  | 'too-many-columns'
  | 'too-many-merges'
  | 'too-slow';

/** Where and how much: numbers and names for the sentence, never a stack or a path of this machine. */
export type WorkbookErrorDetails = Readonly<Record<string, string | number>>;

/** A workbook that cannot be read (or written) as it is. `details` name the culprit, `code` the remedy. */
export class WorkbookError extends Error {
  readonly code: WorkbookErrorCode;
  readonly details: WorkbookErrorDetails;

  constructor(code: WorkbookErrorCode, details: WorkbookErrorDetails = {}) {
    super(`Workbook refused: ${code} ${JSON.stringify(details)}`);
    this.name = 'WorkbookError';
    this.code = code;
    this.details = details;
  }
}
