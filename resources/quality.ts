import type { Language } from './language/languages.ts';
import { brokenRules, doubtOf } from './plausibility/implausible.ts';
import type { PlatformGroupKey } from './platform/platformGroups.ts';
import { withoutCategory } from './exchange/withoutCategory.ts';

/**
 * How much each part of a complete product counts against the others; texts count once per language that the
 * platform speaks, attributes once each.
 */
const weights = {
  title: 4,
  description: 2,
  subTitle: 1,
  /** Only of a product of which nobody has said one. */
  mainCategory: 8,
  images: 6,
  gtins: 3,
  documents: 3,
  articleNumber: 2,
  requiredAttribute: 4,
  askedAttribute: 1,
  /** Counts only where values hardly go together. */
  implausible: 4,
} as const;

const texts = ['title', 'description', 'subTitle'] as const;

/** What a product is judged by. */
export interface Judged extends Record<
  (typeof texts)[number],
  Readonly<Partial<Record<Language, unknown>>> | null | undefined
> {
  articleNumber: unknown;
  gtins: readonly unknown[] | null | undefined;
  images: readonly unknown[] | null | undefined;
  attributes: Readonly<Record<string, unknown>> | null | undefined;
  hasDocuments: boolean;
  mainCategory?: string | null | undefined;
}

/** What the platform and the category of a product ask for. */
export interface Asked {
  languages: readonly Language[];
  /** Objects of a property-management platform have none. */
  asksForGtin: boolean;
  attributes: readonly { sid: string; isRequired: boolean }[];
}

export interface Quality {
  /** 0 to 100. */
  completeness: number;
  /**
   * Places in the product, those that count most first: `title.fr`, `images`, `attributes.u-wert`, `document`,
   * or a rule between its values that it breaks: `implausible.combustible-rf1`.
   */
  missing: string[];
}

/** A category's asking for an attribute, as an attribute declares it. */
export interface Asking {
  sid: string;
  required?: boolean | null;
  /** The platform groups on which it counts; without any, all of them. */
  groups?: readonly string[] | null;
}

/** How an attribute is asked for in a category on the platforms of a group; undefined where it is not. */
export function askingOf(
  askings: readonly Asking[],
  category: unknown,
  group: PlatformGroupKey,
): Asking | undefined {
  return askings.find(
    ({ sid, groups }) => sid === category && (!groups || groups.length === 0 || groups.includes(group)),
  );
}

/** How complete a product is, and what it lacks. */
export function qualityOf(product: Judged, { languages, asksForGtin, attributes }: Asked): Quality {
  const parts = [
    ...texts.flatMap((text) =>
      languages.map((language) => part(`${text}.${language}`, weights[text], product[text]?.[language])),
    ),
    ...(product.mainCategory === withoutCategory ? [part('mainCategory', weights.mainCategory, false)] : []),
    part('images', weights.images, product.images?.length),
    ...(asksForGtin ? [part('gtins', weights.gtins, product.gtins?.length)] : []),
    part('document', weights.documents, product.hasDocuments),
    part('articleNumber', weights.articleNumber, product.articleNumber),
    ...attributes.map(({ sid, isRequired }) =>
      part(
        `attributes.${sid}`,
        isRequired ? weights.requiredAttribute : weights.askedAttribute,
        product.attributes?.[sid] !== undefined,
      ),
    ),
    ...brokenRules(product.attributes, product.mainCategory).map((rule) =>
      part(doubtOf(rule), weights.implausible, false),
    ),
  ];
  const all = parts.reduce((sum, { weight }) => sum + weight, 0);
  const there = parts.reduce((sum, { weight, isThere }) => sum + (isThere ? weight : 0), 0);
  return {
    // Only what lacks nothing is whole.
    completeness: Math.floor((100 * there) / all),
    missing: parts
      .filter(({ isThere }) => !isThere)
      .toSorted((a, b) => b.weight - a.weight)
      .map(({ place }) => place),
  };
}

function part(place: string, weight: number, value: unknown) {
  return { place, weight, isThere: Boolean(value) };
}
