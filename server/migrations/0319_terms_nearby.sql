-- A term may lead to what stands near another thing, which has none of its own.
alter table search_vocabulary drop constraint search_vocabulary_direction_check;
alter table search_vocabulary add constraint search_vocabulary_direction_check
  check (direction in ('both', 'oneWay', 'nearby'));
