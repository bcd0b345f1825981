import type { Language } from '../../../resources/language/languages.ts';
import { labels } from './headings/synonyms/labels.ts';
import { importedFields } from './importedFields.ts';
import type { MergeFault } from './merge/findFaults.ts';
import type { Layout, Note, RowGroup } from './source/sourceRow.ts';

interface NamedPlaces {
  layouts: readonly Layout[];
  language: Language;
  /** What a row belongs to of which no column says a category. */
  groupOf?: (sheet: string | null, row: number) => RowGroup | undefined;
}

/**
 * Notes what the comparison found wrong where it stands in the file. Rows that lack something because their
 * sheet has no column for it are one fault of the sheet, but for the category of rows whose group can be decided.
 */
export function noteFaults(
  faults: readonly MergeFault[],
  { layouts, language, groupOf }: NamedPlaces,
  note: Note,
): void {
  const lacking = new Map<
    string,
    Pick<MergeFault, 'severity'> & { layout: Layout; field: string; count: number }
  >();
  for (const fault of faults) {
    const { sheet, row, key, code, field, path, values } = fault;
    const layout = layouts.findLast(({ name, headerRow }) => name === sheet && headerRow <= row);
    const place = layout ? placeIn(layout, field) : pathOf(field, path);
    const group =
      code === 'required' && field === 'mainCategory' && !place ? groupOf?.(sheet, row) : undefined;
    if (group)
      note({
        severity: fault.severity,
        code: group.isSheet ? 'no-category' : 'unknown-category',
        sheet,
        row,
        key,
        field,
        column: group.column,
        value: group.value,
      });
    else if (code === 'required' && layout && !place) {
      const missing = lacking.get(`${sheet} ${field}`) ?? {
        layout,
        field,
        severity: fault.severity,
        count: 0,
      };
      missing.count += 1;
      lacking.set(`${sheet} ${field}`, missing);
    } else note({ severity: fault.severity ?? 'error', code, sheet, row, key, values, ...place });
  }
  for (const { layout, field, severity, count } of lacking.values()) {
    const column = labels[language][field] ?? field;
    const place = { sheet: layout.name, row: layout.headerRow || null };
    note({ ...place, severity, code: 'missing-column', field, values: { column, count } });
  }
}

/** Where a sheet has a field; a text in the first of its languages. */
function placeIn({ columns }: Layout, field: string) {
  const key = [...columns.keys()].find((each) => each === field || each.startsWith(`${field}.`));
  const place = key === undefined ? undefined : columns.get(key);
  return place && { ...place, field: key };
}

function pathOf(field: string, path = importedFields.find(({ name }) => name === field)?.path ?? field) {
  return { column: path, heading: path, field };
}
