-- A page of a list of products in the order of their age: its place was found by reading every product before it, those of
-- other platforms too.
create index product_by_age on product (platform, id);
