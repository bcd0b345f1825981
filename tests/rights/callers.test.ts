import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

it('Nobody makes up a caller: whoever acts has their own rights, read anew (behaviour B140)', () => {
  const makers = globSync('server/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('server/migrations/'))
    .filter((file) => /kind: 'user',[^}]*\brights\b/.test(readFileSync(join(root, file), 'utf8')));
  expect(makers.sort()).toEqual([
    'server/identity/callerNow.ts',
    'server/identity/callerOf.ts',
    'server/identity/keys/callerOfKey.ts',
  ]);
});
