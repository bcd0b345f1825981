import { z } from 'zod';
import { shownText } from './shown.ts';

/** One block of an article (specification section 3). A picture is a hash, a video a hash or an address. */
export const articleSection = z.strictObject({
  contentType: z.enum(['image', 'text', 'video']),
  content: shownText,
  link: z.string().nullable(),
  position: z.enum(['left', 'middle', 'right']),
  layout: z.enum(['full', 'equal', 'one_third_two_thirds', 'thirds', 'two_thirds_one_third']),
});

/** A published article as visitors read it. */
export const articlePage = z.strictObject({
  url: z.string(),
  title: shownText,
  sections: z.array(articleSection),
});

export type ArticleSection = z.infer<typeof articleSection>;
export type ArticlePage = z.infer<typeof articlePage>;
