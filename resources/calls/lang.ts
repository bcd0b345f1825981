import { z } from 'zod';

/** `lang` of a query: the language of the answer's messages; what is no language of ours is passed over. */
export const lang = { lang: z.string().max(10).optional() };
