-- What went to somebody once on a day about the book as a whole: the letter in the morning, the copy for an outage.
create table fristsendung (
  kanzlei_id uuid not null references kanzlei on delete cascade,
  art text not null check (art ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  tag date not null,
  -- Whom it was sent to.
  an uuid not null,
  erstellt timestamptz not null,
  primary key (kanzlei_id, art, tag, an)
);
select mandant_schuetzen('fristsendung');
revoke update, delete on fristsendung from portal_kanzlei;

-- What somebody has not confirmed yet.
create index fristerinnerung_an on fristerinnerung (kanzlei_id, an) where bestaetigt_am is null;

-- The copy for an outage goes out with its files.
grant insert on mail_anhang to portal_kanzlei;
