import type { Language } from '../../resources/languages.ts';
import { unchanging } from '../view/unchanging.ts';

/**
 * A small flag beside the name of a language; it decorates and is not read out. On a page with many of them each is drawn
 * in one place (`here`) and shown in others (`there`).
 */
export const Flag = unchanging(
  ({ language, drawing }: { language: Language; drawing?: 'here' | 'there' }) => (
    <svg className="flag" viewBox="0 0 20 14" width="20" height="14" aria-hidden="true">
      {drawing === 'there' ? (
        <use href={`#flag-${language}`} />
      ) : (
        <g id={drawing && `flag-${language}`}>{drawings[language]}</g>
      )}
    </svg>
  ),
  ({ language, drawing = '' }) => language + drawing,
);

const drawings: Record<Language, React.ReactNode> = {
  de: (
    <>
      <path fill="#1b1a17" d="M0 0h20v5H0z" />
      <path fill="#d2202f" d="M0 4.67h20v4.67H0z" />
      <path fill="#f4c20d" d="M0 9.33h20V14H0z" />
    </>
  ),
  en: (
    <>
      <path fill="#1f3a7d" d="M0 0h20v14H0z" />
      <path stroke="#fff" strokeWidth="2.8" d="m0 0 20 14M20 0 0 14" />
      <path stroke="#c8202f" strokeWidth="1.2" d="m0 0 20 14M20 0 0 14" />
      <path stroke="#fff" strokeWidth="4.6" d="M10 0v14M0 7h20" />
      <path stroke="#c8202f" strokeWidth="2.6" d="M10 0v14M0 7h20" />
    </>
  ),
  fr: (
    <>
      <path fill="#20409a" d="M0 0h7v14H0z" />
      <path fill="#fff" d="M6.67 0h6.67v14H6.67z" />
      <path fill="#d2202f" d="M13.33 0H20v14h-6.67z" />
    </>
  ),
  it: (
    <>
      <path fill="#178a4c" d="M0 0h7v14H0z" />
      <path fill="#fff" d="M6.67 0h6.67v14H6.67z" />
      <path fill="#d2202f" d="M13.33 0H20v14h-6.67z" />
    </>
  ),
};
