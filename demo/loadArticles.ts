import { languages } from '../resources/language/languages.ts';
import { noOrga } from '../resources/noOrga.ts';
import { copyRows } from '../server/base/database/copyRows.ts';
import type { SystemTransaction } from '../server/base/database/queries.ts';
import type { StoredImage } from '../server/base/images/storeImage.ts';
import type { DemoSection } from './types.ts';
import { articles, platformsOfWorld } from './world.ts';

/** Writes the articles and their pictures, which belong to no company and are shown on every platform. */
export async function loadArticles(tx: SystemTransaction, pictures: Map<string, StoredImage>): Promise<void> {
  const shown = new Map<string, StoredImage>();
  const stored = (section: DemoSection) => {
    const { contentType, position, layout } = section;
    if (section.contentType === 'text') return { contentType, content: section.content, position, layout };
    const picture = pictures.get(section.picture);
    if (!picture)
      throw new Error(`An article of the demo world shows ${section.picture}, which is no picture`);
    shown.set(picture.hash, picture);
    const content = Object.fromEntries(languages.map((language) => [language, picture.hash]));
    return { contentType, content, position, layout };
  };
  await copyRows(
    tx,
    'article',
    ['url', 'title', 'state', 'sections'],
    articles().map(({ url, title, sections }) => [
      url,
      title,
      'published',
      JSON.stringify(sections.map(stored)),
    ]),
  );
  await copyRows(
    tx,
    'image',
    ['platform', 'orga_sid', 'hash', 'kind', 'width', 'height'],
    platformsOfWorld.flatMap((platform) =>
      [...shown.values()].map(({ hash, width, height }) => [
        platform,
        noOrga,
        hash,
        'orgaMedia',
        width,
        height,
      ]),
    ),
  );
}
