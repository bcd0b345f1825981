import { resetPassword } from '../ownAccount/forgottenPassword.ts';
import { codeField, form, moreLinks, newPasswordField, outboxNote } from './form.ts';
import { addressOf, fieldOf, leadTo, type HostedPage } from './HostedPage.ts';
import { html } from './markup.ts';

/** Sets a new password, given the code that was sent. */
export const resetPage: HostedPage = {
  path: '/resetPassword',

  show(visit, wanted, { fields, fault }) {
    const { texts } = visit;
    return {
      title: texts.reset.title,
      lead: texts.reset.lead,
      fault,
      body: html`${form(visit, {
        action: addressOf(visit, wanted, resetPage.path),
        fields: [
          {
            name: 'user_name',
            label: texts.fields.login,
            autocomplete: 'username',
            value: fields.user_name,
          },
          codeField(texts),
          newPasswordField(texts),
        ],
        submit: texts.reset.submit,
        fault,
      })}
      ${outboxNote(visit)}
      ${moreLinks([
        [addressOf(visit, wanted, '/forgotPassword', { user_name: fields.user_name }), texts.reset.again],
        [addressOf(visit, wanted, '/signIn'), texts.page.toSignIn],
      ])}`,
    };
  },

  async submit(visit, wanted, fields) {
    const login = fieldOf(fields, 'user_name', 128).trim();
    const code = fieldOf(fields, 'code').trim();
    await resetPassword(visit.provider, visit.origin, { login, code, password: fieldOf(fields, 'password') });
    return leadTo(visit, addressOf(visit, wanted, '/signIn', { user_name: login, notice: 'reset' }));
  },
};
