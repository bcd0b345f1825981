import type { SystemNames } from './systemNames.ts';

/** What osCommerce, Zen Cart and xt:Commerce call their columns in files of Easy Populate and its like. */
export const osCommerce: SystemNames = {
  fields: {
    articleNumber: 'v_products_model|products_model|XTSOL_model|p_model',
    gtins: 'v_products_ean|products_ean|p_ean',
    title: 'v_products_name|products_name|p_name',
    subTitle: 'v_products_short_description|products_short_description|p_shortdesc',
    description: 'v_products_description|products_description|p_desc',
    keywords: 'v_metatags_keywords|products_keywords|products_meta_keywords|p_keywords',
    mainCategory: 'v_categories_name|categories_name|p_cat',
    brand: 'v_manufacturers_name|manufacturers_name|p_manufacturer',
    images:
      'v_products_image|products_image|v_products_subimage|products_subimage|v_products_image_lrg|p_image',
    orderQuantity:
      'v_products_quantity_order_min|products_quantity_order_min|v_products_quantity_order_units',
    orderUnit: 'v_products_vpe|products_vpe|p_vpe',
  },
  attributes: { Gewicht: 'v_products_weight|products_weight|p_weight' },
  offers:
    'v_products_price|v_specials_price|v_tax_class_title|v_products_price_discount|products_price|specials_price',
  others: `
    v_products_quantity|v_products_url|v_date_avail|v_date_added|v_status|v_products_sort_order|v_metatags_title|v_metatags_description|
    v_manufacturers_image|v_products_id|v_categories_id|v_categories_image|v_action|products_quantity|products_status|products_id|
    products_date_available|products_sort|EOREOR`,
};
