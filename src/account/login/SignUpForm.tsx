import { signUp } from '../../../providers/auth/signUp.ts';
import { useAccount } from '../AccountContext.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { Field } from '../form/Field.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { UsernameField } from '../form/UsernameField.tsx';
import { AccountFrame } from '../frame/AccountFrame.tsx';
import { loginPath } from '../loginPath.ts';

/** A new account; it waits until its e-mail is proven. */
export function SignUpForm({ onSignedUp }: { onSignedUp: (username: string) => void }) {
  const account = useAccount();
  const { text } = account;

  async function send({ username = '', email = '', password = '' }: Record<string, string>) {
    await signUp({ username, email, password });
    onSignedUp(username);
  }

  return (
    <AccountFrame title={text('identity.signUp.title')} lead={text('identity.signUp.lead')}>
      <AccountForm submit={text('identity.signUp.submit')} onSubmit={send}>
        <UsernameField label={text('identity.fields.username')} hint={text('identity.fields.usernameHint')} />
        <Field
          name="email"
          type="email"
          label={text('identity.fields.email')}
          autoComplete="email"
          maxLength={254}
        />
        <PasswordField label={text('login.password')} hint={text('identity.fields.passwordHint')} isNew />
      </AccountForm>
      <p className="account-more">
        <a href={loginPath(account)}>{text('identity.signUp.signIn')}</a>
      </p>
    </AccountFrame>
  );
}
