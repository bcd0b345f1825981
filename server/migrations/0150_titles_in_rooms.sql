-- A part of a title is counted up to the bound of lists. An index first finds all who have the part, a hundred thousand
-- for one; so the titles stand in four rooms, and those behind the one in which the bound is reached stay shut.
alter table product_title rename to product_title_before;
drop index product_title_de, product_title_en, product_title_fr, product_title_it, product_title_parts;

create table product_title (like product_title_before including defaults, primary key (product_id))
  partition by hash (product_id);
create table product_title_0 partition of product_title for values with (modulus 4, remainder 0);
create table product_title_1 partition of product_title for values with (modulus 4, remainder 1);
create table product_title_2 partition of product_title for values with (modulus 4, remainder 2);
create table product_title_3 partition of product_title for values with (modulus 4, remainder 3);
insert into product_title select * from product_title_before;
drop table product_title_before;

create index product_title_de on product_title (platform, de, product_id);
create index product_title_en on product_title (platform, en, product_id) where en is not null;
create index product_title_fr on product_title (platform, fr, product_id) where fr is not null;
create index product_title_it on product_title (platform, it, product_id) where it is not null;
create index product_title_parts on product_title using gin (parts gin_trgm_ops)
  with (gin_pending_list_limit = 32768);
