-- What the columns of sheets with these headings were taken for by what they hold (behaviour B654), as the first file of them was
-- imported: the next one is read alike, whatever its rows look like.
create table kept_column (
  platform text not null,
  orga_sid text not null,
  layout text not null,
  -- As `nameKey` writes it, cut.
  heading text not null,
  letter text not null,
  field text not null,
  language text,
  unit text,
  -- The import that was the first one.
  report_id uuid not null,
  primary key (platform, orga_sid, layout, heading, letter),
  foreign key (platform, orga_sid) references orga (platform, sid) on delete cascade
);

create index kept_column_report on kept_column (report_id);
