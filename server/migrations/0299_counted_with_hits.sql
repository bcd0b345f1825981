-- What hits are counted by stands in their search rows: a thousand hits were looked up in two more tables, a page of each.
-- The indexes go meanwhile, for a row that changes its place is entered anew in them.
drop index product_search_0_doc, product_search_1_doc, product_search_2_doc, product_search_3_doc, product_search_4_doc;

alter table product_search add column counted text;
-- Short enough to stay in the row, which is only moved out of where it is too long for a page.
alter table product_search alter column counted set storage main;
update product_search s set counted = concat_ws(E'\t', p.orga_sid, coalesce(p.product_line, ''), p.main_category,
  coalesce((select array_to_string(f.value_ids, ' ') from product_facet f where f.product_id = p.id), ''))
from product p where p.id = s.product_id;
delete from product_search where counted is null;
alter table product_search alter column counted set not null;

create index product_search_0_doc on product_search_0 using gin (doc) with (gin_pending_list_limit = 32768);
create index product_search_1_doc on product_search_1 using gin (doc) with (gin_pending_list_limit = 32768);
create index product_search_2_doc on product_search_2 using gin (doc) with (gin_pending_list_limit = 32768);
create index product_search_3_doc on product_search_3 using gin (doc) with (gin_pending_list_limit = 32768);
create index product_search_4_doc on product_search_4 using gin (doc) with (gin_pending_list_limit = 32768);

alter table product_summary drop column product_line, drop column main_category;
