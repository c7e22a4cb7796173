-- Kostennoten (§ 10 RVG): the sender, drafts, what has been issued, its number, and its files. All of it belongs to one
-- account. What has been issued is never changed; it goes only with the account itself.

create table kostennotenabsender (
  konto_id uuid primary key references konto on delete cascade,
  -- Office, lawyer, address, tax numbers, bank, ways to be reached.
  angaben jsonb not null,
  -- Prefix of the numbers, `{JJJJ}` standing for the year; the first number of a new row, and its digits.
  praefix text not null default '{JJJJ}-' check (char_length(praefix) <= 20),
  beginn integer not null default 1 check (beginn between 1 and 999999999),
  stellen integer not null default 4 check (stellen between 1 and 9),
  geaendert timestamptz not null default clock_timestamp()
);
select mandant_schuetzen('kostennotenabsender', 'konto_id', 'app.konto');

-- The last number of each row of an account. Taken in the transaction that issues: its row lock makes the numbers
-- gapless, and whatever fails gives its number back.
create table kostennotennummer (
  konto_id uuid not null references konto on delete cascade,
  praefix text collate "C" not null,
  letzte integer not null check (letzte > 0),
  primary key (konto_id, praefix)
);
select mandant_schuetzen('kostennotennummer', 'konto_id', 'app.konto');

create table kostennotenentwurf (
  id uuid primary key default gen_random_uuid(),
  konto_id uuid not null references konto on delete cascade,
  -- The calculation: path of the page and its inputs.
  rechner text collate "C" not null,
  stand text not null,
  -- What was typed, field by field.
  felder jsonb not null,
  erstellt timestamptz not null default clock_timestamp(),
  geaendert timestamptz not null default clock_timestamp()
);
create index kostennotenentwurf_liste on kostennotenentwurf (konto_id, geaendert desc, id desc);
select mandant_schuetzen('kostennotenentwurf', 'konto_id', 'app.konto');

-- One row for each document: a Kostennote keeps the id of its draft.
create table kostennote (
  id uuid primary key default gen_random_uuid(),
  konto_id uuid not null references konto on delete cascade,
  art text not null check (art in ('rechnung', 'storno')),
  nummer text not null check (char_length(nummer) between 1 and 40),
  -- The document that a Storno cancels; one cancels another once.
  storno_zu uuid,
  ausgestellt_am date not null,
  freigegeben_am timestamptz not null,
  -- The whole document, from which every file is made.
  beleg jsonb not null,
  -- What the list shows.
  empfaenger text not null,
  aktenzeichen text not null default '',
  brutto bigint not null,
  check ((art = 'storno') = (storno_zu is not null)),
  unique (konto_id, nummer),
  unique (id, konto_id),
  unique (storno_zu),
  foreign key (storno_zu, konto_id) references kostennote (id, konto_id)
);
create index kostennote_liste on kostennote (konto_id, freigegeben_am desc, id desc);
select mandant_schuetzen('kostennote', 'konto_id', 'app.konto');

-- The files as they went out (§ 14b UStG, § 147 AO); made once.
create table kostennotendatei (
  kostennote_id uuid not null,
  konto_id uuid not null,
  art text not null check (art in ('zugferd', 'xrechnung')),
  inhalt bytea not null,
  sha256 text not null,
  erstellt timestamptz not null default clock_timestamp(),
  primary key (kostennote_id, art),
  foreign key (kostennote_id, konto_id) references kostennote (id, konto_id) on delete cascade
);
select mandant_schuetzen('kostennotendatei', 'konto_id', 'app.konto');

-- Whoever acts for an account may add, and nothing else. The portal itself erases with the account: then its row is gone
-- already when the cascade arrives here.
create function kostennote_bleibt() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'DELETE' and not exists (select from konto where id = old.konto_id) then
    return old;
  end if;
  raise exception 'Eine ausgestellte Kostennote wird nicht geändert.' using errcode = 'insufficient_privilege';
end $$;
revoke execute on function kostennote_bleibt from public;
create trigger kostennote_bleibt before update or delete on kostennote
  for each row execute function kostennote_bleibt();
create trigger kostennotendatei_bleibt before update or delete on kostennotendatei
  for each row execute function kostennote_bleibt();
create trigger kostennote_bleibt_ganz before truncate on kostennote
  for each statement execute function nur_anhaengen();
create trigger kostennotendatei_bleibt_ganz before truncate on kostennotendatei
  for each statement execute function nur_anhaengen();
revoke update, delete on kostennote, kostennotendatei from portal_kanzlei;
revoke delete on kostennotennummer from portal_kanzlei;
