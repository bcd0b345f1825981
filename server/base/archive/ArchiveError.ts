/** Why a zip file as a whole is refused; the sentence for each stands in the texts (`media`). */
export type ArchiveErrorCode =
  | 'zip-damaged'
  | 'zip-encrypted'
  | 'zip-entries'
  | 'zip-too-large'
  | 'zip-bomb'
  | 'zip-path';

/** A zip file cannot be taken as it is. */
export class ArchiveError extends Error {
  override name = 'ArchiveError';
  readonly code: ArchiveErrorCode;
  /** The culprit, and the limit. */
  readonly values: Readonly<Record<string, string | number>>;

  constructor(code: ArchiveErrorCode, values: Readonly<Record<string, string | number>> = {}) {
    super(`${code} ${JSON.stringify(values)}`);
    this.code = code;
    this.values = values;
  }
}
