-- Handing over the lead of a team.

-- Whoever is handed the team of somebody else owns that one from then on. His own Kanzlei rests until then, with all that
-- is in it: nobody works there, and it opens for him again when he hands the team on.
alter table kanzlei alter column inhaber drop not null;
alter table kanzlei add column ruht_fuer uuid unique references konto on delete cascade;
alter table kanzlei add check ((inhaber is null) <> (ruht_fuer is null));

-- The lead of a team, offered to one of its members; it passes on with his order. Whoever leaves the team is offered
-- nothing any more.
create table teamuebergabe (
  kanzlei_id uuid primary key,
  an uuid not null,
  angeboten_am timestamptz not null,
  laeuft_ab timestamptz not null,
  foreign key (kanzlei_id, an) references mitgliedschaft on delete cascade
);
create index teamuebergabe_an on teamuebergabe (an);
create index teamuebergabe_laeuft_ab on teamuebergabe (laeuft_ab);
alter table teamuebergabe enable row level security;
alter table teamuebergabe force row level security;
create policy team on teamuebergabe to portal_team
  using (kanzlei_id = team_kanzlei()) with check (kanzlei_id = team_kanzlei());
create policy betrieb on teamuebergabe to current_user
  using (current_setting('app.betrieb', true) = '1') with check (current_setting('app.betrieb', true) = '1');
create policy angeboten on teamuebergabe for select to current_user using (an = abo_konto());
grant select, insert, update, delete on teamuebergabe to portal_team;

-- What is offered to the account of a transaction: which team, and who leads it now.
create view leitungsangebot with (security_barrier) as
  select t.id as kanzlei_id, t.name as team, leitung.anzeigename as leitung, u.laeuft_ab
  from teamuebergabe u
  join konto k on k.id = u.an and k.team_id = u.kanzlei_id
  join kanzlei t on t.id = u.kanzlei_id
  join konto leitung on leitung.id = t.inhaber
  where u.an = abo_konto();

-- The account of a transaction takes over the lead that is offered to it, within the order that makes it the payer of the
-- team: the team is its Kanzlei from now on, and whoever led it before is a member. No row: nothing is offered, or no
-- longer, or the team's time is over.
create function leitung_uebernehmen(am timestamptz) returns table (kanzlei_id uuid, team text, bisher uuid)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  betrieb text := coalesce(current_setting('app.betrieb', true), '');
  neu uuid := abo_konto();
  das_team kanzlei%rowtype;
  eigene uuid;
begin
  perform set_config('app.betrieb', '1', true);
  -- Offers, members and lead of a team change one after the other, with its row held.
  select t.* into das_team from kanzlei t
    where t.id = (select u.kanzlei_id from teamuebergabe u where u.an = neu limit 1) for update;
  perform from konto k where k.id in (neu, das_team.inhaber) order by k.id for no key update;
  perform from teamuebergabe u
    join konto k on k.id = u.an and k.team_id = u.kanzlei_id and k.tarif = 'Teammitglied'
    join konto l on l.id = das_team.inhaber and geltender_tarif(l.tarif, l.tarif_bis, am) = 'teams'
    where u.kanzlei_id = das_team.id and u.an = neu and u.laeuft_ab > am;
  if found then
    delete from mitgliedschaft m using kanzlei e
      where e.inhaber = neu and m.kanzlei_id = e.id and m.konto_id = neu;
    update kanzlei set inhaber = null, ruht_fuer = neu where inhaber = neu;
    update kanzlei set inhaber = neu where id = das_team.id;
    update kanzlei set inhaber = das_team.inhaber, ruht_fuer = null
      where ruht_fuer = das_team.inhaber returning id into eigene;
    if eigene is null then
      insert into kanzlei (name, inhaber) select k.name, k.id from konto k where k.id = das_team.inhaber
        returning id into eigene;
    end if;
    insert into mitgliedschaft (kanzlei_id, konto_id)
      values (eigene, das_team.inhaber), (das_team.id, das_team.inhaber) on conflict do nothing;
    update konto set tarif = 'Teammitglied', tarif_bis = null, testphase_bis = null, team_id = das_team.id,
      team_admin = false, geaendert = am where id = das_team.inhaber;
    delete from teamuebergabe u where u.kanzlei_id = das_team.id;
    insert into teamvorgang (kanzlei_id, am, art, von, betrifft)
      values (das_team.id, am, 'leitung-uebergeben', neu, das_team.inhaber);
    return query select das_team.id, das_team.name, das_team.inhaber;
  end if;
  perform set_config('app.betrieb', betrieb, true);
end $$;
revoke execute on function leitung_uebernehmen from public;
grant execute on function leitung_uebernehmen to portal_abo;
grant select on leitungsangebot to portal_abo;
