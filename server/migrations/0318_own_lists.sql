-- The lists of products that an account keeps on a platform, all of them in one row: a browser sends them together, and
-- says by the version which ones it had seen.
create table own_lists (
  platform text not null,
  sub text not null,
  lists jsonb not null,
  version bigint not null,
  changed_at timestamptz not null default now(),
  primary key (sub, platform)
);

-- Values of a product are judged together from now on.
insert into quality_pending (product_id) select id from product where attributes <> '{}';
