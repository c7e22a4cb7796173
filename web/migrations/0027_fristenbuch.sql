-- The deadline book of a Kanzlei: entries, their computations, and a log that only grows. Rows go with the Kanzlei as a
-- whole, never one by one.

-- Refuses what would take something out of the book as long as there is the Kanzlei it belongs to.
create function fristenbuch_bleibt() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from kanzlei where id = old.kanzlei_id) then
    return old;
  end if;
  raise exception 'Die Tabelle % verliert keine Zeile und ändert keine.', tg_table_name
    using errcode = 'insufficient_privilege';
end $$;

-- A decision or other event of a file from which periods run: the same one stands in the book once.
create table fristkette (
  id uuid primary key default gen_random_uuid(),
  kanzlei_id uuid not null references kanzlei on delete cascade,
  aktenzeichen text not null check (char_length(aktenzeichen) <= 200),
  -- What was decided or has happened, as the office calls it; may be empty where a file has but one.
  entscheidung text not null default '' check (char_length(entscheidung) <= 300),
  ereignis text not null check (char_length(ereignis) <= 40),
  ereignis_am date,
  -- File, decision and event as they are compared.
  schluessel text collate "C" not null check (char_length(schluessel) <= 700),
  erstellt timestamptz not null,
  unique (id, kanzlei_id),
  unique (kanzlei_id, schluessel)
);
select mandant_schuetzen('fristkette');
revoke delete on fristkette from portal_kanzlei;

-- What the engine was told and what it said, as it was then.
create table fristrechnung (
  id uuid primary key default gen_random_uuid(),
  kanzlei_id uuid not null references kanzlei on delete cascade,
  -- The question, by `eintrag/frage.ts`; the same question gives the same day as long as the law stays.
  frage jsonb not null,
  -- Rechenweg, notes, disputed points: `eintrag/rechnung.ts`.
  ergebnis jsonb not null,
  rechenstand text not null,
  regelstand text not null,
  katalogstand text not null default '',
  -- Rules applied, each with the first day of its version: `R-193@1900-01-01`.
  regeln text[] not null default '{}',
  -- The end found, for looking through the book after a change of law.
  ende date,
  erstellt timestamptz not null,
  unique (id, kanzlei_id)
);
select mandant_schuetzen('fristrechnung');
revoke update, delete on fristrechnung from portal_kanzlei;
create trigger fristrechnung_bleibt before update or delete on fristrechnung
  for each row execute function fristenbuch_bleibt();

create table frist (
  id uuid primary key default gen_random_uuid(),
  kanzlei_id uuid not null references kanzlei on delete cascade,
  -- Its chain; none: an entry by itself.
  kette_id uuid,
  -- Entry of the catalogue, and the one it follows in its chain.
  regel text collate "C" check (char_length(regel) <= 60),
  nach_regel text collate "C" check (char_length(nach_regel) <= 60),
  -- The computation that counts; none: taken over from elsewhere, not computed.
  rechnung_id uuid,

  titel text not null check (char_length(titel) between 1 and 300),
  aktenzeichen text not null default '' check (char_length(aktenzeichen) <= 200),
  -- The Aktenzeichen as it is compared: small letters, no blanks.
  akte text collate "C" not null default '' check (char_length(akte) <= 200),
  art text not null default '' check (char_length(art) <= 1000),
  sachbearbeiter text not null default '' check (char_length(sachbearbeiter) <= 1000),
  bemerkung text not null default '' check (char_length(bemerkung) <= 2000),
  zeitzone text not null default 'Europe/Berlin',
  empfaenger text not null default '' check (char_length(empfaenger) <= 4000),
  vorlage_id uuid,
  norm text not null default '' check (char_length(norm) <= 300),
  -- Title, Aktenzeichen, kind, remark in small letters.
  suchtext text not null,

  -- The plain duration of the call; zero where the catalogue knows it.
  start_am date,
  tage integer not null default 0 check (tage between 0 and 9999),
  wochen integer not null default 0 check (wochen between 0 and 9999),
  monate integer not null default 0 check (monate between 0 and 9999),
  jahre integer not null default 0 check (jahre between 0 and 9999),
  ereignis text not null default '' check (char_length(ereignis) <= 40),
  ereignis_am date,
  beginn text not null default 'ereignis' check (beginn in ('ereignis', 'tagesanfang')),
  richtung text not null default 'vorwaerts' check (richtung in ('vorwaerts', 'rueckwaerts')),
  -- Where it must be kept: ids of the directory. `ort` says what of them counts.
  ort text not null default 'fehlt' check (ort in ('gericht', 'gemeinde', 'land', 'unbekannt', 'fehlt')),
  land text check (char_length(land) = 2),
  gericht text check (char_length(gericht) <= 80),
  gemeinde text check (char_length(gemeinde) <= 80),

  -- `frist`: to be kept; `wartefrist`: nothing before it, never overdue; `stunde`: ends at an hour.
  gattung text not null default 'frist' check (gattung in ('frist', 'wartefrist', 'stunde')),
  notfrist boolean not null default false,
  begruendungsfrist boolean not null default false,
  -- Whatever somebody has to do is done by then. No day: its trigger has none yet.
  ende date,
  ende_uhr text check (ende_uhr ~ '^[0-2][0-9]:[0-5][0-9]$'),
  -- Safe on every view; what lists and reminders go by. Never after `ende`, for waiting periods never before it.
  sicherer_tag date,
  -- A notice must have arrived by then.
  zugang_bis date,
  -- Nobody may act after it, though the trigger is open.
  hoechstens_bis date,
  -- Another day than `ende` that was found since, and why: the lawyer decides.
  abweichend_ende date,
  abweichend_grund text check (abweichend_grund in ('ausloeser', 'recht', 'berichtigung')),

  zustand text not null check (zustand in ('ausloeser-offen', 'zu-genehmigen', 'offen', 'verlaengerung-beantragt',
    'verlaengert', 'erledigt', 'gestrichen')),
  verantwortlich uuid,
  -- A second person controls the entry.
  genehmigung_noetig boolean not null default false,
  genehmigt_am timestamptz,
  genehmigt_von uuid,
  -- A lawyer releases it: why, by code (`eintrag/freigabe.ts`).
  freigabe_gruende text[] not null default '{}',
  freigegeben_am timestamptz,
  freigegeben_von uuid,
  -- The lawyer has checked the period himself when the file was presented.
  vorgelegt_am timestamptz,
  vorgelegt_von uuid,
  erledigt_am timestamptz,
  erledigt_von uuid,
  -- Sent when, by what way, under what reference; null though done: without proof.
  nachweis jsonb,
  gestrichen_am timestamptz,
  gestrichen_von uuid,
  streichgrund text not null default '' check (char_length(streichgrund) <= 1000),
  -- Extension: applied for until when, and the end before it.
  verlaengerung_beantragt_am date,
  ende_vor_verlaengerung date,
  -- Taken over from elsewhere, not computed.
  uebernommen boolean not null default false,

  -- Number of the line of the log that made it what it is.
  stand bigint not null,
  erstellt timestamptz not null,
  erstellt_von uuid,
  geaendert timestamptz not null,
  unique (id, kanzlei_id),
  foreign key (kette_id, kanzlei_id) references fristkette (id, kanzlei_id) on delete cascade,
  foreign key (rechnung_id, kanzlei_id) references fristrechnung (id, kanzlei_id) on delete cascade,
  check ((zustand = 'ausloeser-offen') = (ende is null) or zustand = 'gestrichen'),
  check ((erledigt_am is not null) = (zustand = 'erledigt') or zustand = 'gestrichen'),
  check ((gestrichen_am is not null) = (zustand = 'gestrichen')),
  check ((sicherer_tag is null) = (ende is null))
);
-- What is still to be kept, and everything, by day.
create index frist_offen on frist (kanzlei_id, sicherer_tag, id) where zustand not in ('erledigt', 'gestrichen');
create index frist_offen_verantwortlich on frist (kanzlei_id, verantwortlich, sicherer_tag, id)
  where zustand not in ('erledigt', 'gestrichen');
create index frist_zustand on frist (kanzlei_id, zustand, ende, id);
create index frist_ende on frist (kanzlei_id, ende, id);
create index frist_akte on frist (kanzlei_id, akte, ende, id);
create index frist_erledigt on frist (kanzlei_id, erledigt_am) where erledigt_am is not null;
create index frist_rechnung on frist (rechnung_id, kanzlei_id);
-- One link of a chain stands once, unless it was struck.
create unique index frist_einmal on frist (kette_id, regel) where kette_id is not null and regel is not null and zustand <> 'gestrichen';
select mandant_schuetzen('frist');
revoke delete on frist from portal_kanzlei;
create trigger frist_bleibt before delete on frist for each row execute function fristenbuch_bleibt();

-- Days on which the file is to be presented before the end.
create table fristvorfrist (
  frist_id uuid not null,
  kanzlei_id uuid not null references kanzlei on delete cascade,
  tag date not null,
  primary key (frist_id, tag),
  foreign key (frist_id, kanzlei_id) references frist (id, kanzlei_id) on delete cascade
);
create index fristvorfrist_tag on fristvorfrist (kanzlei_id, tag);
select mandant_schuetzen('fristvorfrist');

-- The log. Each line carries the hash of the one before it, so none can be changed or taken out unnoticed. The chain holds
-- ids and a keyed hash of what was written; the text itself stands beside it.
create table fristvorgang (
  kanzlei_id uuid not null references kanzlei on delete cascade,
  nr bigint not null default 0 check (nr > 0),
  -- The entry it is about; none: the book itself.
  frist_id uuid,
  am timestamptz not null check (am = date_trunc('milliseconds', am)),
  art text not null check (art ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- Who did it; none: the portal. For whom, where he stood in for somebody.
  von uuid,
  fuer uuid,
  inhalt_hash bytea not null check (octet_length(inhalt_hash) = 32),
  vorher bytea not null default '' check (octet_length(vorher) = 32),
  hash bytea not null default '' check (octet_length(hash) = 32),
  primary key (kanzlei_id, nr)
);
create index fristvorgang_frist on fristvorgang (kanzlei_id, frist_id, nr);
create index fristvorgang_am on fristvorgang (kanzlei_id, am);
select mandant_schuetzen('fristvorgang');
revoke insert, update, delete on fristvorgang from portal_kanzlei;
grant insert (kanzlei_id, frist_id, am, art, von, fuer, inhalt_hash) on fristvorgang to portal_kanzlei;

create table fristvorgang_inhalt (
  kanzlei_id uuid not null,
  nr bigint not null,
  -- Key of the hash: without it nobody can tell by trying what stood here.
  salz bytea not null check (octet_length(salz) = 32),
  -- JSON, as it was hashed.
  inhalt text not null,
  primary key (kanzlei_id, nr),
  foreign key (kanzlei_id, nr) references fristvorgang on delete cascade
);
select mandant_schuetzen('fristvorgang_inhalt');
revoke update, delete on fristvorgang_inhalt from portal_kanzlei;

-- What the hash of a line is taken of; `protokoll/kette.ts` computes the same.
create function fristvorgang_hash(v fristvorgang) returns bytea language sql immutable
as $$
  select sha256(convert_to(concat_ws(E'\n', v.kanzlei_id, v.nr, coalesce(v.frist_id::text, '-'),
    to_char(v.am at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), v.art, coalesce(v.von::text, '-'),
    coalesce(v.fuer::text, '-'), encode(v.inhalt_hash, 'hex'), encode(v.vorher, 'hex')), 'UTF8'))
$$;

-- Lines of one Kanzlei come one after the other: whoever writes one holds the others up until his transaction has ended.
create function fristvorgang_verketten() returns trigger language plpgsql as $$
declare
  letzter fristvorgang%rowtype;
begin
  -- Comes back from a backup as it was; a role of the application cannot name these columns.
  if octet_length(new.hash) = 32 then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('fristvorgang ' || new.kanzlei_id, 0));
  select * into letzter from fristvorgang where kanzlei_id = new.kanzlei_id order by nr desc limit 1;
  new.nr := coalesce(letzter.nr, 0) + 1;
  new.vorher := coalesce(letzter.hash, decode(repeat('00', 32), 'hex'));
  new.hash := fristvorgang_hash(new);
  return new;
end $$;
create trigger fristvorgang_verketten before insert on fristvorgang
  for each row execute function fristvorgang_verketten();
create trigger fristvorgang_bleibt before update or delete on fristvorgang
  for each row execute function fristenbuch_bleibt();
create trigger fristvorgang_inhalt_bleibt before update or delete on fristvorgang_inhalt
  for each row execute function fristenbuch_bleibt();
create trigger fristvorgang_bleibt_ganz before truncate on fristvorgang
  for each statement execute function nur_anhaengen();

-- How a Kanzlei keeps its book; no row: as it is by default.
create table fristeneinstellung (
  kanzlei_id uuid primary key references kanzlei on delete cascade,
  -- Each entry waits for a second person.
  vier_augen boolean not null default false,
  abend_um text not null default '17:00' check (abend_um ~ '^[0-2][0-9]:[0-5][0-9]$'),
  abend_alarm text not null default '18:30' check (abend_alarm ~ '^[0-2][0-9]:[0-5][0-9]$'),
  -- Monday is 1.
  arbeitstage integer[] not null default '{1,2,3,4,5}',
  -- What leaves the portal in mails and calendar feeds.
  erinnerungsinhalt text not null default 'frist' check (erinnerungsinhalt in ('voll', 'aktenzeichen', 'frist')),
  -- Where the office sits: Vorfristen count there.
  land text check (char_length(land) = 2),
  gemeinde text check (char_length(gemeinde) <= 80),
  geaendert timestamptz not null
);
select mandant_schuetzen('fristeneinstellung');

-- Who is away, and who stands in for him.
create table fristabwesenheit (
  id uuid primary key default gen_random_uuid(),
  kanzlei_id uuid not null references kanzlei on delete cascade,
  konto_id uuid not null references konto on delete cascade,
  von date not null,
  bis date not null,
  vertretung uuid references konto on delete set null,
  erstellt timestamptz not null,
  check (bis >= von)
);
create index fristabwesenheit_kanzlei on fristabwesenheit (kanzlei_id, bis);
create index fristabwesenheit_konto on fristabwesenheit (konto_id);
create index fristabwesenheit_vertretung on fristabwesenheit (vertretung);
select mandant_schuetzen('fristabwesenheit');

-- The evening check of a day: done by whom, what it showed, whether the alarm went out.
create table fristabendkontrolle (
  kanzlei_id uuid not null references kanzlei on delete cascade,
  tag date not null,
  geprueft_am timestamptz,
  geprueft_von uuid,
  befund jsonb,
  alarm_am timestamptz,
  primary key (kanzlei_id, tag)
);
select mandant_schuetzen('fristabendkontrolle');
revoke delete on fristabendkontrolle from portal_kanzlei;

-- The entry protocol of a day, with the head of the chain that it was signed off with.
create table fristtagesprotokoll (
  kanzlei_id uuid not null references kanzlei on delete cascade,
  tag date not null,
  kopf_nr bigint not null,
  kopf_hash bytea not null check (octet_length(kopf_hash) = 32),
  abgezeichnet_am timestamptz,
  abgezeichnet_von uuid,
  primary key (kanzlei_id, tag)
);
select mandant_schuetzen('fristtagesprotokoll');
revoke delete on fristtagesprotokoll from portal_kanzlei;

-- What somebody was reminded of: each kind once for an entry, day and person.
create table fristerinnerung (
  id uuid primary key default gen_random_uuid(),
  kanzlei_id uuid not null references kanzlei on delete cascade,
  frist_id uuid not null,
  art text not null check (art ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  tag date not null,
  -- Whom it was sent to.
  an uuid not null,
  erstellt timestamptz not null,
  -- Of the link in the mail.
  marke_hash bytea unique,
  bestaetigt_am timestamptz,
  bestaetigt_von uuid,
  -- When the next person is told unless it is confirmed before.
  eskaliert_am timestamptz,
  unique (frist_id, art, tag, an),
  foreign key (frist_id, kanzlei_id) references frist (id, kanzlei_id) on delete cascade
);
create index fristerinnerung_offen on fristerinnerung (eskaliert_am) where bestaetigt_am is null and eskaliert_am is not null;
create index fristerinnerung_kanzlei on fristerinnerung (kanzlei_id, tag);
select mandant_schuetzen('fristerinnerung');
create policy traeger on fristerinnerung for select to portal_kanzlei
  using (marke_hash = decode(nullif(current_setting('app.marke', true), ''), 'hex'));

-- The private calendar of a person; its address is known by its hash alone.
create table fristfeed (
  id uuid primary key default gen_random_uuid(),
  kanzlei_id uuid not null references kanzlei on delete cascade,
  konto_id uuid not null references konto on delete cascade,
  marke_hash bytea not null unique,
  inhalt text not null default 'frist' check (inhalt in ('voll', 'aktenzeichen', 'frist')),
  erstellt timestamptz not null,
  zuletzt timestamptz,
  widerrufen_am timestamptz
);
create index fristfeed_konto on fristfeed (konto_id);
create index fristfeed_kanzlei on fristfeed (kanzlei_id);
select mandant_schuetzen('fristfeed');
create policy traeger on fristfeed for select to portal_kanzlei
  using (marke_hash = decode(nullif(current_setting('app.marke', true), ''), 'hex'));

-- Who works in the Kanzlei of a transaction: its owner and the members of its team, with the role in the office.
create view fristperson with (security_barrier) as
  select k.id, k.anzeigename as name, k.email, k.id = z.inhaber as leitet,
    coalesce(m.kanzleirolle, case when k.id = z.inhaber then 'rechtsanwalt' else 'nur-lesen' end) as kanzleirolle
  from kanzlei z
  join konto k on k.id = z.inhaber or k.team_id = z.id
  left join mitgliedschaft m on m.kanzlei_id = z.id and m.konto_id = k.id
  where z.id = nullif(current_setting('app.kanzlei', true), '')::uuid;
grant select on fristperson to portal_kanzlei;
