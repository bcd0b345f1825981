import type { Language } from '../../../resources/language/languages.ts';
import { demoGtin } from '../../../demo/gtin.ts';
import { chance, pick } from '../../../demo/random.ts';
import { attributes, categories, orgasOf, productLinesOf, relationsOf } from '../../../demo/world.ts';

export interface BenchProduct {
  orgaSid: string;
  sid: string;
  articleNumber: string;
  gtins: string[];
  title: Record<Language, string>;
  subTitle: Record<Language, string>;
  description: Record<Language, string>;
  mainCategory: string;
  productLine: string | undefined;
  attributes: Record<string, string | number>;
  popularity: number;
}

type Words = Record<Language, string>;

const read = (source: string): Words[] =>
  source
    .trim()
    .split('\n')
    .map((line) => {
      const [de = '', en = '', fr = '', it = ''] = line.split('|').map((word) => word.trim());
      return { de, en, fr, it };
    });

const adjectives = read(`
  wärmegedämmt | insulated | isolé | isolato
  schallgeprüft | sound tested | testé acoustique | testato acusticamente
  verzinkt | galvanised | galvanisé | zincato
  pulverbeschichtet | powder coated | thermolaqué | verniciato a polvere
  gebürstet | brushed | brossé | spazzolato
  säurebeständig | acid resistant | résistant aux acides | resistente agli acidi
  zweiflügelig | double leaf | à deux vantaux | a due ante
  rückstausicher | backwater safe | anti-retour | antireflusso
  frostsicher | frost proof | antigel | antigelo
  schwellenlos | barrier free | sans seuil | senza soglia
  vorgefertigt | prefabricated | préfabriqué | prefabbricato
  geölt | oiled | huilé | oliato
`);
const materials = read(`
  Eiche | oak | chêne | rovere
  Lärche | larch | mélèze | larice
  Aluminium | aluminium | aluminium | alluminio
  Edelstahl | stainless steel | acier inoxydable | acciaio inossidabile
  Kupfer | copper | cuivre | rame
  Naturstein | natural stone | pierre naturelle | pietra naturale
  Mineralwolle | mineral wool | laine minérale | lana minerale
  Polyethylen | polyethylene | polyéthylène | polietilene
  Beton | concrete | béton | calcestruzzo
  Glas | glass | verre | vetro
`);
const firstHalves =
  'Dach Boden Wand Keller Garten Holz Stahl Rund Eck Haupt Neben Schall Wärme Brand Wasser Licht Flach Hoch Innen Aussen Fuss Decken Rohr Türen Fenster'.split(
    ' ',
  );
const secondHalves =
  'halter träger profil schiene platte element verbinder abdeckung leiste kasten rahmen dichtung griff beschlag lager stütze matte gitter rinne krümmer'.split(
    ' ',
  );
const syllables =
  'al be co da el fi go hu in ka lo mi na or pa qui ro su ta ur ve wi xa yo zen bra cle dro flu gri kno pla ste tri'.split(
    ' ',
  );

/** The share of popular products is small, as in life: most get few views, some get thousands. */
const popularityOf = (index: number) => Math.floor(5 * (1 - chance(index, 6)) ** -0.9) - 4;

/** The companies, lines and leaves that the products of the platform hang on. */
function placesOf(platform: 'CH') {
  const relations = relationsOf(platform);
  const parents = new Set(relations.map(({ parentSid }) => parentSid));
  const leafSids = new Set(relations.map(({ childSid }) => childSid).filter((sid) => !parents.has(sid)));
  return {
    leaves: categories().filter(({ sid }) => leafSids.has(sid)),
    orgas: orgasOf(platform),
    lines: Map.groupBy(productLinesOf(platform), ({ orgaSid }) => orgaSid),
    choices: attributes().filter(({ kind }) => kind === 'choice'),
  };
}

/**
 * Products without end and without a vocabulary of a few hundred words: compounds, model names and sizes make
 * some twenty thousand terms per language. The same on every machine.
 */
export function* benchProducts(count: number): Generator<BenchProduct> {
  const { leaves, orgas, lines, choices } = placesOf('CH');
  for (let index = 0; index < count; index += 1) {
    const some = <T>(list: readonly T[], salt: number) => pick(list, index, salt);
    const number = (most: number, salt: number) => Math.floor(chance(index, salt) * most);
    // Squared, so that some companies and categories are much larger than others.
    const orga = orgas[Math.floor(chance(index, 1) ** 2 * orgas.length)] as (typeof orgas)[number];
    const leaf = leaves[Math.floor(chance(index, 2) ** 2 * leaves.length)] as (typeof leaves)[number];
    const adjective = some(adjectives, 3);
    const material = some(materials, 4);
    const compound = `${some(firstHalves, 5)}${some(secondHalves, 7)}`;
    const model = [some(syllables, 8), some(syllables, 9), some(syllables, 10)].join('');
    const size = `${(number(60, 11) + 1) * 50}×${(number(60, 12) + 1) * 50} mm`;
    const in4 = (text: (language: Language) => string): Words => ({
      de: text('de'),
      en: text('en'),
      fr: text('fr'),
      it: text('it'),
    });
    yield {
      orgaSid: orga.sid,
      sid: `p-${index}`,
      articleNumber: `${100 + number(900, 13)}.${String(index).padStart(7, '0')}.${number(10, 14)}`,
      gtins: [demoGtin(index)],
      title: in4(
        (language) => `${language === 'de' ? compound : leaf.name[language]} ${model} ${material[language]}`,
      ),
      subTitle: in4((language) => `${adjective[language]}, ${size}`),
      description: in4((language) =>
        `${leaf.name[language]}: ${adjective[language]}, ${material[language]}. `.repeat(4).trim(),
      ),
      mainCategory: leaf.sid,
      productLine: some(lines.get(orga.sid) ?? [undefined], 15)?.sid,
      attributes: Object.fromEntries(
        Array.from({ length: 6 }, (_, nth) => some(choices, 20 + nth)).map(
          ({ sid, choices: offered }, nth) => [sid, some(offered, 30 + nth).sid],
        ),
      ),
      popularity: popularityOf(index),
    };
  }
}
