-- Documents that cannot be made, and entries of the bank account that are known already.

-- What fails is tried again later and later, and holds up only what its own contract asked for after it.
alter table aboauftrag
  add column versuche integer not null default 0 check (versuche >= 0),
  add column naechster_versuch timestamptz,
  -- What went wrong the last time.
  add column fehler text check (char_length(fehler) <= 300),
  add check ((versuche > 0) = (naechster_versuch is not null));
create index aboauftrag_reihe on aboauftrag (vertrag_id, erstellt) where erledigt_am is null;

-- The same for the files of a document, which itself stays as it is.
create table rechnungsversuch (
  rechnung_id uuid primary key references rechnung on delete cascade,
  versuche integer not null check (versuche > 0),
  naechster_versuch timestamptz not null,
  fehler text not null check (char_length(fehler) <= 300)
);
alter table rechnungsversuch enable row level security;
alter table rechnungsversuch force row level security;
do $$
begin
  execute 'create policy betrieb on rechnungsversuch to current_user using (current_setting(''app.betrieb'', true) = ''1'') with check (current_setting(''app.betrieb'', true) = ''1'')';
end $$;

-- An invoice that is due is written before its account goes: neither number nor claim is lost.
create function aboauftrag_bleibt() returns trigger language plpgsql as $$
begin
  raise exception 'Ein fälliger Beleg ist noch nicht ausgestellt.' using errcode = 'insufficient_privilege';
end $$;
create trigger aboauftrag_bleibt before delete on aboauftrag for each row
  when (old.erledigt_am is null and old.art <> 'mahnung') execute function aboauftrag_bleibt();

-- Money that went out is kept, too, where it names an invoice: a payment that was taken back.
alter table kontoumsatz
  add column iban text collate "C" not null default '' check (char_length(iban) <= 34),
  -- The same entry from a file of another kind.
  add column gleich uuid unique references kontoumsatz on delete set null,
  drop constraint kontoumsatz_betrag_check,
  add constraint kontoumsatz_betrag_check check (betrag <> 0),
  drop constraint kontoumsatz_zustand_check,
  add constraint kontoumsatz_zustand_check check (zustand in ('offen', 'gebucht', 'abgelegt', 'doppelt'));
create index kontoumsatz_vergleich on kontoumsatz (am, betrag);
