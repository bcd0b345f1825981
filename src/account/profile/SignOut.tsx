import { pathTo } from '../../../resources/routes.ts';
import { signOut, signOutEverywhere } from '../../../providers/auth/signOut.ts';
import { useAccount } from '../AccountContext.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { ProfileSection } from './ProfileSection.tsx';

/** Signs out of this browser, or of all. */
export function SignOut() {
  const { language, isPrivate, text } = useAccount();
  const leave = () => location.assign(pathTo(language, isPrivate ? 'login' : 'start'));
  return (
    <ProfileSection title={text('profile.leave')} hint={text('profile.leaveHint')}>
      <div className="profile-row">
        <AccountForm submit={text('ra.auth.logout')} onSubmit={() => signOut().then(leave)} />
        <AccountForm
          submit={text('profile.everywhere')}
          isQuiet
          onSubmit={() => signOutEverywhere().then(leave)}
        />
      </div>
    </ProfileSection>
  );
}
