import { attributeValue, type ProductPage } from '../../../resources/calls/storefrontPages.ts';
import type { Picture } from '../../../resources/calls/shown.ts';
import type { Language, Translated } from '../../../resources/languages.ts';
import { shown, textIn } from '../../../resources/translate.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import type { Queries } from '../../base/database/queries.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import type { z } from 'zod';
import { described, picturesIn, type StoredPicture } from './describedPictures.ts';
import type { RelatedProducts } from './relatedProducts.ts';

interface Named {
  sid: string;
  name: Translated;
}

interface Declared extends Named {
  kind: 'text' | 'number' | 'choice' | 'yesNo';
  group: string;
  unit: string | null;
  choices: { sid: string; label: Translated }[];
}

interface ProductRow {
  id: number;
  orgaSid: string;
  productSid: string;
  articleNumber: string;
  gtins: string[];
  title: Translated;
  subTitle: Translated | null;
  description: Translated | null;
  values: Record<string, string | number | boolean>;
  orgaName: string;
  orgaLogo: Picture | null;
  productLine: { sid: string; title: Translated } | null;
  mainCategory: string;
  categoryName: Translated;
  ifcClasses: string[];
  ebkphCodes: string[];
  etimClasses: string[];
  path: Named[];
  pictures: StoredPicture[];
  media: StoredPicture[];
  attributes: Declared[];
}

/** What a product's page shows of other things. */
type Beside = 'documents' | 'retailers' | keyof RelatedProducts;

/** Everything of one product itself that its page shows; undefined outside the scope. */
export async function readProduct(
  sql: Queries,
  scope: Scope,
  language: Language,
  orgaSid: string,
  productSid: string,
): Promise<(Omit<ProductPage, Beside> & { id: number }) | undefined> {
  const [row] = await sql<ProductRow[]>`
    select
      p.id, p.orga_sid as "orgaSid", p.sid as "productSid", p.article_number as "articleNumber", p.gtins,
      p.title, p.sub_title as "subTitle", p.description, p.attributes as "values",
      o.name as "orgaName",
      (select json_build_object('kind', i.kind, 'hash', i.hash, 'width', i.width, 'height', i.height)
        from image i where i.platform = p.platform and i.orga_sid = p.orga_sid and i.hash = o.logo and i.kind = 'logo') as "orgaLogo",
      (select json_build_object('sid', l.sid, 'title', l.title)
        from product_line l where l.platform = p.platform and l.orga_sid = p.orga_sid and l.sid = p.product_line) as "productLine",
      p.main_category as "mainCategory", c.name as "categoryName", c.ifc_classes as "ifcClasses", c.ebkph_codes as "ebkphCodes",
      c.etim_classes as "etimClasses",
      (select coalesce(json_agg(json_build_object('sid', a.sid, 'name', a.name) order by cc.depth desc), '[]')
        from category_closure cc join category a on a.sid = cc.ancestor_sid
        where cc.platform = p.platform and cc.descendant_sid = p.main_category and cc.ancestor_sid <> ${rootCategory}) as path,
      ${picturesIn('p', 'images', 'productImage')} as pictures,
      ${picturesIn('p', 'media', 'productMedia')} as media,
      (select coalesce(json_agg(json_build_object('sid', a.sid, 'name', a.name, 'kind', a.kind, 'group', a."group", 'unit', a.unit, 'choices', a.choices) order by a.id), '[]')
        from attribute a where a.sid = any (array(select jsonb_object_keys(p.attributes)))) as attributes
    from product p
    join orga o on o.platform = p.platform and o.sid = p.orga_sid
    join category c on c.sid = p.main_category
    where ${where(scope, 'p')} and p.orga_sid = ${orgaSid} and p.sid = ${productSid}`;
  if (!row) return undefined;
  const {
    values,
    attributes,
    path,
    categoryName,
    mainCategory,
    productLine,
    title,
    subTitle,
    description,
    pictures,
    media,
    ...plain
  } = row;
  return {
    ...plain,
    title: shown(title, language) ?? { text: plain.articleNumber, languageUsed: language },
    subTitle: shown(subTitle, language) ?? null,
    description: shown(description, language) ?? null,
    productLine: productLine && { sid: productLine.sid, title: textIn(productLine.title, language) },
    mainCategory: { sid: mainCategory, name: textIn(categoryName, language) },
    pathFromRoot: path.map(({ sid, name }) => ({ sid, name: textIn(name, language) })),
    pictures: described(pictures, language),
    media: described(media, language),
    attributes: attributes.map((declared) => toValue(declared, values[declared.sid], language)),
  };
}

function toValue(
  declared: Declared,
  value: string | number | boolean | undefined,
  language: Language,
): z.infer<typeof attributeValue> {
  const { sid, name, group, unit, choices } = declared;
  const chosen = declared.kind === 'choice' ? choices.find((choice) => choice.sid === value) : undefined;
  return {
    sid,
    name: textIn(name, language),
    group,
    unit,
    value: chosen ? textIn(chosen.label, language) : (value ?? ''),
  };
}
