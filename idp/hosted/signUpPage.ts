import { readAttributes } from '../accounts/attributes.ts';
import { signUp } from '../ownAccount/signUp.ts';
import { form, moreLinks, newPasswordField } from './form.ts';
import { addressOf, fieldOf, leadTo, type HostedPage } from './HostedPage.ts';
import { html } from './markup.ts';

export const signUpPage: HostedPage = {
  path: '/signUp',

  show(visit, wanted, { fields, fault }) {
    const { texts } = visit;
    return {
      title: texts.signUp.title,
      lead: texts.signUp.lead,
      fault,
      body: html`${form(visit, {
        action: addressOf(visit, wanted, signUpPage.path),
        fields: [
          {
            name: 'username',
            label: texts.fields.username,
            autocomplete: 'username',
            value: fields.username,
            hint: texts.fields.usernameHint,
            isFocused: true,
          },
          {
            name: 'email',
            label: texts.fields.email,
            type: 'email',
            autocomplete: 'email',
            value: fields.email,
          },
          { ...newPasswordField(texts), label: texts.fields.password },
        ],
        submit: texts.signUp.submit,
        fault,
      })}
      ${moreLinks([[addressOf(visit, wanted, '/signIn'), texts.signUp.signIn]])}`,
    };
  },

  async submit(visit, wanted, fields) {
    const username = fieldOf(fields, 'username', 128).trim();
    const { email = '' } = readAttributes([{ Name: 'email', Value: fieldOf(fields, 'email') }]);
    const password = fieldOf(fields, 'password');
    await signUp(visit.provider, visit.origin, { username, email, password, attributes: {} });
    return leadTo(visit, addressOf(visit, wanted, '/confirmSignUp', { user_name: username }));
  },
};
