-- A file may replace one thing as a whole, if it still has the version that its sender knows.
alter table import_report drop constraint import_report_action_check;
alter table import_report add constraint import_report_action_check
  check (action in ('write', 'replace', 'keep', 'remove'));
alter table import_report add column expected_version bigint;
