import type { RaRecord } from 'ra-core';
import { valueAt, withoutValue, withValue } from '../../../resources/leafValue.ts';
import { isSameValue } from '../../../resources/sameValue.ts';
import type { Row } from '../../../resources/shape.ts';
import type { CellEdit, CellFault, GridRow } from '../../grid/GridRow.ts';
import type { SheetColumn } from './useSheetColumns.ts';

/** What is known of one record: as it is stored, what was written over it and is not saved, and what is wrong with that. */
interface Known {
  record: RaRecord;
  drafts: Map<string, string>;
  faults: Map<string, CellFault>;
  fault?: CellFault | undefined;
}

/** The records of a sheet with what is written into their cells, until the server has it. */
export class SheetRows {
  #known = new Map<string, Known>();

  /** Takes a record as the server has it; what is written over it stays. */
  take(record: RaRecord): void {
    const id = String(record.id);
    const before = this.#known.get(id);
    if (before && before.drafts.size > 0) return;
    this.#known.set(id, { record, drafts: new Map(), faults: new Map() });
  }

  /** Writes into cells, and returns the ids of the records. */
  write(edits: readonly CellEdit[]): string[] {
    for (const { row, column, after } of edits) {
      const known = this.#known.get(row);
      known?.drafts.set(column, after);
      known?.faults.delete(column);
      if (known) known.fault = undefined;
    }
    return [...new Set(edits.map(({ row }) => row))];
  }

  /** The record as stored, and as it is to be with all that can be read of what was written; undefined where that is nothing. */
  async toSave(
    id: string,
    columns: readonly SheetColumn[],
    tell: (fault: { code: string; values?: Record<string, string | number> | undefined }) => string,
  ): Promise<{ base: RaRecord; mine: Row; sent: Map<string, string> } | undefined> {
    const known = this.#known.get(id);
    if (!known) return undefined;
    const sent = new Map<string, string>();
    const base = known.record;
    let mine: Row = base;
    for (const [key, text] of known.drafts) {
      const column = columns.find((one) => one.key === key);
      const said = await column?.codec.read(text, base);
      // What was written over it meanwhile is saved next.
      if (!column || !said || known.drafts.get(key) !== text) continue;
      if (said.fault) {
        known.faults.set(key, { severity: 'error', message: tell(said.fault) });
        continue;
      }
      sent.set(key, text);
      mine =
        said.value === undefined ? withoutValue(mine, column.leaf) : withValue(mine, column.leaf, said.value);
    }
    return sent.size > 0 ? { base, mine, sent } : undefined;
  }

  /** What was sent is stored; what was written since is not. */
  saved(id: string, record: RaRecord, sent: ReadonlyMap<string, string>): void {
    const known = this.#known.get(id);
    if (!known) return;
    known.record = record;
    for (const [key, text] of sent) if (known.drafts.get(key) === text) known.drafts.delete(key);
  }

  /** What was sent is refused, by the places of the faults. */
  refused(
    id: string,
    sent: ReadonlyMap<string, string>,
    faults: Readonly<Record<string, string>>,
    whole: string,
  ): void {
    const known = this.#known.get(id);
    if (!known) return;
    for (const key of sent.keys()) {
      const [, message] =
        Object.entries(faults).find(([place]) => place === key || place.startsWith(`${key}.`)) ?? [];
      if (message) known.faults.set(key, { severity: 'error', message });
    }
    if (known.faults.size === 0)
      known.fault = { severity: 'error', message: Object.values(faults)[0] ?? whole };
  }

  /**
   * Somebody else has written the record: it is theirs now with what was written here over it, but for cells that both wrote.
   * These hold what is stored, and offer what was written. Returns the headings of those.
   */
  overtaken(
    id: string,
    theirs: RaRecord,
    {
      base,
      mine,
      sent,
      columns,
    }: { base: Row; mine: Row; sent: ReadonlyMap<string, string>; columns: readonly SheetColumn[] },
    tell: (fields: string) => string,
  ): void {
    const known = this.#known.get(id);
    if (!known) return;
    known.record = theirs;
    for (const [key, text] of sent) {
      const column = columns.find((one) => one.key === key);
      if (!column) continue;
      const [was, wanted, now] = [base, mine, theirs].map((row) => valueAt(row, column.leaf));
      if (isSameValue(now, was) || isSameValue(now, wanted)) continue;
      known.drafts.delete(key);
      known.faults.set(key, { severity: 'warning', message: tell(column.heading), suggestion: text });
      known.fault = { severity: 'warning', message: tell(column.heading) };
    }
  }

  /** A row as the grid shows it. */
  rowOf(id: string, heading: string, columns: readonly SheetColumn[]): GridRow {
    const { record, drafts, faults, fault } = this.#known.get(id) ?? {
      record: { id },
      drafts: new Map(),
      faults: new Map(),
    };
    const cells = columns.map(({ key, codec, leaf }) => {
      const wrong = faults.get(key);
      const text = drafts.get(key) ?? codec.show(valueAt(record, leaf), record);
      return [key, { text, ...(wrong && { fault: wrong }) }] as const;
    });
    return { key: id, heading, cells: new Map(cells), ...(fault && { fault }) };
  }

  recordOf(id: string): RaRecord | undefined {
    return this.#known.get(id)?.record;
  }

  /** How many hold something that is not stored. */
  unsaved(): number {
    return [...this.#known.values()].filter(({ drafts }) => drafts.size > 0).length;
  }
}
