-- A deleted product is judged no more, but the mean of its company is.
alter table quality_pending alter column product_id drop not null;
alter table quality_pending add column platform text;
alter table quality_pending add column orga_sid text;
alter table quality_pending add constraint quality_pending_check
  check (product_id is not null or (platform is not null and orga_sid is not null));
