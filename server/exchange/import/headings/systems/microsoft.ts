import type { SystemNames } from './systemNames.ts';

/** The item of Navision and Business Central in English and German, and the released product of Dynamics 365. */
export const microsoft: SystemNames = {
  fields: {
    articleNumber: 'No_|Item No_|ItemId|ItemNumber|ProductNumber|DisplayProductNumber',
    gtins: 'ItemBarCode|BarcodeNumber',
    title: 'ProductName|ItemName',
    subTitle: 'Description 2|Beschreibung 2|Description2|Désignation 2|Descrizione 2|NameAlias',
    description: 'ExtendedText|Extended Text|ProductDescription',
    keywords: 'Search Description|Search Name|SearchName|ProductSearchName|Suchbegriff',
    mainCategory: `
      Item Category Code|Item Category|ItemCategoryCode|Item Category Id|Artikelkategoriencode|Artikelkat.code|Artikelkategorie|Product Group Code|
      Produktgruppencode|ItemGroupId|Code catégorie article|Cod. categoria articolo|Codice categoria articolo`,
    brand: 'Manufacturer Code|Herstellercode|Code fabricant',
    orderUnit: `
      Base Unit of Measure|Base Unit of Measure Code|Basiseinheitencode|Basiseinh.code|Basiseinheit|Sales Unit of Measure|Verkaufseinheitencode|
      Purch_ Unit of Measure|Einkaufseinheitencode|Unit of Measure Code|Einheitencode|UnitId|InventUnitSymbol|SalesUnitSymbol|
      PurchaseUnitSymbol|Unité de base|Unità di misura base`,
    orderQuantity: 'Minimum Order Quantity|Minimalbestellmenge|Order Multiple|LowestQty|MinimumOrderQuantity',
    customsTariffNumber: `
      Tariff No_|Zollpositionsnr.|Zollpositionsnummer|Nomenclature produit|IntrastatCommodity|HarmonizedSystemCode`,
    countryOfOrigin: `
      Country/Region of Origin Code|Country_Region of Origin Code|Ursprungsland/-region Code|Ursprungsland-/regionscode|
      OriginCountryRegionId|Code pays/région origine`,
  },
  attributes: {
    Gewicht: 'Net Weight|NetWeight|NetProductWeight',
    Bruttogewicht: 'Gross Weight|GrossWeight',
    Volumen: 'Unit Volume',
    Lieferfrist: 'Lead Time Calculation|Beschaffungszeit',
    Verpackungseinheit: 'Units per Parcel|Qty_ per Unit of Measure|StandardPalletQuantity',
  },
  offers: `
    Unit Price|Unit Cost|Last Direct Cost|Standard Cost|Profit %|Item Disc. Group|Artikelrabattgruppe|Allow Invoice Disc.|
    Price Includes VAT|Price/Profit Calculation|SalesPrice|PurchasePrice|Einstandspreis (neuester)|Einstandspreis (fest)`,
  others: `
    No_ 2|Nummer 2|Common Item No_|Vendor No_|Vendor Item No_|Kreditorennr.|Kreditorenartikelnr.|Inventory|Blocked|Gesperrt|
    Shelf No_|Regalnummer|Gen. Prod. Posting Group|VAT Prod. Posting Group|Inventory Posting Group|Produktbuchungsgruppe|
    Lagerbuchungsgruppe|MwSt.-Produktbuchungsgruppe|Costing Method|Lagerabgangsmethode|Replenishment System|Reordering Policy|
    Reorder Point|Reorder Quantity|Safety Stock Quantity|Item Tracking Code|Last Date Modified|Substitutes Exist|
    Assembly BOM|Base Unit Id|Item Type|ItemModelGroupId|TaxItemGroupId|Stockout Warning|dataAreaId`,
};
