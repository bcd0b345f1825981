import { useEffect, useState } from 'react';
import type { Language } from '../../resources/languages.ts';
import { platformGroups } from '../../resources/platformGroups.ts';
import type { Platform } from '../../resources/platforms.ts';
import { pathTo } from '../../resources/routes.ts';
import type { Text } from '../../providers/i18n/TextKey.ts';
import { Logo } from '../../ui/logos/Logo.tsx';
import { enterWithSession } from './enterWithSession.ts';
import { Languages } from './Languages.tsx';
import { leaveTo, wantedPage } from './leaveTo.ts';
import { LoginForm } from './LoginForm.tsx';
import { Pattern } from './Pattern.tsx';

interface Needs {
  text: Text;
  platform: Platform;
  language: Language;
}

/** Signing in with user name and password. Who is signed in already is led on. */
export function LoginPage({ text, platform, language }: Needs) {
  const [isChecking, setChecking] = useState(true);
  const [wanted] = useState(wantedPage);

  useEffect(() => {
    void enterWithSession().then((isSignedIn) =>
      isSignedIn ? leaveTo(wanted, language, platform) : setChecking(false),
    );
  }, [wanted, language, platform]);

  return (
    <div className="account">
      <div className="account-side">
        <header>
          <a href={pathTo(language, 'start')} aria-label={platformGroups[platform.group].title}>
            <Logo group={platform.group} />
          </a>
        </header>
        <main>
          <h1>{text('login.title')}</h1>
          <p className="account-lead">{text('login.lead')}</p>
          {isChecking ? (
            <p role="status">{text('login.checking')}</p>
          ) : (
            <LoginForm text={text} onSignedIn={() => leaveTo(wanted, language, platform)} />
          )}
        </main>
        <footer>
          {platform.access === 'public' && <a href={pathTo(language, 'start')}>{text('login.catalogue')}</a>}
          {!platform.forcedLanguage && (
            <Languages label={text('login.language')} language={language} wanted={wanted} />
          )}
        </footer>
      </div>
      <Pattern group={platform.group} />
    </div>
  );
}
