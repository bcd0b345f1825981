// Made once: making one takes longer than all else that a kept page needs.
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' });

/** The day it is where our platforms are, such as `2026-03-29`: periods begin and counts change at their midnight. */
export function today(now = new Date()): string {
  return day.format(now);
}
