import { useView } from '../view/View.tsx';
import type { ElementSettings } from './settingsOf.ts';

/** The field for the newsletter; the first script sends it and says whether it worked. */
export function NewsletterForm() {
  const { platform, language, t } = useView();
  const settings: ElementSettings['newsletter'] = {
    done: t('newsletter.done'),
    failed: t('newsletter.failed'),
  };
  return (
    <form
      className="field-row"
      action="/api/newsletter"
      method="post"
      data-newsletter={JSON.stringify(settings)}
    >
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="platform" value={platform.key} />
      <input
        type="email"
        name="email"
        required
        autoComplete="email"
        aria-label={t('newsletter.email')}
        placeholder={t('newsletter.email')}
      />
      <button type="submit">{t('newsletter.submit')}</button>
    </form>
  );
}
