import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { benchProducts } from './products.ts';

/** Writes so many products as DATANORM 4: two halves, a long text of two lines and a price for each, and the groups behind them. */
export async function writeDatanorm(file: string, rows: number): Promise<void> {
  await pipeline(Readable.from(lines(rows)), createWriteStream(file, { encoding: 'latin1' }));
}

function* lines(rows: number): Generator<string> {
  const groups = new Set<string>();
  yield `V 010126${'Bench'.padEnd(115)}04CHF\r\n`;
  for (const { articleNumber, gtins, title, description, mainCategory } of benchProducts(rows)) {
    groups.add(mainCategory);
    const words = (text: string) => text.replaceAll(/[;\r\n]/g, ' ');
    const short = words(title.de);
    const long = words(description.de);
    yield (
      `T;N;${articleNumber};;1;;${long.slice(0, 40)};2;;${long.slice(40)};\r\n` +
        `A;N;${articleNumber};20;${short.slice(0, 40)};${short.slice(40)};1;0;Stk;18950;R1;${mainCategory};${articleNumber};\r\n` +
        `B;N;${articleNumber};;;;0;0;0;${gtins[0] ?? ''};;;;1;;;\r\n`
    );
  }
  for (const group of groups) yield `S;;${group};${group};;;\r\n`;
}
