alter table platform_settings add column licence text;
