import { platformGroups } from '../../resources/platform/platformGroups.ts';
import { pathTo } from '../../resources/address/routes.ts';
import type { PageData } from '../../resources/page.ts';
import { useView } from '../../ui/view/View.tsx';
import type { Page } from '../page/Page.ts';

/** Whoever is signed in and not let in (behaviours B130, B490) is told so, and whom to ask; nothing of the platform is shown. */
export const noEntry: Page<PageData['noEntry']> = {
  head: ({ of }, { t }) => ({
    title: t(`noEntry.title.${of}`),
    description: t(`noEntry.lead.${of}`),
    isIndexed: false,
    isNowhere: true,
  }),

  Body: ({ data: { of } }) => {
    const { t, platform, language } = useView();
    const { contact } = platformGroups[platform.group];
    return (
      <>
        <header className="title">
          <p className="label">403</p>
          <h1>{t(`noEntry.title.${of}`)}</h1>
          <p className="lead">{t(`noEntry.lead.${of}`)}</p>
        </header>
        <p>
          <a className="button" href={pathTo(language, 'profile')}>
            {t('noEntry.account')}
          </a>
        </p>
        <p>
          <a href={`mailto:${contact}`}>{contact}</a>
        </p>
      </>
    );
  },
};
