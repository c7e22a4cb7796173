-- Who of a Kanzlei gets the head of its log by mail every day: it leaves the house, so that nobody in it can write the log
-- anew without being found out.
create table fristkopfempfang (
  kanzlei_id uuid not null references kanzlei on delete cascade,
  konto_id uuid not null references konto on delete cascade,
  primary key (kanzlei_id, konto_id)
);
create index fristkopfempfang_konto on fristkopfempfang (konto_id);
select mandant_schuetzen('fristkopfempfang');
