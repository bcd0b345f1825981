import { useEffect, useState } from 'react';
import { platformGroups } from '../../../resources/platform/platformGroups.ts';
import { ownAccount } from '../../../providers/auth/ownAccount.ts';
import { onLoginChange } from '../../../providers/auth/onLoginChange.ts';
import { rememberWantedUrl } from '../../../providers/auth/wantedUrl.ts';
import { useAccount } from '../AccountContext.ts';
import { enterWithSession } from '../enterWithSession.ts';
import { DemoBanner } from '../../../ui/shell/DemoBanner.tsx';
import { AccountFrame } from '../frame/AccountFrame.tsx';
import { Languages } from '../frame/Languages.tsx';
import { loginPath } from '../loginPath.ts';
import '../styles/profile.css';
import { AskForAccess } from './AskForAccess.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { Details } from './Details.tsx';
import { Devices } from './Devices.tsx';
import { MyRights } from './MyRights.tsx';
import { ProfileBar } from './ProfileBar.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { SecondFactors } from './SecondFactors.tsx';
import { SignOut } from './SignOut.tsx';
import { useRead } from './useRead.ts';

/** The own account (behaviour B26, B122). Who is not signed in is led to the login and back. */
export default function ProfilePage() {
  const account = useAccount();
  const { platform, text } = account;
  const own = useRead(ownAccountInSession);
  const isStranger = own.failure === 'authErrors.noUserSession';
  const [isOver, setOver] = useState(false);
  const login = loginPath({ ...account, wanted: undefined });
  const group = platformGroups[platform.group].title;

  useEffect(() => {
    document.title = `${text('profile.title')} · ${group}`;
  }, [text, group]);
  useEffect(() => {
    const leave = () => {
      rememberWantedUrl(location.pathname);
      location.replace(login);
    };
    if (isStranger) return leave();
    return onLoginChange((change) => {
      if (change === 'here') return;
      // Nothing of the person stays on the page, however long it takes to leave it (behaviour B222).
      setOver(true);
      if (change === 'ended' || change === 'leftElsewhere') leave();
      // Whoever is signed in now, this page is about them.
      if (change === 'elsewhere') location.reload();
    });
  }, [isStranger, login]);

  if (isOver)
    return (
      <AccountFrame title={text('profile.title')}>
        <p role="status">{text('login.leaving')}</p>
      </AccountFrame>
    );

  return (
    <>
      <DemoBanner platform={account.platform} text={account.text('storefront.shell.demo')} />
      <ProfileBar />
      <main className="profile">
        <h1>{text('profile.title')}</h1>
        <p className="account-lead">{own.value ? own.value.username : text('profile.lead')}</p>
        {own.failure && !isStranger && (
          <p role="alert" className="account-failure">
            {text(own.failure)}
          </p>
        )}
        {own.value && (
          <>
            <Details own={own.value} onChanged={own.again} />
            {!platform.forcedLanguage && (
              <ProfileSection title={text('login.language')}>
                <Languages />
              </ProfileSection>
            )}
            <MyRights />
            <AskForAccess />
            <ChangePassword username={own.value.username} />
            <SecondFactors own={own.value} onChanged={own.again} />
            <Devices />
            <SignOut />
          </>
        )}
      </main>
    </>
  );
}

async function ownAccountInSession() {
  // A reading cookie that has gone is renewed on the way.
  await enterWithSession();
  return ownAccount();
}
