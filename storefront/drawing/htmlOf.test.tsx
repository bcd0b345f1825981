import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PageData, PageName } from '../../resources/page.ts';
import { Shell } from '../../ui/shell/Shell.tsx';
import { drawnWith, ViewProvider } from '../../ui/view/View.tsx';
import type { Page } from '../page/Page.ts';
import { pageView } from '../page/PageView.ts';
import { pages } from '../pages/index.ts';
import { contextOf } from '../testing/contextOf.ts';
import { pageData } from '../testing/pageData.ts';
import { htmlOf, pageOf } from './htmlOf.ts';

const query = { text: 'a<b & "c"', sort: 'title', page: '2' };

/** React tells texts apart for when it takes a page up, and loads pictures by elements of its own. */
const asOurs = (html: string) =>
  html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<(path|use|rect|circle|line)([^>]*)><\/\1>/g, '<$1$2/>')
    .replace(/^(<link rel="preload"[^>]*>)+/, '')
    .replaceAll(
      / ([a-zA-Z-]+)=(?=")/g,
      (_, name: string) => ` ${name === 'viewBox' ? name : name.toLowerCase()}=`,
    );
/** JSON in single quotes. */
const inDoubleQuotes = (html: string) =>
  html.replaceAll(
    /='(\{"[^']*)'/g,
    (_, json: string) => `="${json.replaceAll('"', '&quot;').replaceAll('>', '&gt;')}"`,
  );
/** Attributes stand in the order in which they are written here, in React's own there. */
const inOneOrder = (html: string) =>
  html.replaceAll(
    /<([a-z][\w-]*)((?: [\w-:]+="[^"]*")+)(\/?)>/gi,
    (_, name: string, attributes: string, end: string) =>
      `<${name} ${(attributes.match(/[\w-:]+="[^"]*"/g) ?? []).toSorted().join(' ')}${end}>`,
  );

function bothOf<Name extends PageName>(name: Name) {
  const { Body }: Page<PageData[Name]> = pages[name];
  const view = pageView(contextOf({ path: `/de/${name}`, query }));
  const page = (
    <body>
      <Shell>
        <Body data={pageData[name]} />
      </Shell>
    </body>
  );
  const ofReact = renderToString(<ViewProvider view={view}>{page}</ViewProvider>);
  return { own: drawnWith(view, () => htmlOf(page)), ofReact };
}

describe('what is drawn without React', () => {
  it.each(Object.keys(pageData) as PageName[])('is what React draws: %s', (name) => {
    const { own, ofReact } = bothOf(name);
    expect(inOneOrder(inDoubleQuotes(own))).toBe(inOneOrder(asOurs(ofReact)));
  });

  it('is the same for every reader of a platform where nothing else is asked for, and else made for them', () => {
    const of = (searched: string) => {
      const view = pageView(contextOf({ query: { text: searched } }));
      return drawnWith(view, () => htmlOf(<Shell>x</Shell>));
    };
    expect(of('')).toBe(of(''));
    expect(of('<script>')).toContain('value="&lt;script&gt;"');
    expect(of('')).not.toContain('script&gt;');
  });

  it('escapes texts and attributes, and says yes and no as HTML does', () => {
    const drawn = htmlOf(
      <p title={`"'<>&`} hidden={false} aria-hidden={false} data-x>
        {'<b>'} {0} {null} {false}
      </p>,
    );
    expect(drawn).toBe(
      '<p title="&quot;&#x27;&lt;&gt;&amp;" aria-hidden="false" data-x="true">&lt;b&gt; 0  </p>',
    );
  });

  it('loads the first picture of a page before its place is reached', () => {
    const picture = <img alt="" src="/a" srcSet="/a 1w, /b 2w" sizes="9rem" fetchPriority="high" />;
    const { head, body, end } = pageOf({}, <head />, picture);
    expect(head).toBe(
      '<html><head><link rel="preload" as="image" imagesrcset="/a 1w, /b 2w" imagesizes="9rem" fetchpriority="high"/>',
    );
    expect(body).toMatch(/^<\/head><body><img /);
    expect(end).toBe('</body></html>');
  });

  it('ends every page of a platform in a language with one and the same string', () => {
    const endOf = (path: string, isSignedIn: boolean, language: 'de' | 'fr' = 'de') => {
      const view = pageView(contextOf({ path, isSignedIn, language }));
      const page = <Shell>{path}</Shell>;
      return drawnWith(view, () => ({ ...pageOf({}, <head />, page), whole: htmlOf(page) }));
    };
    const { body, end, whole } = endOf('/de/a', false);
    expect(`${body}${end}`).toBe(`</head><body>${whole}</body></html>`);
    expect(end).toContain('</footer>');
    expect(endOf('/de/b', false).end).toBe(end);
    expect(endOf('/de/a', true).end).not.toBe(end);
    expect(endOf('/fr/a', false, 'fr').end).not.toBe(end);
  });

  it('refuses what is neither an element nor a text', () => {
    expect(() => htmlOf(<p>{new Date() as unknown as string}</p>)).toThrow('can be drawn');
  });
});
