import type { SystemNames } from './systemNames.ts';

/** Attributes of GS1's data pools (GDSN), and elements of BMEcat and ETIM xChange where tables have them as headings. */
export const standards: SystemNames = {
  fields: {
    articleNumber: `
      SUPPLIER_AID|SUPPLIER_PID|MANUFACTURER_AID|MANUFACTURER_PID|SUPPLIER_ALT_PID|supplierAssigned|supplierItemNumber|
      manufacturerItemNumber|manufacturerProductNumber|ProductNumber|additionalTradeItemIdentification|
      additionalTradeItemIdentificationValue|additionalTradeItemId|supplierArticleNumber|manufacturersPartNumber|
      ProdAid|ArticleID`,
    gtins: `
      gtin|tradeItemGtin|tradeItemIdentification|INTERNATIONAL_PID|INTERNATIONAL_AID|ItemGtin|ProductGtin|globalTradeItemNumber|
      itemGTIN13|consumerUnitGtin`,
    title: `
      DESCRIPTION_SHORT|tradeItemDescription|tradeItemDescriptionShort|descriptionShort|productName|regulatedProductName|
      labelDescription|MinimalItemDescription|MinimalProductDescription|ProductMainDescription|itemDescription`,
    subTitle:
      'variantDescription|productVariantDescription|MANUFACTURER_TYPE_DESCR|UniqueMainItemDescription',
    description: `
      DESCRIPTION_LONG|tradeItemMarketingMessage|marketingMessage|tradeItemFeatureBenefit|additionalTradeItemDescription|
      ProductMarketingText|ProductSpecificationText|ItemMarketingText|consumerSalesConditions`,
    keywords: 'KEYWORD|tradeItemKeyWords|ProductKeyword|KeywordInformation',
    mainCategory: `
      CATALOG_GROUP_ID|CATALOG_GROUP_NAME|GROUP_NAME|GROUP_ID|gpcCategoryCode|gpcCategoryName|gpcCode|gpcBrick|functionalName|
      tradeItemClassification|ERP_GROUP_SUPPLIER|ProductGroupName|Commodity group|classificationCategoryCode`,
    productLine:
      'PRODUCT_SERIES|subBrand|productRange|BrandSeries|ProductSeries|productFamily|UDX.EDXF.PRODUCT_SERIES',
    brand: `
      brandName|BRAND_NAME|UDX.EDXF.BRAND_NAME|MANUFACTURER_NAME|brandOwner|manufacturerOfTradeItem|nameOfManufacturer`,
    etimClass: `
      REFERENCE_FEATURE_GROUP_ID|ETIM_CLASS|EtimClassCode|EtimClassId|UDX.EDXF.ETIM_CLASS|etimArtClass|ETIM_CODE`,
    orderUnit: `
      ORDER_UNIT|orderUnit|orderingUnitOfMeasure|orderingUnitOfMeasureCode|OrderUnitCode|tradeItemUnit|PRICE_UNIT_CODE|BaseUnit|
      BaseUnitCode|UseUnit`,
    orderQuantity: `
      QUANTITY_MIN|QUANTITY_INTERVAL|orderQuantityMinimum|orderQuantityMultiple|minimumOrderQuantity|MinimumOrderQuantity|
      OrderStepSize|orderSizingFactor`,
    customsTariffNumber: `
      CUSTOMS_TARIFF_NUMBER|CUSTOMS_NUMBER|STATISTICS_NUMBER|importClassificationValue|importClassification|
      intrastatCode|CommodityCodeNumber|harmonizedTariffSystemNumber|UDX.EDXF.TARIFF`,
    countryOfOrigin: `
      COUNTRY_OF_ORIGIN|countryOfOrigin|tradeItemCountryOfOrigin|countryOfOriginStatement|CountryOfOrigin|
      placeOfProductActivity|countryOfAssembly`,
    images: 'MIME_SOURCE|primaryImage|productImage|uniformResourceIdentifier|referencedFileUri',
    successor: 'replacedByTradeItem|replacedByGtin|SUCCESSOR_PID|followupItem',
    variantGroup: 'PRODUCT_VARIATION|parentItemNumber|styleNumber',
  },
  attributes: {
    Gewicht: 'netWeight|NetWeight|tradeItemNetWeight|drainedWeight|UDX.EDXF.NET_WEIGHT',
    Bruttogewicht: 'grossWeight|GrossWeight|tradeItemGrossWeight|UDX.EDXF.GROSS_WEIGHT',
    Breite: 'tradeItemWidth|productWidth|NetWidth',
    Höhe: 'tradeItemHeight|productHeight|NetHeight',
    Tiefe: 'tradeItemDepth|productDepth|NetDepth',
    Länge: 'productLength|NetLength',
    Durchmesser: 'tradeItemDiameter|NetDiameter',
    Farbe: 'colourDescription|colorDescription|colourCode',
    Volumen: 'netVolume|NetVolume|tradeItemVolume',
    Gebindeinhalt: 'netContent',
    Verpackungseinheit:
      'NO_CU_PER_OU|quantityOfNextLowerLevelTradeItem|totalQuantityOfNextLowerLevelTradeItem|PackagingQuantity',
    Palettenmenge: 'quantityOfTradeItemsPerPallet|numberOfItemsPerPallet',
    Lieferfrist: 'DELIVERY_TIME|orderingLeadTime|goodsPickupLeadTime|StandardOrderLeadTime',
  },
  offers: `
    PRICE_AMOUNT|PRICE_CURRENCY|PRICE_QUANTITY|PRICE_FACTOR|LOWER_BOUND|TAX|TERRITORY|DAILY_PRICE|tradeItemPrice|
    suggestedRetailPrice|GrossListPrice|NetPrice|DiscountGroupId|DutyFeeTaxRate|priceBasisQuantity|PriceUnit|PriceQuantity`,
  others: `
    BUYER_AID|BUYER_PID|REFERENCE_FEATURE_SYSTEM_NAME|REFERENCE_FEATURE_GROUP_NAME|MIME_TYPE|MIME_PURPOSE|MIME_DESCR|MIME_ORDER|MIME_ALT|
    ARTICLE_STATUS|PRODUCT_STATUS|REMARKS|SEGMENT|ARTICLE_ORDER|PRODUCT_ORDER|ERP_GROUP_BUYER|SPECIAL_TREATMENT_CLASS|CONTENT_UNIT|
    FNAME|FVALUE|FUNIT|FORDER|FVALUE_DETAILS|ART_ID_TO|PROD_ID_TO|CATALOG_ID|CATALOG_VERSION|SUPPLIER_NAME|SUPPLIER_ID|
    MODE|gln|informationProviderGln|informationProviderOfTradeItem|partyGln|manufacturerGln|brandOwnerGln|targetMarketCountryCode|
    targetMarket|isTradeItemABaseUnit|isTradeItemAConsumerUnit|isTradeItemAnOrderableUnit|isTradeItemADespatchUnit|
    isTradeItemAnInvoiceUnit|isTradeItemAVariableUnit|tradeItemUnitDescriptor|tradeItemUnitDescriptorCode|netContentUOM|
    netWeightUOM|grossWeightUOM|heightUOM|widthUOM|depthUOM|measurementUnitCode|referencedFileTypeCode|effectiveDateTime|
    effectiveDate|publicationDate|lastChangeDateTime|startAvailabilityDateTime|endAvailabilityDateTime|
    discontinuedDateTime|nextLowerLevelTradeItem|childTradeItem|replacedTradeItemIdentification|replacedTradeItem|
    importClassificationTypeCode|additionalTradeItemIdentificationTypeCode|languageCode|packagingTypeCode|
    quantityOfLayersPerPallet|minimumTradeItemLifespanFromTimeOfProduction|dangerousGoodsRegulationCode|hazardousMaterial|
    BuyerItemNumber|SupplierIdGln|ManufacturerIdGln|SupplierIdDuns|CatalogueId|EtimDynamicReleaseVersion|ProductStatus|
    ProductValidityDate|ProductObsolescenceDate`,
};
