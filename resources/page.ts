import type { ArticlePage } from './calls/article.ts';
import type { NewsletterState } from './calls/newsletter.ts';
import type { SearchPage } from './calls/searchPage.ts';
import type {
  CategoriesPage,
  CategoryPage,
  ClassPage,
  ClassSystemPage,
  ComparisonPage,
  OrgaPage,
  OrgasPage,
  ProductPage,
  ShortlistPage,
  StartPage,
} from './calls/storefrontPages.ts';
import type { Language } from './language/languages.ts';
import type { Platform } from './platform/platforms.ts';

/** The pages of the storefront and the data of each: the answer of the storefront read of the same name. */
export interface PageData {
  start: StartPage;
  categories: CategoriesPage;
  category: CategoryPage;
  classSystem: ClassSystemPage;
  class: ClassPage;
  orgas: OrgasPage;
  orga: OrgaPage;
  product: ProductPage;
  search: SearchPage;
  shortlist: ShortlistPage;
  comparison: ComparisonPage;
  article: ArticlePage;
  newsletter: { state: NewsletterState | null; token: string | null };
  /** The statement of what everybody can use, and what not yet. */
  accessibility: object;
  /** Shows where else to go. */
  notFound: CategoriesPage;
  /** Says that whoever is signed in is not let in: not into the platform, or not to what only a preview shows. */
  noEntry: { of: 'platform' | 'preview' };
  /** Says that a page could not be made: the status of the answer, and the name of the request in the log. */
  failure: { status: number; requestId: string };
}

export type PageName = keyof PageData;

/** What the server knows about the request of a page beside its data. */
export interface PageContext {
  platform: Platform;
  language: Language;
  /** Origin of every platform, with the placeholder `{slug}`. */
  publicOrigin: string;
  /** Path with its language segment, without query. */
  path: string;
  /** The part of the query that the page understands. */
  query: Readonly<Record<string, string>>;
  /** Other platforms of the group that show the same page under the same path. */
  alsoOn: readonly Platform[];
  isSignedIn: boolean;
  /** May the reader change articles here? */
  mayEditArticles: boolean;
  isPrivate: boolean;
  /** Does it show what visitors do not see yet (behaviour B490)? */
  isPreview?: boolean;
  /** Address of the storefront's first script. */
  script: string;
}

/** A page as HTML without the element of its style sheet, the same in all pages of a platform group. */
export interface DrawnPage {
  /** What stands before it. */
  head: string;
  /** What stands behind it. */
  body: string;
  /** What stands behind that: one and the same string on all pages of a platform in a language, as a rule; may be empty. */
  end: string;
}

/** What the storefront gives the server. */
export interface Renderer {
  /** A whole page as HTML. */
  render<Name extends PageName>(page: Name, data: PageData[Name], context: PageContext): string;
  /** The same without its style sheet. */
  draw<Name extends PageName>(page: Name, data: PageData[Name], context: PageContext): DrawnPage;
  /** The style sheet in every page of a platform group: the page's policy allows this text and no other. */
  stylesOf(group: Platform['group']): string;
  /** Address of a group's icon. */
  icons: Record<Platform['group'], string>;
}

/** What an account or backoffice page is told, as JSON in its element `#config`. */
export interface ShellSettings {
  platform: Platform['key'];
  language: Language;
  /** Version in the address of the texts: `/assets/i18n/{language}.json?v=...`. */
  textsVersion: string;
  /** Does reading this platform need a login? */
  isPrivate: boolean;
  identity: {
    userPoolId: string;
    clientId: string;
    /** Address of the JSON calls, where the pool is not one of Cognito's own. */
    userPoolEndpoint?: string;
    /** Address of the hosted sign-in pages. */
    hostedUi?: string;
    /** Does the pool define a challenge with which people sign in without a password? */
    signsInByCode: boolean;
    /** Where codes are shown instead of being sent. */
    outbox?: string;
  };
  /** Asked for the current time instead of `/api/time`. */
  timeServiceUrl?: string;
}
