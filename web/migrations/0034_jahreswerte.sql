-- Figures that end by themselves and are announced anew (base rate, allowances of legal aid, reference amounts, pension value,
-- attachment limits), as the operator enters them until the portal itself knows them. Takes the place of the table of base
-- rates alone. Concerns the whole portal and holds nothing of anybody's.

create table jahreswert (
  -- Name of the figure.
  wert text collate "C" not null check (wert ~ '^[a-z]{2,40}$'),
  -- First day on which it holds.
  ab date not null check (extract(day from ab) = 1 and extract(month from ab) in (1, 7)),
  -- The last version counts; the others are its history.
  version integer not null check (version > 0),
  -- Whole numbers by field: cents, hundredths of a percent; null: from this version on nothing is entered any more.
  zahlen jsonb check (jsonb_typeof(zahlen) = 'object'),
  fundstelle text check (char_length(fundstelle) between 1 and 300),
  -- Not law yet: results that use it say so.
  entwurf boolean not null default false,
  -- Id of the account, without reference: the entry outlives it. Null: the portal itself, when a demo is reset.
  eingetragen_von uuid,
  eingetragen_am timestamptz not null,
  check ((zahlen is null) = (fundstelle is null)),
  check (wert <> 'basiszinssatz' or (zahlen ->> 'satz')::integer between -2000 and 2000),
  primary key (wert, ab, version)
);
insert into jahreswert (wert, ab, version, zahlen, fundstelle, eingetragen_von, eingetragen_am)
  select 'basiszinssatz', ab, version, case when satz is not null then jsonb_build_object('satz', satz) end, fundstelle,
    eingetragen_von, eingetragen_am
  from basiszinssatz;
drop table basiszinssatz;
-- Every page and call computes with it; administrators add to it.
grant select, insert on jahreswert to portal_anwendung;
create trigger jahreswert_bleibt before update or delete on jahreswert
  for each row execute function nur_anhaengen();
create trigger jahreswert_bleibt_ganz before truncate on jahreswert
  for each statement execute function nur_anhaengen();

-- Of which figure, and of which first day, administrators have been reminded: once before it ends, once when it is missing.
create table jahreswerterinnerung (
  wert text collate "C" not null,
  ab date not null,
  stufe text collate "C" not null check (stufe in ('laeuft-aus', 'fehlt')),
  am timestamptz not null,
  primary key (wert, ab, stufe)
);
insert into jahreswerterinnerung (wert, ab, stufe, am) select 'basiszinssatz', ab, 'fehlt', am from basiszinserinnerung;
drop table basiszinserinnerung;
