/** A file that cannot be imported as a whole: `code` names the sentence, `details` fill it in. */
export class FileError extends Error {
  override name = 'FileError';
  readonly code: string;
  readonly details: Readonly<Record<string, string | number>>;

  constructor(code: string, details: Readonly<Record<string, string | number>> = {}) {
    super(`File refused: ${code} ${JSON.stringify(details)}`);
    this.code = code;
    this.details = details;
  }
}
