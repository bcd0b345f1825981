import { fewestValues, shareOf, type ColumnValues, most } from './ColumnValues.ts';

const machineKey = /^(?:[0-9a-f]{24}|[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;
/** As `sid` is declared. */
const identifier = /^[a-z0-9][a-z0-9_.-]*$/i;

/** Can these be none of our identifiers: `__export__.product_template_2000`? */
export function areNoIdentifiers(values: ColumnValues): boolean {
  return (
    values.cells.length >= fewestValues &&
    shareOf(values, ({ text }) => !identifier.test(text.trim())) >= most
  );
}

/** Are these what a machine calls its records, and nobody else does: `9f3c2e4d5a6b7c8d9e0f1a2b3c4d5e6f`? */
export function areKeysOfMachines(values: ColumnValues): boolean {
  return (
    values.cells.length >= fewestValues && shareOf(values, ({ text }) => machineKey.test(text.trim())) >= most
  );
}
