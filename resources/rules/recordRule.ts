/** A fault that concerns several fields: the field it is shown at, the way into it, and the code of its text. */
export interface RuleFault {
  field: string;
  path?: (string | number)[];
  code: string;
  /** What the text of the code fills in. */
  values?: Record<string, string | number>;
}

/** What the fields of one thing keep together; takes a flat row and names every fault. Pure; one file each. */
export type RecordRule = (row: Readonly<Record<string, unknown>>) => RuleFault[];
