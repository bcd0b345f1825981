-- A picture may be shown as several kinds: as a logo and as a picture of a product.
alter table image drop constraint image_platform_orga_sid_hash_key;
alter table image add unique (platform, orga_sid, kind, hash);
