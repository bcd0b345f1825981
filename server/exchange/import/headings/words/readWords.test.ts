import { expect, it } from 'vitest';
import { readWords } from './readWords.ts';

it.each([
  ['Lief.-Art.-Nr.', 'articleNumber', 'weak'],
  ['Werksartikelnr', 'articleNumber', 'weak'],
  ['Cod. Art.', 'articleNumber', 'sure'],
  ['supplierItemNo', 'articleNumber', 'weak'],
  ['Réf. fournisseur', 'articleNumber', 'weak'],
  ['Codice', 'articleNumber', 'weaker'],
  ['Artikel', 'articleNumber', 'weakest'],
  ['Lieferantennummer', 'articleNumber', 'maybe'],
  ['Bez. 1', 'title', 'sure'],
  ['Bez. 2', 'subTitle', 'sure'],
  ['Bez. 3', 'description', 'maybe'],
  ['Libelle30', 'title', 'sure'],
  ['Testo esteso', 'description', 'sure'],
  ['Warengruppen-ID', 'mainCategory', 'sure'],
  ['Sottocategoria', 'mainCategory', 'maybe'],
  ['Gencod', 'gtins', 'sure'],
  ['EAN Karton', 'gtins', 'maybe'],
  ['HS-Code', 'customsTariffNumber', 'sure'],
  ['Logistik Zolltarif-Nr.', 'customsTariffNumber', 'weak'],
  ['Pays de fabrication', 'countryOfOrigin', 'sure'],
  ['Quantità minima ordine', 'orderQuantity', 'sure'],
  ['Preis/100 Stk', 'offers', 'sure'],
  ['Sconto %', 'offers', 'sure'],
  ['Aktionspreis', 'offers', 'sure'],
  ['Urspr.-Kz.', 'countryOfOrigin', 'sure'],
  ['Country of mfr.', 'countryOfOrigin', 'sure'],
  ['Code parent', 'variantGroup', 'sure'],
  ['Mindestbestellmg.', 'orderQuantity', 'sure'],
  ['Title_Long', 'title', 'sure'],
  ['Onlinetext', 'description', 'sure'],
  ['Verkaufstext', 'description', 'sure'],
  ['Benennung 2. Zeile', 'subTitle', 'sure'],
  ['Titolo scheda web', 'title', 'sure'],
  ['variant-group-code', 'variantGroup', 'sure'],
  ['Famille de variantes', 'variantGroup', 'sure'],
  ['GTIN Umverpackung', 'gtins', 'maybe'],
  ['Lieferant/Marke', 'brand', 'sure'],
  ['bez.z1', 'title', 'sure'],
  ['bez.z2', 'subTitle', 'sure'],
  ['Zusatz', 'subTitle', 'weak'],
  ['aid_vater', 'variantGroup', 'maybe'],
])('%s says %s: %s', (heading, field, strength) => {
  expect(readWords(heading)).toMatchObject({ field, strength });
});

it.each([
  'Lagerort',
  'ACS (O/N)',
  'Duty Class',
  'Kundennummer',
  'Date MAJ',
  'Barcode type',
  'Seriennummer',
  'Lieferschein',
  'Stock',
  '42',
  '',
])('"%s" says nothing that a product has', (heading) => {
  expect(readWords(heading)).toBeUndefined();
});
