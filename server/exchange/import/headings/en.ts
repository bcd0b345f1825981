import type { Synonyms } from './synonyms.ts';

export const synonyms: Synonyms = {
  orgaSid: ['Company ID', 'Supplier ID', 'Manufacturer ID', 'Organisation ID'],
  sid: ['Product ID', 'ID', 'Product identifier'],
  articleNumber: [
    'SKU',
    'Article no.',
    'Art. no.',
    'Item number',
    'Item no.',
    'Part number',
    'Part no.',
    'Product number',
    'Product code',
    'Order number',
    'Model number',
    'Manufacturer part number',
    'MPN',
  ],
  gtins: ['EAN', 'EAN13', 'EAN-13', 'UPC', 'Barcode', 'GTIN-13', 'GTIN-14', 'GTIN/EAN'],
  title: ['Product name', 'Product title', 'Designation', 'Short description', 'Short text'],
  subTitle: ['Short text 2', 'Second title', 'Additional title'],
  description: ['Long text', 'Long description', 'Product description', 'Details'],
  mainCategory: ['Main category', 'Product group', 'Product category', 'Category ID'],
  productLine: ['Series', 'Line', 'Range', 'Product range', 'Product family', 'Product series'],
  images: ['Image', 'Picture', 'Pictures', 'Product image'],
  rowLanguage: ['Language', 'Language code', 'Lang', 'Locale'],
};
