import { join } from 'node:path';
import type { Config } from '../../base/config/config.ts';

/** The folder of uploaded files; each is named by the id of its report. Workers read what servers write. */
export function importFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'imports');
}

/** Where the uploaded file of an import lies. */
export function importFile(config: Pick<Config, 'dataDir'>, reportId: string): string {
  return join(importFolder(config), reportId);
}
