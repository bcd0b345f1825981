-- The things of one company are put in any order from one index: a company's list of 40,000 products took 0.4 s.
drop index product_orga_sid;
create index product_orga_sid on product (platform, orga_sid, id) include (article_number, "position", popularity, completeness);
drop index product_line_orga_sid;
create index product_line_orga_sid on product_line (platform, orga_sid, id) include (sid);
drop index product_relation_orga_sid;
create index product_relation_orga_sid on product_relation (platform, orga_sid, id) include ("position");
drop index retailer_data_orga_sid;
create index retailer_data_orga_sid on retailer_data (platform, orga_sid, id) include (article_number, checked_on);
drop index document_orga_sid;
create index document_orga_sid on document (platform, orga_sid, id) include (sid, "date", expiry);
drop index advertisement_orga_sid;
create index advertisement_orga_sid on advertisement (platform, orga_sid, id) include (sid, "from", "to", weight);
drop index mapping_orga_sid;
create index mapping_orga_sid on mapping (platform, orga_sid, id) include (sid, name);
drop index export_profile_orga_sid;
create index export_profile_orga_sid on export_profile (platform, orga_sid, id) include (name);
