-- The short parties of a file („Meier ./. Schulze“), typed once and shown wherever the book names the file.
create table rubrum (
  kanzlei_id uuid not null references kanzlei on delete cascade,
  -- The Aktenzeichen as it is compared: small letters, no blanks.
  akte text collate "C" not null check (char_length(akte) between 1 and 200),
  -- Empty: it was taken back.
  rubrum text not null check (char_length(rubrum) <= 200),
  -- Number of the line of the log that says so.
  stand bigint not null,
  geaendert timestamptz not null,
  geaendert_von uuid,
  primary key (kanzlei_id, akte)
);
select mandant_schuetzen('rubrum');
revoke delete on rubrum from portal_kanzlei;
create trigger rubrum_bleibt before delete on rubrum for each row execute function fristenbuch_bleibt();
