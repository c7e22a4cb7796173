-- Declarations of people who were not signed in, and when invoices went out.

-- A withdrawal waits for the account's own word; a cancellation can be objected to.
alter table aboerklaerung
  drop constraint aboerklaerung_ausgang_check,
  add constraint aboerklaerung_ausgang_check check (
    ausgang in ('wirksam', 'kein-vertrag', 'unbekannt', 'verspaetet', 'pruefung', 'wartet', 'widersprochen')
  ),
  -- Hashes of the tokens in the mails to the account.
  add column antwort_hash bytea[] not null default '{}',
  add column antwort text check (antwort in ('bestaetigt', 'widersprochen')),
  add column beantwortet_am timestamptz,
  -- Without an objection it has its effect from here on.
  add column wirkt_ab timestamptz,
  -- The mail that asks the account: silence counts for nothing as long as it cannot be sent.
  add column gefragt_mit uuid,
  -- What it has changed of the contract, so that an objection can undo it.
  add column vorher jsonb,
  add check ((antwort is null) = (beantwortet_am is null)),
  add check ((ausgang = 'wartet') <= (wirkt_ab is not null));
create index aboerklaerung_wartet on aboerklaerung (wirkt_ab) where ausgang = 'wartet';

-- Who works in the team that the account of a transaction leads, for mails about its tier.
create function team_der_leitung() returns table (name text, email text)
language sql stable security definer set search_path = public, pg_temp
as $$
  select k.anzeigename, k.email from konto k
  join kanzlei t on t.id = k.team_id and t.inhaber = abo_konto()
  where k.id <> t.inhaber and k.tarif = 'Teammitglied' and k.gesperrt_am is null and k.loeschung_am is null
  order by k.anzeigename, k.id
$$;
revoke execute on function team_der_leitung from public;
grant execute on function team_der_leitung to portal_abo;

-- Mails with an invoice or a reminder that have not left yet: until then the clock of the claim stands.
create table abosendung (
  mail_id uuid primary key,
  vertrag_id uuid not null references abovertrag on delete cascade,
  konto_id uuid not null references konto on delete cascade,
  -- The claim: `R1`.
  schluessel text collate "C" not null,
  erstellt timestamptz not null
);
create index abosendung_vertrag on abosendung (vertrag_id);
create index abosendung_konto on abosendung (konto_id);
alter table abosendung enable row level security;
alter table abosendung force row level security;
create policy abo on abosendung to portal_abo using (konto_id = abo_konto()) with check (konto_id = abo_konto());
grant select, insert, delete on abosendung to portal_abo;

-- What the operator has been told of the portal's own affairs; the row is gone when it is over.
create table abomeldung (
  grund text primary key check (grund ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  seit timestamptz not null,
  gemeldet_am timestamptz
);
alter table abomeldung enable row level security;
alter table abomeldung force row level security;

do $$
declare
  tabelle text;
begin
  foreach tabelle in array array['abosendung', 'abomeldung'] loop
    execute format('create policy betrieb on %I to current_user using (current_setting(''app.betrieb'', true) = ''1'') with check (current_setting(''app.betrieb'', true) = ''1'')', tabelle);
  end loop;
end $$;

-- Claims whose invoice has not been issued yet.
select set_config('app.betrieb', '1', true);
update abovertrag v set forderungen = (
  select jsonb_agg(
    case when exists (
      select from aboauftrag a
      where a.vertrag_id = v.id and a.schluessel = f ->> 'schluessel' and a.art = 'rechnung' and a.erledigt_am is null
    ) then f || '{"unterwegs": true}' else f end order by nr)
  from jsonb_array_elements(v.forderungen) with ordinality as e (f, nr)
)
where exists (
  select from aboauftrag a where a.vertrag_id = v.id and a.art = 'rechnung' and a.erledigt_am is null
) and jsonb_array_length(v.forderungen) > 0;

-- An invitation that was accepted is still known to whoever accepted it.
create table teameinladung_angenommen (
  token_hash bytea primary key,
  konto_id uuid not null references konto on delete cascade,
  am timestamptz not null
);
create index teameinladung_angenommen_konto on teameinladung_angenommen (konto_id);
create index teameinladung_angenommen_am on teameinladung_angenommen (am);
alter table teameinladung_angenommen enable row level security;
alter table teameinladung_angenommen force row level security;
create policy eigene on teameinladung_angenommen to portal_team
  using (konto_id = team_konto()) with check (konto_id = team_konto());
grant select, insert on teameinladung_angenommen to portal_team;
do $$
begin
  execute 'create policy betrieb on teameinladung_angenommen to current_user using (current_setting(''app.betrieb'', true) = ''1'') with check (current_setting(''app.betrieb'', true) = ''1'')';
end $$;
