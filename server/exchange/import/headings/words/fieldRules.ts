import type { product } from '../../../../../resources/entities/product.ts';
import type { Role } from './role.ts';

/** What a heading of trade words says: a field of a product, or prices, which belong to offers. */
export type RuledField = keyof typeof product.fields | 'offers';

export interface FieldRule {
  field: RuledField;
  /** Of each of these some word has to be. */
  needs: readonly (readonly Role[])[];
  /** What the others may be besides; where it is missing, anything. */
  allows?: readonly Role[];
  /** May words be there that say nothing we know, such as `Numéro d’article ventil.`? */
  mayHaveUnknown?: boolean;
  /** May it end in a number, such as `Bild 2`? */
  mayBeNumbered?: boolean;
  /**
   * `sure` is taken; of those that are `weak` the best is, if nothing else is the same; what is only `maybe` so is
   * proposed.
   */
  strength: 'sure' | 'weak' | 'weaker' | 'weakest' | 'maybe';
}

const numbers: readonly Role[] = ['number', 'reference'];

/** The first that fits counts. Words of no role, such as `Datum` or `Kunde`, make a heading unknown, but for prices. */
export const fieldRules: readonly FieldRule[] = [
  {
    field: 'customsTariffNumber',
    needs: [['customs']],
    allows: ['tariff', 'number', 'item', 'goods', 'name'],
    mayBeNumbered: true,
    strength: 'sure',
  },
  {
    field: 'customsTariffNumber',
    needs: [['tariff'], ['number', 'goods']],
    allows: ['item'],
    strength: 'sure',
  },
  // Whatever stands above it: what speaks of customs is no price.
  { field: 'customsTariffNumber', needs: [['customs'], ['tariff', 'number', 'goods']], strength: 'weak' },
  {
    field: 'etimClass',
    needs: [['etim']],
    allows: ['group', 'number'],
    mayBeNumbered: true,
    strength: 'sure',
  },
  {
    field: 'gtins',
    needs: [['barcode']],
    allows: ['number', 'reference', 'item', 'main', 'supplier'],
    mayBeNumbered: true,
    strength: 'sure',
  },
  {
    field: 'gtins',
    needs: [['barcode']],
    allows: ['number', 'item', 'pack', 'unit', 'sub', 'least'],
    mayBeNumbered: true,
    strength: 'maybe',
  },
  {
    field: 'endOfSale',
    needs: [['ending'], ['day']],
    allows: ['item', 'order', 'successor'],
    strength: 'sure',
  },
  // `ME-VK`: the unit of sale.
  {
    field: 'orderUnit',
    needs: [['unit'], ['order']],
    allows: ['quantity', 'item', 'number', 'name', 'short'],
    strength: 'sure',
  },
  // `Mindestmenge VK`
  { field: 'orderQuantity', needs: [['least'], ['quantity'], ['order']], allows: ['item'], strength: 'sure' },
  { field: 'offers', needs: [['price']], mayBeNumbered: true, strength: 'sure' },
  { field: 'title', needs: [['caption'], ['document', 'shown']], allows: ['item', 'name'], strength: 'sure' },
  {
    field: 'images',
    needs: [['image']],
    allows: ['address', 'number', 'main', 'path', 'item', 'name', 'more'],
    mayBeNumbered: true,
    strength: 'sure',
  },
  // Its values have to be papers, whatever they are about.
  { field: 'media', needs: [['document']], mayBeNumbered: true, strength: 'sure' },
  { field: 'successor', needs: [['successor']], allows: ['item', 'number', 'reference'], strength: 'sure' },
  {
    field: 'variantGroup',
    needs: [['variant'], ['group', 'series']],
    allows: ['number', 'item', 'own'],
    strength: 'sure',
  },
  {
    field: 'variantGroup',
    needs: [['parent'], ['number', 'reference', 'item', 'variant']],
    allows: ['own', 'main'],
    mayHaveUnknown: true,
    strength: 'sure',
  },
  { field: 'variantGroup', needs: [['parent']], mayHaveUnknown: true, allows: [], strength: 'maybe' },
  {
    field: 'countryOfOrigin',
    needs: [['origin']],
    allows: ['customs', 'country', 'item', 'goods', 'number', 'name', 'sign'],
    strength: 'sure',
  },
  {
    field: 'countryOfOrigin',
    needs: [['country'], ['maker']],
    strength: 'sure',
    allows: ['item', 'number', 'sign'],
  },
  { field: 'countryOfOrigin', needs: [['country']], strength: 'maybe', allows: ['item', 'number', 'sign'] },
  { field: 'brand', needs: [['brand']], allows: ['name', 'item', 'maker', 'supplier'], strength: 'sure' },
  { field: 'brand', needs: [['brand']], allows: ['number', 'item', 'sign'], strength: 'maybe' },
  { field: 'brand', needs: [['maker']], allows: ['name'], strength: 'weak' },
  { field: 'keywords', needs: [['keyword']], allows: ['item', 'own'], mayBeNumbered: true, strength: 'sure' },
  {
    field: 'orderQuantity',
    needs: [['least'], ['order', 'quantity']],
    allows: ['item', 'supplier'],
    strength: 'sure',
  },
  { field: 'orderQuantity', needs: [['least']], allows: ['pack', 'order', 'quantity'], strength: 'maybe' },
  {
    field: 'orderUnit',
    needs: [['unit']],
    allows: ['order', 'quantity', 'item', 'number', 'name', 'short'],
    mayBeNumbered: true,
    strength: 'sure',
  },
  { field: 'orderUnit', needs: [['unit']], allows: ['order', 'quantity', 'item', 'pack'], strength: 'maybe' },
  // `Unité de stockage`: of what is counted there.
  { field: 'orderUnit', needs: [['unit'], ['foreign']], allows: ['item', 'quantity'], strength: 'maybe' },
  { field: 'productLine', needs: [['series']], allows: ['item', 'name', 'short'], strength: 'sure' },
  {
    field: 'productLine',
    needs: [['series']],
    allows: ['item', 'name'],
    mayHaveUnknown: true,
    strength: 'maybe',
  },
  {
    field: 'mainCategory',
    needs: [['group']],
    allows: ['goods', 'item', 'main', 'path', 'number', 'name', 'supplier', 'long'],
    mayBeNumbered: true,
    strength: 'sure',
  },
  // `Codice Sottoprodotto`: the things that are one of another one.
  { field: 'articleNumber', needs: [numbers, ['item'], ['sub']], allows: [], strength: 'weak' },
  { field: 'title', needs: [['name'], ['item'], ['sub']], allows: [], strength: 'sure' },
  // `Hauptartikelgruppe`, `Vaterartikelgruppe`: the group above that of the article.
  {
    field: 'mainCategory',
    needs: [['group'], ['parent']],
    allows: ['goods', 'item', 'main', 'name'],
    strength: 'maybe',
  },
  {
    field: 'mainCategory',
    needs: [['group'], ['text']],
    allows: ['goods', 'item', 'main'],
    strength: 'maybe',
  },
  {
    field: 'mainCategory',
    needs: [['group', 'sub']],
    allows: ['goods', 'item', 'main', 'path', 'number', 'name', 'sub', 'more', 'text'],
    mayBeNumbered: true,
    strength: 'maybe',
  },
  {
    field: 'title',
    needs: [['long'], ['caption']],
    allows: ['item', 'name'],
    strength: 'sure',
  },
  { field: 'subTitle', needs: [['more'], ['name', 'text']], allows: ['item', 'short'], strength: 'sure' },
  { field: 'subTitle', needs: [['more']], allows: ['item'], strength: 'weak' },
  { field: 'subTitle', needs: [['short'], ['about']], allows: ['item'], strength: 'weak' },
  { field: 'description', needs: [['long'], ['text', 'name']], allows: ['item'], strength: 'sure' },
  {
    field: 'title',
    needs: [['name']],
    allows: ['item', 'short', 'main', 'text', 'goods'],
    mayBeNumbered: true,
    strength: 'sure',
  },
  { field: 'title', needs: [['short'], ['text']], allows: ['item'], mayBeNumbered: true, strength: 'sure' },
  {
    field: 'description',
    needs: [['text']],
    allows: ['item', 'main', 'order'],
    mayBeNumbered: true,
    strength: 'sure',
  },
  { field: 'title', needs: [['name'], ['item'], ['supplier']], allows: ['short'], strength: 'sure' },
  { field: 'description', needs: [['text'], ['item'], ['supplier']], allows: [], strength: 'sure' },
  {
    field: 'articleNumber',
    needs: [numbers, ['item', 'order']],
    allows: ['main', 'short'],
    strength: 'sure',
  },
  {
    field: 'articleNumber',
    needs: [['reference']],
    allows: ['item', 'main', 'number', 'order'],
    strength: 'sure',
  },
  {
    field: 'articleNumber',
    needs: [numbers, ['supplier', 'own'], ['item']],
    allows: ['order'],
    strength: 'weak',
  },
  {
    field: 'articleNumber',
    needs: [['reference'], ['supplier', 'own']],
    allows: ['number'],
    strength: 'weak',
  },
  {
    field: 'articleNumber',
    needs: [numbers, ['item']],
    allows: ['main', 'order'],
    mayHaveUnknown: true,
    strength: 'weak',
  },
  { field: 'articleNumber', needs: [['number']], allows: [], strength: 'weaker' },
  { field: 'articleNumber', needs: [['supplier', 'own'], ['number']], allows: [], strength: 'maybe' },
  { field: 'brand', needs: [['supplier']], allows: ['name'], strength: 'maybe' },
  { field: 'articleNumber', needs: [['item']], allows: [], strength: 'weakest' },
  {
    field: 'articleNumber',
    needs: [numbers],
    allows: ['item', 'order', 'own'],
    mayHaveUnknown: true,
    strength: 'maybe',
  },
  { field: 'customsTariffNumber', needs: [['tariff']], allows: [], strength: 'maybe' },
  // `Level 1` of a tree.
  { field: 'mainCategory', needs: [['main']], allows: [], mayBeNumbered: true, strength: 'maybe' },
  {
    field: 'description',
    needs: [['about']],
    allows: ['item', 'text', 'long', 'more', 'name'],
    strength: 'maybe',
  },
  { field: 'description', needs: [['long']], allows: [], strength: 'maybe' },
  // With words that we do not know they say what they are at most where nothing else does.
  { field: 'images', needs: [['image']], mayHaveUnknown: true, mayBeNumbered: true, strength: 'maybe' },
  {
    field: 'customsTariffNumber',
    needs: [['customs']],
    allows: ['tariff', 'number', 'goods'],
    mayHaveUnknown: true,
    mayBeNumbered: true,
    strength: 'weak',
  },
  {
    field: 'mainCategory',
    needs: [['group']],
    allows: ['goods', 'item', 'main', 'number', 'name', 'text'],
    mayHaveUnknown: true,
    strength: 'maybe',
  },
];
