import { languageTag } from '../../resources/platform/platforms.ts';
import { platformGroups } from '../../resources/platform/platformGroups.ts';
import { tokens } from '../../resources/platform/tokens.ts';
import { jpegPath } from '../../resources/calls/images.ts';
import { alternates, canonicalPlatform } from './alternates.ts';
import { icons } from './icons.ts';
import type { Head } from './Page.ts';
import type { PageView } from './PageView.ts';
import { fontAddress } from './styles.ts';

/** The `<head>` of a page but for its style sheet. */
export function HeadTags({ head, view }: { head: Head; view: PageView }) {
  const { platform, language, path } = view;
  const name = platformGroups[platform.group].title;
  const title = head.title === name ? name : `${head.title} – ${name}`;
  const isOpen = !view.isPrivate && !platform.api;
  const isIndexed = (head.isIndexed ?? true) && isOpen && !view.isPreview;
  const isTold = isOpen && !head.isNowhere;
  const address = path + queryOf(head.canonicalQuery);
  const canonical = view.absolute(address, canonicalPlatform(platform));
  const picture = head.picture && view.absolute(jpegPath(head.picture));
  return (
    <head>
      <meta charSet="utf-8" />
      <title>{title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="description" content={head.description} />
      {!isIndexed && <meta name="robots" content="noindex" />}
      {!head.isNowhere && <link rel="canonical" href={canonical} />}
      {isTold &&
        alternates(view, address).map(({ tag, href }) => (
          <link key={tag} rel="alternate" hrefLang={tag} href={href} />
        ))}
      <meta property="og:type" content={head.kind ?? 'website'} />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      {!head.isNowhere && <meta property="og:url" content={canonical} />}
      <meta property="og:locale" content={languageTag(language, platform).replace('-', '_')} />
      {head.picture && picture && (
        <>
          <meta property="og:image" content={picture} />
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:alt" content={head.title} />
        </>
      )}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      <meta name="theme-color" content={tokens[platform.group].masthead} />
      <link rel="icon" type="image/svg+xml" href={icons[platform.group]} />
      <link rel="preload" as="font" type="font/woff2" href={fontAddress} crossOrigin="anonymous" />
      {/* Not async: what it wakes has to stand on the page already. */}
      <script type="module" src={view.script} />
      {head.structured?.map((thing, index) => (
        <script
          key={index}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: jsonForScript({ '@context': 'https://schema.org', ...thing }) }}
        />
      ))}
    </head>
  );
}

function queryOf(query: Head['canonicalQuery'] = {}): string {
  const given = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  );
  const search = new URLSearchParams(given).toString();
  return search && `?${search}`;
}

/** JSON that cannot end the script element it stands in. */
function jsonForScript(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
