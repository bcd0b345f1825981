-- Of which platform the product is whose search row waits: workers share the platforms among them (behaviour B750). Programs
-- before this one do not say it.
alter table search_pending add column platform text;
