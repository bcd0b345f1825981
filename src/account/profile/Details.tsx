import { changeName, type OwnAccount } from '../../../providers/auth/ownAccount.ts';
import { useAccount } from '../AccountContext.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { Field } from '../form/Field.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { ProvenField } from './ProvenField.tsx';
import { useSaved } from './useSaved.tsx';

/** Name and e-mail. */
export function Details({ own, onChanged }: { own: OwnAccount; onChanged: () => Promise<void> }) {
  const { text } = useAccount();
  const { saved, say } = useSaved();
  return (
    <ProfileSection title={text('profile.details')}>
      <AccountForm
        submit={text('ra.action.save')}
        isQuiet
        onSubmit={async ({ name = '' }) => {
          await changeName(name);
          await onChanged();
          say();
        }}
      >
        <Field
          name="name"
          label={text('profile.name')}
          defaultValue={own.name}
          autoComplete="name"
          maxLength={200}
        />
      </AccountForm>
      {saved}
      <ProvenField
        attribute="email"
        label={text('identity.fields.email')}
        value={own.email}
        onChanged={onChanged}
      />
    </ProfileSection>
  );
}
