-- Columns of files that were not read, each of a company, and what they hold of each product until they are mapped or
-- dropped (behaviour B331).
create table raw_column (
  id bigint generated always as identity primary key,
  platform text not null,
  orga_sid text not null,
  -- The heading as it is compared: whatever the file, one heading of a company is one column.
  key text not null,
  heading text not null,
  -- Is it read, but for values that it cannot take, such as a range of numbers?
  is_read boolean not null default false,
  created_at timestamptz not null default now(),
  unique (platform, orga_sid, key),
  foreign key (platform, orga_sid) references orga (platform, sid) on delete cascade
);

create index raw_column_key on raw_column (platform, key);

-- Of a column and a product the last one holds; the others are what an undo goes back to.
create table raw_value (
  number bigint generated always as identity,
  column_id bigint not null references raw_column on delete cascade,
  product_id bigint not null references product on delete cascade,
  kind text not null,
  value text not null,
  -- The import that brought it, and the one that read it at last.
  report_id uuid not null,
  used_by uuid,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (column_id, product_id, number)
);

create index raw_value_product on raw_value (product_id);
create index raw_value_report on raw_value (report_id);
create index raw_value_used on raw_value (used_by) where used_by is not null;

-- Which columns an import of kept values reads, and what they mean; without a file.
create table raw_reading (
  report_id uuid not null references import_report on delete cascade,
  -- No reference: the column may be dropped meanwhile, and the import then reads nothing.
  column_id bigint not null,
  field text not null,
  language text,
  unit text,
  -- Does whoever keeps the attributes ask for it, and not the company?
  is_proposed boolean not null default false,
  primary key (report_id, column_id)
);

alter table orga_budget add column raw_values bigint;

-- More units are one quantity: the facts of every product are written again.
insert into search_pending (product_id) select id from product on conflict do nothing;
