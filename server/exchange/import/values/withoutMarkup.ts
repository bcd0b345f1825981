import { plainText } from '../formats/trade/plainText.ts';

/** The entities of HTML for the second half of Latin-1, in its order. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const firstOfLatin = 160;
const others: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  ndash: '–',
  mdash: '—',
  hellip: '…',
  euro: '€',
  trade: '™',
  bull: '•',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  oelig: 'œ',
  OElig: 'Œ',
  Oslash: 'Ø',
  lambda: 'λ',
  le: '≤',
  ge: '≥',
};
const characters: ReadonlyMap<string, string> = new Map([
  ...Object.entries(others),
  ...latin.split(' ').map((name, at) => [name, String.fromCodePoint(firstOfLatin + at)] as const),
]);
const entity = /&(?:([A-Za-z]{2,8}\d{0,2})|#(\d{2,6})|#[xX]([\dA-Fa-f]{2,5}));/g;

/** A text of a page as its reader sees it: entities resolved, without tags. What is no entity stays. */
export function withoutMarkup(text: string): string {
  const resolved = text.replaceAll(
    entity,
    (whole, name: string | undefined, decimal: string | undefined, hex: string | undefined) => {
      if (name !== undefined) return characters.get(name) ?? whole;
      const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      const isText = point >= 32 && !(point >= 0x7f && point < 0xa0) && !(point >= 0xd800 && point <= 0xdfff);
      return isText && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
    },
  );
  return plainText(resolved).replaceAll('\u00a0', ' ');
}
