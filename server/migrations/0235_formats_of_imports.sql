-- Which formats there are is declared once (resources/exchange/importFormats.ts).
alter table import_report drop constraint import_report_format_check;
alter table import_report add constraint import_report_format_check check (format ~ '^[A-Za-z]{1,20}$');
