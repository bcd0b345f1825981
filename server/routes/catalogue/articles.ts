import { articleCalls } from '../../../resources/calls/article.ts';
import { isLanguage } from '../../../resources/language/languages.ts';
import { isPlatformKey, platform as platformOf } from '../../../resources/platform/platforms.ts';
import { isLegalArticle } from '../../../resources/platform/screens.ts';
import { readArticle } from '../../catalogue/articles/readArticle.ts';
import { notFound } from '../../base/problems.ts';
import { requireEntry } from '../../identity/requireEntry.ts';
import { requestLanguage } from '../../http/requestLanguage.ts';
import { registerCall, type Routing } from '../registerCall.ts';

/** The articles as visitors read them; with a language in the path, those of the host's platform. */
export function articles(routing: Routing): void {
  registerCall(
    routing,
    articleCalls.article,
    async ({ caller, where, parameters, platform, request, db }) => {
      const { langOrPlatform, url } = parameters;
      const isInPath = isLanguage(langOrPlatform);
      if (!isInPath && !isPlatformKey(langOrPlatform)) throw notFound('unknown-platform');
      const asked = isInPath ? platform : platformOf(langOrPlatform);
      if (!isLegalArticle(url)) requireEntry(caller, { ...where, platform: asked });
      const language = isInPath ? langOrPlatform : requestLanguage(request);
      const article = await readArticle(db, asked, language, url);
      if (!article) throw notFound();
      return article;
    },
  );
}
