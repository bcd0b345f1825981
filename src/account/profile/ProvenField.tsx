import { useState } from 'react';
import { changeProven, proveAttribute, type ProvenAttribute } from '../../../providers/auth/ownAccount.ts';
import { useAccount } from '../AccountContext.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { CodeField } from '../form/CodeField.tsx';
import { Field } from '../form/Field.tsx';
import { OutboxNote } from '../form/OutboxNote.tsx';
import { useSaved } from './useSaved.tsx';

interface Needs {
  attribute: ProvenAttribute;
  label: string;
  hint?: string;
  value: string;
  onChanged: () => Promise<void>;
}

const kinds = {
  email: { name: 'email', type: 'email', autoComplete: 'email' },
  phone_number: { name: 'phone', type: 'tel', autoComplete: 'tel' },
} as const;

/** An e-mail or a telephone number: a new one counts once the code has come back that is sent there. */
export function ProvenField({ attribute, label, hint, value, onChanged }: Needs) {
  const { text } = useAccount();
  const [destination, setDestination] = useState<string>();
  const { saved, say } = useSaved();
  const kind = kinds[attribute];

  async function finish() {
    await onChanged();
    setDestination(undefined);
    say();
  }

  if (destination !== undefined)
    return (
      <div>
        <p role="status">{text('profile.codeSent', { destination })}</p>
        <AccountForm
          submit={text('identity.confirm.submit')}
          isQuiet
          onSubmit={async ({ code = '' }) => {
            await proveAttribute(attribute, code);
            await finish();
          }}
        >
          <CodeField />
        </AccountForm>
        <OutboxNote />
        <button type="button" className="link" onClick={() => setDestination(undefined)}>
          {text('ra.action.cancel')}
        </button>
      </div>
    );
  return (
    <>
      <AccountForm
        submit={text('ra.action.save')}
        isQuiet
        onSubmit={async (entered) => {
          const sentTo = await changeProven(attribute, entered[kind.name] ?? '');
          if (sentTo === undefined) await finish();
          else setDestination(sentTo);
        }}
      >
        <Field {...kind} label={label} {...(hint && { hint })} defaultValue={value} maxLength={254} />
      </AccountForm>
      {saved}
    </>
  );
}
