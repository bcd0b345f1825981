import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { splitArray, type ArrayElement } from './splitArray.ts';

const file = Buffer.from('\uFEFF [ {"a": "]}\\"{[,:", "b": [1, {"c": "ü🧱"}]} ,\n{} , {"d":"\\\\"}\t]\n');

it('Elements are found wherever the chunks of the file end', async () => {
  for (let size = 1; size <= file.length; size += 1) {
    const chunks = Array.from({ length: Math.ceil(file.length / size) }, (_, index) =>
      file.subarray(index * size, (index + 1) * size),
    );
    const elements: ArrayElement[] = [];
    for await (const some of splitArray(Readable.from(chunks))) elements.push(...some);
    expect(elements.map(({ text }) => JSON.parse(text))).toEqual([
      { a: ']}"{[,:', b: [1, { c: 'ü🧱' }] },
      {},
      { d: '\\' },
    ]);
  }
});

it('Objects may stand one a line, but not beside each other', async () => {
  const read = async (text: string) => {
    const elements: ArrayElement[] = [];
    for await (const some of splitArray(Readable.from([Buffer.from(text)]))) elements.push(...some);
    return elements.map(({ text: element }) => element);
  };
  expect(await read('{"a":1}\n\r\n{"b":2}\n')).toEqual(['{"a":1}', '{"b":2}']);
  await expect(read('{"a":1} {"b":2}')).rejects.toMatchObject({ code: 'damaged-json' });
  await expect(read('{"a":1}\n[{"b":2}]')).rejects.toMatchObject({ code: 'damaged-json' });
});
