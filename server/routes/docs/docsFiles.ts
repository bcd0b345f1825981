import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { reference } from '../../../resources/texts/de/contract/reference.ts';

interface DocsFile {
  type: string;
  read(): Promise<string> | string;
}

const require = createRequire(import.meta.url);
const ours = (name: string) => () => readFile(join(import.meta.dirname, 'files', name), 'utf8');
const theirs = (name: string) => () => readFile(require.resolve(`swagger-ui-dist/${name}`), 'utf8');
const script = 'text/javascript; charset=utf-8';
const style = 'text/css; charset=utf-8';

/** What the pages of the documentation load, by name below `/api/docs/files`. */
export const docsFiles = {
  'docs.css': { type: style, read: ours('docs.css') },
  'copy.js': { type: script, read: ours('copy.js') },
  'reference.js': { type: script, read: ours('reference.js') },
  // The words of Swagger UI in German, which it has only in English.
  'reference.de.json': { type: 'application/json; charset=utf-8', read: () => JSON.stringify(reference) },
  'swagger-ui.css': { type: style, read: theirs('swagger-ui.css') },
  'swagger-ui-bundle.js': { type: script, read: theirs('swagger-ui-bundle.js') },
} as const satisfies Record<string, DocsFile>;
