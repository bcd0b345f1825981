import type { Operations } from '../../providers/data/operations.ts';
import { languageTag } from '../../resources/platform/platforms.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { useNumber } from '../directory/useNumber.ts';
import { useText } from '../directory/useText.ts';

const mebibyte = 1024 * 1024;
/** Whoever says nothing for longer is none. */
const silentAfterSeconds = 60;

/** What is known of the installation as rows of words and figures. */
export function useFigures() {
  const text = useText();
  const number = useNumber();
  const { language, platform } = useBackoffice();
  const measured = (unit: 'second' | 'megabyte', maximumFractionDigits: number) =>
    new Intl.NumberFormat(languageTag(language, platform), { style: 'unit', unit, maximumFractionDigits });
  const seconds = (value: number | null) => (value === null ? '–' : measured('second', 1).format(value));

  return {
    health: ({ workers, replicaLagSeconds, database }: Operations) => [
      [
        text('operations.workers'),
        number(workers.filter(({ heardSeconds }) => heardSeconds < silentAfterSeconds).length),
      ],
      [text('operations.replica'), seconds(replicaLagSeconds)],
      [
        text('operations.connections'),
        `${number(database.connections)} / ${number(database.mostConnections)}`,
      ],
      [text('operations.size'), measured('megabyte', 0).format(database.bytes / mebibyte)],
      [text('operations.version'), `PostgreSQL ${database.version}`],
      [text('operations.migration'), database.migration],
    ],
    queues: ({ queues }: Operations) =>
      queues.map(({ name, waiting, active, oldestSeconds }) => [
        text(`operations.jobs.${name}`),
        number(waiting),
        number(active),
        seconds(oldestSeconds),
      ]),
    ahead: ({ waiting }: Operations) =>
      waiting.map(({ kind, count }) => [text(`operations.kinds.${kind}`), number(count)]),
    statements: ({ statements }: Operations) =>
      statements.map((one) => [one.text, one.waitsFor ?? '–', seconds(one.seconds)]),
  };
}
