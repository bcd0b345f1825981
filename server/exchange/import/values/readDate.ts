import type { CellValue } from '../CellValue.ts';
import { fold } from '../../../find/query/fold.ts';
import { saysNothing, unreadable, type ReadValue } from './unreadable.ts';

/** How the months begin in the four languages, folded; whatever follows is an ending. */
const months: readonly RegExp[] = [
  /^(?:jan|genn|jann|gen$)/,
  /^(?:feb|fev|febbr)/,
  /^(?:mar|mrz|mars)/,
  /^(?:apr|avr)/,
  /^(?:mai|may|mag)/,
  /^(?:jun|juin|giu)/,
  /^(?:jul|juil|lug)/,
  /^(?:aug|aou|aut|ago|agosto)/,
  /^(?:sep|set)/,
  /^(?:okt|oct|ott)/,
  /^nov/,
  /^(?:dez|dec|dic)/,
];

const inFigures = /^(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{4}|\d{2})$/;
const yearFirst = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})(?:[T ].*)?$/;
const dayMonthYear = /^(\d{1,2})(?:\.|er|st|nd|rd|th|º)?\s*(?:de\s|of\s)?([a-z]{3,10})\.?,?\s+(\d{4})$/;
const monthDayYear = /^([a-z]{3,10})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/;
const monthYear = /^([a-z]{3,10})\.?\s+(\d{4})$/;
const together = /^(20\d{2}|19\d{2})(\d{2})(\d{2})$/;
/** How programs say that there is no day: `0`, `00000000`, `  /  /    `, the end of time. */
const noDay = /^(?:[0\s./-]+|9999[./-]?12[./-]?31(?:[T ].*)?|31[./]12[./]9999)$/;
const firstOfThisCentury = 2000;

/**
 * A day as people write it: `2026-03-03`, `3.3.2026`, `3. März 2026`, `March 3, 2026`. A month alone is its first day,
 * and that is said. What can be read in two ways is not read.
 */
export function readDate(given: CellValue): ReadValue {
  if (given.kind === 'date') return { value: given.value.slice(0, 10) };
  const typed = given.text.trim();
  if (noDay.test(typed)) return { faults: [{ severity: 'warning', code: saysNothing }] };
  const figures = inFigures.exec(typed);
  if (figures) return readFigures(figures, typed.includes('/'));
  const [, year, month, day] = yearFirst.exec(typed) ?? together.exec(typed) ?? [];
  if (year && month && day) return dayOf(year, month, day, typed);
  return readNamed(typed);
}

/** Days come first; with strokes between them they may stand second, as in America. */
function readFigures(
  [typed, first = '', second = '', year = '']: RegExpExecArray,
  hasStrokes: boolean,
): ReadValue {
  const full = year.length === 2 ? String(firstOfThisCentury + Number(year)) : year;
  if (!hasStrokes || first === second || Number(first) > months.length)
    return dayOf(full, second, first, typed);
  if (Number(second) > months.length) return dayOf(full, first, second, typed);
  const [one, other] = [dayOf(full, second, first, typed), dayOf(full, first, second, typed)];
  return unreadable('ambiguous-number', { one: String(one.value), other: String(other.value) });
}

function readNamed(typed: string): ReadValue {
  const plain = withoutMarks(typed);
  const [, day, month, year] = dayMonthYear.exec(plain) ?? [];
  if (day && month && year) return dayOf(year, monthNamed(month), day, typed);
  const [, name, second, behind] = monthDayYear.exec(plain) ?? [];
  if (name && second && behind) return dayOf(behind, monthNamed(name), second, typed);
  const [, alone, of] = monthYear.exec(plain) ?? [];
  const number = alone ? monthNamed(alone) : '';
  if (!of || number === '') return { value: typed };
  const read = dayOf(of, number, '1', typed);
  const faults = [
    { severity: 'warning', code: 'first-of-month', values: { day: String(read.value) } },
  ] as const;
  return { ...read, faults };
}

function withoutMarks(typed: string): string {
  return typed
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');
}

/** From 1, as text; '' for what is no month. */
function monthNamed(name: string): string {
  const folded = fold(name);
  const index = months.findIndex((month) => month.test(folded));
  return index === -1 ? '' : String(index + 1);
}

/** The judgement of the record says what is wrong with a day that the calendar does not have. */
function dayOf(year: string, month: string, day: string, typed: string): ReadValue {
  if (month === '') return { value: typed };
  return { value: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` };
}
