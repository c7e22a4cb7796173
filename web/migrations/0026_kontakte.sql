-- Contacts. A shared one belongs to the Kanzlei that works with it, a personal one to an account and goes wherever that
-- account goes, into a team and out of it again.
create table kontakt (
  id uuid primary key default gen_random_uuid(),
  -- Set: shared in this Kanzlei.
  kanzlei_id uuid references kanzlei on delete cascade,
  -- Set: personal.
  konto_id uuid references konto on delete cascade,
  -- Who changes and deletes a shared one beside the lead of the Kanzlei.
  erstellt_von uuid references konto on delete set null,
  name text not null check (char_length(name) between 1 and 200),
  email text not null check (char_length(email) between 3 and 254),
  -- The address in lower case: what makes two contacts the same.
  adresse text collate "C" not null,
  -- Name in lower case without accents: order of the list, and what the search looks through.
  sortierung text collate "C" not null,
  -- The words of the name in order, without titles: the same for „Müller, Hans“ and „Dr. Hans Müller“.
  vergleich text collate "C" not null,
  erstellt timestamptz not null,
  geaendert timestamptz not null,
  check (num_nonnulls(kanzlei_id, konto_id) = 1)
);
-- One address once: in the Kanzlei, and among the personal ones of an account.
create unique index kontakt_geteilt_adresse on kontakt (kanzlei_id, adresse) where kanzlei_id is not null;
create unique index kontakt_eigen_adresse on kontakt (konto_id, adresse) where konto_id is not null;
create index kontakt_geteilt_liste on kontakt (kanzlei_id, sortierung, id) where kanzlei_id is not null;
create index kontakt_eigen_liste on kontakt (konto_id, sortierung, id) where konto_id is not null;
create index kontakt_erstellt_von on kontakt (erstellt_von);

-- Everybody sees his own and those of his Kanzlei; a shared one is changed by whoever made it, and by the lead.
alter table kontakt enable row level security;
alter table kontakt force row level security;
create policy lesen on kontakt for select to portal_kanzlei
  using (kanzlei_id = team_kanzlei() or konto_id = team_konto());
create policy anlegen on kontakt for insert to portal_kanzlei
  with check (erstellt_von = team_konto() and (kanzlei_id = team_kanzlei() or konto_id = team_konto()));
create function kontakt_aenderbar(besitz uuid, ersteller uuid) returns boolean language sql stable as $$
  select ersteller = team_konto()
    or exists (select from kanzlei where kanzlei.id = besitz and kanzlei.inhaber = team_konto())
$$;
create policy aendern on kontakt for update to portal_kanzlei
  using (konto_id = team_konto() or (kanzlei_id = team_kanzlei() and kontakt_aenderbar(kanzlei_id, erstellt_von)))
  with check (kanzlei_id = team_kanzlei() or konto_id = team_konto());
create policy entfernen on kontakt for delete to portal_kanzlei
  using (konto_id = team_konto() or (kanzlei_id = team_kanzlei() and kontakt_aenderbar(kanzlei_id, erstellt_von)));
create policy betrieb on kontakt to current_user
  using (current_setting('app.betrieb', true) = '1') with check (current_setting('app.betrieb', true) = '1');
grant select, insert, update, delete on kontakt to portal_kanzlei;
