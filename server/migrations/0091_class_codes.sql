-- Categories are found by their eBKP-H and ETIM codes, too.
alter table search_name drop constraint search_name_kind_check;
alter table search_name add constraint search_name_kind_check
  check (kind in ('orga', 'productLine', 'category', 'ifcClass', 'classCode'));

insert into search_name (kind, platform, language, sid, name)
select distinct 'classCode', '', '', c.sid, regexp_replace(lower(code), '[^a-z0-9]', '', 'g')
from category c cross join lateral unnest(c.ebkph_codes || c.etim_classes) as code;
