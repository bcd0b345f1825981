import { useId, type ReactNode } from 'react';

interface Needs {
  title: string;
  hint?: string;
  children?: ReactNode;
}

/** One subject of the profile under its heading. */
export function ProfileSection({ title, hint, children }: Needs) {
  const id = useId();
  return (
    <section className="profile-section" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {hint && <p className="account-hint">{hint}</p>}
      </div>
      <div className="profile-content">{children}</div>
    </section>
  );
}
