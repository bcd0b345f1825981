-- By which columns the articles of sheets with these headings are numbered where no heading says it (behaviours B322, B616), as the
-- first file of them was imported: the next one must give the same numbers, whatever its rows look like.
create table numbering (
  platform text not null,
  orga_sid text not null,
  layout text not null,
  number jsonb not null,
  -- The import that was the first one.
  report_id uuid not null,
  primary key (platform, orga_sid, layout),
  foreign key (platform, orga_sid) references orga (platform, sid) on delete cascade
);

create index numbering_report on numbering (report_id);
