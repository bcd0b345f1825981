import { beforeAll, beforeEach } from 'vitest';
import { importApp, type ImportApp } from './importApp.ts';
import { workbenchOf, type WorkbenchCalls } from './workbenchOf.ts';

/** The small catalogue with a desk in it, whose company has no products and has read no columns when a test begins. */
export function companyAtWorkbench(): { world: ImportApp; desk: WorkbenchCalls } {
  const at = {} as { world: ImportApp; desk: WorkbenchCalls };
  beforeAll(async () => {
    at.world = await importApp();
    at.desk = workbenchOf(at.world);
  });
  beforeEach(async () => {
    await at.world.database.write`delete from product where orga_sid = 'alpenfenster'`;
    await at.world.database.write`delete from kept_column`;
  });
  return at;
}
