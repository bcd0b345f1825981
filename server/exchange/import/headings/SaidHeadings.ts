import type { Language } from '../../../../resources/language/languages.ts';
import { nameKey } from '../catalogue/nameKey.ts';
import type { ColumnTarget } from '../target.ts';
import { meaningOf, type HeadingEntry } from './HeadingEntry.ts';

/** Where a heading stands: in a sheet of which headings, above which column. */
export interface HeadingPlace {
  layout: string;
  column: string;
  /** As a `SheetInfo` has them. */
  groups?: ReadonlySet<string> | undefined;
}

/** What a company said of the headings of certain sheets (behaviour B328). */
export class SaidHeadings {
  /** By `placeKey`. */
  readonly #ofLayouts = new Map<string, HeadingEntry>();
  /** By the heading alone. */
  readonly #elsewhere = new Map<string, HeadingEntry[]>();

  /** @param column where the heading stands more than once */
  add(heading: string, layout: string, column: string | undefined, entry: HeadingEntry): void {
    this.#ofLayouts.set(placeKey(heading, layout, column), entry);
    const key = nameKey(heading);
    // What has no heading, and is called by its letter, is something else in each list.
    if (key === nameKey(column ?? '')) return;
    this.#elsewhere.set(key, [...(this.#elsewhere.get(key) ?? []), entry]);
  }

  /** What was said of just such sheets. */
  at(heading: string, { layout, column }: HeadingPlace): HeadingEntry | undefined {
    const called = heading.trim() === '' ? column : heading;
    return (
      this.#ofLayouts.get(placeKey(called, layout, column)) ?? this.#ofLayouts.get(placeKey(called, layout))
    );
  }

  /** What it was said to be in sheets with other headings. */
  elsewhere(heading: string, language: Language): ColumnTarget[] {
    return (this.#elsewhere.get(nameKey(heading)) ?? []).flatMap((entry) => {
      const said = meaningOf(entry, language);
      return said.kind === 'target' ? [said.target] : [];
    });
  }
}

function placeKey(heading: string, layout: string, column = ''): string {
  return `${layout} ${column} ${nameKey(heading)}`;
}
