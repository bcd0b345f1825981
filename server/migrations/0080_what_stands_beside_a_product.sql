-- The documents of one product: a btree over a list finds whole lists only.
create index document_of_products on document using gin (products);

-- The retailers of one product.
create index retailer_data_of_product on retailer_data (platform, manufacturer_sid, product_sid);
