import type { Language, Translated } from '../../../resources/language/languages.ts';
import { nameOf } from '../../../providers/i18n/nameOf.ts';
import { useText } from '../../directory/useText.ts';

interface Needs {
  /** Where the text stands in the form. */
  source: string;
  texts: Translated;
  folded: readonly Language[];
  onUnfold: (language: Language) => void;
}

/** The languages of a text that are not shown, each with whether it is there; a click shows it. */
export function FoldedLanguages({ source, texts, folded, onUnfold }: Needs) {
  const text = useText();
  const isStarted = Object.values(texts).some(Boolean);
  if (folded.length === 0) return null;
  return (
    <div className="folded-languages">
      {folded.map((language) => {
        const isMissing = isStarted && !texts[language];
        return (
          <button
            type="button"
            key={language}
            aria-expanded={false}
            data-folded={`${source}.${language}`}
            title={texts[language]?.slice(0, mostOfTitle)}
            onClick={() => onUnfold(language)}
            className={isMissing ? 'missing' : ''}
          >
            {isMissing ? `${nameOf(language)} · ${text('form.missing')}` : nameOf(language)}
          </button>
        );
      })}
    </div>
  );
}

const mostOfTitle = 200;
