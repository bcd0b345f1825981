import { isLanguage, type Language } from '../../resources/language/languages.ts';
import { loading as de } from '../../resources/texts/de/backoffice/loading.ts';
import { loading as en } from '../../resources/texts/en/backoffice/loading.ts';
import { loading as fr } from '../../resources/texts/fr/backoffice/loading.ts';
import { loading as it } from '../../resources/texts/it/backoffice/loading.ts';
import { readCopies } from '../../providers/unsaved/copyStore.ts';
import { isNewVersion } from './isNewVersion.ts';

const words: Record<Language, typeof de> = { de, en, fr, it };

/** Says into a page of which nothing could be drawn that it could not be loaded (behaviour B183). Needs nothing else. */
export function drawNotLoaded(place: HTMLElement): void {
  const { lang } = document.documentElement;
  const { failed, failedAdvice, newVersion, newVersionAdvice, kept, reload } =
    words[isLanguage(lang) ? lang : 'de'];
  const [title, advice, button] = [
    document.createElement('h1'),
    document.createElement('p'),
    document.createElement('button'),
  ];
  title.textContent = failed;
  advice.textContent = failedAdvice;
  button.textContent = reload;
  button.type = 'button';
  button.addEventListener('click', () => location.reload());
  const main = document.createElement('main');
  Object.assign(main.style, {
    maxWidth: '52ch',
    margin: '15vh auto',
    padding: '0 16px',
    font: '16px/1.5 system-ui',
  });
  main.append(title, advice, button);
  place.replaceChildren(main);
  void Promise.all([isNewVersion(), hasUnsaved()]).then(([isNew, isKept]) => {
    title.textContent = isNew ? newVersion : failed;
    advice.textContent = [isNew ? newVersionAdvice : failedAdvice, isKept && kept].filter(Boolean).join(' ');
  });
}

/** Does this browser keep anything that was typed and not saved? By whom is not known yet. */
async function hasUnsaved(): Promise<boolean> {
  return (await readCopies().catch(() => [])).length > 0;
}
