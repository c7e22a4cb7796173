-- What the platform keeps for all features: the state of mails, the log of security-relevant acts, marks of the
-- database itself, and the roles that keep the data of one Kanzlei from the next.

-- Texts leave the database once a mail is on its way: they hold links that open accounts.
alter table mail_auftrag
  alter column text drop not null,
  alter column html drop not null,
  add column zustand text not null default 'wartet' check (zustand in ('wartet', 'gesendet', 'gescheitert')),
  add column versuche integer not null default 0,
  -- While somebody is sending it; afterwards anybody else may.
  add column beansprucht_bis timestamptz,
  add column gesendet_am timestamptz,
  add column fehler text;
create index mail_auftrag_wartet on mail_auftrag (erstellt) where zustand = 'wartet';
create index mail_auftrag_an on mail_auftrag (an, erstellt desc);

-- Security-relevant acts, for good: no reference to the account, because the line outlives it.
create table protokoll (
  id bigint generated always as identity primary key,
  am timestamptz not null default clock_timestamp(),
  akt text not null check (akt ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- The account it happened to.
  konto uuid,
  -- The account that did it; null: somebody unknown, or the portal itself.
  von uuid,
  einzelheiten jsonb not null default '{}'
);
create index protokoll_konto on protokoll (konto, id desc);

create function nur_anhaengen() returns trigger language plpgsql as $$
begin
  raise exception 'Die Tabelle % nimmt nur neue Zeilen an.', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger protokoll_bleibt before update or delete on protokoll
  for each row execute function nur_anhaengen();
create trigger protokoll_bleibt_ganz before truncate on protokoll
  for each statement execute function nur_anhaengen();

-- Facts about this database as a whole, such as that it holds nothing but demo data.
create table portalmerkmal (
  name text collate "C" primary key,
  wert text not null
);

-- Roles belong to the whole server, so another database may have created them, even in this very moment.
do $$
declare
  rolle text;
begin
  foreach rolle in array array['portal_identitaet', 'portal_kanzlei'] loop
    begin
      if not exists (select from pg_roles where rolname = rolle) then
        execute format('create role %I nologin', rolle);
      end if;
    exception when duplicate_object or unique_violation then null;
    end;
    -- A superuser may take any role without being told so.
    if not pg_has_role(current_user, rolle, 'member') then
      execute format('grant %I to %I', rolle, current_user);
    end if;
    execute format('grant usage on schema public to %I', rolle);
  end loop;
end $$;

-- Keeps the rows of a table apart: a transaction that acts for somebody sees and writes the rows with his mark alone,
-- and without a mark none at all. The portal's own role sees them only when it says so (backup, erasure of accounts).
create function mandant_schuetzen(tabelle regclass, spalte name default 'kanzlei_id', merkmal text default 'app.kanzlei')
returns void language plpgsql as $$
declare
  eigen text := format('%I = nullif(current_setting(%L, true), '''')::uuid', spalte, merkmal);
  betrieb text := 'current_setting(''app.betrieb'', true) = ''1''';
begin
  execute format('alter table %s enable row level security', tabelle);
  execute format('alter table %s force row level security', tabelle);
  execute format('create policy mandant on %s to portal_kanzlei using (%s) with check (%s)', tabelle, eigen, eigen);
  execute format('create policy betrieb on %s to current_user using (%s) with check (%s)', tabelle, betrieb, betrieb);
  execute format('grant select, insert, update, delete on %s to portal_kanzlei', tabelle);
end $$;
revoke execute on function mandant_schuetzen from public;

-- Accounts, credentials and sessions: who acts for a Kanzlei has no way to them.
grant select, insert, update, delete on
  konto, kanzlei, mitgliedschaft, kennwort, fremdkonto, sitzung, zugriffsmarke, einmalmarke, zweiter_faktor,
  wiederherstellungscode, passkey, passkey_aufgabe
  to portal_identitaet;
grant select, insert on mail_auftrag, protokoll to portal_identitaet, portal_kanzlei;

-- Its own office a Kanzlei may read; names of members come from the session and from identity, not from here.
grant select on kanzlei, mitgliedschaft to portal_kanzlei;
alter table kanzlei enable row level security;
alter table kanzlei force row level security;
create policy mandant on kanzlei for select to portal_kanzlei
  using (id = nullif(current_setting('app.kanzlei', true), '')::uuid);
create policy identitaet on kanzlei to portal_identitaet, current_user using (true) with check (true);
alter table mitgliedschaft enable row level security;
alter table mitgliedschaft force row level security;
create policy mandant on mitgliedschaft for select to portal_kanzlei
  using (kanzlei_id = nullif(current_setting('app.kanzlei', true), '')::uuid);
create policy identitaet on mitgliedschaft to portal_identitaet, current_user using (true) with check (true);
