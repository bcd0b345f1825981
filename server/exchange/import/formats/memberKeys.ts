/** What a member of a list is called, and what it says, where it is a pair of both. */
export const nameKeys: readonly string[] = [
  'name',
  'key',
  'label',
  'attribute',
  'feature',
  'title',
  'code',
  'merkmal',
  'bezeichnung',
  'nom',
  'nome',
];
export const valueKeys: readonly string[] = [
  'value',
  'values',
  'wert',
  'valeur',
  'valore',
  'val',
  'text',
  'texte',
  'testo',
  'content',
  'inhalt',
  'selection',
  'auswahl',
];
export const unitKeys: readonly string[] = ['unit', 'einheit', 'unité', 'unite', 'unità', 'unita', 'uom'];
/** By which elements of one name say which of several they are: `<CodeBarres type="EAN13">` beside `<CodeBarres type="CARTON">`. */
export const kindKeys: readonly string[] = ['type', 'typ', 'tipo', 'kind', 'art', 'usage', 'qualifier'];
export const languageKeys: readonly string[] = [
  'language',
  'lang',
  'locale',
  'sprache',
  'languagecode',
  'langue',
  'lingua',
];
