-- What large books are asked for all day. Most of a book is done; what is open is found without walking past it.
create index frist_offen_ende on frist (kanzlei_id, ende, id) include (sicherer_tag, gattung)
  where zustand not in ('erledigt', 'gestrichen');
create index frist_offen_akte on frist (kanzlei_id, akte, sicherer_tag, id) where zustand not in ('erledigt', 'gestrichen');
-- What is done and still lacks something is little, and looked for every evening.
create index frist_ohne_nachweis on frist (kanzlei_id, erledigt_am, id) where zustand = 'erledigt' and nachweis is null;
create index frist_unkontrolliert on frist (kanzlei_id, erledigt_am, id)
  where zustand = 'erledigt' and (genehmigung_noetig and genehmigt_am is null
    or cardinality(freigabe_gruende) > 0 and freigegeben_am is null);

-- Words of the entries of one Kanzlei. Trusted extensions: the owner of the database may create them.
create extension if not exists btree_gin;
create index frist_suchtext on frist using gin (kanzlei_id, suchtext gin_trgm_ops);

-- An index is asked for nothing but what stands in a policy, unless the operator is known to leak nothing: `like` is not.
-- So the search has a role of its own, whose policy holds the pattern. It sees less than `portal_kanzlei`: of the same
-- entries those that match, and of each its id.
do $$
declare
  recht text := case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end;
begin
  begin
    if not exists (select from pg_roles where rolname = 'portal_fristsuche') then
      create role portal_fristsuche nologin;
    end if;
  exception when duplicate_object or unique_violation then null;
  end;
  if not pg_has_role(current_user, 'portal_fristsuche', recht) then
    execute format('grant portal_fristsuche to %I', current_user);
  end if;
  grant usage on schema public to portal_fristsuche;
end $$;
grant select (id) on frist to portal_fristsuche;
create policy suche on frist for select to portal_fristsuche
  using (kanzlei_id = nullif(current_setting('app.kanzlei', true), '')::uuid
    and suchtext like nullif(current_setting('app.fristsuche', true), ''));
