-- The products of a class of ETIM that their suppliers say, and how many there are of each in a category.
create index product_by_etim_class on product (platform, etim_class, main_category) where etim_class is not null;
