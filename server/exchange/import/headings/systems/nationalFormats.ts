import type { SystemNames } from './systemNames.ts';

/** FAB-DIS (France), METEL (Italy), DATANORM and the tables of the German trade made of it, as their sheets head the columns. */
export const nationalFormats: SystemNames = {
  fields: {
    articleNumber: `
      REFCIALE|REFCOM|REFARTICLE|REFFAB|Codice prodotto azienda|Codice prodotto produttore|Cod. prodotto produttore|
      Cod. prodotto azienda|Codice articolo produttore|ARTNR|ARTIKELNR|LIEFARTNR|HERSTARTNR|Codice METEL`,
    gtins: 'GTIN13|GTIN14|GENCOD|Codice barcode|Codice EAN prodotto|EANNR|GTIN_UB',
    title:
      'LIBELLE|LIBELLE30|LIBELLE40|LIBELLE80|Descrizione prodotto|KURZTEXT1|KTEXT1|ARTBEZ1|BEZ1|KURZBEZ|LIBCOURT|Nombre|NOMBRE COMERCIAL',
    subTitle: 'KURZTEXT2|KTEXT2|ARTBEZ2|BEZ2|LIBELLE2',
    description: 'LIBELLE240|LIBLONG|LANGTEXT|DIMENSIONSTEXT|TEXTECOM|LIBMARK|DESCRIPTIF',
    keywords: 'MOTCLE|MOTSCLES|MATCHCODE|SUCHNAME',
    mainCategory: `
      FAM1|FAM2|FAM3|FAM1L|FAM2L|FAM3L|SSFAM|SSFAM1|MKT1|MKT2|MKT3|MKT1L|MKT2L|MKT3L|FAMILLE|SOUSFAMILLE|Famiglia statistica|
      HAUPTWARENGRUPPE|HWGR|WGR|WARENGR|WGBEZEICHNUNG`,
    productLine: 'GAMME|SERIE|LIGNE|Gamma prodotto',
    brand: 'MARQUE|LIBMARQUE|Sigla marchio|Marchio',
    etimClass: 'ETIMCLASSE|CLASSEETIM|CLASSE_ETIM|Classe ETIM',
    orderUnit: 'UB|UC|UV|UVENTE|UNITEVENTE|UNITE|Unità di misura|MENGENEINHEIT|MENGEH',
    orderQuantity: `
      QMV|QMC|QMINI|QTEMINI|QTEMULT|MULTIPLE|Quantità minima ordinazione|Quantità multipla ordinazione|
      Quantità minima ordine|Quantità multipla ordine|MINDMENGE|MINDBEST`,
    customsTariffNumber: 'NDP|NC8|CODEDOUANE|NOMENCLATUREDOUANIERE|ZOLLTARIFNR',
    countryOfOrigin: 'UL|PAYSORIG|PORIG|PAYSFAB|PAYSORIGINE|URSPRUNGSLAND',
    media: 'FICHETECH|FICHETECHNIQUE|FDES|FDSURL|NOTICE',
    images: 'URLPHOTO|URLIMAGE|PHOTO1|VISUEL|BILDDATEI',
    successor: 'REFREMPL|REFREMP|REFSUBST|REFSUB|REMPLACEPAR|NACHFOLGER|ERSATZARTNR|NACHFARTNR|REFCIALESUB',
  },
  attributes: {
    Gewicht: 'POIDS|POIDSNET|POIDSN|GEWICHTNETTO',
    Bruttogewicht: 'POIDSBRUT|POIDSB|GEWICHTBRUTTO',
    Länge: 'LONG|LONGUEUR|LONGN',
    Breite: 'LARG|LARGEUR|LARGN',
    Höhe: 'HAUT|HAUTEUR|HAUTN',
    Tiefe: 'PROF|PROFONDEUR',
    Verpackungseinheit: 'QTEMB|QEMB|QCOND|Quantità in cartone|Quantità cartone|VERPMENGE|VPMENGE|VERPEINHEIT',
    Palettenmenge: 'QTEPAL|QPAL|PALMENGE',
    Lieferfrist: 'DELAI|LEADTIME|DELAILIV',
  },
  offers: `
    TARIF|TARIFD|TARIFF|DTARIF|PXHT|PXTTC|PUHT|TVA|DEEE|ECOPART|ECOTAXE|REP|REPMT|QT|UT|Prezzo al grossista|Prezzo al pubblico|
    Moltiplicatore prezzo|Molt. prezzo|Famiglia di sconto|PREISKZ|PREISEINH|RABATTGR|RGRUPPE|GRPREIS|PREIS1|REM`,
  others: `
    STA|DATESTA|DATETARIF|DATEPREV|DATEDIT|DATEAPPLI|NRB01|NRB05|RTYP|RVAL|TYPM|NUMM|CODM|MMT|CMT|KGM|LONGU|LARGU|HAUTU|POIDSU|VOLU|
    POIDSUNITE|TYPEMB|EMETTEUR|FABRICANTID|Quantità massima ordinazione|Quantità massima ordine|Codice valuta|
    Prodotto composto|Stato prodotto|Data ultima variazione|Codice elettrocod|Qualificatore codice barcode|Decorrenza listino|
    TEXTKZ|TEXTKENNZEICHEN|PREISKENNZEICHEN|LTSCHLUESSEL|LANGTEXTNUMMER|LANGTEXTSCHLÜSSEL|ALTARTNR|ALTERNATIVARTIKELNUMMER|
    KATALOGSEITE|SATZART|SATZKENNZEICHEN|VERARBKZ|VERARBEITUNGSKENNZEICHEN|STEUERKZ|LAGERKZ|PREISDATUM`,
};
