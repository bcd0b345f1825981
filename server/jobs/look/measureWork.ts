import { workerSigns } from '../../../resources/limits.ts';
import type { Config } from '../../base/config/config.ts';
import type { Database } from '../../base/database/connect.ts';
import type { Measure, Reading, Sight } from '../../base/sight/Sight.ts';
import { readBudgets } from './readBudgets.ts';
import { readDatabaseState } from './readDatabaseState.ts';
import { readReplicaLag } from './readReplicaLag.ts';
import { readQueues, readWaiting, readWorkers } from './readWork.ts';

const measures: readonly Measure[] = [
  { name: 'baustein.queue.waiting', unit: '{job}', description: 'Jobs that wait, by kind' },
  { name: 'baustein.queue.active', unit: '{job}', description: 'Jobs that are done, by kind' },
  { name: 'baustein.queue.oldest', unit: 's', description: 'For how long the oldest job waits, by kind' },
  { name: 'baustein.waiting', unit: '{row}', description: 'What the loops of the worker have before them' },
  { name: 'baustein.workers', unit: '{process}', description: 'Workers heard of in the last minute' },
  { name: 'baustein.replica.lag', unit: 's', description: 'How far the replica is behind' },
  { name: 'baustein.database.size', unit: 'By', description: 'What the database takes on its disk' },
  { name: 'baustein.database.connections', unit: '{connection}', description: 'Connections to the primary' },
  {
    name: 'baustein.database.connections.max',
    unit: '{connection}',
    description: 'Connections that it takes',
  },
  {
    name: 'baustein.budgets.used',
    unit: '1',
    description: 'The largest part of its budget of the day that a company has used, by budget',
  },
];

/** Measures what the whole installation has before it; each worker says the same. */
export function measureWork(
  sight: Sight,
  { read, write }: Pick<Database, 'read' | 'write'>,
  { budgets }: Pick<Config, 'budgets'>,
): void {
  sight.observe(measures, async () => {
    const [queues, waiting, workers, lag, database, used] = await Promise.all([
      readQueues(write),
      readWaiting(write),
      readWorkers(write),
      readReplicaLag(read).catch(() => null),
      readDatabaseState(write),
      readBudgets(write, budgets),
    ]);
    const readings: Reading[] = queues.flatMap(({ name: queue, waiting: count, active, oldestSeconds }) => [
      { name: 'baustein.queue.waiting', value: count, labels: { queue } },
      { name: 'baustein.queue.active', value: active, labels: { queue } },
      { name: 'baustein.queue.oldest', value: oldestSeconds ?? 0, labels: { queue } },
    ]);
    for (const { kind, count } of waiting)
      readings.push({ name: 'baustein.waiting', value: count, labels: { kind } });
    const heard = workers.filter(({ heardSeconds }) => heardSeconds < workerSigns.silentAfterSeconds);
    readings.push({ name: 'baustein.workers', value: heard.length });
    if (lag !== null) readings.push({ name: 'baustein.replica.lag', value: lag });
    readings.push(
      { name: 'baustein.database.size', value: database.bytes },
      { name: 'baustein.database.connections', value: database.connections },
      { name: 'baustein.database.connections.max', value: database.mostConnections },
    );
    for (const { budget, used: value } of used)
      readings.push({ name: 'baustein.budgets.used', value, labels: { budget } });
    return readings;
  });
}
