import type { DateField } from './kinds/field.ts';

/** When a record was made and when it was last changed: lists are asked for it as for a date (behaviour B479). */
export const systemMoments = ['createdAt', 'updatedAt'] as const;

export const momentField: DateField = { kind: 'date', required: true, readOnly: true };
