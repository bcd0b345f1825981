import { expect, it } from 'vitest';
import { object, reference, sid, text, translated } from './grammar.ts';

it('A misspelt word of a field is an error of its type, also beside others that it has', () => {
  // @ts-expect-error: no word of a text
  expect(text({ required: true, filtrable: true })).toHaveProperty('filtrable');
  // @ts-expect-error: no word of a translated text
  expect(translated({ listed: true, shape: 'email' })).toHaveProperty('shape');
  // @ts-expect-error: no word of a reference
  expect(reference('orga', { required: true, inside: ['orgaSid'] })).toHaveProperty('inside');
  // @ts-expect-error: no word of an object
  expect(object({ sid: sid() }, { manny: true, required: true })).toHaveProperty('manny');
  expect(sid({ listed: true })).toEqual({
    kind: 'code',
    shape: 'sid',
    most: 64,
    required: true,
    listed: true,
  });
});
