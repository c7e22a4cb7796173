-- Who has last changed what several people of an office change: whoever changes the same meanwhile is told.
alter table fristvorlage add column geaendert_von uuid references konto on delete set null;
create index fristvorlage_geaendert_von on fristvorlage (geaendert_von) where geaendert_von is not null;
alter table kontakt add column geaendert_von uuid references konto on delete set null;
create index kontakt_geaendert_von on kontakt (geaendert_von) where geaendert_von is not null;

-- The names of those who work in the Kanzlei of a transaction, and nothing else of them.
create view kanzleiname with (security_barrier) as
  select k.id, k.anzeigename as name
  from kanzlei z
  join konto k on k.id = z.inhaber or k.team_id = z.id
  where z.id = team_kanzlei();
grant select on kanzleiname to portal_kanzlei;
