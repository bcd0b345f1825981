-- Whoever keeps a copy by GTIN asks for two hundred of them at once.
create index product_gtins on product using gin (gtins);
