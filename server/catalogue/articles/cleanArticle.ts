import type { Translated } from '../../../resources/languages.ts';
import type { Row } from '../../../resources/shape.ts';
import { cleanHtml } from './cleanHtml.ts';

interface Section {
  contentType: string;
  content: Translated;
}

/** An article as it is stored: the texts of its blocks hold nothing but allowed HTML. */
export function cleanArticle(row: Row): Row {
  if (!Array.isArray(row.sections)) return row;
  return { ...row, sections: (row.sections as Section[]).map(cleanSection) };
}

function cleanSection(section: Section): Section {
  if (section.contentType !== 'text') return section;
  const content = Object.entries(section.content).map(([language, text]) => [language, cleanHtml(text)]);
  return { ...section, content: Object.fromEntries(content) as Translated };
}
