import type { ReadSheet } from './reports/reportRow.ts';

/** A file that cannot be imported as a whole: `code` names the sentence, `details` fill it in. */
export class FileError extends Error {
  override name = 'FileError';
  readonly code: string;
  readonly details: Readonly<Record<string, string | number>>;
  /** What was seen of its sheets, for people to say what they mean. */
  readonly sheets: readonly ReadSheet[];

  constructor(
    code: string,
    details: Readonly<Record<string, string | number>> = {},
    sheets: readonly ReadSheet[] = [],
  ) {
    super(`File refused: ${code} ${JSON.stringify(details)}`);
    this.code = code;
    this.details = details;
    this.sheets = sheets;
  }
}
