import type { Words } from './role.ts';

export const words: Words = {
  item: 'article art item items product prod part material mat model catalog catalogue variant fitting style type-code',
  number: 'number no num nr nbr id code identifier key',
  reference: 'ref reference sku mpn mfpn partnumber itemcode',
  supplier:
    'supplier supp suppl vendor producer producers manufacturer manufacturers mfr manuf manf mfg maker factory',
  own: 'own internal our',
  name: 'name title designation posttitle',
  text: 'description descr desc text descriptions copy postcontent message',
  short: 'short brief receipt label till',
  long: 'long full detailed extended details marketing postcontent marketingmessage seo body technical',
  more: 'additional alternate alternative second secondary extra',
  keyword: 'keyword keywords tags tag synonyms search terms term',
  group:
    'taxonomy taxon pg group category categories cat family department chapter dept division hierarchy segment commodity-group grp',
  goods: 'merchandise goods',
  main: 'main level top',
  sub: 'sub subcategory subgroup',
  path: 'path tree breadcrumb breadcrumbs',
  series: 'series range line collection product-family productline',
  maker: 'producer producers manufacturer manufacturers mfr manuf manf mfg maker',
  document:
    'datasheet datasheets sheet manual leaflet brochure certificate declaration dop document documents pdf instructions manuals drawing sds msds epd cad bim eulumdat ies',
  brand: 'brand make trademark',
  barcode: 'ean gtin upc barcode barcodes isbn',
  image: 'image images picture pictures photo photos img pic thumbnail',
  address: 'url link path file filename href src',
  price:
    'disc price prices pricing cost costs rrp mrp msrp srp discount discounts vat tax currency margin surcharge freight usd gbp eur chf rebate',
  unit: 'unit units uom um',
  order: 'order ordering sales sale sold purchase purchasing selling sell basic base cart buy buying',
  least: 'min minimum least moq smallest multiple multiples lot step increment increments',
  quantity: 'quantity qty moq count',
  pack: 'pack package packaging packing packs carton box pallet outer inner case shipping bundle sleeve bag ctn cartons pk pal pkt pkg bags drum pail',
  customs: 'customs hts hs harmonized harmonised commodity intrastat taric statistical cn hscode hts-code',
  tariff: 'tariff',
  origin: 'origin made manufacture manufactured mfr-country production produced manufacturing assembly mfd',
  country: 'country coo region ctry cntry nation',
  successor:
    'successor replacement replaced superseded follow substitute substitution superseding supersession',
  etim: 'etim',
  thing: 'system design luminaire luminaires fixture lamp device appliance board panel roll leaf tube module',
  foreign:
    'customer customers client cust old previous prior former legacy predecessor replaces supersedes competitor stock inventory warehouse bin shelf account ledger status blocked date buyer serial batch cross related accessory accessories compatible oem oe created creator modified updated author owner remark remarks comment comments note notes availability available position your',
  filler:
    'sort approx value measure the of and or in per by for to with from a all current each trade statement meta original pc pcs pce piece pieces derived single est specified iso std standard',
  net: 'net nominal overall total rated',
  gross: 'gross',
  part: 'inner outer internal external max maximum including cut',
  sign: 'flag mark',
  variant: 'matrix variant variants variation variations',
  parent: 'parent master',
  caption: 'title',
  next: 'new',
  shown: 'store web online shop website',
  about:
    'benefits bullet bullets highlights selling points usp features feature specification specifications application applications usage benefits highlights info information',
  ending: 'wdrawn disc discontinued discontinuation obsolete obsolescence withdrawn phaseout delisted eol',
  day: 'date dt until from on since',
};
