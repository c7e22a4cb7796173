-- Base rates (§ 247 BGB) that the operator enters until the portal itself knows the half-year, and the reminders that one
-- is missing. Both concern the whole portal and hold nothing of anybody's.

create table basiszinssatz (
  -- First day of the half-year.
  ab date not null check (extract(day from ab) = 1 and extract(month from ab) in (1, 7)),
  -- The last version of a half-year counts; the others are its history.
  version integer not null check (version > 0),
  -- Hundredths of a percent, may be negative; null: from this version on nothing is entered any more.
  satz integer check (satz between -2000 and 2000),
  fundstelle text check (char_length(fundstelle) between 1 and 300),
  -- Id of the account, without reference: the entry outlives it. Null: the portal itself, when a demo is reset.
  eingetragen_von uuid,
  eingetragen_am timestamptz not null,
  check ((satz is null) = (fundstelle is null)),
  primary key (ab, version)
);
-- Every page and call computes with it; administrators add to it.
grant select, insert on basiszinssatz to portal_anwendung;
create trigger basiszinssatz_bleibt before update or delete on basiszinssatz
  for each row execute function nur_anhaengen();
create trigger basiszinssatz_bleibt_ganz before truncate on basiszinssatz
  for each statement execute function nur_anhaengen();

-- For which half-year administrators have been reminded that its rate is missing: once.
create table basiszinserinnerung (
  ab date primary key,
  am timestamptz not null
);
