/** Field name to the value or the values it may have; only declared filterable ones. */
export type ListFilter = Record<string, string | number | boolean | readonly (string | number)[]>;
