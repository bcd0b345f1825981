import { articleCalls } from '../../resources/calls/article.ts';
import { isLanguage } from '../../resources/languages.ts';
import { isPlatformKey, isPrivate, platform as platformOf } from '../../resources/platforms.ts';
import { isLegalArticle } from '../../resources/screens.ts';
import { readArticle } from '../catalogue/articles/readArticle.ts';
import { notFound, unauthorized } from '../base/problems.ts';
import { requestLanguage } from '../http/requestLanguage.ts';
import { registerCall, type Routing } from './registerCall.ts';

/** The articles as visitors read them; with a language in the path, those of the host's platform. */
export function articles(routing: Routing): void {
  registerCall(routing, articleCalls.article, async ({ caller, parameters, platform, request, db }) => {
    const { langOrPlatform, url } = parameters;
    const isInPath = isLanguage(langOrPlatform);
    if (!isInPath && !isPlatformKey(langOrPlatform)) throw notFound('unknown-platform');
    const asked = isInPath ? platform : platformOf(langOrPlatform);
    const isClosed = caller.kind === 'anonymous' && isPrivate(asked, routing.config.devDatabase);
    if (isClosed && !isLegalArticle(url)) throw unauthorized();
    const language = isInPath ? langOrPlatform : requestLanguage(request);
    const article = await readArticle(db, asked, language, url);
    if (!article) throw notFound();
    return article;
  });
}
