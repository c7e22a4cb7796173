-- What a Kanzlei has found out of a court or town that the directory leaves open: whether Mariä Himmelfahrt is a holiday
-- there. Settled once, it counts for all further entries at that place.
create table fristortsklaerung (
  kanzlei_id uuid not null references kanzlei on delete cascade,
  -- Id of the court, else of the town.
  ort_id text collate "C" not null check (char_length(ort_id) <= 80),
  gilt boolean not null,
  von uuid,
  am timestamptz not null,
  primary key (kanzlei_id, ort_id)
);
select mandant_schuetzen('fristortsklaerung');
