import type { SystemNames } from './systemNames.ts';

/** Sage 100 and X3, Infor M3, Odoo, Abacus, proAlpha, Zucchetti Ad Hoc, Divalto, Cegid, Danea Easyfatt and EBP, by their own names of columns. */
export const otherErps: SystemNames = {
  fields: {
    articleNumber: `
      AR_Ref|AF_RefFourniss|ITMREF|ITNO|default_code|Internal Reference|Interne Referenz|Référence interne|Riferimento interno|
      product_code|ARCODART|PRODNR|ProdNr|Teilenummer|TeileNr|product_variant_id/default_code|Cod.|Cod. prod.|ar_codart`,
    gtins: 'AR_CodeBarre|EANCOD|barcode|ARCODBAR|Cod. a barre|EC_CodeBarre',
    title: `
      AR_Design|DL_Design|ITMDES1|ITMDES|ITDS|display_name|ARDESART|Teilebezeichnung|ProdBez|Caption|Libellé article|ar_descr|DES`,
    subTitle: 'ITMDES2|ARDESSUP|Teilebezeichnung 2|variant_description|ar_desint',
    description: `
      FUDS|ITMDES3|description_sale|description_ecommerce|website_description|Sales Description|Verkaufsbeschreibung|
      Description commerciale|DescrizioneEstesa|AR_Commentaire|GA_BLOCNOTE`,
    mainCategory: `
      FA_CodeFamille|CL_No1|CL_No2|CL_No3|CL_No4|CL_Niv1|CL_Niv2|CL_Niv3|CL_Niv4|FA_Intitule|CL_Intitule|CL_Intitule1|CL_Intitule2|CL_Intitule3|CL_Intitule4|TCLCOD|ITGR|categ_id|categ_id/name|categ_id/complete_name|categ_id/id|
      public_categ_ids|public_categ_ids/name|product_categ|ARGRUMER|ARCODFAM|ARCATOMO|FAM_0001|FAM_0002|FAM_0003|GA_FAMILLENIV1|GA_FAMILLENIV2|GA_FAMILLENIV3|GMDESCRI|FADESCRI|OMDESCRI`,
    brand: 'product_brand_id|product_brand_id/name|ARCODMAR|MADESCRI',
    orderUnit: `
      AR_UniteVen|U_Intitule|uom_id|uom_po_id|uom_id/name|uom_po_id/name|uom_name|SAU|PUU|UNMS|ARUNMIS1|Cod. Udm|LagerME|VerkaufsME|Lagermengeneinheit|
      Bestandsmengeneinheit|ar_unmis|VENUN|PRCHSUOM|SELNGUOM`,
    orderQuantity: 'seller_ids/min_qty|min_qty|AF_QteMini|MNOQ|GA_QECOVTE|ARMINVEN|ARQTAMUL|OrderMultiple',
    customsTariffNumber: 'hs_code|AR_CodeFiscal|CSNO|ARNOMENC|intrastat_id|intrastat_code_id',
    countryOfOrigin: 'AR_Pays|country_of_origin|country_of_origin/name|intrastat_origin_country_id|ORCO',
    images: 'AR_Photo|image_1920|image_1024|image_512|image_128|image_url|product_image_ids',
    successor: 'AR_Substitut|successor_id|Ersatzteilenummer',
    variantGroup: 'HDPR|product_tmpl_id|product_tmpl_id/id|product_tmpl_id/default_code',
  },
  attributes: {
    Gewicht: 'AR_PoidsNet|NETWEI|ITMWEI|NEWE|ARPESNET|weight|Peso netto',
    Bruttogewicht: 'AR_PoidsBrut|GROWEI|GRWE|ARPESLOR|Peso lordo|LSVA-Gewicht',
    Volumen: 'volume|VOL3',
    Lieferfrist: 'AF_DelaiAppro|sale_delay|produce_delay|seller_ids/delay',
  },
  offers: `
    AR_PrixVen|AR_PrixAch|AR_PrixTTC|AR_Coef|AR_PUNet|list_price|lst_price|standard_price|Sales Price|Cost|Verkaufspreis|
    taxes_id|supplier_taxes_id|seller_ids/price|ARCODIVA|Cod. Iva|Listino 1|Listino 2|Listino 3|Formula listino 1|Prezzo forn.|
    PG1|PG2|PG3|PG4|PG5|PG6|VP exkl. MWST|VP inkl. MWST|BASPRI`,
  others: `
    AR_Raccourci|AR_Sommeil|AR_Garantie|AR_SuiviStock|AR_UnitePoids|AR_Publie|AR_Langue1|AR_Langue2|AR_Type|AR_Gamme1|AR_Gamme2|
    cbMarq|cbModification|ITMSTA|ITTY|STU|sale_ok|purchase_ok|available_in_pos|can_be_expensed|
    detailed_type|tracking|invoice_policy|qty_available|virtual_available|responsible_id|property_account_income_id|
    property_account_expense_id|seller_ids/product_code|seller_ids/product_name|seller_ids/name|seller_ids|route_ids|
    create_date|write_date|company_id|active|sequence|external_id|__last_update|Cod. fornitore|Cod. prod. forn.|Verkaufsbreite|
    Konto Ertrag|Konto Aufwand|ARTIPART|UTCC|Internet|DESABR|REFUN|ACHUN|STUN|SREF1|SREF2|Tipologia|HAN`,
};
