import { expect, it } from 'vitest';
import type { ImportedAttribute } from '../catalogue/attributes.ts';
import { NameIndex } from '../catalogue/NameIndex.ts';
import { targetKey } from '../target.ts';
import { HeadingIndex } from './HeadingIndex.ts';

const attribute = (sid: string, unit: string, name: string): ImportedAttribute => ({
  sid,
  unit,
  names: [name],
  terms: [],
  kind: 'number',
  choices: new NameIndex([]),
  declared: [],
});
const headings = new HeadingIndex([
  attribute('laenge', 'mm', 'Länge'),
  attribute('dicke', 'mm', 'Dicke'),
  attribute('hoehe', 'mm', 'Höhe'),
  attribute('gewicht', 'kg', 'Gewicht'),
  attribute('lichtstrom', 'lm', 'Lichtstrom'),
]);
const meaningOf = (heading: string) => {
  const meaning = headings.read(heading, 'de');
  return meaning.kind === 'target' ? targetKey(meaning.target) : meaning.kind;
};

it.each([
  ['MATNR', 'articleNumber'],
  ['NTGEW', 'attributes.gewicht'],
  ['BISMT', 'other'],
  ['AUSDT', 'endOfSale'],
  ['PRDHA_TXT', 'mainCategory'],
  ['Base Unit of Measure', 'orderUnit'],
  ['AR_Design', 'title.de'],
  ['AR_PrixVen', 'offers'],
  // As programs cut their words that have ten letters for a name (behaviour B755).
  ['CDART', 'articleNumber'],
  ['LBART1F', 'title.fr'],
  ['LBART2F', 'subTitle.fr'],
  ['LBMRQ', 'brand'],
  ['QTMCD', 'orderQuantity'],
  ['PXBRT', 'offers'],
  ['DTFIN', 'endOfSale'],
  ['ARNAZORI', 'countryOfOrigin'],
  ['SUPSDBY', 'successor'],
  ['ZZMARKE', 'brand'],
  // As programs put the first letters of words together (behaviour B780); `AUSD` may be when it ends, or when it was changed.
  ['WGRP', 'mainCategory'],
  ['MBME', 'orderQuantity'],
  ['NFAR', 'successor'],
  ['URLD', 'countryOfOrigin'],
  ['LGBS', 'other'],
  ['EKPR', 'offers'],
  ['AUSD', 'unknown'],
  ['PLATINE', 'unknown'],
  ['categ_id/name', 'mainCategory'],
  ['Variant SKU', 'articleNumber'],
  ['Body (HTML)', 'description.de'],
  ['g:mpn', 'articleNumber'],
  ['tradeItemDescription', 'title.de'],
  ['SUPPLIER_PID', 'articleNumber'],
  ['DESCRIPTION_SHORT', 'title.de'],
  ['REFCIALE', 'articleNumber'],
  ['LIBELLE40', 'title.de'],
  ['GTIN13', 'gtins'],
  ['Quantità minima ordinazione', 'orderQuantity'],
  ['GA_FAMILLENIV1', 'mainCategory'],
  ['ProdHierarchie', 'mainCategory'],
  ['Tipologia', 'other'],
])('%s is known as the name that a system gives: %s', (heading, meaning) => {
  expect(meaningOf(heading)).toBe(meaning);
});

it.each([
  ['name-fr_CH', 'title.fr'],
  ['description-de_CH-ecommerce', 'description.de'],
  ['PF_PoidsNet', 'attributes.gewicht'],
  ['art_laenge_mm', 'attributes.laenge'],
  ['Plattenstärke', 'attributes.dicke'],
  ['Haut. tableau (mm)', 'attributes.hoehe'],
  ['Leuchtenlichtstrom [lm]', 'attributes.lichtstrom'],
  ['Liefereinh.', 'orderUnit'],
  ['DE_Title_Short', 'title.de'],
  ['CODART', 'articleNumber'],
  ['Numéro d’article ventil.', 'articleNumber'],
  ['Kupfer Art.Nr.', 'articleNumber'],
  ['Bezeichnung / Sortierung', 'title.de'],
  ['Stat. Warennr.', 'customsTariffNumber'],
  ['Q.tà min. ordine', 'orderQuantity'],
  ['Q. min', 'orderQuantity'],
  ['Mindestmenge VK', 'orderQuantity'],
  ['Bezeichnung frz.', 'title.fr'],
  ['Désignation / français', 'title.fr'],
  ['Bezeichnung Französisch', 'title.fr'],
  ['ArretLe', 'endOfSale'],
  ['Zusatz', 'subTitle.de'],
  ['General - Product Description', 'description.en'],
  ['Produkttyp', 'mainCategory'],
  ['Type de produit', 'mainCategory'],
  ['Classe merceologica', 'mainCategory'],
  ['Abgelöst durch', 'successor'],
  ['AuslDat', 'endOfSale'],
  ['date_arret', 'endOfSale'],
  ['DISC DT', 'endOfSale'],
  ['Disc. grp', 'offers'],
  ['Läuft aus zum', 'endOfSale'],
  ['Auslauf zum', 'endOfSale'],
  ['Auslaufend per', 'endOfSale'],
  ['Esaur. dal', 'endOfSale'],
  ['In esaurimento dal', 'endOfSale'],
  ['Comm. code', 'customsTariffNumber'],
  ['Vertriebstext', 'description.de'],
  ['Grunddatentext', 'description.de'],
  ['ME-VK', 'orderUnit'],
  ['VK-Preis', 'offers'],
  ['€/Gebinde', 'offers'],
  ['Prod.-gr.', 'mainCategory'],
  ['Sort.', 'unknown'],
  ['Var-Kopf', 'variantGroup'],
  ['values.custitem_gr_brand', 'brand'],
  ['Bauhöhe BH', 'attributes.hoehe'],
  ['kg/Stk', 'attributes.gewicht'],
  ['Press. Pa', 'unknown'],
  ['dB(A)', 'unknown'],
])('%s is read by its parts: %s', (heading, meaning) => {
  expect(meaningOf(heading)).toBe(meaning);
});

it.each(['Kundenartikelnummer', 'KD_ARTNR', 'Alte Artikelnummer', 'Lagerplatz', 'old_sku', 'Codice cliente'])(
  '%s is something else, whatever it holds',
  (heading) => {
    expect(meaningOf(heading)).toBe('other');
  },
);
