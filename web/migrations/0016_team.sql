-- Teams: who is invited, and what has happened. A team is the Kanzlei of its owner; its
-- members are accounts whose `team_id` names it and which are in `mitgliedschaft`.

-- Whether members need a second factor before they reach what the team keeps.
alter table kanzlei add column zweiter_faktor_noetig boolean not null default false;

-- An open invitation. Accepted or taken back, its row is gone; the log of the team says so.
create table teameinladung (
  id uuid primary key default gen_random_uuid(),
  kanzlei_id uuid not null references kanzlei on delete cascade,
  email text collate "C" not null check (email = lower(email) and char_length(email) <= 254),
  kanzleirolle text not null check (kanzleirolle in ('rechtsanwalt', 'fachangestellte', 'vertretung', 'nur-lesen')),
  -- Sent by mail; the database keeps the hash alone.
  token_hash bytea not null unique,
  erstellt timestamptz not null,
  laeuft_ab timestamptz not null,
  unique (kanzlei_id, email)
);
create index teameinladung_laeuft_ab on teameinladung (laeuft_ab);

-- What has happened in a team, in order; kept for a year.
create table teamvorgang (
  id bigint generated always as identity primary key,
  kanzlei_id uuid not null references kanzlei on delete cascade,
  am timestamptz not null,
  art text not null check (art ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- Who did it, and to whom.
  von uuid references konto on delete set null,
  betrifft uuid references konto on delete set null,
  -- Address, name or role that it was about.
  angabe text not null default '' check (char_length(angabe) <= 300)
);
create index teamvorgang_kanzlei on teamvorgang (kanzlei_id, id desc);
create index teamvorgang_am on teamvorgang (am);
create index teamvorgang_von on teamvorgang (von);
create index teamvorgang_betrifft on teamvorgang (betrifft);

-- Whoever works on a team takes a role of its own. Roles belong to the whole server, so another database may have
-- created it, even in this very moment.
do $$
declare
  recht text := case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end;
begin
  begin
    if not exists (select from pg_roles where rolname = 'portal_team') then
      create role portal_team nologin;
    end if;
  exception when duplicate_object or unique_violation then null;
  end;
  if not pg_has_role(current_user, 'portal_team', recht) then
    execute format('grant portal_team to %I', current_user);
  end if;
  grant usage on schema public to portal_team;
end $$;

create function team_kanzlei() returns uuid language sql stable
as $$ select nullif(current_setting('app.kanzlei', true), '')::uuid $$;
create function team_konto() returns uuid language sql stable
as $$ select nullif(current_setting('app.konto', true), '')::uuid $$;

-- Rows of the team alone; an invitation also shows itself to whoever brings its token.
do $$
declare
  tabelle text;
begin
  foreach tabelle in array array['teameinladung', 'teamvorgang'] loop
    execute format('alter table %I enable row level security', tabelle);
    execute format('alter table %I force row level security', tabelle);
    execute format('create policy team on %I to portal_team using (kanzlei_id = team_kanzlei()) with check (kanzlei_id = team_kanzlei())', tabelle);
    execute format('create policy betrieb on %I to current_user using (current_setting(''app.betrieb'', true) = ''1'') with check (current_setting(''app.betrieb'', true) = ''1'')', tabelle);
  end loop;
end $$;
create policy traeger on teameinladung for select to portal_team
  using (token_hash = decode(nullif(current_setting('app.marke', true), ''), 'hex'));
grant select, insert, update, delete on teameinladung to portal_team;
grant select, insert, update (betrifft, angabe) on teamvorgang to portal_team;

-- For the file with everything on an account: what it did in teams, and what happened to it.
grant select on teamvorgang to portal_kanzlei;
create policy lesen on teamvorgang for select to portal_kanzlei
  using (team_konto() in (von, betrifft));

-- Of the accounts it sees the team and the one it works for, and changes whose team somebody belongs to.
create view teamkonto with (security_barrier) as
  select id, anzeigename, email, email_bestaetigt_am, tarif, tarif_bis, testphase_bis, team_id, team_admin, gesperrt_am,
    loeschung_am, geaendert
  from konto where team_id = team_kanzlei() or id = team_konto();
grant select on teamkonto to portal_team;
grant update (tarif, tarif_bis, testphase_bis, team_id, team_admin, geaendert) on teamkonto to portal_team;

-- The account it works for: whose team it is in, what the tier of that team's owner is, and its second factor.
create view teamstand with (security_barrier) as
  select k.id, k.tarif, k.tarif_bis, k.team_id, leitung.tarif as leitung_tarif, leitung.tarif_bis as leitung_tarif_bis,
    exists (select from zweiter_faktor z where z.konto_id = k.id and z.bestaetigt_am is not null) as zweiter_faktor
  from konto k
  left join kanzlei t on t.id = k.team_id
  left join konto leitung on leitung.id = t.inhaber
  where k.id = team_konto();
grant select on teamstand to portal_team;

grant select, update (name, zweiter_faktor_noetig) on kanzlei to portal_team;
create policy team on kanzlei to portal_team using (id = team_kanzlei()) with check (id = team_kanzlei());
grant select, insert, delete, update (kanzleirolle) on mitgliedschaft to portal_team;
create policy team on mitgliedschaft to portal_team
  using (kanzlei_id = team_kanzlei()) with check (kanzlei_id = team_kanzlei());
-- Whoever joins leaves a team whose time is over.
create policy team_eigene on mitgliedschaft for select to portal_team using (konto_id = team_konto());
create policy team_verlassen on mitgliedschaft for delete to portal_team using (konto_id = team_konto());
create policy team_inhaber on kanzlei for select to portal_team using (inhaber = team_konto());

grant insert on mail_auftrag, protokoll to portal_team;
grant select (id) on mail_auftrag to portal_team;
