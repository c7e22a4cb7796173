-- What waits for a second person or for a lawyer is little in a large book, and looked for all day.
create index frist_zu_genehmigen on frist (kanzlei_id, sicherer_tag, id)
  where zustand not in ('erledigt', 'gestrichen') and genehmigung_noetig and genehmigt_am is null;
create index frist_freizugeben on frist (kanzlei_id, sicherer_tag, id)
  where zustand not in ('erledigt', 'gestrichen') and cardinality(freigabe_gruende) > 0 and freigegeben_am is null;
