create table start_page (
  id bigint generated always as identity primary key,
  platform text not null,
  page text not null,
  picture text not null,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  unique (platform, page)
);

-- Until now the newest picture of that kind stood on the start page.
insert into start_page (platform, page, picture)
select distinct on (platform) platform, 'start', hash
from image
where kind = 'startPageImage' and orga_sid = ''
order by platform, id desc;
