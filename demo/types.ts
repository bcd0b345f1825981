import type { ArticleSection } from '../resources/calls/article.ts';
import type { PlatformGroupKey } from '../resources/platform/platformGroups.ts';
import type { DemoPlatform } from './platforms.ts';
import type { Text, Texts } from './text.ts';

export type DemoCategory = {
  sid: string;
  name: Text;
  description: Text | null;
  ifcClasses: string[];
  ebkphCodes: string[];
  etimClasses: string[];
  bkpCodes: string[];
  npkCodes: string[];
};

/** `parentSid` is null for a root of the platform's tree; `position` counts from 0 among siblings. */
export type DemoRelation = { parentSid: string | null; childSid: string; position: number };

export type AttributeKind = 'text' | 'number' | 'choice' | 'yesNo';
export type AttributeGroup =
  | 'dimensions'
  | 'material'
  | 'performance'
  | 'fire'
  | 'acoustics'
  | 'energy'
  | 'classification'
  | 'packaging';

export type DemoAttribute = {
  sid: string;
  name: Text;
  kind: AttributeKind;
  unit: string | null;
  group: AttributeGroup;
  choices: { sid: string; label: Text }[];
  categories: { sid: string; required: boolean; groups?: PlatformGroupKey[] }[];
};

export type DemoOrga = {
  sid: string;
  name: string;
  kind: 'manufacturer' | 'retailer';
  address: {
    street: string;
    zip: string;
    city: string;
    country: 'CH' | 'DE' | 'AT';
    phone: string;
    email: string;
    website: string;
  };
  description: Texts;
  /** Name of a picture below `pictures/`, without the ending. */
  logo: string | null;
  /** Roots of the platform's tree in which the company has products. */
  productCategories: string[];
  views: number;
};

export type DemoProductLine = { orgaSid: string; sid: string; title: Text; position: number };

export type DemoConnection = { orgaSid: string; connectedSid: string };

export type AttributeValue = string | number | boolean;

export type DemoProduct = {
  orgaSid: string;
  sid: string;
  title: Texts;
  subTitle: Texts;
  description: Texts;
  articleNumber: string;
  /** GTIN-13 in 14 digits, one or two. */
  gtins: string[];
  /** Sid of a leaf category. */
  mainCategory: string;
  /** Sid of a product line of the same company. */
  productLine: string;
  /** By attribute sid; the value of a choice attribute is a choice sid. */
  attributes: Record<string, AttributeValue>;
  /** Name of a picture below `pictures/`, without the ending; nothing of one that was only half described. */
  picture: string | null;
  /** Page views of the last 30 days. */
  views: number;
};

/** A block of an article: HTML, or the name of a picture below `pictures/`, without the ending. */
export type DemoSection = Pick<ArticleSection, 'position' | 'layout'> &
  ({ contentType: 'text'; content: Texts } | { contentType: 'image'; picture: string });

/** A page of the CMS, shared by all platforms. */
export type DemoArticle = { url: string; title: Texts; sections: DemoSection[] };

export type DemoAdvertisement = {
  orgaSid: string;
  sid: string;
  title: Text;
  text: Text;
  /** Name of a picture below `pictures/`, without the ending. */
  picture: string;
  link: string;
  /** First and last day, `YYYY-MM-DD`. */
  from: string;
  to: string;
  weight: number;
  categories: string[];
  orgas: string[];
};

export type { DemoPlatform };
