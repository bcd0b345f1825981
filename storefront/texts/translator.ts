import i18next, { type i18n } from 'i18next';
import { isWrittenWithSharpS, withSharpS } from '../../resources/germanSpelling.ts';
import type { Language } from '../../resources/languages.ts';
import { platformGroups, type PlatformGroupKey } from '../../resources/platformGroups.ts';
import { languageTag, type Platform } from '../../resources/platforms.ts';
import { entities as entitiesDe } from '../../resources/texts/de/entities.ts';
import { storefront as storefrontDe } from '../../resources/texts/de/storefront.ts';
import { entities as entitiesEn } from '../../resources/texts/en/entities.ts';
import { storefront as storefrontEn } from '../../resources/texts/en/storefront.ts';
import { entities as entitiesFr } from '../../resources/texts/fr/entities.ts';
import { storefront as storefrontFr } from '../../resources/texts/fr/storefront.ts';
import { entities as entitiesIt } from '../../resources/texts/it/entities.ts';
import { storefront as storefrontIt } from '../../resources/texts/it/storefront.ts';
import type { Translate } from '../../ui/view/Translate.ts';
import { formatNumber } from './formatNumber.ts';
import { frenchSpaces } from '../../resources/frenchSpaces.ts';

const texts = {
  de: { ...storefrontDe, entities: entitiesDe },
  en: { ...storefrontEn, entities: entitiesEn },
  fr: frenchSpaces({ ...storefrontFr, entities: entitiesFr }),
  it: { ...storefrontIt, entities: entitiesIt },
} satisfies Record<Language, object>;

const instances = new Map<string, i18n>();
const labels = new Map<string, Record<string, string>>();
const plainTexts = new Map<string, Map<string, string>>();

/** The texts of a language as a platform's group words them. */
export function translator(language: Language, platform: Platform): Translate {
  const spelling = language === 'de' && isWrittenWithSharpS(platform) ? 'ß' : language;
  const instance = instances.get(spelling) ?? instanceOf(language, spelling === 'ß');
  instances.set(spelling, instance);
  const tag = languageTag(language, platform);
  const key = `${spelling} ${platform.group}`;
  const words = labelsOf(instance, platform.group, key);
  const said = plainTextsOf(key);
  const say: Translate = (key, values = {}) =>
    instance.t(key, {
      ...words,
      ...values,
      ...(values.count !== undefined && { n: formatNumber(values.count, tag) }),
      context: platform.group,
    });
  return (name, values) => {
    if (values) return say(name, values);
    let text = said.get(name);
    if (text === undefined) said.set(name, (text = say(name)));
    return text;
  };
}

/** Texts into which no values go are made once: a page has a hundred of them. */
function plainTextsOf(key: string): Map<string, string> {
  const known = plainTexts.get(key) ?? new Map<string, string>();
  plainTexts.set(key, known);
  return known;
}

function instanceOf(language: Language, isSharp: boolean): i18n {
  const instance = i18next.createInstance();
  const translation = isSharp ? withSharpS(texts[language]) : texts[language];
  void instance.init({
    lng: language,
    resources: { [language]: { translation } },
    initAsync: false,
    // React escapes what it prints; escaping twice would show entities.
    interpolation: { escapeValue: false },
  });
  instance.services.formatter?.add('lower', (value: string) => value.toLocaleLowerCase(language));
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
