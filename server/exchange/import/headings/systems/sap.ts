import type { SystemNames } from './systemNames.ts';

/** Fields of the material master (MARA, MAKT, MARC, MARM, MVKE, MLGN, EINA), and what lists of it call them in its languages. */
export const sap: SystemNames = {
  fields: {
    articleNumber: 'MATNR|MFRPN|IDNLF|MATNR_LONG|PMATN|Materialnr|Material-Nr.|Numéro article|Materiale n.',
    gtins: 'EAN11|MARM-EAN11|GTIN_VARIANT',
    title:
      'MAKTX|MAKTG|TXZ01|ARKTX|MAKT-MAKTX|Materialkurztext|Material Description|Désignation article|Descrizione materiale|KTEXT|KTXT',
    description: 'LTEXT|TDLINE|GRUNDDATENTEXT|GrundTxt|BESTELLTEXT|VERTRIEBSTEXT',
    mainCategory: `
      MATKL|WGBEZ|WGBEZ60|PRDHA|PRODH|Produkthierarchie|ProdHierarchie|Prodhier.|VTEXT_PRODH|WGR|Bezeichnung Warengruppe|Matl Group|Material Group|Groupe marchandises|GrpeMarch|Gruppo merci`,
    brand: 'BRAND_ID|BRAND_DESCR',
    orderUnit:
      'Verkaufsmengeneinheit|VME|VerkME|Verk.-ME|MEINS|MEINH|BSTME|VRKME|AUSME|Basismengeneinheit|Basis-ME|BasisME|BME|Base Unit of Measure|BUn|Unité de quantité base|UQB|UQ base|UM base',
    orderQuantity:
      'Mindestauftragsmenge|MinAuftrMng|MinAufMg|Mindestliefermenge|MindLiefMg|LiefMng|MINBM|BSTMI|AUMNG|LFMNG|BSTRF',
    customsTariffNumber: 'STAWN',
    countryOfOrigin: 'HERKL',
    successor: 'NFMAT',
    endOfSale: 'AUSDT',
    variantGroup: 'SATNR|KMATNR|KonfMat|Konf. Material|Sammelmaterial',
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
  offers: 'STPRS|VERPR|KBETR|NETPR|PEINH|KONWA|WAERS|KONDM|MVGR1|PrEinh|PrEh|Währg|Crcy',
  others: `
    BISMT|MTART|MBRSH|MSTAE|MSTAV|MMSTA|LVORM|LABOR|EKGRP|VPRSV|BKLAS|GEWEI|VOLEH|MEABM|WERKS|LGORT|LGPBE|LABST|LIFNR|MFRNR|
    KUNNR|KDMAT|DISMM|DISPO|DISGR|BESKZ|SPART|MTPOS|MTPOS_MARA|TRAGR|LADGR|PRCTR|XCHPF|ERSDA|ERNAM|LAEDA|AENAM|MANDT|SPRAS|
    Matart|MTyp|MArt|Lagerplatz|LagPl|LPlatz|Werk|Lagerort|LOrt|Plnt|SLoc|Stor. Bin|Storage Bin|Emplacement|Empl.|Magasin|Division|Ubicazione|BewKl|Status|Bestand frei|
    UMREZ|UMREN|NUMTP|ZEINR|NORMT|GROES|XCHAR|BWTAR|HKMAT|MAABC|VKORG|VTWEG|KTGRM|TAXM1|TAXKM|WEBAZ|EISBE|MINBE|BSTFE|BSTMA`,
};
