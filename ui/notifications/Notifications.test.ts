// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notifications as constants } from '../../resources/limits.ts';
import { notify } from './notify.ts';
import type { Notification } from './notification.ts';

const labels = {
  success: 'Erledigt',
  warning: 'Achtung',
  danger: 'Fehler',
  info: 'Hinweis',
  close: 'Schliessen',
  more: 'Mehr',
  less: 'Weniger',
  current: 'Meldungen',
  history: 'Frühere',
  undo: 'Rückgängig',
};

let element: HTMLElement;
const shown = () => [...(element.shadowRoot?.querySelectorAll<HTMLElement>('.current > li') ?? [])];
const passed = () => [...(element.shadowRoot?.querySelectorAll<HTMLElement>('details li') ?? [])];
const buttonOf = (item: HTMLElement | undefined, label: string) =>
  [...(item?.querySelectorAll('button') ?? [])].find(
    (button) => button.textContent === label || button.getAttribute('aria-label') === label,
  );

function tell(notification: Notification): HTMLElement {
  notify(notification);
  return shown().at(-1) as HTMLElement;
}

beforeEach(async () => {
  vi.useFakeTimers();
  await import('./Notifications.ts');
  element = document.createElement('baustein-notifications');
  element.setAttribute('labels', JSON.stringify(labels));
  document.body.append(element);
});

afterEach(() => {
  element.remove();
  vi.useRealTimers();
});

it('goes by itself after 2.5 s, into the history, which whoever told it hears', () => {
  const hear = vi.fn();
  const item = tell({ type: 'success', message: 'Gespeichert', passed: hear });
  expect(item.textContent).toContain('Erledigt');
  vi.advanceTimersByTime(constants.dismissAfterMs - constants.tickMs);
  expect(shown()).toHaveLength(1);
  expect(hear).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2 * constants.tickMs);
  expect(shown()).toHaveLength(0);
  expect(hear).toHaveBeenCalledOnce();
  expect(passed().map((entry) => entry.textContent)).toEqual(['ErledigtGespeichert']);
});

it('is of danger where nothing is said, and then stays until it is closed', () => {
  const item = tell({ message: 'Nicht gespeichert' });
  expect(item.querySelector('[role=alert]')?.textContent).toContain('Nicht gespeichert');
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual([item]);
  buttonOf(item, labels.close)?.click();
  expect(shown()).toEqual([]);
});

it.each([
  ['pointerenter', 'pointerleave'],
  ['focusin', 'focusout'],
])('waits from %s to %s', (from, to) => {
  const item = tell({ type: 'info', message: 'Läuft' });
  item.dispatchEvent(new Event(from));
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual([item]);
  item.dispatchEvent(new Event(to));
  vi.advanceTimersByTime(constants.dismissAfterMs + constants.tickMs);
  expect(shown()).toEqual([]);
});

it('shortens what is longer than 700 characters or more than 8 results, and nothing else', () => {
  const results = (count: number) => Array.from({ length: count }, (_, index) => `Zeile ${index}`);
  expect(buttonOf(tell({ message: 'x'.repeat(700), results: results(8) }), labels.more)).toBeUndefined();
  expect(buttonOf(tell({ message: 'x'.repeat(701) }), labels.more)).toBeDefined();
  const more = buttonOf(tell({ message: 'Import', results: results(9) }), labels.more);
  more?.click();
  expect(more?.getAttribute('aria-expanded')).toBe('true');
  expect(more?.textContent).toBe(labels.less);
});

it('can be undone from the history too', () => {
  const undo = vi.fn();
  tell({ type: 'success', message: 'Gelöscht', undo });
  vi.advanceTimersByTime(constants.dismissAfterMs + constants.tickMs);
  buttonOf(passed()[0], labels.undo)?.click();
  expect(undo).toHaveBeenCalledOnce();
});

it('leads to where there is more within the page, and with a key held to a new tab', () => {
  const open = vi.fn();
  const item = tell({ type: 'warning', message: 'Import', link: { label: 'Bericht', address: '/x', open } });
  const link = item.querySelector('a');
  const click = (held: MouseEventInit = {}) =>
    link?.dispatchEvent(new MouseEvent('click', { cancelable: true, ...held }));
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Bericht', '/x']);
  expect([click(), click({ ctrlKey: true }), click({ metaKey: true })]).toEqual([false, true, true]);
  expect(open).toHaveBeenCalledOnce();
});

it('shows text as text', () => {
  expect(tell({ message: '<img src=x>' }).querySelector('img')).toBeNull();
});
