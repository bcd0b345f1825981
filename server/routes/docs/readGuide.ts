import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Marked } from 'marked';
import { escapedHtml } from '../../http/escapedHtml.ts';
import type { DocsLanguage } from '../../../resources/language/docsLanguage.ts';
import type { GuideName } from './guideNames.ts';

export interface Guide {
  title: string;
  /** With the addresses and the platform of the examples, which are put in the place of by those of a host. */
  html: string;
}

/** Behind the language of an example may stand that it is refused, and how, or that it is a stream. */
const markdown = new Marked({
  renderer: {
    code({ text, lang = '' }) {
      const [language = '', status] = lang.split(' ');
      return `<pre tabindex="0"><code class="language-${language}"${status ? ` data-status="${status}"` : ''}>${escapedHtml(text)}</code></pre>\n`;
    },
  },
});

const folder = join(import.meta.dirname, '../../../docs/guides');
const read = new Map<string, Guide>();

/** A guide as HTML, from the page that is also read in the repository. Throws where the page has no title. */
export function readGuide(name: GuideName, language: DocsLanguage): Guide {
  const key = `${language}/${name}`;
  const known = read.get(key) ?? guideOf(readFileSync(join(folder, `${key}.md`), 'utf8'), key);
  read.set(key, known);
  return known;
}

function guideOf(text: string, key: string): Guide {
  const title = /^# (.+)$/m.exec(text)?.[1];
  if (title === undefined) throw new Error(`The guide ${key} has no title: begin it with "# ...".`);
  const html = markdown
    .parse(text, { async: false })
    .replace(/<table>/g, '<div class="table"><table>')
    .replace(/<\/table>/g, '</table></div>')
    // Of the page beside it, as it is named in the repository.
    .replace(/href="([\w-]+)\.md"/g, `href="/api/docs/$1?lang=${key.slice(0, 2)}"`);
  return { title, html };
}
