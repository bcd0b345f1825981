import { expect, it } from 'vitest';
import { countFaults } from './countFaults.ts';

const fault = { type: 'validation', message: 'Diese Angabe fehlt.' };

it.each([
  ['none', undefined, 0],
  ['of a field', fault, 1],
  ['of two languages', { de: fault, it: fault }, 2],
  [
    'of elements of a list, between those that are right',
    [undefined, { title: fault, link: fault }, fault],
    3,
  ],
  ['of a list as a whole', { root: fault }, 1],
])('Faults %s are counted', (_, error, count) => expect(countFaults(error)).toBe(count));
