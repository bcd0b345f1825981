import type { Platform } from '../../../resources/platform/platforms.ts';
import { texts } from '../../base/texts/texts.ts';
import { escapedHtml } from '../../http/escapedHtml.ts';
import { docsFrame } from './docsFrame.ts';
import type { DocsLanguage } from './docsLanguage.ts';

/** The contract, drawn and tried in the browser by Swagger UI from the same document that machines read. */
export function referencePage(language: DocsLanguage, { dataset }: Pick<Platform, 'dataset'>): string {
  const hint = escapedHtml(texts.text(language, 'server:docsPage.referenceHint'));
  return docsFrame({
    title: texts.text(language, 'server:docsPage.reference'),
    language,
    name: 'reference',
    head: `<link rel="stylesheet" href="/api/docs/files/swagger-ui.css">
<script src="/api/docs/files/swagger-ui-bundle.js" defer></script>
<script src="/api/docs/files/reference.js" type="module"></script>`,
    body: `<main class="wide"><p class="hint">${hint}</p><div id="reference" lang="en" data-platform="${dataset}"></div></main>`,
  });
}
