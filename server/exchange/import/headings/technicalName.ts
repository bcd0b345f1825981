import { isLanguage, type Language } from '../../../../resources/language/languages.ts';
import { isUnit } from '../../../find/quantities/convertUnit.ts';
import { wordsOf } from './words/Lexicon.ts';
import { saysAnother } from './says/saysAnother.ts';

/** A heading without what a system adds to it, and the language that this named. */
interface PlainName {
  text: string;
  named: Language | undefined;
}

/** `name-de_CH-ecommerce`, `title.fr-FR`, `short_description-en_GB`, `name[de_DE]`, `translations.de-DE.name`. */
const localeBehind = /^(.+?)[-_.:[@ ]+([a-z]{2})[-_][a-z]{2}(?:\]|[-_.][a-z][a-z0-9_-]*)?$/i;
const localeInFront = /^(?:[a-z]+\.)?([a-z]{2})[-_][a-z]{2}\.(.+)$/i;
/** `AR_PoidsNet`, `g:gtin`, `p.weight`: a table, a namespace. */
const prefix = /^([a-z]{1,3}|[a-z]{1,2}\d)[_:.](?=[a-z]{2})/i;

/** `custitem_gr_range`, `x_studio_brand`, `values.custom_finish`: a field that a company has added, with its own sign. */
const added =
  /^(?:.*[./])?(?:custitem|custrecord|custom_?field|custom|cf|udf|x_studio|attr|attribute|options?|pim|prop)_(?:[a-z]{2,3}_)?(?=[a-z]{3})/i;

/** `Product Category/Complete Name`, `manufacturer.name`: what is shown of a record. */
const member = /^(.{3,}?)\s*[/.]\s*(?:name|complete[ _]?name|display[ _]?name|label|value)$/i;

/** `PRDHA_TXT`: what a code of a program stands for. */
const described = /^([A-Z][A-Z\d]{2,})_(?:TXT|TEXT|BEZ|DESCR?|LIB)$/;

function saysGroup(table: string): boolean {
  return wordsOf(table).some(({ roles }) => roles.has('group'));
}

/** What technical names may be without the locale behind them and the prefix of their table, the likeliest first. */
export function withoutTechnicalParts(heading: string): PlainName[] {
  const text = heading.trim();
  const [, inFront = '', behind = ''] = localeBehind.exec(text) ?? [];
  const [, first = '', last = ''] = localeInFront.exec(text) ?? [];
  const code = (behind || first).toLowerCase();
  const said = isLanguage(code) ? { text: inFront || last, named: code } : undefined;
  const whole = said ?? { text, named: undefined };
  const table = prefix.exec(whole.text)?.[1] ?? '';
  // `KD_ARTNR` is the customer's, `WG_Text` that of a group.
  // `PUB_KG` is a price of a kilogram, and no weight of a table.
  const isOwn =
    table !== '' && !saysAnother(table) && !saysGroup(table) && !isUnit(whole.text.replace(prefix, ''));
  const [, record] = member.exec(whole.text) ?? described.exec(whole.text) ?? [];
  const ofCompany = whole.text.replace(added, '');
  return [
    ...(said ? [said] : []),
    ...(record === undefined ? [] : [{ ...whole, text: record }]),
    ...(ofCompany === whole.text ? [] : [{ ...whole, text: ofCompany }]),
    ...(isOwn ? [{ ...whole, text: whole.text.replace(prefix, '') }] : []),
  ];
}
