import type { PageData, PageName } from '../../resources/page.ts';
import type { Page } from '../page/Page.ts';
import { accessibility } from './accessibility.tsx';
import { article } from './article.tsx';
import { categories } from './categories.tsx';
import { category } from './category.tsx';
import { classOf } from './class.tsx';
import { classSystem } from './classSystem.tsx';
import { comparison } from './comparison.tsx';
import { failure } from './failure.tsx';
import { newsletter } from './newsletter.tsx';
import { noEntry } from './noEntry.tsx';
import { notFound } from './notFound.tsx';
import { orga } from './orga.tsx';
import { orgas } from './orgas.tsx';
import { product } from './product.tsx';
import { search } from './search.tsx';
import { shortlist } from './shortlist.tsx';
import { start } from './start.tsx';

/** The pages of the storefront. */
export const pages: { [Name in PageName]: Page<PageData[Name]> } = {
  start,
  categories,
  category,
  classSystem,
  class: classOf,
  orgas,
  orga,
  product,
  search,
  shortlist,
  comparison,
  article,
  newsletter,
  accessibility,
  notFound,
  noEntry,
  failure,
};
