-- A table may also come as a text with separators.
alter table import_report drop constraint import_report_format_check;
alter table import_report add constraint import_report_format_check check (format in ('xlsx', 'csv', 'json'));
