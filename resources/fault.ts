/**
 * What is wrong with a value, be it of a form, of a call or of a file. The code names its text in every language
 * (`texts/<language>/faults.ts`), `values` fill the text in.
 */
export interface Fault {
  /** Dotted path to the value in the JSON of a record or a call, such as `orgaDetails.name`; '' is the whole. */
  path: string;
  code: string;
  /** The same place as JSON Pointer (RFC 6901), where it does not follow from the path. */
  pointer?: string;
  values?: Record<string, string | number>;
  /** A warning keeps nobody from saving; an error unless said. */
  severity?: 'error' | 'warning';
  /** What was probably meant. */
  suggestion?: string | null;
  /** The text itself, in the reader's language, once it is known. */
  message?: string;
}

/** Does it keep the record from being saved? */
export function isError({ severity = 'error' }: Pick<Fault, 'severity'>): boolean {
  return severity === 'error';
}
