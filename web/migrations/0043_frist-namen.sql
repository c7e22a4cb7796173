-- What people of a book were called when they acted in it, or when something was laid into their hands. Whoever leaves the
-- office or erases his account keeps his name of then in its log and papers (Art. 17 Abs. 3 Buchst. e DSGVO, § 50 BRAO);
-- it goes with the Kanzlei.
create table fristname (
  kanzlei_id uuid not null references kanzlei on delete cascade,
  konto_id uuid not null,
  -- From this instant, until the next one.
  ab timestamptz not null,
  name text not null,
  primary key (kanzlei_id, konto_id, ab)
);
select mandant_schuetzen('fristname');
revoke update, delete on fristname from portal_kanzlei;
create trigger fristname_bleibt before update or delete on fristname
  for each row execute function fristenbuch_bleibt();

-- Notes what somebody in the Kanzlei of this transaction is called, unless that is known.
create function fristname_festhalten(kanzlei uuid, konto uuid, am timestamptz) returns void language sql as $$
  insert into fristname (kanzlei_id, konto_id, ab, name)
  select kanzlei, p.id, am, p.name from fristperson p
  where p.id = konto and p.name is distinct from (
    select n.name from fristname n where n.kanzlei_id = kanzlei and n.konto_id = konto order by n.ab desc limit 1
  )
  on conflict do nothing
$$;

create function fristvorgang_benennen() returns trigger language plpgsql as $$
begin
  if new.von is not null then
    perform fristname_festhalten(new.kanzlei_id, new.von, new.am);
  end if;
  if new.fuer is not null then
    perform fristname_festhalten(new.kanzlei_id, new.fuer, new.am);
  end if;
  return null;
end $$;
create trigger fristvorgang_benennen after insert on fristvorgang
  for each row when (new.von is not null or new.fuer is not null) execute function fristvorgang_benennen();

create function frist_benennen() returns trigger language plpgsql as $$
begin
  perform fristname_festhalten(new.kanzlei_id, new.verantwortlich, new.geaendert);
  return null;
end $$;
create trigger frist_benennen after insert or update of verantwortlich on frist
  for each row when (new.verantwortlich is not null) execute function frist_benennen();

-- Those who can still be named: with the name of today, from their first line on.
do $$
declare
  bisher text := coalesce(current_setting('app.betrieb', true), '');
begin
  perform set_config('app.betrieb', '1', true);
  insert into fristname (kanzlei_id, konto_id, ab, name)
  select w.kanzlei_id, w.konto_id, min(w.am), k.anzeigename
  from (
    select kanzlei_id, von as konto_id, am from fristvorgang
    union all select kanzlei_id, fuer, am from fristvorgang
    union all select kanzlei_id, verantwortlich, erstellt from frist
  ) w
  join konto k on k.id = w.konto_id
  group by w.kanzlei_id, w.konto_id, k.anzeigename;
  perform set_config('app.betrieb', bisher, true);
end $$;
