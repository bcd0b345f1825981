create index product_successor on product (platform, successor, id);
