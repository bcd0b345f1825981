import { sql } from '../../base/database/sql.ts';

/** Joins to rows `l` of a listing what variants have in common. */
export const ofVariants = sql`left join product_variant v on v.product_id = l.product_id`;

/** The same for the variants among these rows, another one for each other product. */
export const variantOf = sql`coalesce(v.key, l.product_id::text)`;
