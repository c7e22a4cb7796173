-- One mail may remind of several entries: beside a link for each it has one that confirms all of them.
alter table fristerinnerung add column sammel_hash bytea;
create index fristerinnerung_sammel on fristerinnerung (sammel_hash) where sammel_hash is not null;
drop policy traeger on fristerinnerung;
create policy traeger on fristerinnerung for select to portal_kanzlei
  using (marke_hash = decode(nullif(current_setting('app.marke', true), ''), 'hex')
    or sammel_hash = decode(nullif(current_setting('app.marke', true), ''), 'hex'));

-- Entries that were read from a file and whose people are still to be told: one mail for all of them.
create table fristmeldung (
  frist_id uuid primary key,
  kanzlei_id uuid not null references kanzlei on delete cascade,
  -- Who has read the file.
  von uuid not null,
  erstellt timestamptz not null,
  foreign key (frist_id, kanzlei_id) references frist (id, kanzlei_id) on delete cascade
);
create index fristmeldung_kanzlei on fristmeldung (kanzlei_id, erstellt);
select mandant_schuetzen('fristmeldung');
