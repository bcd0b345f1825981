import { isJsonObject } from '../../source/isJsonObject.ts';
import { isNumbered } from './isNumbered.ts';

type Json = Readonly<Record<string, unknown>>;

/** Lists of other products. */
const others =
  /relat|similar|accessor|zubeh|spare|ersatz|cross|upsell|bundle|component|compos|alternativ|replac/i;

/**
 * A record for each variant of one that has no number of its own, with what the whole says: `{"title": "Leuchte", "variants": [{"sku":
 * "L-1"}, {"sku": "L-2"}]}` (behaviour B691). So are several variants of one whose number they have too, each in the place of what the whole says; its
 * own is that of their parent. Any other record is the only one.
 */
export function withVariants(record: Json): readonly Json[] {
  if (isNumbered(Object.keys(record))) return numberedVariants(record);
  for (const [name, value] of Object.entries(record)) {
    const variants = Array.isArray(value) && !others.test(name) ? value.filter(isJsonObject) : [];
    if (variants.length > 0 && variants.every((variant) => isNumbered(Object.keys(variant))))
      return variants.map((variant) => ({ ...record, [name]: variant }));
  }
  return [record];
}

/** How shops and catalogues call what differs in little, and the articles of a product. */
const variants =
  /^(?:variants?|variant[ei]n?|variaciones|variations?|d[eé]clinaisons|skus|children|(?:sub|unter|sous|sotto)[_-]?(?:products?|items?|articles?|produkte?|artikel|produits?|prodotti|articoli)|articles?|artikel|articoli|versions?|versionen|versioni|ausf(?:ü|ue)hrungen|models?|modelle|mod[eè]les|modelli)$/i;

function numberedVariants(record: Json): readonly Json[] {
  for (const [name, value] of Object.entries(record)) {
    const each = Array.isArray(value) && variants.test(name) ? value.filter(isJsonObject) : [];
    const key = Object.keys(record).find((own) => isNumbered([own]) && areNumberedBy(own, each));
    if (each.length === 0 || key === undefined) continue;
    const { [name]: _, ...whole } = record;
    return each.map((variant) => ({ ...joined(whole, variant), [`parent_${key}`]: record[key] }));
  }
  return [record];
}

/** Has each a number below that name, and not all the same one? */
function areNumberedBy(key: string, each: readonly Json[]): boolean {
  const numbers = each.map((variant) => variant[key]);
  const areSaid = numbers.every(
    (number) => typeof number === 'number' || (typeof number === 'string' && number !== ''),
  );
  return areSaid && (numbers.length === 1 || new Set(numbers).size > 1);
}

/** What the variant says, and what only the whole does. */
function joined(whole: Json, variant: Json): Json {
  const both = Object.entries(variant).map(([name, said]): [string, unknown] => {
    const before = whole[name];
    if (said === null || said === '') return [name, before];
    return [name, isJsonObject(said) && isJsonObject(before) ? joined(before, said) : said];
  });
  return { ...whole, ...Object.fromEntries(both) };
}
