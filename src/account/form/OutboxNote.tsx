import { useAccount } from '../AccountContext.ts';

/** Where codes are found on a machine from which nothing is sent. */
export function OutboxNote() {
  const { identity, language, text } = useAccount();
  if (!identity.outbox) return null;
  return (
    <p className="account-hint">
      <a href={`${identity.outbox}?lang=${language}`} target="_blank" rel="noreferrer">
        {text('identity.page.outbox')}
      </a>
    </p>
  );
}
