-- Codes are looked up by kind: a beginning of an article number would else be looked for among all GTINs.
alter table product_code drop constraint product_code_pkey;
alter table product_code add primary key (platform, kind, code, product_id);

-- And by how they end; of article numbers the part behind a separator is a row of its own.
create index product_code_end on product_code (platform, kind, (reverse(code))) where kind <> 'part';
