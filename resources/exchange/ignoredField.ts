/** In the place of a field: a column that an import is not to read. */
export const ignoredField = '-';
