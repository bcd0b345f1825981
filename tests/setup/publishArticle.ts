import type { APIRequestContext } from '@playwright/test';
import type { Translated } from '../../resources/languages.ts';
import { demoIdToken } from './demoIdToken.ts';

/** Publishes an article with this title, and its words as its one section; one that is there already stays. */
export async function publishArticle(
  request: APIRequestContext,
  url: string,
  title: Translated,
  words: Translated = title,
): Promise<void> {
  const answer = await request.post('/api/import/cms-article', {
    headers: { authorization: `Bearer ${await demoIdToken(request, 'editor')}` },
    data: {
      url,
      title,
      state: 'published',
      sections: [{ contentType: 'text', content: words, position: 'left', layout: 'full' }],
    },
  });
  if (![201, 409].includes(answer.status()))
    throw new Error(`The article ${url} was not published: ${answer.status()} ${await answer.text()}`);
}
