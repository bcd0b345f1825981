import { z } from 'zod';
import { contentTypes, layouts, positions } from '../blocks.ts';
import { languages } from '../language/languages.ts';
import { call } from './call.ts';
import { articleLink, said, shownAs } from './shown.ts';
import { withExample } from './withExample.ts';

/**
 * One block of an article (behaviour B103). The content of a text is HTML with the few elements that
 * writing lets through; that of a picture or a video is its address.
 */
const articleSection = z.strictObject({
  contentType: withExample(z.enum(contentTypes), 'text'),
  content: shownAs(withExample(z.string(), '<p>Baustein AG, Chur</p>')),
  link: said.link.nullable(),
  position: z.enum(positions),
  layout: z.enum(layouts),
});

/** A published article as visitors read it. */
const articlePage = articleLink.extend({
  sections: z.array(articleSection),
});

/** What visitors read of the articles (behaviour B67). */
export const articleCalls = {
  article: call({
    method: 'GET',
    path: '/{langOrPlatform}/cms-article/{url}',
    summary: 'A published article, by language or platform',
    // Legal articles are open on private platforms too.
    access: { kind: 'open' },
    parameters: z.strictObject({
      langOrPlatform: z.string().max(20),
      url: z.string().max(64),
    }),
    query: z.strictObject({ lang: z.enum(languages).optional() }),
    answer: articlePage,
  }),
};

export type ArticleSection = z.infer<typeof articleSection>;
export type ArticlePage = z.infer<typeof articlePage>;
