import { notifications as constants } from '../../resources/limits.ts';
import { Countdown } from './Countdown.ts';
import { notificationsElement, type Notification, type NotificationLabels } from './notification.ts';
import { notificationStyles } from './notificationStyles.ts';

const mostPassed = 30;

/**
 * `<baustein-notifications labels='{...}'>`: messages at the bottom right (behaviour B108, B109). They
 * go by themselves after 2.5 s unless they are of danger; pointing at one or focusing it stops the clock. Those that
 * have passed, with their undo, stay in the history.
 */
class Notifications extends HTMLElement {
  #list = document.createElement('ol');
  #history = document.createElement('details');
  #passed = document.createElement('ol');

  connectedCallback(): void {
    if (this.shadowRoot) return;
    const root = this.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(notificationStyles);
    root.adoptedStyleSheets = [sheet];
    const labels = this.#labels();
    const summary = document.createElement('summary');
    summary.textContent = labels.history;
    this.#history.append(summary, this.#passed);
    this.#history.hidden = true;
    this.#list.className = 'current';
    root.append(section(labels.current, this.#list), section(labels.history, this.#history));
    this.addEventListener('notify', (event) => this.show(event.detail));
  }

  /** Shows a message; the way for whoever holds the element. Others call `notify`. */
  show(notification: Notification): void {
    const { type = 'danger' } = notification;
    const item = this.#draw(notification);
    const leave = () => {
      countdown?.hold();
      item.remove();
      this.#keep(notification);
      notification.passed?.();
    };
    const countdown =
      type === 'danger' ? undefined : new Countdown(constants.dismissAfterMs, constants.tickMs, leave);
    for (const event of ['pointerenter', 'focusin']) item.addEventListener(event, () => countdown?.hold());
    for (const event of ['pointerleave', 'focusout'])
      item.addEventListener(event, () => {
        if (!item.matches(':hover, :focus-within')) countdown?.release();
      });
    item.append(button(this.#labels().close, leave, 'close'));
    item.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') leave();
    });
    this.#list.append(item);
  }

  #draw({ type = 'danger', message, results = [], link, undo }: Notification): HTMLLIElement {
    const labels = this.#labels();
    const item = document.createElement('li');
    item.className = type;
    const said = document.createElement('div');
    said.setAttribute('role', type === 'danger' || type === 'warning' ? 'alert' : 'status');
    const title = document.createElement('strong');
    title.textContent = labels[type];
    const body = document.createElement('div');
    body.className = 'body';
    const text = document.createElement('p');
    text.textContent = message;
    body.append(text);
    if (results.length > 0) {
      const lines = document.createElement('ul');
      lines.append(
        ...results.map((result) => Object.assign(document.createElement('li'), { textContent: result })),
      );
      body.append(lines);
    }
    said.append(title, body);
    item.append(said);
    if (message.length > constants.longMessage || results.length > constants.manyResults) {
      body.classList.add('short');
      const more = button(labels.more, () => {
        const isShort = body.classList.toggle('short');
        more.textContent = isShort ? labels.more : labels.less;
        more.setAttribute('aria-expanded', String(!isShort));
      });
      more.setAttribute('aria-expanded', 'false');
      item.append(more);
    }
    if (link) item.append(anchor(link));
    if (undo) {
      const back = button(labels.undo, () => {
        back.disabled = true;
        undo();
      });
      item.append(back);
    }
    return item;
  }

  #keep(notification: Notification): void {
    const item = this.#draw(notification);
    item.querySelector('[role]')?.removeAttribute('role');
    this.#passed.prepend(item);
    while (this.#passed.childElementCount > mostPassed) this.#passed.lastElementChild?.remove();
    this.#history.hidden = false;
  }

  #labels(): NotificationLabels {
    // An attribute is text; whoever draws the element writes it from this type.
    return JSON.parse(this.getAttribute('labels') ?? '{}') as NotificationLabels;
  }
}

function section(label: string, content: HTMLElement): HTMLElement {
  const made = document.createElement('section');
  made.setAttribute('aria-label', label);
  made.append(content);
  return made;
}

function anchor({ label, address, open }: NonNullable<Notification['link']>): HTMLAnchorElement {
  const made = Object.assign(document.createElement('a'), { href: address, textContent: label });
  made.className = 'action';
  made.addEventListener('click', (event) => {
    // With a key held it is to open elsewhere, which the browser does.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open();
  });
  return made;
}

function button(label: string, onClick: () => void, className = 'action'): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = className;
  if (className === 'close') {
    made.setAttribute('aria-label', label);
    made.textContent = '×';
  } else made.textContent = label;
  made.addEventListener('click', onClick);
  return made;
}

if (!customElements.get(notificationsElement)) customElements.define(notificationsElement, Notifications);
