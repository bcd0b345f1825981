import { z } from 'zod';
import { jsonQuery } from './jsonQuery.ts';

/** `range` of a query, such as `[0,24]`: both ends included. */
export const rangeQuery = { range: jsonQuery(z.tuple([z.int().min(0), z.int().min(0)])).optional() };
