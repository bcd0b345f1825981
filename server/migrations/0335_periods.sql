alter table article add column publish_at date;

alter table article add column until date;

create index article_publish_at on article (publish_at, id);

create index article_until on article (until, id);

alter table product add column end_of_sale date;

alter table product add column is_ended boolean not null default false;

create index product_end_of_sale on product (platform, end_of_sale, id);

-- Lists, counts and search rows are made of what is still sold: what has ended says so itself. With the day on which it ends
-- nobody writes it; then the worker does (`endSales`), by the clock of the database alone.
create function today_in_zurich() returns date language sql stable parallel safe as $$
  select (now() at time zone 'Europe/Zurich')::date
$$;

create index product_still_to_end on product (end_of_sale) where end_of_sale is not null and not is_ended;

create function sale_has_ended() returns trigger language plpgsql as $$
begin
  new.is_ended := coalesce(new.end_of_sale < today_in_zurich(), false);
  return new;
end $$;

create trigger sale_of_new_ended before insert on product
  for each row when (new.end_of_sale is not null) execute function sale_has_ended();

create trigger sale_ended before update of end_of_sale on product
  for each row when (new.end_of_sale is distinct from old.end_of_sale) execute function sale_has_ended();

-- What category_product has to hold.
create or replace view listed_product as
select
  p.platform, place.category_sid, p.id as product_id, p.orga_sid,
  coalesce(p.product_line, '') as product_line, p.popularity
from product p
cross join lateral (
  select 'root_category' as category_sid
  union all
  select c.ancestor_sid
  from category_closure c
  where c.platform = p.platform and c.descendant_sid = p.main_category and c.ancestor_sid <> 'root_category'
) place
where not p.is_ended;

-- What product_facet has to hold.
create or replace view faceted_product as
select p.platform, a.id::integer as attribute_id, c.id::integer as category_id, p.id as product_id,
  case a.kind when 'number' then trim_scale((given.value #>> '{}')::numeric)::text else given.value #>> '{}' end
    collate "C" as value
from product p
join category c on c.sid = p.main_category
cross join lateral jsonb_each(p.attributes) as given (sid, value)
join attribute a on a.sid = given.sid
where not p.is_ended and case jsonb_typeof(given.value)
  when 'number' then a.kind = 'number'
  when 'boolean' then a.kind = 'yesNo'
  when 'string' then a.kind = 'choice'
end;
