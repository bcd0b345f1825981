import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { signInReturnPath } from '../../resources/platform/screens.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { languageOfHostedSignIn } from '../../providers/auth/hostedSignIn.ts';
import { configureIdentity } from '../../providers/auth/identity.ts';
import { createText } from '../../providers/i18n/createText.ts';
import { loadTexts } from '../../providers/i18n/loadTexts.ts';
import { readShell } from '../../providers/readShell.ts';
import { replaceMissing } from '../../ui/pictures/replaceMissing.ts';
import { followLanguage } from '../../ui/shell/followLanguage.ts';
import { applyTokens } from '../theme/applyTokens.ts';
import '../../ui/styles/scales.css';
import '../../ui/styles/base.css';
import '../../ui/styles/banners.css';
import '../../ui/styles/buttons.css';
import { rootElement } from '../rootElement.ts';
import './styles/brand.css';
import './styles/account.css';
import './styles/forms.css';
import { AccountContext } from './AccountContext.ts';
import { wantedPage } from './leaveTo.ts';
import { LoginPage } from './login/LoginPage.tsx';
import { ReturnPage } from './ReturnPage.tsx';

const ProfilePage = lazy(() => import('./profile/ProfilePage.tsx'));

const shell = readShell();
const { platform } = shell;
const isReturn = location.pathname === signInReturnPath;
const language = (isReturn && languageOfHostedSignIn()) || shell.language;
document.documentElement.lang = language;
followLanguage();
replaceMissing();
configureIdentity(shell);
applyTokens(platform.group);

const text = await createText(language, platform.group, await loadTexts(language, shell.textsVersion));
const isProfile = location.pathname === pathTo(language, 'profile');
const account = { ...shell, language, text, wanted: isProfile ? undefined : wantedPage() };

createRoot(rootElement()).render(
  <AccountContext value={account}>
    {isReturn ? (
      <ReturnPage />
    ) : isProfile ? (
      <Suspense>
        <ProfilePage />
      </Suspense>
    ) : (
      <LoginPage />
    )}
  </AccountContext>,
);
