alter table product add column brand text;

alter table product add column etim_class text;

alter table product add column order_unit text;

alter table product add column order_quantity double precision;

alter table product add column customs_tariff_number text;

alter table product add column country_of_origin text;

alter table product add column successor text;

create index product_brand on product (platform, brand, id);
