import { articleNumber } from './articleNumber.ts';
import { closingsOf } from './closings.ts';
import { demoGtin } from './gtin.ts';
import { allOffers, type Offer } from './offers.ts';
import { chance, pick, saltOf } from './random.ts';
import { slug } from '../resources/address/slug.ts';
import { fill } from './template.ts';
import { text, type Text, type Texts } from './text.ts';
import type { AttributeValue, DemoProduct } from './types.ts';

const salts = {
  start: 1,
  remark: 2,
  line: 3,
  secondGtin: 4,
  missing: 5,
  views: 6,
  delivery: 7,
  declared: 8,
  year: 9,
  state: 10,
  kilometre: 11,
  poor: 12,
  oneLanguage: 13,
};

/**
 * The product number `variant` (from 0, without end) of an offer, in German spelling with ß.
 * When all combinations of a family are used up, the line goes on with model numbers.
 */
export function productOf(offer: Offer, variant: number): DemoProduct {
  const { orga, family } = offer;
  const id = variant * allOffers.length + offer.index;
  const model = Math.floor(variant / family.variants);
  const line = lineOf(offer, variant);
  const attributes = attributesOf(offer, variant, id);
  const words = {
    noun: family.noun,
    line: model === 0 ? line.title : withModel(line.title, model),
    orga: { de: orga.name, en: orga.name, fr: orga.name, it: orga.name },
    number: text(String(variant + 1)),
  };
  const remark = pick(family.remarks, id, salts.remark);
  const number = articleNumber(orga.articleStyle, variant * offer.siblings + offer.place);
  const isPoor = !family.areObjects && isPoorly(id, variant);
  const shownIn = (texts: Text) =>
    isPoor && chance(id, salts.oneLanguage) < 0.5 ? { de: texts.de } : withGaps(texts, id);
  return {
    orgaSid: orga.sid,
    sid: `${slug(family.noun.de)}-${slug(number)}`,
    title: shownIn(fill(family.title, words, attributes)),
    subTitle: shownIn(fill(family.subTitle, words, attributes)),
    description: shownIn(
      joined([family.about, remark, ...closingsOf(attributes)].map((one) => fill(one, words, attributes))),
    ),
    articleNumber: number,
    gtins: family.areObjects ? [] : gtinsOf(id),
    mainCategory: family.leaf,
    productLine: line.sid,
    attributes,
    picture: isPoor ? null : pictureOf(family, attributes),
    views: viewsOf(id),
  };
}

function pictureOf({ picture, pictureBy }: Offer['family'], attributes: Record<string, AttributeValue>) {
  return pictureBy ? picture.replace(/\{.+\}/, String(attributes[pictureBy])) : picture;
}

/** Some products were only ever half described: without picture and papers, half of them in German alone. */
function isPoorly(id: number, variant: number): boolean {
  return variant >= 3 && chance(id, salts.poor) < 0.03;
}

function gtinsOf(id: number): string[] {
  const first = demoGtin(id * 2);
  return chance(id, salts.secondGtin) < 0.2 ? [first, demoGtin(id * 2 + 1)] : [first];
}

/** A long tail: half of the products get fewer than ten views, one in a thousand gets thousands. */
export function viewsOf(id: number): number {
  return Math.floor(5 * (1 - chance(id, salts.views)) ** -0.9) - 4;
}

function lineOf({ orga, family, place }: Offer, variant: number): { sid: string; title: Text } {
  const { lines } = orga;
  const own = lines.find(({ sid }) => sid === family.line);
  if (own) return own;
  const line = lines[(place + Math.floor(chance(variant, salts.line) * 2)) % lines.length];
  if (!line) throw new Error(`${orga.name} has products but no product line`);
  return line;
}

function withModel(title: Text, model: number): Text {
  const number = ` ${(model + 1) * 10}`;
  return { de: title.de + number, en: title.en + number, fr: title.fr + number, it: title.it + number };
}

function attributesOf({ orga, family, index }: Offer, variant: number, id: number) {
  const values: Record<string, AttributeValue> = {};
  let combination = combinationOf(variant, family.variants, saltOf(`${orga.sid}/${family.leaf}`));
  for (const { sid, options } of family.axes) {
    values[sid] = options[combination % options.length] as AttributeValue;
    combination = Math.floor(combination / options.length);
  }
  for (const { sid, options } of family.drawn) values[sid] = pick(options, id, saltOf(sid));
  for (const { sid, by, are } of family.following) values[sid] = are[String(values[by])] as AttributeValue;
  for (const { sid, of } of family.formulas) values[sid] = of(values as Record<string, number>);
  return {
    ...values,
    ...(family.areObjects ? ageAndPlace(id, index, family.since) : tradeOf(orga.address.country, id)),
  };
}

/** Walks through all combinations in steps that leave none out, from a start of its own per offer. */
function combinationOf(variant: number, combinations: number, salt: number): number {
  let step = Math.max(1, Math.round(combinations * 0.618));
  while (greatestCommonDivisor(step, combinations) !== 1) step++;
  return ((salt % combinations) + (variant % combinations) * step) % combinations;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

const origins = { CH: 'schweiz', DE: 'deutschland', AT: 'oesterreich' };

function tradeOf(country: 'CH' | 'DE' | 'AT', id: number): Record<string, AttributeValue> {
  return {
    herkunft:
      chance(id, salts.declared + 20) < 0.85 ? origins[country] : pick(['italien', 'frankreich'], id, 30),
    umweltproduktdeklaration: chance(id, salts.declared) < 0.4,
    lieferfrist: pick([2, 3, 5, 5, 8, 10, 15, 20], id, salts.delivery),
  };
}

function ageAndPlace(id: number, offerIndex: number, since: number): Record<string, AttributeValue> {
  const year = since + Math.floor(chance(id, salts.year) ** 0.6 * (2025 - since));
  const state =
    year > 2015
      ? 'neuwertig'
      : year > 1995
        ? 'gut'
        : pick(['ausreichend', 'erneuerungsbeduerftig', 'gut'], id, salts.state);
  const start = (offerIndex * 3.7) % 60;
  return {
    baujahr: year,
    zustand: state,
    streckenkilometer: Math.round((start + chance(id, salts.kilometre) * 2) * 1000) / 1000,
  };
}

function joined(sentences: Text[]): Text {
  const inOne = (language: keyof Text) => sentences.map((sentence) => sentence[language]).join(' ');
  return { de: inOne('de'), en: inOne('en'), fr: inOne('fr'), it: inOne('it') };
}

/** Some suppliers never had their texts translated: 3 % without Italian, 2 % without French. */
function withGaps(texts: Text, id: number): Texts {
  const gap = chance(id, salts.missing);
  if (gap >= 0.05) return texts;
  const { fr, it, ...rest } = texts;
  return gap < 0.03 ? { ...rest, fr } : { ...rest, it };
}
