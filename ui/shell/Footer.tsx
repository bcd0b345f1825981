import { platformGroups, type Footer as FooterKind } from '../../resources/platform/platformGroups.ts';
import { platforms } from '../../resources/platform/platforms.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { legalArticles } from '../../resources/platform/screens.ts';
import { Logo } from '../logos/Logo.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';
import { unchanging } from '../view/unchanging.ts';
import { useView } from '../view/View.tsx';

/** The foot of each page; what it holds depends on the platform group (behaviour B11). */
export const Footer = unchanging(() => {
  const { platform } = useView();
  const kind: FooterKind = platformGroups[platform.group].footer;
  return (
    <footer className={`foot is-${kind}`}>
      <div className="foot-row">
        {kind === 'main' && <MainColumns />}
        <LegalLinks withContact={kind !== 'copyright'} />
      </div>
      {kind !== 'legalAndContact' && <Copyright />}
    </footer>
  );
});

function MainColumns() {
  const { platform, language, t, absolute } = useView();
  const others = platforms.filter(
    (other) =>
      other.group === platform.group && other.country !== platform.country && !other.demo && !other.api,
  );
  return (
    <>
      <div className="foot-brand">
        <Logo group={platform.group} />
      </div>
      <nav aria-label={t('footer.other')}>
        <h2>{t('footer.other')}</h2>
        <ul>
          {others.map((other) => (
            <li key={other.key}>
              <a href={absolute(pathTo(language, 'start'), other)}>
                {
                  // Only these countries share a group of platforms, which no type says.
                  t(`countries.${other.country as 'CH' | 'DE' | 'AT'}`)
                }
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <section className="foot-newsletter" aria-labelledby="newsletter">
        <h2 id="newsletter">{t('newsletter.title')}</h2>
        <p>{t('newsletter.lead')}</p>
        <NewsletterForm />
      </section>
    </>
  );
}

function LegalLinks({ withContact }: { withContact: boolean }) {
  const { platform, language, t } = useView();
  return (
    <nav aria-label={t('footer.legal')}>
      <h2>{t('footer.legal')}</h2>
      <ul>
        {legalArticles.map((url) => (
          <li key={url}>
            <a href={pathTo(language, 'article', { url })}>{t(`footer.${url}`)}</a>
          </li>
        ))}
        <li>
          <a href={pathTo(language, 'accessibility')}>{t('footer.accessibility')}</a>
        </li>
        {withContact && (
          <li>
            <a href={`mailto:${platformGroups[platform.group].contact}`}>{t('footer.contact')}</a>
          </li>
        )}
        <li>
          <button type="button" className="link" data-open-consent hidden>
            {t('footer.consent')}
          </button>
        </li>
      </ul>
    </nav>
  );
}

function Copyright() {
  const { platform, year, t } = useView();
  return (
    <p className="foot-copyright">
      © {year} {platformGroups[platform.group].title}. {t('footer.rights')}
    </p>
  );
}
