import i18next, { type i18n } from 'i18next';
import { isWrittenWithSharpS, withSharpS } from '../../resources/platform/germanSpelling.ts';
import type { Language } from '../../resources/language/languages.ts';
import { platformGroups, type PlatformGroupKey } from '../../resources/platform/platformGroups.ts';
import { languageTag, type Platform } from '../../resources/platform/platforms.ts';
import { entities as entitiesDe } from '../../resources/texts/de/entities.ts';
import { storefront as storefrontDe } from '../../resources/texts/de/storefront.ts';
import { entities as entitiesEn } from '../../resources/texts/en/entities.ts';
import { storefront as storefrontEn } from '../../resources/texts/en/storefront.ts';
import { entities as entitiesFr } from '../../resources/texts/fr/entities.ts';
import { storefront as storefrontFr } from '../../resources/texts/fr/storefront.ts';
import { entities as entitiesIt } from '../../resources/texts/it/entities.ts';
import { storefront as storefrontIt } from '../../resources/texts/it/storefront.ts';
import type { TextKey, Translate } from '../../ui/view/Translate.ts';
import { filledText } from './filledText.ts';
import { formatNumber } from './formatNumber.ts';
import { frenchSpaces } from '../../resources/language/frenchSpaces.ts';

const texts = {
  de: { ...storefrontDe, entities: entitiesDe },
  en: { ...storefrontEn, entities: entitiesEn },
  fr: frenchSpaces({ ...storefrontFr, entities: entitiesFr }),
  it: { ...storefrontIt, entities: entitiesIt },
} satisfies Record<Language, object>;

const instances = new Map<string, i18n>();
const labels = new Map<string, Record<string, string>>();
/** How texts are worded, looked up once for each form of the plural: a page has a hundred of them. */
const wordingsByKey = new Map<string, Map<string, string>>();
/** Texts into which nothing goes but what a platform group calls things. */
const plainByKey = new Map<string, Map<string, string>>();
const pluralRules = new Map<Language, Intl.PluralRules>();

/** The texts of a language as a platform's group words them. */
export function translator(language: Language, platform: Platform): Translate {
  const spelling = language === 'de' && isWrittenWithSharpS(platform) ? 'ß' : language;
  const instance = instances.get(spelling) ?? instanceOf(language, spelling === 'ß');
  instances.set(spelling, instance);
  const tag = languageTag(language, platform);
  const key = `${spelling} ${platform.group}`;
  const words = labelsOf(instance, platform.group, key);
  const wordings = keptOf(wordingsByKey, key);
  const plain = keptOf(plainByKey, key);
  const rules = pluralRulesOf(language);
  const wordingOf = (name: TextKey, count?: number) => {
    const form = count === undefined ? name : `${name} ${count === 0 ? 'none' : rules.select(count)}`;
    let text = wordings.get(form);
    if (text === undefined) {
      text = instance.t(name, { count, context: platform.group, skipInterpolation: true });
      wordings.set(form, text);
    }
    return text;
  };
  return (name, values) => {
    if (values) {
      const { count } = values;
      const n = count === undefined ? undefined : formatNumber(count, tag);
      const valueOf = (place: string) => (place === 'n' ? n : undefined) ?? values[place] ?? words[place];
      return filledText(wordingOf(name, count), valueOf, language);
    }
    let text = plain.get(name);
    if (text === undefined)
      plain.set(name, (text = filledText(wordingOf(name), (place) => words[place], language)));
    return text;
  };
}

function keptOf(all: Map<string, Map<string, string>>, key: string): Map<string, string> {
  const known = all.get(key) ?? new Map<string, string>();
  all.set(key, known);
  return known;
}

function pluralRulesOf(language: Language): Intl.PluralRules {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, rules);
  return rules;
}

function instanceOf(language: Language, isSharp: boolean): i18n {
  const instance = i18next.createInstance();
  const translation = isSharp ? withSharpS(texts[language]) : texts[language];
  void instance.init({
    lng: language,
    resources: { [language]: { translation } },
    initAsync: false,
  });
  return instance;
}

/** What a platform group calls the things of the catalogue, for use inside of other texts. */
function labelsOf(instance: i18n, group: PlatformGroupKey, key: string): Record<string, string> {
  const known = labels.get(key);
  if (known) return known;
  const label = (entity: string, count: number) =>
    instance.t(`entities.${entity}.name`, { count, context: group });
  const articleNumber = instance.t('entities.product.fields.articleNumber', { context: group });
  const { asksForGtin } = platformGroups[group];
  const gtin = instance.t('product.gtin');
  const made = {
    product: label('product', 1),
    products: label('product', 2),
    orga: label('orga', 1),
    orgas: label('orga', 2),
    line: label('productLine', 1),
    lines: label('productLine', 2),
    articleNumber,
    code: asksForGtin ? gtin : articleNumber,
    codes: asksForGtin ? `${gtin}, ${articleNumber}` : articleNumber,
  };
  labels.set(key, made);
  return made;
}
