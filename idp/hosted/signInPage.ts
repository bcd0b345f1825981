import { platformGroups } from '../../resources/platform/platformGroups.ts';
import { accountOf } from '../accounts/account.ts';
import { afterFirstFactor } from '../steps/afterFirstFactor.ts';
import { checkPassword } from '../steps/checkPassword.ts';
import { form, moreLinks } from './form.ts';
import { addressOf, fieldOf, type HostedPage } from './HostedPage.ts';
import { html } from './markup.ts';
import { takeStep } from './questionPage.ts';
import { interpolate } from '../../server/base/texts/interpolate.ts';

export const signInPage: HostedPage = {
  path: '/signIn',

  show(visit, wanted, { fields, fault, notice }) {
    const { texts, platform } = visit;
    const login = fields.login ?? fields.user_name ?? wanted.loginHint;
    return {
      title: texts.signIn.title,
      lead: interpolate(texts.signIn.lead, { title: platformGroups[platform.group].title }),
      fault,
      notice,
      body: html`${form(visit, {
        action: addressOf(visit, wanted, signInPage.path),
        fields: [
          {
            name: 'login',
            label: texts.fields.login,
            autocomplete: 'username',
            value: login,
            isFocused: !login,
          },
          {
            name: 'password',
            label: texts.fields.password,
            type: 'password',
            autocomplete: 'current-password',
            isFocused: Boolean(login),
          },
        ],
        submit: texts.signIn.submit,
        fault,
      })}
      ${moreLinks([
        [addressOf(visit, wanted, '/forgotPassword'), texts.signIn.forgotten],
        [addressOf(visit, wanted, '/signUp'), texts.signIn.signUp],
      ])}`,
    };
  },

  async submit(visit, wanted, fields) {
    const { provider, origin } = visit;
    const account = await accountOf(provider, fieldOf(fields, 'login', 128).trim());
    const user = await checkPassword(provider, origin, account, fieldOf(fields, 'password'));
    return takeStep(visit, wanted, await afterFirstFactor(provider, user));
  },
};
