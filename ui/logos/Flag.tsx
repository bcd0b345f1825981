import type { Language } from '../../resources/language/languages.ts';

/** A small flag beside the name of a language, drawn by `ui/styles/flags.css`; it decorates and is not read out. */
export function Flag({ language }: { language: Language }) {
  return <i className={`flag flag-${language}`} />;
}
