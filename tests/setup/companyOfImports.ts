import { beforeEach } from 'vitest';
import { importApp, type ImportApp } from './importApp.ts';

/** The small catalogue of `importApp`, with what that may be told, whose company `alpenfenster` has no products when a test of the file begins. */
export async function companyOfImports(told?: Parameters<typeof importApp>[0]): Promise<ImportApp> {
  const world = await importApp(told);
  beforeEach(async () => {
    await world.database.write`delete from product where orga_sid = 'alpenfenster'`;
  });
  return world;
}
