import { expect, it } from 'vitest';
import { repeatedKey } from './repeatedKey.ts';

it.each([
  ['{"a": 1, "a": 2}', 'a'],
  ['{"a": 1, "\\u0061": 2}', 'a'],
  ['{"a": {"b": [{"c": 1, "d": [], "c": 2}]}}', 'c'],
  ['{"a": "{\\"a\\": 1}", "b": ":", "c\\"": 1, "c\\"": 2}', 'c"'],
  ['{"a": {"a": 1}, "b": [{"a": 1}, {"a": 2}], "": "a"}', undefined],
  ['["a", "a"]', undefined],
  [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, undefined],
  [`{"a": "${'x\\\\'.repeat(200_000)}", "a": 1}`, 'a'],
])('%.60s names twice: %s', (text, key) => expect(repeatedKey(text)).toBe(key));
