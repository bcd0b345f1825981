-- All tiers but the last are cut anew with every import: of a million products that were 729,000. Beyond the first 243,000
-- a word that is looked for there has few hits anyhow: tier 6 is the rest.
drop index product_search_6_doc;
alter table product_search detach partition product_search_7;
insert into product_search (tier, platform, product_id, popularity, doc)
select 6, platform, product_id, popularity, doc from product_search_7;
drop table product_search_7;
delete from search_tier where tier = 6;
create index product_search_6_doc on product_search_6 using gin (doc) with (gin_pending_list_limit = 32768);
