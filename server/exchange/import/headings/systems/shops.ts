import type { SystemNames } from './systemNames.ts';

/** Shopify, WooCommerce, Magento, PrestaShop, Shopware, and Akeneo and Pimcore behind them: the headings of their exports. */
export const shops: SystemNames = {
  fields: {
    articleNumber: `
      Variant SKU|productNumber|ordernumber|reference|Reference #|item_sku|sku|product_sku|articlenumber|simple_sku|identifier|UGS|UGS (SKU)|Codice SKU`,
    gtins: 'Variant Barcode|ean13|GTIN, UPC, EAN, or ISBN|global_unique_id|upc',
    title: `
      name|title|post_title|product_name|translations.DEFAULT.name|Product Name *|label|articlename`,
    subTitle: 'additionalText|additionaltext|subtitle|sub_title|Subheading',
    description: `
      Body (HTML)|Body HTML|post_content|description_long|translations.DEFAULT.description|longdescription|content_html`,
    keywords: `
      customSearchKeywords|meta_keywords|meta_keyword|meta_key|metakey|Tags (x,y,z...)|tags|searchkeywords|search_keywords|meta keywords|
      translations.DEFAULT.keywords|Étiquettes|Etichette|Schlagwörter|Produktschlagwörter`,
    mainCategory: `
      categories|Categories (x,y,z...)|tax:product_cat|Product Category|Catégories|Categorie|Kategorien|category_path|default_category|
      id_category_default|category_ids|categorypath|main_category|Custom Product Type|taxons|taxonomies`,
    productLine: 'family|collection|collections|series|product_line|product_range',
    brand: `
      Vendor|manufacturer|manufacturer.name|manufacturer_name|manufacturer.translations.DEFAULT.name|Brands|brand_name|supplierName`,
    orderUnit: 'packUnit|unit.name|unit.translations.DEFAULT.name|unit_name|unity|sales_unit|packunit',
    orderQuantity: `
      minPurchase|minpurchase|purchaseSteps|minimal_quantity|Minimal quantity|min_sale_qty|minimum_quantity|
      qty_increments|min_order_qty`,
    countryOfOrigin: 'country_of_manufacture|countryoforigin',
    customsTariffNumber:
      'customsTariffNumber|harmonized_system_code|Variant Harmonized System Code|tariff_number',
    images: `
      Image Src|Variant Image|Image URLs (x,y,z...)|base_image|small_image|thumbnail_image|additional_images|
      additional_image_link|coverUrl|cover.media.url|imageUrl|image_urls|picture_front|packshot|main_image|main_image_url|
      other_image_url|gallery|media_gallery|product_media.media.url`,
    variantGroup: `
      mainnumber|parent_sku|parentSku|parent|parentId|parent_id|parent.productNumber|groups|configurable_parent|product_model|
      Übergeordnet|variant_parent|Genitore`,
  },
  attributes: {
    'Gewicht [g]': 'Variant Grams',
    Gewicht: 'product_weight|package_weight_net',
    Länge: 'ts_dimensions_length',
    Breite: 'ts_dimensions_width',
    Höhe: 'ts_dimensions_height',
    Lieferfrist: 'deliveryTime.name|shippingtime|delivery_in_stock',
    Verpackungseinheit: 'units_in_package|pack_size',
  },
  offers: `
    Variant Price|Variant Compare At Price|Cost per item|Regular price|Sale price|special_price|wholesale_price|
    Price tax excluded|Price tax included|tax_class_name|Tax status|Tax class|Tax rules ID|ecotax|unit_price_ratio|msrp|
    net_price|gross_price|pseudoprice|base_price|tax.name|tax.taxRate|price.DEFAULT.net|price.DEFAULT.gross|purchasePrices`,
  others: `
    id_product_attribute|id_attribute|product_attribute_id|
    Publié|Mis en avant ?|Mise en avant ?|Visibilité dans le catalogue|État de la TVA|Classe de TVA|En stock ?|Autoriser les commandes en souffrance ?|
    Vendu individuellement ?|Note de commande|Classe d’expédition|Produits groupés|Ventes suggérées|Ventes croisées|Veröffentlicht|
    Ist hervorgehoben?|Sichtbarkeit im Katalog|Vorrätig?|Lieferrückstand erlaubt?|Nur einzeln verkaufen?|Versandklasse|
    Gruppierte Produkte|Zusatzverkäufe|Cross-Sells (Querverkäufe)|Pubblicato|In primo piano?|Visibilità nel catalogo|
    In stock?|Venduto singolarmente?|Classe di spedizione|Prodotti raggruppati|
    Handle|Published|Status|Gift Card|Option1 Name|Option1 Value|Option2 Name|Option2 Value|Option3 Name|Option3 Value|
    Variant Inventory Tracker|Variant Inventory Qty|Variant Inventory Policy|Variant Fulfillment Service|
    Variant Requires Shipping|Variant Taxable|Variant Weight Unit|Variant Tax Code|Image Position|Image Alt Text|SEO Title|
    SEO Description|metaTitle|metaDescription|meta_title|meta_description|meta title|meta description|Meta-Titel|url_key|
    url_rewrite|link_rewrite|URL rewritten|slug|Is featured?|Visibility in catalog|visibility|In stock?|Stock|stock|instock|laststock|
    availableStock|Low stock amount|Backorders allowed?|Sold individually?|Allow customer reviews?|Purchase note|
    Shipping class|Grouped products|Upsells|Cross-sells|related_skus|upsell_skus|crosssell_skus|associated_skus|
    configurable_variations|store_view_code|store|websites|product_websites|product_online|is_in_stock|qty|quantity|
    display_product_options_in|new_from_date|enabled|uuid|X_SELL-products|X_SELL-groups|UPSELL-products|SUBSTITUTION-products|
    active|Active (0/1)|available_now|available_later|on_sale|condition|isCloseout|markAsTopseller|shippingFree|releaseDate|
    id_tax_rules_group|id_shop|supplier_reference|Supplier reference #|Position|Menu order|customFields|seoUrls|published|
    attribute_set|attribute_set_code|has_options|classname|fullpath|published_at|product_type_id|Download limit|External URL|Button text`,
};
