import { operationsCalls } from '../../resources/calls/operations.ts';
import type { Database } from '../base/database/connect.ts';
import { readDatabaseState, readLongStatements } from '../jobs/look/readDatabaseState.ts';
import { readReplicaLag } from '../jobs/look/readReplicaLag.ts';
import { readQueues, readWaiting, readWorkers } from '../jobs/look/readWork.ts';
import { registerCall, type Routing } from './registerCall.ts';

/**
 * How the installation is, for administrators (behaviour B659).
 * @param database queue and server belong to no platform
 */
export function operations(routing: Routing, { read, current }: Pick<Database, 'read' | 'current'>): void {
  registerCall(routing, operationsCalls.operations, async () => {
    const [queues, waiting, workers, replicaLagSeconds, database, statements] = await Promise.all([
      readQueues(current),
      readWaiting(current),
      readWorkers(current),
      readReplicaLag(read).catch(() => null),
      readDatabaseState(current),
      readLongStatements(current),
    ]);
    return { queues, waiting, workers, replicaLagSeconds, database, statements };
  });
}
