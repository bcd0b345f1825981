import { texts } from '../../base/texts/texts.ts';
import { escapedHtml } from '../../http/escapedHtml.ts';
import { docsLanguages, type DocsLanguage } from '../../../resources/language/docsLanguage.ts';
import { contractAddress } from './contractAddress.ts';
import { guideNames } from './guideNames.ts';
import { readGuide } from './readGuide.ts';

interface DocsPage {
  title: string;
  language: DocsLanguage;
  /** The last part of its address. */
  name: string;
  /** What it loads beside the style of all. */
  head: string;
  body: string;
}

/** A page of the documentation with the way to all others. */
export function docsFrame({ title, language, name, head, body }: DocsPage): string {
  const said = (key: string) => escapedHtml(texts.text(language, `server:docsPage.${key}`));
  const link = (page: string, text: string) =>
    `<li><a href="/api/docs/${page}?lang=${language}"${page === name ? ' aria-current="page"' : ''}>${text}</a></li>`;
  const pages = [
    ...guideNames.map((one) => link(one, escapedHtml(readGuide(one, language).title))),
    link('reference', said('reference')),
    `<li><a href="${contractAddress(language)}">openapi.json</a></li>`,
    `<li><a href="/problems?lang=${language}">${said('problems')}</a></li>`,
  ];
  const others = docsLanguages
    .filter((one) => one !== language)
    .map((one) => `<a href="/api/docs/${name}?lang=${one}" hreflang="${one}" lang="${one}">${one}</a>`);
  return `<!doctype html>
<html lang="${language}" data-copy="${said('copy')}" data-copied="${said('copied')}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapedHtml(title)} – ${said('title')}</title>
<link rel="stylesheet" href="/api/docs/files/docs.css">
${head}</head>
<body><header><strong>${said('title')}</strong> ${others.join(' ')}</header>
<nav aria-label="${said('title')}"><ul>${pages.join('\n')}</ul></nav>
${body}</body></html>`;
}
