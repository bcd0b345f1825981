import type { SystemNames } from './systemNames.ts';

/** Fields of the material master (MARA, MAKT, MARC, MARM, MVKE, MLGN, EINA) as downloads of SAP head their columns. */
export const sap: SystemNames = {
  fields: {
    articleNumber: 'MATNR|MFRPN|IDNLF|MATNR_LONG|PMATN',
    gtins: 'EAN11|MARM-EAN11|GTIN_VARIANT',
    title: 'MAKTX|MAKTG|TXZ01|ARKTX|MAKT-MAKTX',
    description: 'LTEXT|TDLINE|GRUNDDATENTEXT|BESTELLTEXT|VERTRIEBSTEXT',
    mainCategory: 'MATKL|WGBEZ|WGBEZ60|PRDHA|PRODH|VTEXT_PRODH',
    brand: 'BRAND_ID|BRAND_DESCR',
    orderUnit: 'MEINS|MEINH|BSTME|VRKME|AUSME',
    orderQuantity: 'MINBM|BSTMI|AUMNG|LFMNG|BSTRF',
    customsTariffNumber: 'STAWN',
    countryOfOrigin: 'HERKL',
    successor: 'NFMAT',
    variantGroup: 'SATNR',
  },
  attributes: {
    Gewicht: 'NTGEW',
    Bruttogewicht: 'BRGEW',
    Länge: 'LAENG',
    Breite: 'BREIT',
    Höhe: 'HOEHE',
    Volumen: 'VOLUM',
    Lieferfrist: 'PLIFZ',
  },
  offers: 'STPRS|VERPR|KBETR|NETPR|PEINH|KONWA|WAERS|KONDM|MVGR1',
  others: `
    BISMT|MTART|MBRSH|MSTAE|MSTAV|MMSTA|LVORM|LABOR|EKGRP|VPRSV|BKLAS|GEWEI|VOLEH|MEABM|WERKS|LGORT|LGPBE|LABST|LIFNR|MFRNR|
    KUNNR|KDMAT|DISMM|DISPO|DISGR|BESKZ|SPART|MTPOS|MTPOS_MARA|TRAGR|LADGR|PRCTR|XCHPF|ERSDA|ERNAM|LAEDA|AENAM|MANDT|SPRAS|
    UMREZ|UMREN|NUMTP|ZEINR|NORMT|GROES|XCHAR|BWTAR|HKMAT|MAABC|VKORG|VTWEG|KTGRM|TAXM1|TAXKM|WEBAZ|EISBE|MINBE|BSTFE|BSTMA`,
};
