-- What arrived in an office, and what became of it: a deadline was booked from it, there is nothing to note, or nobody has
-- decided yet. What was done with a piece stands in the log of the book.
create table posteingang (
  id uuid primary key default gen_random_uuid(),
  kanzlei_id uuid not null references kanzlei on delete cascade,
  aktenzeichen text not null default '' check (char_length(aktenzeichen) <= 200),
  -- The Aktenzeichen as it is compared: small letters, no blanks.
  akte text collate "C" not null default '' check (char_length(akte) <= 200),
  -- From whom.
  von text not null check (char_length(von) between 1 and 200),
  art text not null check (art in ('urteil', 'beschluss', 'verfuegung', 'ladung', 'bescheid', 'klage', 'schriftsatz', 'sonstiges')),
  -- What it is, in words.
  betreff text not null default '' check (char_length(betreff) <= 300),
  zugestellt_am date not null,
  -- By what way, as the engine of deadlines calls it; empty: nobody has said.
  weg text collate "C" not null default '' check (char_length(weg) <= 40),
  -- The number of the court or authority.
  gerichtszeichen text not null default '' check (char_length(gerichtszeichen) <= 200),
  -- Field of law, where somebody has said it.
  gebiet text collate "C" not null default '' check (char_length(gebiet) <= 40),
  -- A period that the piece itself sets, in its words.
  genannte_frist text not null default '' check (char_length(genannte_frist) <= 200),

  zustand text not null default 'offen' check (zustand in ('offen', 'gebucht', 'nichts', 'gestrichen')),
  -- Why there is nothing to note, or why it was struck.
  grund text not null default '' check (char_length(grund) <= 1000),
  -- Entries of the book that were booked from it.
  fristen uuid[] not null default '{}',
  entschieden_am timestamptz,
  entschieden_von uuid,

  -- Number of the line of the log that made it what it is.
  stand bigint not null,
  erstellt timestamptz not null,
  erstellt_von uuid,
  geaendert timestamptz not null,
  check ((zustand = 'offen') = (entschieden_am is null)),
  check ((zustand in ('nichts', 'gestrichen')) = (grund <> '')),
  check (zustand <> 'gebucht' or cardinality(fristen) > 0)
);
create index posteingang_offen on posteingang (kanzlei_id, zugestellt_am, id) where zustand = 'offen';
create index posteingang_tag on posteingang (kanzlei_id, zugestellt_am desc, id);
select mandant_schuetzen('posteingang');
revoke delete on posteingang from portal_kanzlei;
create trigger posteingang_bleibt before delete on posteingang for each row execute function fristenbuch_bleibt();
