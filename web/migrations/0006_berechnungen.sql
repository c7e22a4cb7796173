-- Saved calculations with all their versions, and the agreement that goes before the first of them. Both belong to one
-- account: other members of its Kanzlei and the portal's administration have no way to them.

-- That an account agreed to the processing of mandate data (Art. 28 DSGVO, § 43e BRAO): which text, and when.
create table verschwiegenheit (
  konto_id uuid not null references konto on delete cascade,
  -- The wording agreed to; every wording stays readable in the portal.
  fassung text collate "C" not null,
  am timestamptz not null default clock_timestamp(),
  primary key (konto_id, fassung)
);
select mandant_schuetzen('verschwiegenheit', 'konto_id', 'app.konto');
-- Who has agreed has agreed.
revoke update, delete on verschwiegenheit from portal_kanzlei;

create table berechnung (
  id uuid primary key default gen_random_uuid(),
  konto_id uuid not null references konto on delete cascade,
  -- Path of the calculator's page.
  rechner text collate "C" not null,
  bezeichnung text not null,
  aktenzeichen text not null default '',
  -- The version that counts, and what the list shows of it.
  version integer not null default 1 check (version > 0),
  titel text not null,
  kennzahl_text text not null,
  kennzahl text not null,
  -- What the search looks through: name, Aktenzeichen, words of the sheet; lower case.
  suchtext text not null,
  erstellt timestamptz not null,
  geaendert timestamptz not null,
  -- Set: among the deleted ones, and gone for good thirty days later.
  geloescht timestamptz,
  unique (id, konto_id)
);
create index berechnung_liste on berechnung (konto_id, geaendert desc, id desc);
create index berechnung_geloescht on berechnung (geloescht) where geloescht is not null;
select mandant_schuetzen('berechnung', 'konto_id', 'app.konto');

create table berechnung_version (
  berechnung_id uuid not null,
  konto_id uuid not null,
  version integer not null check (version > 0),
  -- The inputs, as they stand in the link of the calculator.
  stand text not null,
  -- The sheet as it was computed then.
  blatt jsonb not null,
  kennzahl text not null,
  -- Version of the engine, and the sentence on the version of the law.
  rechenstand text not null,
  fassung text not null,
  -- The day that counted as today.
  berechnet_am date not null,
  erstellt timestamptz not null,
  primary key (berechnung_id, version),
  foreign key (berechnung_id, konto_id) references berechnung (id, konto_id) on delete cascade
);
select mandant_schuetzen('berechnung_version', 'konto_id', 'app.konto');
-- A version stays as it was.
revoke update on berechnung_version from portal_kanzlei;
