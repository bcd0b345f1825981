import type { I18nProvider } from 'ra-core';
import { memo, Suspense, useEffect, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { isLanguage, type Language } from '../../resources/language/languages.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { createI18nProvider } from '../../providers/i18n/i18nProvider.ts';
import { loadTexts } from '../../providers/i18n/loadTexts.ts';
import type { Shell } from '../../providers/readShell.ts';
import { followLanguage } from '../../ui/shell/followLanguage.ts';
import type { Directory } from '../directory/Directory.ts';
import App from '../App.tsx';
import { createProviders } from './createProviders.ts';
import { useSignedOut } from './useSignedOut.ts';

/** The backoffice in the language of the address; another language is another backoffice with the same screens. */
export function InLanguage({ shell, directory }: { shell: Shell; directory: Directory }) {
  const { language = shell.language } = useParams();
  return isLanguage(language) ? <Speaking key={language} {...{ shell, directory, language }} /> : null;
}

interface Needs {
  shell: Shell;
  directory: Directory;
  language: Language;
}

/** Not drawn again by each change of the address: what depends on it asks for it. */
const Speaking = memo(function Speaking({ shell, directory, language }: Needs) {
  const { platform, textsVersion, timeServiceUrl } = shell;
  const [i18nProvider, setProvider] = useState<I18nProvider>();
  const [failure, setFailure] = useState<Error>();
  const backoffice = useMemo(
    () => ({ platform, language, directory, timeServiceUrl }),
    [platform, language, directory, timeServiceUrl],
  );
  const providers = useMemo(() => createProviders(backoffice), [backoffice]);
  const isSignedOut = useSignedOut(pathTo(language, 'login'));

  useEffect(() => {
    document.documentElement.lang = language;
    followLanguage();
    let isWanted = true;
    loadTexts(language, textsVersion)
      .then((texts) =>
        createI18nProvider({
          language,
          group: platform.group,
          texts,
          entityName: (resource) => directory.find(resource)?.entity.name,
        }),
      )
      .then(
        (provider) => isWanted && setProvider(provider),
        (error: Error) => isWanted && setFailure(error),
      );
    return () => {
      isWanted = false;
    };
  }, [language, textsVersion, platform, directory]);

  useEffect(() => {
    if (isSignedOut) providers.queryClient.clear();
  }, [isSignedOut, providers]);

  if (failure) throw failure;
  if (!i18nProvider) return null;
  if (isSignedOut)
    return (
      <p role="status" className="signed-out">
        {i18nProvider.translate('backoffice.login.leaving')}
      </p>
    );
  return (
    <Suspense>
      <App backoffice={backoffice} providers={providers} i18nProvider={i18nProvider} />
    </Suspense>
  );
});
