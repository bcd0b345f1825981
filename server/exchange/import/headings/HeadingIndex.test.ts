import { describe, expect, it } from 'vitest';
import type { ImportedAttribute } from '../catalogue/attributes.ts';
import { NameIndex } from '../catalogue/NameIndex.ts';
import { targetKey } from '../target.ts';
import { HeadingIndex } from './HeadingIndex.ts';

const attribute = (sid: string, unit: string | null, ...names: string[]): ImportedAttribute => ({
  sid,
  unit,
  names,
  terms: [],
  kind: 'number',
  choices: new NameIndex([]),
  declared: [],
});
const headings = new HeadingIndex([
  attribute('breite', 'mm', 'Breite', 'Width'),
  attribute('dicke-glas', 'mm', 'Dicke'),
  attribute('dicke-daemmung', 'cm', 'Dicke'),
  attribute('referenz', null, 'Référence'),
]);

const meaningOf = (heading: string) => {
  const meaning = headings.read(heading, 'de');
  return meaning.kind === 'target' ? targetKey(meaning.target) : meaning.kind;
};

describe('A heading', () => {
  it.each([
    ['articleNumber', 'articleNumber'],
    ['productInfo.articleNumber', 'articleNumber'],
    ['ARTIKEL-NR', 'articleNumber'],
    ['Art.-Nr.', 'articleNumber'],
    ['N° d’article', 'articleNumber'],
    ['Codice articolo', 'articleNumber'],
    ['Objektnummer', 'articleNumber'],
    ['EAN13', 'gtins'],
    ['GTIN 2', 'gtins'],
    ['Titel', 'title.de'],
    ['Titre', 'title.fr'],
    ['titel_de', 'title.de'],
    ['Titel (FR)', 'title.fr'],
    ['title.it', 'title.it'],
    ['Titel [de-CH]', 'title.de'],
    ['Langtext (Französisch)', 'description.fr'],
    ['Kurztext 2', 'subTitle.de'],
    ['Warengruppe', 'mainCategory'],
    ['Gamme', 'productLine'],
    ['Firma', 'orga'],
    ['Breite', 'attributes.breite'],
    ['width (mm)', 'attributes.breite'],
    ['Abmessungen Breite', 'attributes.breite'],
    ['Masse.width [mm]', 'attributes.breite'],
    ['WidthMm', 'attributes.breite'],
    ['Douane.origine', 'countryOfOrigin'],
    ['Verpackung.MindestBestellung', 'orderQuantity'],
    ['Zubehör.MindestBestellung', 'unsure'],
    ['Text.de.Kurz', 'title.de'],
    ['Text.it.Kurz', 'title.it'],
    ['Pays / Land', 'countryOfOrigin'],
    ['Mindest- bezug', 'orderQuantity'],
    ['Cod. casa madre', 'other'],
    ['imgSrc', 'images'],
    ['Vente.Multiple', 'orderQuantity'],
    ['Bestellmenge (bitte ausfüllen)', 'other'],
    ['Land / Menge', 'unknown'],
    ['Dicke', 'ambiguous'],
    ['Dicke (cm)', 'attributes.dicke-daemmung'],
    ['Beliebtheit', 'ignored'],
    ['Hinweise', 'ignored'],
    ['__proto__', 'unknown'],
    ['Preis', 'offers'],
    // Parted between lines, by signs, or the other way round.
    ['Brei-\nte (mm)', 'attributes.breite'],
    ['Item #', 'articleNumber'],
    ['Mfr. P/N', 'articleNumber'],
    ['Ersetzt durch', 'successor'],
    ['Ersatz für', 'other'],
    ['Remplace', 'other'],
    ['Réf. remplacée', 'other'],
    ['Ersetzte Art.-Nr.', 'other'],
    ['Codice sostituito', 'other'],
    ['Remplacé par', 'successor'],
    ['Bildart', 'other'],
    ['Bildtyp10', 'other'],
    ['image_type', 'other'],
    ['Tipo immagine', 'other'],
    ['Bild 2', 'images'],
    ['Código', 'articleNumber'],
    ['Omschrijving', 'description.de'],
    ['Precio', 'offers'],
  ])('%s means %s', (heading, meaning) => {
    expect(meaningOf(heading)).toBe(meaning);
  });

  it('that is a label goes before one that only means the same', () => {
    // A synonym of the article number, but here the label of an attribute.
    expect(meaningOf('Référence')).toBe('attributes.referenz');
  });

  it('of several languages has that of its neighbours', () => {
    const language = headings.languageOf(['Designation', 'Numéro d’article', 'Catégorie'], 'de');
    const meaning = headings.read('Designation', language);
    expect(meaning.kind === 'target' && targetKey(meaning.target)).toBe('title.fr');
  });
});
