import { notify } from '../../ui/notifications/notify.ts';
import { hit } from '../../ui/hit.ts';

/** A button puts the text of the element that it names into the clipboard, or the address of the page. */
export function copyTexts(): void {
  document.addEventListener('click', (event) => {
    const button = hit(event, '[data-copy]');
    const named = button?.dataset['copy'];
    const text = named === '' ? location.href : named && document.getElementById(named)?.textContent;
    if (text) void copy(text, button?.dataset['done'] ?? '');
  });
}

/** Puts a text into the clipboard and says so; where the browser forbids it, the text is still there to be selected. */
export async function copy(text: string, done: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  notify({ type: 'success', message: done });
}
