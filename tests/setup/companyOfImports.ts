import { beforeEach } from 'vitest';
import { importApp, type ImportApp } from './importApp.ts';

/** The small catalogue of `importApp`, whose company `alpenfenster` has no products when a test of the file begins. */
export async function companyOfImports(): Promise<ImportApp> {
  const world = await importApp();
  beforeEach(async () => {
    await world.database.write`delete from product where orga_sid = 'alpenfenster'`;
  });
  return world;
}
