import type { Fault } from '../fault.ts';

/**
 * What the fields of one record keep together; takes a flat row and names every fault. The path of a fault begins with
 * the name of the field that it is shown at. Pure; one file each. A field that is at fault by itself may hold any JSON: of
 * what a rule cannot read it says nothing.
 */
export type RecordRule = (row: Readonly<Record<string, unknown>>) => Fault[];
