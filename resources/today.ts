// Made once: making one takes longer than all else that a kept page needs.
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' });

const minuteMs = 60_000;
/** The last minute that was asked for, and its day: each page asks, and to write a day takes longer than most else. */
let last = { minute: NaN, day: '' };

/** The day it is where our platforms are, such as `2026-03-29`: periods begin and counts change at their midnight. */
export function today(now = new Date()): string {
  // Midnight of every zone of our time is at the beginning of a minute.
  const minute = Math.floor(now.getTime() / minuteMs);
  if (minute !== last.minute) last = { minute, day: day.format(now) };
  return last.day;
}
