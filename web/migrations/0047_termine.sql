-- Termine and Wiedervorlagen of a Kanzlei. They stand beside its deadlines and have none of their duties: nobody controls,
-- releases or checks them in the evening. A row is a series or a single day; it goes with the Kanzlei as a whole.
create table termin (
  id uuid primary key default gen_random_uuid(),
  kanzlei_id uuid not null references kanzlei on delete cascade,
  art text not null check (art in ('termin', 'wiedervorlage')),
  -- Of a Wiedervorlage its reason.
  titel text not null check (char_length(titel) between 1 and 300),
  aktenzeichen text not null default '' check (char_length(aktenzeichen) <= 200),
  -- The Aktenzeichen as it is compared: small letters, no blanks.
  akte text collate "C" not null default '' check (char_length(akte) <= 200),
  -- The first day. Times are those of a clock on the wall in Germany; none: the whole day.
  tag date not null,
  von text check (von ~ '^[0-2][0-9]:[0-5][0-9]$'),
  bis text check (bis ~ '^[0-2][0-9]:[0-5][0-9]$'),
  ort text not null default '' check (char_length(ort) <= 300),
  -- Whose it is; none: that of the whole office.
  person uuid,
  notiz text not null default '' check (char_length(notiz) <= 2000),
  -- Minutes before the beginning; whole days before a day without time. None: nobody is reminded.
  erinnerung integer check (erinnerung between 0 and 40320),
  -- How it comes again; none: once.
  takt text check (takt in ('woche', 'monat-tag', 'monat-wochentag', 'monat-letzter', 'jahr')),
  alle integer not null default 1 check (alle between 1 and 99),
  endet_am date,
  anzahl integer check (anzahl between 1 and 999),
  -- First and last day on which something of it is, with what was moved; no last one: without end.
  erster date not null,
  letzter date,
  -- Which version it is; calendar programmes take the higher one.
  stand integer not null default 1,
  erstellt timestamptz not null,
  erstellt_von uuid,
  geaendert timestamptz not null,
  gestrichen_am timestamptz,
  gestrichen_von uuid,
  streichgrund text not null default '' check (char_length(streichgrund) <= 1000),
  unique (id, kanzlei_id),
  check (bis is null or von is not null and bis > von),
  check (art = 'termin' or von is null and ort = ''),
  check (takt is not null or endet_am is null and anzahl is null),
  check (endet_am is null or anzahl is null)
);
create index termin_zeit on termin (kanzlei_id, letzter, erster) where gestrichen_am is null;
create index termin_akte on termin (kanzlei_id, akte) where gestrichen_am is null;
select mandant_schuetzen('termin');
revoke delete on termin from portal_kanzlei;
create trigger termin_bleibt before delete on termin for each row execute function fristenbuch_bleibt();

-- What is said of a single day of a series, by the day that the series gives it: left out, moved or otherwise different, done.
create table termintag (
  termin_id uuid not null,
  kanzlei_id uuid not null references kanzlei on delete cascade,
  tag date not null,
  entfaellt boolean not null default false,
  -- What differs from the series: `termine/abweichung.ts`.
  anders jsonb,
  erledigt_am timestamptz,
  erledigt_von uuid,
  primary key (termin_id, tag),
  foreign key (termin_id, kanzlei_id) references termin (id, kanzlei_id) on delete cascade
);
create index termintag_kanzlei on termintag (kanzlei_id);
select mandant_schuetzen('termintag');

-- What was done with it, when and by whom. Apart from the log of the deadlines, whose lines are signed off day by day.
create table terminvorgang (
  id uuid primary key default gen_random_uuid(),
  kanzlei_id uuid not null references kanzlei on delete cascade,
  termin_id uuid not null,
  -- The version that it has made.
  stand integer not null,
  am timestamptz not null,
  art text not null check (art ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  von uuid,
  -- Whom he stood in for.
  fuer uuid,
  -- JSON of what was before and after, or of the day it is about.
  inhalt text not null,
  foreign key (termin_id, kanzlei_id) references termin (id, kanzlei_id) on delete cascade
);
create index terminvorgang_termin on terminvorgang (kanzlei_id, termin_id, am);
select mandant_schuetzen('terminvorgang');
revoke update, delete on terminvorgang from portal_kanzlei;
create trigger terminvorgang_bleibt before update or delete on terminvorgang
  for each row execute function fristenbuch_bleibt();

-- Of what somebody was reminded: once for each person and hour; a day that is moved is one to be reminded of anew.
create table terminerinnerung (
  termin_id uuid not null,
  kanzlei_id uuid not null references kanzlei on delete cascade,
  tag date not null,
  faellig timestamptz not null,
  an uuid not null,
  erstellt timestamptz not null,
  primary key (termin_id, tag, faellig, an),
  foreign key (termin_id, kanzlei_id) references termin (id, kanzlei_id) on delete cascade
);
create index terminerinnerung_kanzlei on terminerinnerung (kanzlei_id);
select mandant_schuetzen('terminerinnerung');
revoke update, delete on terminerinnerung from portal_kanzlei;
