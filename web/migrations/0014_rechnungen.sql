-- The portal's own invoices for its tiers (§ 14 UStG): what has been issued is never changed. It outlives its account
-- for as long as the law wants it kept (§ 14b Abs. 1 UStG, § 147 Abs. 3 AO), with nothing but what stands on it.

-- The last number of each year. Taken in the transaction that issues: its row lock makes the numbers gapless, and
-- whatever fails gives its number back.
create table rechnungsnummer (
  jahr integer primary key check (jahr between 2000 and 9999),
  letzte integer not null check (letzte > 0)
);
-- Nobody can take more than the next one.
create function rechnungsnummer_nehmen(welches integer) returns integer
language sql security definer set search_path = public
as $$
  insert into rechnungsnummer (jahr, letzte) values (welches, 1)
  on conflict (jahr) do update set letzte = rechnungsnummer.letzte + 1
  returning letzte
$$;
revoke execute on function rechnungsnummer_nehmen from public;
grant execute on function rechnungsnummer_nehmen to portal_abo;

create table rechnung (
  id uuid primary key default gen_random_uuid(),
  -- Gone with the account; the document stays.
  konto_id uuid references konto on delete set null,
  vertrag_id uuid references abovertrag on delete set null,
  -- Names it within the contract: `R1`, `G2`.
  schluessel text collate "C" not null,
  art text not null check (art in ('rechnung', 'korrektur')),
  nummer text collate "C" not null unique,
  jahr integer not null,
  laufend integer not null,
  -- The invoice that a correction belongs to.
  zu uuid references rechnung,
  -- It takes all of it back.
  storno boolean not null default false,
  ausgestellt_am date not null,
  faellig_am date not null,
  steuerfall text not null check (steuerfall in ('inland', 'eu-reverse-charge')),
  zahlweg text not null check (zahlweg in ('rechnung', 'stripe')),
  -- In cents; a correction is negative.
  netto bigint not null,
  umsatzsteuer bigint not null,
  brutto bigint not null,
  -- The whole document, from which every file is made.
  beleg jsonb not null,
  -- Last day on which it has to be kept.
  aufbewahren_bis date not null,
  erstellt timestamptz not null,
  check (netto + umsatzsteuer = brutto),
  check ((art = 'korrektur') = (zu is not null)),
  check (not storno or art = 'korrektur'),
  check ((brutto < 0) = (art = 'korrektur')),
  unique (jahr, laufend),
  unique (vertrag_id, schluessel)
);
create index rechnung_konto on rechnung (konto_id, laufend desc);
create index rechnung_tag on rechnung (ausgestellt_am, laufend);
create index rechnung_zu on rechnung (zu) where zu is not null;
create unique index rechnung_storno on rechnung (zu) where storno;

-- The files as they went out; made once.
create table rechnungsdatei (
  rechnung_id uuid not null references rechnung on delete cascade,
  konto_id uuid references konto on delete set null,
  art text not null check (art in ('zugferd', 'xrechnung')),
  inhalt bytea not null,
  sha256 text not null,
  erstellt timestamptz not null,
  primary key (rechnung_id, art)
);
create index rechnungsdatei_konto on rechnungsdatei (konto_id);

-- What was paid on a document, taken back, set off or paid out: what is open is its total less the sum of these.
create table rechnungszahlung (
  id uuid primary key default gen_random_uuid(),
  rechnung_id uuid not null references rechnung on delete cascade,
  konto_id uuid references konto on delete set null,
  betrag bigint not null check (betrag <> 0),
  am date not null,
  quelle text not null check (quelle in ('verwaltung', 'camt', 'csv', 'stripe', 'korrektur')),
  -- Names it at its source: the same payment twice is one.
  fremd_id text collate "C" not null check (char_length(fremd_id) between 1 and 300),
  gebucht_am timestamptz not null,
  -- Who entered it, if a person did.
  gebucht_von uuid references konto on delete set null,
  unique (quelle, fremd_id)
);
create index rechnungszahlung_rechnung on rechnungszahlung (rechnung_id);
create index rechnungszahlung_konto on rechnungszahlung (konto_id);
create index rechnungszahlung_von on rechnungszahlung (gebucht_von) where gebucht_von is not null;

-- Reminders that were sent; they go with the account.
create table rechnungsmahnung (
  id uuid primary key default gen_random_uuid(),
  rechnung_id uuid not null references rechnung on delete cascade,
  konto_id uuid not null references konto on delete cascade,
  vertrag_id uuid not null references abovertrag on delete cascade,
  schluessel text collate "C" not null,
  stufe integer not null check (stufe in (1, 2)),
  am date not null,
  offen bigint not null check (offen > 0),
  unique (vertrag_id, schluessel)
);
create index rechnungsmahnung_rechnung on rechnungsmahnung (rechnung_id);
create index rechnungsmahnung_konto on rechnungsmahnung (konto_id);

-- Entries of the portal's bank account as they were imported, until they are booked; a job removes them soon after.
create table kontoumsatz (
  id uuid primary key default gen_random_uuid(),
  quelle text not null check (quelle in ('camt', 'csv')),
  fremd_id text collate "C" not null check (char_length(fremd_id) between 1 and 200),
  am date not null,
  betrag bigint not null check (betrag > 0),
  zahler text not null check (char_length(zahler) <= 200),
  zweck text not null check (char_length(zweck) <= 600),
  zustand text not null default 'offen' check (zustand in ('offen', 'gebucht', 'abgelegt')),
  importiert_am timestamptz not null,
  unique (quelle, fremd_id)
);
create index kontoumsatz_liste on kontoumsatz (zustand, am desc, id);

-- Row-level security: the account reads its own documents, adds to them through its contract alone, and the portal says
-- so when it goes over all of them.
do $$
declare
  tabelle text;
begin
  foreach tabelle in array array['rechnung', 'rechnungsdatei', 'rechnungszahlung', 'rechnungsmahnung'] loop
    execute format('alter table %I enable row level security', tabelle);
    execute format('alter table %I force row level security', tabelle);
    execute format('create policy abo on %I to portal_abo using (konto_id = abo_konto()) with check (konto_id = abo_konto())', tabelle);
    execute format('create policy lesen on %I for select to portal_kanzlei using (konto_id = abo_konto())', tabelle);
    execute format('create policy betrieb on %I to current_user using (current_setting(''app.betrieb'', true) = ''1'') with check (current_setting(''app.betrieb'', true) = ''1'')', tabelle);
    execute format('grant select, insert on %I to portal_abo', tabelle);
    execute format('grant select on %I to portal_kanzlei', tabelle);
  end loop;
  alter table kontoumsatz enable row level security;
  alter table kontoumsatz force row level security;
  execute 'create policy betrieb on kontoumsatz to current_user using (current_setting(''app.betrieb'', true) = ''1'') with check (current_setting(''app.betrieb'', true) = ''1'')';
end $$;

-- Documents, files and payments stay as they are. They lose their account and their contract when these are gone, and go
-- themselves when nobody needs to keep them any longer.
create function rechnung_bleibt() returns trigger language plpgsql security definer set search_path = public as $$
declare
  frist date;
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - array['konto_id', 'vertrag_id', 'gebucht_von']
        = to_jsonb(old) - array['konto_id', 'vertrag_id', 'gebucht_von'] then
      if rechnung_verwaist(to_jsonb(old), to_jsonb(new)) then
        return new;
      end if;
    end if;
  elsif tg_table_name = 'rechnung' then
    if old.konto_id is null and old.aufbewahren_bis < current_date then
      return old;
    end if;
  elsif not exists (select from rechnung where id = old.rechnung_id) then
    return old;
  end if;
  raise exception 'Eine ausgestellte Rechnung wird nicht geändert.' using errcode = 'insufficient_privilege';
end $$;

-- Whether all that changed is that what is gone is named no more.
create function rechnung_verwaist(alt jsonb, neu jsonb) returns boolean
language sql stable security definer set search_path = public
as $$
  select coalesce(bool_and(
    neu -> spalte = alt -> spalte
    or (neu ->> spalte is null and case spalte
      when 'vertrag_id' then not exists (select from abovertrag where id = (alt ->> spalte)::uuid)
      else not exists (select from konto where id = (alt ->> spalte)::uuid)
    end)), true)
  from unnest(array['konto_id', 'vertrag_id', 'gebucht_von']) as spalte
  where alt ? spalte
$$;
revoke execute on function rechnung_bleibt, rechnung_verwaist from public;

do $$
declare
  tabelle text;
begin
  foreach tabelle in array array['rechnung', 'rechnungsdatei', 'rechnungszahlung'] loop
    execute format('create trigger %I before update or delete on %I for each row execute function rechnung_bleibt()', tabelle || '_bleibt', tabelle);
    execute format('create trigger %I before truncate on %I for each statement execute function nur_anhaengen()', tabelle || '_bleibt_ganz', tabelle);
  end loop;
end $$;

-- Files that go out with a mail; like its text they are gone when it has left.
create table mail_anhang (
  mail_id uuid not null references mail_auftrag on delete cascade,
  nr integer not null,
  name text not null,
  typ text not null,
  inhalt bytea not null,
  primary key (mail_id, nr)
);
grant insert on mail_anhang to portal_abo;
grant select, delete on mail_anhang to portal_post;
