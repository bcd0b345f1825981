/** In the place of a field: a column that is not read, but whose values are kept (behaviour B331), prices too. */
export const rawField = 'raw';
