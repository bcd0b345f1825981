-- Search rows hold facts and tell a product's own words from those around it: every one is written again.
insert into search_pending (product_id) select id from product;
