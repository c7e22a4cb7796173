-- A Kanzlei is erased whole, with the account that owns it and with everything that hangs on it, never line by line. That
-- takes a role of its own, which can do nothing else: identity itself cannot erase an account any more.
do $$
declare
  recht text := case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end;
begin
  begin
    if not exists (select from pg_roles where rolname = 'portal_loeschung') then
      create role portal_loeschung nologin;
    end if;
  exception when duplicate_object or unique_violation then null;
  end;
  if not pg_has_role(current_user, 'portal_loeschung', recht) then
    execute format('grant portal_loeschung to %I', current_user);
  end if;
  grant usage on schema public to portal_loeschung;
end $$;

-- Whose fourteen days are over, and that account.
grant select (id, loeschung_am), delete on konto to portal_loeschung;
revoke delete on konto, kanzlei from portal_identitaet;
