import { isRow, type Row } from '../../../resources/shape.ts';
import { cleanHtml } from './cleanHtml.ts';

/** An article as it will be stored: the texts of its blocks hold nothing but allowed HTML. What is none is left for whoever judges it. */
export function cleanArticle(given: Row): Row {
  if (!Array.isArray(given.sections)) return given;
  return { ...given, sections: given.sections.map(cleanSection) };
}

function cleanSection(section: unknown): unknown {
  if (!isRow(section) || section.contentType !== 'text' || !isRow(section.content)) return section;
  const content = Object.entries(section.content).map(([language, text]) => [
    language,
    typeof text === 'string' ? cleanHtml(text) : text,
  ]);
  return { ...section, content: Object.fromEntries(content) };
}
