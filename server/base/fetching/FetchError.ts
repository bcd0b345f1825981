/** Why something could not be fetched; the sentence for each stands in the texts (`media`). */
export type FetchErrorCode =
  | 'address-form'
  | 'address-unknown'
  | 'address-not-public'
  | 'address-port'
  | 'fetch-failed'
  | 'fetch-refused'
  | 'fetch-redirects'
  | 'fetch-type'
  | 'fetch-too-large'
  | 'fetch-too-slow';

/** Something could not be fetched. */
export class FetchError extends Error {
  override name = 'FetchError';
  readonly code: FetchErrorCode;
  readonly values: Readonly<Record<string, string | number>>;
  /** Is it worth another try? */
  readonly isPassing: boolean;

  constructor(
    code: FetchErrorCode,
    values: Readonly<Record<string, string | number>> = {},
    { isPassing = false, cause }: { isPassing?: boolean; cause?: unknown } = {},
  ) {
    super(`${code} ${JSON.stringify(values)}`, { cause });
    this.code = code;
    this.values = values;
    this.isPassing = isPassing;
  }
}
