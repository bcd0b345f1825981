import type { FaultKey } from './faultText.ts';
import { html, type Markup } from './markup.ts';
import type { Texts, HostedPageRequest } from './HostedPageRequest.ts';

export interface Field {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password' | 'code';
  autocomplete: string;
  value?: string | undefined;
  hint?: string;
  isFocused?: boolean;
  isFaulty?: boolean;
}

export interface Form {
  action: string;
  fields: Field[];
  submit: string;
  /** What the form carries along unseen. */
  hidden?: Record<string, string>;
  /** Why what it sent was refused. */
  fault?: FaultKey | undefined;
}

/** The field that a fault is about; a fault without one is about all that was sent. */
const fieldAtFault: Partial<Record<FaultKey, string>> = {
  incorrectLogin: 'password',
  weakPassword: 'password',
  userNameTaken: 'username',
  userNameForm: 'username',
  emailForm: 'email',
  emailTaken: 'email',
  codeMismatch: 'code',
  codeExpired: 'code',
  factorMismatch: 'code',
  totpUsed: 'code',
  totpSetupMismatch: 'code',
};

/** A form for this browser only; works without script, errors are tied to the fields. */
export function form(
  { crossSiteField }: HostedPageRequest,
  { action, fields, submit, hidden, fault }: Form,
): Markup {
  const atFault = fields.find(({ name }) => fault && name === fieldAtFault[fault]);
  const shown = atFault
    ? fields.map((field) => ({ ...field, isFocused: field === atFault, isFaulty: field === atFault }))
    : fields;
  return html`<form method="post" action="${action}">
    ${hiddenFields({ xsrf: crossSiteField, ...hidden })} ${shown.map(fieldMarkup)}
    <div><button class="button">${submit}</button></div>
  </form>`;
}

/** A form that is one button, looking like a link or like the main record to do. */
export function buttonForm(
  { crossSiteField }: HostedPageRequest,
  {
    action,
    label,
    hidden,
    isQuiet = true,
  }: { action: string; label: string; hidden: Record<string, string>; isQuiet?: boolean },
): Markup {
  return html`<form method="post" action="${action}">
    ${hiddenFields({ xsrf: crossSiteField, ...hidden })}
    <div><button class="${isQuiet ? 'link' : 'button'}">${label}</button></div>
  </form>`;
}

/** Links below a form. */
export function moreLinks(links: readonly (readonly [address: string, label: string])[]): Markup {
  return html`<nav class="more">
    ${links.map(([address, label]) => html`<a href="${address}">${label}</a>`)}
  </nav>`;
}

/** On the machine itself: where the code is that was not sent. */
export function outboxNote({ provider, texts, language }: HostedPageRequest): Markup | undefined {
  if (!provider.isOutboxOpen) return undefined;
  return html`<p class="outbox-note">
    <a href="/idp/outbox?lang=${language}" target="_blank" rel="noopener">${texts.page.outbox}</a>
  </p>`;
}

/** The field for a code that was sent. */
export function codeField(texts: Texts): Field {
  return {
    name: 'code',
    label: texts.fields.code,
    type: 'code',
    autocomplete: 'one-time-code',
    hint: texts.fields.codeHint,
    isFocused: true,
  };
}

/** The field for a new password. */
export function newPasswordField(texts: Texts): Field {
  return {
    name: 'password',
    label: texts.fields.newPassword,
    type: 'password',
    autocomplete: 'new-password',
    hint: texts.fields.passwordHint,
  };
}

function hiddenFields(values: Record<string, string>): Markup[] {
  return Object.entries(values).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
}

function fieldMarkup(field: Field): Markup {
  const { name, label, type = 'text', autocomplete, value, hint, isFocused, isFaulty } = field;
  const described = [isFaulty && 'fault', hint && `${name}-hint`].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type === 'code' ? 'text' : type}"
      autocomplete="${autocomplete}"
      required
      maxlength="256"
      ${
        type === 'code' && html` class="digits" inputmode="numeric"`
      }${type !== 'password' && html` autocapitalize="none" spellcheck="false"`}${value && html` value="${value}"`}${
        described && html` aria-describedby="${described}"`
      }${isFaulty && html` aria-invalid="true"`}${isFocused && html` autofocus`}
    />
    ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
  </div>`;
}
