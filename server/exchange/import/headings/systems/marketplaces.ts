import type { SystemNames } from './systemNames.ts';

/** The feed of Google Merchant, with and without its `g:`, and the inventory files of Amazon. */
export const marketplaces: SystemNames = {
  fields: {
    articleNumber: 'g:id|mpn|g:mpn|item_sku|seller-sku|part_number|model_number|offer_id|shop_sku',
    gtins: 'g:gtin|external_product_id|product-id|standard_product_id',
    title: 'g:title|item_name|item-name|product_title|structured_title',
    description:
      'g:description|product_description|item-description|bullet_point|product_highlight|structured_description',
    keywords: 'generic_keywords|generic_keyword|search_terms|platinum_keywords',
    mainCategory: `
      google_product_category|g:google_product_category|product_type|g:product_type|feed_product_type|item_type|item_type_name|
      item_type_keyword|recommended_browse_nodes|category_tree`,
    brand: 'g:brand|brand_name',
    countryOfOrigin: 'country_of_origin|g:country_of_origin|country_as_labeled',
    images: `
      image_link|g:image_link|additional_image_link|g:additional_image_link|main_image_url|other_image_url|swatch_image_url|
      lifestyle_image_link`,
    variantGroup: 'item_group_id|g:item_group_id|parent_sku',
    orderQuantity: 'min_order_quantity|minimum_order_quantity',
  },
  attributes: {
    Gewicht: 'g:product_weight|item_weight',
    Bruttogewicht: 'shipping_weight|g:shipping_weight|package_weight',
    Länge: 'g:product_length|item_length|item_length_numeric',
    Breite: 'g:product_width|item_width|item_width_numeric',
    Höhe: 'g:product_height|item_height|item_height_numeric',
    Farbe: 'g:color|color_name|color_map',
    Material: 'g:material|material_type',
    Verpackungseinheit: 'item_package_quantity|number_of_items|g:multipack|unit_count',
  },
  offers:
    'g:price|g:sale_price|sale_price_effective_date|list_price|business_price|g:tax|g:shipping|unit_pricing_measure',
  others: `
    g:availability|availability|g:condition|identifier_exists|g:link|link|mobile_link|custom_label_0|custom_label_1|
    custom_label_2|custom_label_3|custom_label_4|external_product_id_type|product-id-type|update_delete|asin|asin1|
    fulfillment-channel|merchant_shipping_group_name|handling_time|shipping_label|adult|age_group|gender|is_bundle|
    item-condition|relationship_type|variation_theme|parentage|parent_child|target_audience|package_length|package_width|
    package_height|batteries_required|supplier_declared_dg_hz_regulation1`,
};
