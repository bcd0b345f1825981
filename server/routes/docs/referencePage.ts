import type { Platform } from '../../../resources/platform/platforms.ts';
import { texts } from '../../base/texts/texts.ts';
import { escapedHtml } from '../../http/escapedHtml.ts';
import { contractAddress } from './contractAddress.ts';
import { docsFrame } from './docsFrame.ts';
import type { DocsLanguage } from '../../../resources/language/docsLanguage.ts';

/** The contract, drawn and tried in the browser by Swagger UI from the same document that machines read, in the language of the page (behaviour B646). */
export function referencePage(language: DocsLanguage, { dataset }: Pick<Platform, 'dataset'>): string {
  const said = (key: string) => escapedHtml(texts.text(language, `server:docsPage.${key}`));
  const words = language === 'de' ? ' data-words="/api/docs/files/reference.de.json"' : '';
  return docsFrame({
    title: texts.text(language, 'server:docsPage.reference'),
    language,
    name: 'reference',
    head: `<link rel="stylesheet" href="/api/docs/files/swagger-ui.css">
<script src="/api/docs/files/swagger-ui-bundle.js" defer></script>
<script src="/api/docs/files/reference.js" type="module"></script>`,
    body: `<main class="wide"><h1>${said('reference')}</h1>
<p class="hint">${said('referenceHint')}</p>
<div id="reference" data-contract="${contractAddress(language)}"${words} data-platform="${dataset}" data-example="${said('example')}"></div></main>`,
  });
}
