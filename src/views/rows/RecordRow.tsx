import type { RaRecord } from 'ra-core';
import { memo, type MouseEvent } from 'react';
import type { ShownColumn } from './shownColumns.ts';

interface Needs {
  record: RaRecord;
  columns: readonly ShownColumn[];
  isChosen: boolean;
  /** What its box is called. */
  choice: string;
  /** Absent where rows cannot be chosen. */
  onChoose: ((id: RaRecord['id'], event: MouseEvent) => void) | undefined;
  onOpen: (record: RaRecord) => void;
  /** The pointer comes to its row, or leaves it. */
  onNear: (id: RaRecord['id'] | undefined) => void;
}

/** A record in a table; drawn again only when it has changed. */
export const RecordRow = memo(function RecordRow({
  record,
  columns,
  isChosen,
  choice,
  onChoose,
  onOpen,
  onNear,
}: Needs) {
  return (
    <tr
      onClick={() => onOpen(record)}
      onPointerEnter={() => onNear(record.id)}
      onPointerLeave={() => onNear(undefined)}
    >
      {onChoose && (
        <td className="choice">
          <input
            type="checkbox"
            aria-label={choice}
            checked={isChosen}
            // With the shift key all rows up to this one are meant, which only a click tells.
            onChange={doNothing}
            onClick={(event) => {
              event.stopPropagation();
              onChoose(record.id, event);
            }}
          />
        </td>
      )}
      {columns.map(({ name, className, draw }) => (
        <td key={name} className={className}>
          {draw(record)}
        </td>
      ))}
    </tr>
  );
});

function doNothing(): void {}
