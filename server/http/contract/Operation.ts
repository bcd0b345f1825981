import type { Row } from '../../../resources/shape.ts';
import type { refusals } from './Printer.ts';

/** As much of an operation of the document as is completed when all of them are printed. */
export interface Operation {
  tags?: string[];
  /** With which statuses it refuses, until they are named among its answers. */
  [refusals]?: readonly (string | number)[];
  parameters?: Row[];
  responses: Record<string, Row>;
}
