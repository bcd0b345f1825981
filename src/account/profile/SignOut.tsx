import { useState } from 'react';
import { pathTo } from '../../../resources/address/routes.ts';
import { AuthError } from '../../../providers/auth/authErrors.ts';
import { rememberLoginNotice } from '../../../providers/auth/loginNotice.ts';
import { signOut, signOutEverywhere } from '../../../providers/auth/signOut.ts';
import { tokenAtHand } from '../../../providers/auth/session.ts';
import { countUnsaved } from '../../../providers/unsaved/unsavedCopies.ts';
import { useAccount } from '../AccountContext.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { ProfileSection } from './ProfileSection.tsx';

/** Signs out of this browser, or of all; says first what is lost with it (behaviour B180). */
export function SignOut() {
  const { language, isPrivate, text } = useAccount();
  const [lost, setLost] = useState(0);

  async function leaveBy(way: () => Promise<void>) {
    const sub = (await tokenAtHand().catch(() => undefined))?.payload.sub ?? '';
    const count = lost === 0 ? await countUnsaved(sub) : 0;
    if (count > 0) return setLost(count);
    try {
      await way();
    } catch (error) {
      if (!(error instanceof AuthError) || error.key !== 'signOutTimeout') throw error;
      // The session here is over all the same.
      rememberLoginNotice('signOutTimeout');
      return location.assign(pathTo(language, 'login'));
    }
    location.assign(pathTo(language, isPrivate ? 'login' : 'start'));
  }

  return (
    <ProfileSection title={text('profile.leave')} hint={text('profile.leaveHint')}>
      {lost > 0 && <p role="alert">{text('unsaved.signOut', { count: lost, n: lost })}</p>}
      <div className="profile-row">
        <AccountForm
          submit={text(lost > 0 ? 'unsaved.signOutAnyway' : 'ra.auth.logout')}
          onSubmit={() => leaveBy(signOut)}
        />
        <AccountForm
          submit={text('profile.everywhere')}
          isQuiet
          onSubmit={() => leaveBy(signOutEverywhere)}
        />
      </div>
    </ProfileSection>
  );
}
