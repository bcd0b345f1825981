alter table orga add column completeness bigint;
alter table product add column completeness bigint;
alter table product add column missing text[] not null default '{}';
create index orga_completeness on orga (platform, completeness, id);
create index product_completeness on product (platform, completeness, id);

-- Products that are to be judged, in the order of their writes.
create table quality_pending (
  id bigint generated always as identity primary key,
  product_id bigint not null
);

insert into quality_pending (product_id) select id from product;
