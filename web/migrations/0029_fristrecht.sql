-- With which state of the law the day of an entry was computed again, and what was found: entries that were looked at with
-- the state of today are left alone, however often the portal starts.
create table fristnachpruefung (
  frist_id uuid primary key,
  kanzlei_id uuid not null references kanzlei on delete cascade,
  -- The computation that was asked again; with another one the entry is looked at anew.
  rechnung_id uuid not null,
  -- Hash of all that periods are computed with.
  rechtsstand bytea not null check (octet_length(rechtsstand) = 32),
  -- The day that was told as another one; null: the day is the same.
  gemeldet date,
  am timestamptz not null,
  foreign key (frist_id, kanzlei_id) references frist (id, kanzlei_id) on delete cascade
);
create index fristnachpruefung_kanzlei on fristnachpruefung (kanzlei_id);
select mandant_schuetzen('fristnachpruefung');

-- What a lawyer has to decide.
create index frist_abweichend on frist (kanzlei_id, id)
  where abweichend_ende is not null and zustand not in ('erledigt', 'gestrichen');
