-- Roles by what they may touch. Whatever is asked for through a page or call runs under `portal_anwendung`, which has
-- no right on the tables of identity; each table that it needs is granted to it here or in the table's own migration.

-- Roles belong to the whole server, so another database may have created them, even in this very moment.
do $$
declare
  rolle text;
  -- From version 16 on, whoever creates a role may administer it, but take it only when it is granted to him.
  recht text := case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end;
begin
  foreach rolle in array array['portal_anwendung', 'portal_identitaet', 'portal_kanzlei', 'portal_post'] loop
    begin
      if not exists (select from pg_roles where rolname = rolle) then
        execute format('create role %I nologin', rolle);
      end if;
    exception when duplicate_object or unique_violation then null;
    end;
    if not pg_has_role(current_user, rolle, recht) then
      execute format('grant %I to %I', rolle, current_user);
    end if;
    execute format('grant usage on schema public to %I', rolle);
  end loop;
end $$;

grant select, insert, update, delete on ratenzaehler to portal_anwendung;
grant select on portalmerkmal to portal_anwendung;
grant select, insert on protokoll to portal_anwendung;

-- A mail that waits holds the link that opens an account: whoever sends one hands it over and reads it no more.
revoke select on mail_auftrag from portal_identitaet, portal_kanzlei;
grant insert on mail_auftrag to portal_anwendung;
grant select (id) on mail_auftrag to portal_identitaet, portal_kanzlei;
grant select (id, an, betreff, art, erstellt, zustand, versuche, beansprucht_bis, gesendet_am, fehler) on mail_auftrag
  to portal_anwendung;
grant select, update, delete on mail_auftrag to portal_post;

-- The log is read by administrators and by the owner of an account, not by whoever works for a Kanzlei.
revoke select on protokoll from portal_kanzlei;
