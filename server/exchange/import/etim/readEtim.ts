import { isLanguage, type Language } from '../../../../resources/language/languages.ts';
import type { Meanings } from '../vocabulary/readMeanings.ts';
import { etimUnits } from '../formats/trade/etimUnits.ts';
import type { ReadEtim } from './etimArchive.ts';

/** A feature of ETIM, as far as classes that our categories carry have it. */
export interface EtimFeature {
  id: string;
  name: string;
  /** What ETIM calls its group, in capitals; empty where the file does not say. */
  group: string;
  /** `A` chooses among values, `L` is yes or no, `N` a number, `R` a range of two. */
  type: string;
  /** Those of its classes, the most frequent first. */
  units: string[];
  values: { id: string; name: string }[];
  /** The sids of the categories that carry a class with it. */
  categories: string[];
}

interface Wanted {
  type: string;
  units: Map<string, number>;
  categories: Set<string>;
}

/** An attribute that is a feature of ETIM already, with the sids of its choices. */
export interface KnownFeature {
  id: string;
  type: string;
  values: readonly string[];
}

/**
 * The features of ETIM that the classes of our categories have, with the values that these may choose from; of tables that
 * do not say what classes have, what they call the features that are known.
 */
export async function readEtim(
  read: ReadEtim,
  meanings: Meanings,
  known: readonly KnownFeature[],
): Promise<EtimFeature[]> {
  const wanted = new Map<string, Wanted>();
  const features = new Map<string, string>();
  let areClassesSaid = false;
  for await (const row of read('featuresOfClasses')) {
    areClassesSaid = true;
    const { ARTCLASSID = '', FEATUREID: id = '', FEATURETYPE: type = '', UNITOFMEASID: unit } = row;
    const carrying = meanings.ofClass(ARTCLASSID);
    if (carrying.length === 0 || id === '') continue;
    const feature = wanted.get(id) ?? { type, units: new Map(), categories: new Set() };
    wanted.set(id, feature);
    if (unit) feature.units.set(unit, (feature.units.get(unit) ?? 0) + 1);
    for (const sid of carrying) feature.categories.add(sid);
    features.set(row.ARTCLASSFEATURENR ?? '', id);
  }
  const [names, groups, values, units] = [
    await texts(read, 'features', 'FEATUREID', 'FEATUREDESC'),
    await texts(read, 'groups', 'FEATUREGROUPID', 'FEATUREGROUPDESC'),
    await texts(read, 'values', 'VALUEID', 'VALUEDESC'),
    await texts(read, 'units', 'UNITOFMEASID', 'UNITDESC'),
  ];
  if (!areClassesSaid)
    return known
      .map(({ id, type, values: chosen }) => ({
        id,
        type,
        name: names.get(id) ?? id,
        group: '',
        units: [],
        categories: [],
        values: chosen.flatMap((value) => {
          const name = values.get(value);
          return name === undefined ? [] : [{ id: value, name }];
        }),
      }))
      .filter(({ id, values: named }) => names.has(id) || named.length > 0);
  const groupOf = await texts(read, 'features', 'FEATUREID', 'FEATUREGROUPID');
  const chosen = new Map<string, Set<string>>();
  for await (const { ARTCLASSFEATURENR = '', VALUEID } of read('valuesOfFeatures')) {
    const id = features.get(ARTCLASSFEATURENR);
    if (id !== undefined && VALUEID) chosen.set(id, (chosen.get(id) ?? new Set()).add(VALUEID));
  }
  return [...wanted].map(([id, { type, units: used, categories }]) => ({
    id,
    name: names.get(id) ?? id,
    group: (groups.get(groupOf.get(id) ?? '') ?? '').toUpperCase(),
    type,
    units: [...used]
      .toSorted(([, one], [, other]) => other - one)
      .map(([unit]) => units.get(unit) ?? etimUnits.get(unit) ?? unit),
    values: [...(chosen.get(id) ?? [])].map((value) => ({ id: value, name: values.get(value) ?? value })),
    categories: [...categories],
  }));
}

/** The language of the tables, which the name of their file says: `…-METRIC-EI-2024-12-05.zip` is ETIM's own English. */
export function languageOfEtim(fileName: string | null, otherwise: Language): Language {
  const marks = (fileName ?? '').toLowerCase().split(/[^a-z]+/);
  if (marks.includes('ei')) return 'en';
  return marks.find((mark) => isLanguage(mark)) ?? otherwise;
}

async function texts(
  read: ReadEtim,
  table: Parameters<ReadEtim>[0],
  key: string,
  value: string,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const row of read(table)) found.set(row[key] ?? '', row[value] ?? '');
  return found;
}
