import { withMinimumDuration } from '../credentials/withMinimumDuration.ts';
import { sendPasswordCode } from '../ownAccount/forgottenPassword.ts';
import { form, moreLinks } from './form.ts';
import { addressOf, fieldOf, leadTo, type HostedPage } from './HostedPage.ts';
import { html } from './markup.ts';

/** Sends the code for a new password. */
export const forgottenPage: HostedPage = {
  path: '/forgotPassword',

  show(visit, wanted, { fields, fault, notice }) {
    const { texts } = visit;
    return {
      title: texts.forgotten.title,
      lead: texts.forgotten.lead,
      fault,
      notice,
      body: html`${form(visit, {
        action: addressOf(visit, wanted, forgottenPage.path),
        fields: [
          {
            name: 'login',
            label: texts.fields.login,
            autocomplete: 'username',
            value: fields.login ?? fields.user_name,
            isFocused: true,
          },
        ],
        submit: texts.forgotten.submit,
        fault,
      })}
      ${moreLinks([[addressOf(visit, wanted, '/signIn'), texts.page.toSignIn]])}`,
    };
  },

  async submit(visit, wanted, fields) {
    const login = fieldOf(fields, 'login', 128).trim();
    await withMinimumDuration(sendPasswordCode(visit.provider, login));
    return leadTo(visit, addressOf(visit, wanted, '/resetPassword', { user_name: login }));
  },
};
