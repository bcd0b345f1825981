import type { ShownText } from '../../resources/calls/shown.ts';
import { Measured } from './Measured.tsx';
import { useView } from './View.tsx';

/** A text of the catalogue; one that is missing in the page's language is marked as another language's. */
export function Text({ value }: { value: ShownText }) {
  const { language, t } = useView();
  if (value.languageUsed === language) return <Measured text={value.text} />;
  return (
    <>
      <span lang={value.languageUsed}>
        <Measured text={value.text} />
      </span>{' '}
      <span
        className="badge"
        title={t('shell.fallback', { language: t(`languages.${value.languageUsed}`) })}
        aria-label={t('shell.fallback', { language: t(`languages.${value.languageUsed}`) })}
        role="note"
      >
        {value.languageUsed}
      </span>
    </>
  );
}
