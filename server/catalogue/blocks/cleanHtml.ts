import sanitizeHtml from 'sanitize-html';
import { isLink } from '../../../resources/kinds/link.ts';

/** What the text of an article may be made of: words, structure and links, no style and no script. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'h2', 'h3', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'blockquote', 'sub', 'sup'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'iframe', 'svg', 'math'],
  transformTags: { b: 'strong', i: 'em', h1: 'h2', h4: 'h3' },
  exclusiveFilter: ({ tag, attribs }) => tag === 'a' && !isLink(attribs.href ?? ''),
};

/**
 * The text of an article as it is stored and shown: what is not allowed is taken away, a text without any
 * element becomes paragraphs at its empty lines. Cleaning what is clean changes nothing.
 */
export function cleanHtml(text: string): string {
  let clean = cleanOnce(text);
  // Where something was taken away, or NFC joined two characters, something else may begin.
  for (let again = cleanOnce(clean); again !== clean; again = cleanOnce(clean)) clean = again;
  return clean;
}

function cleanOnce(text: string): string {
  const html = /<[a-z/!]/i.test(text) ? text : paragraphs(text);
  return sanitizeHtml(html, allowed).trim().normalize('NFC');
}

function paragraphs(text: string): string {
  if (text.trim() === '') return '';
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br />')}</p>`)
    .join('\n');
}
