-- Payment by a provider that holds the card or the account to be debited. The contract decides what is owed; here stands
-- what the provider was asked for, written before he is asked, and what became of it.

-- Who an account is at the provider, and what is debited; the number of card or account stays with him.
create table zahlkunde (
  konto_id uuid primary key references konto on delete cascade,
  kunde text collate "C" not null unique check (char_length(kunde) <= 100),
  -- Unset: nothing to be debited.
  mittel text collate "C" check (char_length(mittel) <= 100),
  bezeichnung text not null default '' check (char_length(bezeichnung) <= 100),
  -- When this means became the one that counts; what failed before is tried with it at once.
  mittel_seit timestamptz,
  geaendert timestamptz not null,
  check ((mittel is null) = (mittel_seit is null))
);

-- Visits to the provider's page on which a means of payment is left; each counts once.
create table zahlungssitzung (
  id text collate "C" primary key check (char_length(id) <= 200),
  konto_id uuid not null references konto on delete cascade,
  erstellt timestamptz not null,
  uebernommen_am timestamptz
);
create index zahlungssitzung_konto on zahlungssitzung (konto_id, erstellt);

-- An invoice that is to be debited. Its id is the key by which the provider does it once, however often he is asked.
create table zahlungseinzug (
  id uuid primary key default gen_random_uuid(),
  konto_id uuid not null references konto on delete cascade,
  vertrag_id uuid not null references abovertrag on delete cascade,
  rechnung_id uuid not null references rechnung on delete cascade,
  betrag integer not null check (betrag > 0),
  kunde text collate "C" not null,
  mittel text collate "C" not null,
  -- laeuft: the provider has it; gelungen stays, also when the money is taken back later.
  zustand text not null default 'geplant' check (zustand in ('geplant', 'laeuft', 'gelungen', 'gescheitert')),
  -- His name for it.
  fremd_id text collate "C" unique check (char_length(fremd_id) <= 100),
  -- First time that he was asked.
  gesendet_am timestamptz,
  geprueft_am timestamptz,
  erstellt timestamptz not null,
  geaendert timestamptz not null,
  check (zustand in ('geplant', 'gescheitert') or fremd_id is not null)
);
-- One at a time.
create unique index zahlungseinzug_laufend on zahlungseinzug (rechnung_id) where zustand in ('geplant', 'laeuft');
create index zahlungseinzug_rechnung on zahlungseinzug (rechnung_id);
create index zahlungseinzug_konto on zahlungseinzug (konto_id);
create index zahlungseinzug_vertrag on zahlungseinzug (vertrag_id);
create index zahlungseinzug_offen on zahlungseinzug (zustand, geprueft_am) where zustand in ('geplant', 'laeuft');

-- Money that goes back to where it came from, for a correction or for what was paid too much.
create table zahlungserstattung (
  id uuid primary key default gen_random_uuid(),
  konto_id uuid not null references konto on delete cascade,
  einzug_id uuid not null references zahlungseinzug on delete cascade,
  -- The document that is settled by it.
  rechnung_id uuid not null references rechnung on delete cascade,
  betrag integer not null check (betrag > 0),
  zustand text not null default 'geplant' check (zustand in ('geplant', 'erledigt', 'gescheitert')),
  fremd_id text collate "C" unique check (char_length(fremd_id) <= 100),
  gesendet_am timestamptz,
  erstellt timestamptz not null,
  geaendert timestamptz not null,
  check (zustand <> 'erledigt' or fremd_id is not null)
);
create unique index zahlungserstattung_laufend on zahlungserstattung (rechnung_id, einzug_id) where zustand = 'geplant';
create index zahlungserstattung_einzug on zahlungserstattung (einzug_id);
create index zahlungserstattung_konto on zahlungserstattung (konto_id);

-- Who has gone here goes at the provider, too (Art. 17 DSGVO).
create table zahlkundenabgang (
  kunde text collate "C" primary key,
  seit timestamptz not null default clock_timestamp()
);
create function zahlkunde_geht() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into zahlkundenabgang (kunde) values (old.kunde) on conflict do nothing;
  return old;
end $$;
create trigger zahlkunde_geht after delete on zahlkunde for each row execute function zahlkunde_geht();

do $$
declare
  tabelle text;
begin
  foreach tabelle in array array['zahlkunde', 'zahlungssitzung', 'zahlungseinzug', 'zahlungserstattung'] loop
    execute format('alter table %I enable row level security', tabelle);
    execute format('alter table %I force row level security', tabelle);
    execute format('create policy abo on %I to portal_abo using (konto_id = abo_konto()) with check (konto_id = abo_konto())', tabelle);
    execute format('create policy lesen on %I for select to portal_kanzlei using (konto_id = abo_konto())', tabelle);
    execute format('create policy betrieb on %I to current_user using (current_setting(''app.betrieb'', true) = ''1'') with check (current_setting(''app.betrieb'', true) = ''1'')', tabelle);
    execute format('grant select, insert, update on %I to portal_abo', tabelle);
    execute format('grant select on %I to portal_kanzlei', tabelle);
  end loop;
end $$;
