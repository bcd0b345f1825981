import { parseArgs } from 'node:util';

/** What a run is asked for, behind `npm run test:cluster --`. */
export interface Options {
  /** Products of the catalogue. */
  products: number;
  /** Rows of the import under each fault. */
  rows: number;
  /** Rows of the import beside which pages are measured. */
  largeRows: number;
  /** Parts of the names of what is to be run; all of it without any. */
  only: readonly string[];
  /** `gentle`: imports take a third of the time (`IMPORT_PACE`). */
  pace: string;
  /** Are all faults injected while one host alone acknowledges, too? */
  isWhole: boolean;
  /** For so many minutes memory is looked at under steady load. */
  steadyMinutes: number;
  /** Where the source of Patroni lies, whose own features are run first. */
  patroniSource: string | undefined;
}

/** @throws {TypeError} that names an option that there is not */
export function readOptions(words: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...words],
    options: {
      products: { type: 'string', default: '500' },
      rows: { type: 'string', default: '5000' },
      large: { type: 'string', default: '100000' },
      only: { type: 'string', default: '' },
      pace: { type: 'string', default: 'full' },
      whole: { type: 'boolean', default: false },
      steady: { type: 'string', default: '0' },
      patroni: { type: 'string' },
    },
  });
  return {
    products: Number(values.products),
    rows: Number(values.rows),
    largeRows: Number(values.large),
    only: values.only.split(',').filter(Boolean),
    pace: values.pace,
    isWhole: values.whole,
    steadyMinutes: Number(values.steady),
    patroniSource: values.patroni,
  };
}
