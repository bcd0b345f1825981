import type { ReactNode } from 'react';
import { useView } from '../view/View.tsx';
import { DemoBanner } from './DemoBanner.tsx';
import { Masthead } from './Masthead.tsx';
import { ShellEnd } from './ShellEnd.tsx';

/** What stands around every page of the storefront. */
export function Shell({ children }: { children: ReactNode }) {
  const { isPreview, platform, t } = useView();
  return (
    <>
      <a className="skip" href="#main">
        {t('shell.skip')}
      </a>
      {isPreview && <p className="preview-banner">{t('shell.preview')}</p>}
      <DemoBanner platform={platform} text={t('shell.demo')} />
      <Masthead />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <ShellEnd />
    </>
  );
}
