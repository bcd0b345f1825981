import type { Row } from '../../../../resources/shape.ts';

/** A record of a file, in the nesting of the API, and where it stands. */
export interface FileElement {
  element: Row;
  sheet: string | null;
  /** As the sheet numbers it; in a JSON file the number of the element, from 1. */
  row: number;
  /** In a sheet the column of each field that it says, by the path of the field. */
  columns?: ReadonlyMap<string, { column: string; heading: string }>;
}
