alter table attribute add column ifc_type text, add column bsdd_uri text;
