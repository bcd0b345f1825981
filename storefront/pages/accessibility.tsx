import { platformGroups } from '../../resources/platform/platformGroups.ts';
import { Breadcrumbs } from '../../ui/shell/Breadcrumbs.tsx';
import { useView } from '../../ui/view/View.tsx';
import type { Page } from '../page/Page.ts';

const works = ['works1', 'works2', 'works3'] as const;
const limits = ['limits1', 'limits2', 'limits3', 'limits4'] as const;

/** The accessibility statement of the platform: what works, what does not yet, how it is checked and whom to write to. */
export const accessibility: Page<object> = {
  head: (_, { platform, t }) => ({
    title: t('accessibility.title'),
    description: t('accessibility.lead', { platform: platformGroups[platform.group].title }),
  }),

  Body: () => {
    const { platform, t } = useView();
    const { title, contact } = platformGroups[platform.group];
    return (
      <>
        <Breadcrumbs crumbs={[]} here={t('accessibility.title')} />
        <header className="title">
          <h1>{t('accessibility.title')}</h1>
          <p className="lead">{t('accessibility.lead', { platform: title })}</p>
        </header>
        <div className="prose statement">
          <h2>{t('accessibility.works')}</h2>
          <ul>
            {works.map((one) => (
              <li key={one}>{t(`accessibility.${one}`)}</li>
            ))}
          </ul>
          <h2>{t('accessibility.limits')}</h2>
          <ul>
            {limits.map((one) => (
              <li key={one}>{t(`accessibility.${one}`)}</li>
            ))}
          </ul>
          <h2>{t('accessibility.how')}</h2>
          <p>{t('accessibility.howText')}</p>
          <h2>{t('accessibility.contact')}</h2>
          <p>
            {t('accessibility.contactText')} <a href={`mailto:${contact}`}>{contact}</a>
          </p>
        </div>
      </>
    );
  },
};
