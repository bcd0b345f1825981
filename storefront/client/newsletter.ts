import { request } from '../../providers/fetch.ts';
import { notify } from '../../ui/notifications/notify.ts';
import { settingsOf } from '../../ui/shell/settingsOf.ts';

/** Sends the sign-ups for the newsletter and says whether it worked. */
export function sendNewsletter(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-newsletter]'))
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void send(form);
    });
}

async function send(form: HTMLFormElement): Promise<void> {
  const texts = settingsOf(form, 'newsletter');
  const wish = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(new FormData(form))),
  };
  try {
    await request(form.getAttribute('action') ?? '', wish);
    form.reset();
    notify({ type: 'success', message: texts.done });
  } catch {
    notify({ message: texts.failed });
  }
}
