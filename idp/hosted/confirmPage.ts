import { withMinimumDuration } from '../credentials/withMinimumDuration.ts';
import { confirmSignUp, resendSignUpCode } from '../ownAccount/signUp.ts';
import { buttonForm, codeField, form, moreLinks, outboxNote } from './form.ts';
import { addressOf, fieldOf, leadTo, type HostedPage } from './HostedPage.ts';
import { html } from './markup.ts';

/** Confirms a new account by the code that was sent to its e-mail. */
export const confirmPage: HostedPage = {
  path: '/confirmSignUp',

  show(visit, wanted, { fields, fault, notice }) {
    const { texts } = visit;
    const action = addressOf(visit, wanted, confirmPage.path);
    const username = fields.user_name ?? '';
    return {
      title: texts.confirm.title,
      lead: texts.confirm.lead,
      fault,
      notice,
      body: html`${form(visit, {
        action,
        fields: [
          { name: 'user_name', label: texts.fields.username, autocomplete: 'username', value: username },
          codeField(texts),
        ],
        submit: texts.confirm.submit,
        fault,
      })}
      ${outboxNote(visit)}
      ${username && buttonForm(visit, { action, label: texts.confirm.resend, hidden: { user_name: username, resend: '1' } })}
      ${moreLinks([[addressOf(visit, wanted, '/signIn'), texts.page.toSignIn]])}`,
    };
  },

  async submit(visit, wanted, fields) {
    const { provider, origin } = visit;
    const username = fieldOf(fields, 'user_name', 128).trim();
    if (fields.resend) {
      await withMinimumDuration(resendSignUpCode(provider, origin, username));
      return leadTo(
        visit,
        addressOf(visit, wanted, confirmPage.path, { user_name: username, notice: 'resent' }),
      );
    }
    await confirmSignUp(provider, origin, { username, code: fieldOf(fields, 'code').trim() });
    return leadTo(visit, addressOf(visit, wanted, '/signIn', { user_name: username, notice: 'confirmed' }));
  },
};
