-- Where a product stands: what the hits of a search are counted by. Its rows are short, so that a thousand of them are
-- read at once where a thousand products lie on as many pages.
create table product_place (
  product_id bigint primary key,
  platform text not null,
  orga_sid text not null,
  product_line text not null,
  main_category text not null
);

insert into product_place (product_id, platform, orga_sid, product_line, main_category)
select id, platform, orga_sid, coalesce(product_line, ''), main_category from product order by id;
