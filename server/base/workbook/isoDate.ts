const DAY_MS = 86_400_000;
/** 1899-12-30, so that day 61 is the first of March 1900. */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
/** Days between the two systems (ECMA-376 part 1, 18.17.4.1). */
const OFFSET_1904 = 1462;
/** Lotus counted a 29 February 1900 and all after it kept that, so the days before it are one off. */
const LOTUS_LEAP_DAY = 60;
/** 9999-12-31. */
const LAST_DAY = 2_958_465;

/**
 * A spreadsheet's day number as an ISO 8601 date, date with time, or (below one day) time.
 * @returns undefined outside of 1900 to 9999
 */
export function isoFromSerial(serial: number, is1904: boolean): string | undefined {
  if (!(serial >= 0)) return undefined;
  if (!is1904 && serial < 1) return timeOf(new Date(Math.round(serial * DAY_MS)));
  if (!is1904 && Math.floor(serial) === LOTUS_LEAP_DAY) return undefined;
  const days = is1904 ? serial + OFFSET_1904 : serial < LOTUS_LEAP_DAY ? serial + 1 : serial;
  if (days >= LAST_DAY + 1) return undefined;
  return isoFromDate(new Date(EPOCH_1900 + Math.round(days * DAY_MS)));
}

/** A moment from March 1900 on as a spreadsheet's day number. */
export function serialFromDate(date: Date): number {
  return (date.getTime() - EPOCH_1900) / DAY_MS;
}

/**
 * A cell of type `d` (ISO 8601, as written by strict workbooks), without zone and without empty parts.
 * @returns undefined when it is no date of the calendar
 */
export function isoFromText(text: string): string | undefined {
  const match = /^(?:(\d{4}-\d\d-\d\d)(?:T(?=\d)|$))?(\d\d:\d\d(?::\d\d(?:\.\d+)?)?)?Z?$/.exec(text.trim());
  if (!match || (!match[1] && !match[2])) return undefined;
  const date = new Date(`${match[1] ?? '1970-01-01'}T${match[2] ?? '00:00'}Z`);
  if (Number.isNaN(date.getTime())) return undefined;
  if (!match[1]) return timeOf(date);
  // Date rolls 30 February over to March; the calendar does not.
  return date.toISOString().startsWith(match[1]) ? isoFromDate(date) : undefined;
}

function isoFromDate(date: Date): string {
  const text = date.toISOString();
  return date.getTime() % DAY_MS === 0 ? text.slice(0, 10) : text.slice(0, 23).replace('.000', '');
}

function timeOf(date: Date): string {
  return date.toISOString().slice(11, 23).replace('.000', '');
}
