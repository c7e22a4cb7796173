-- Contracts on paid tiers. What a tier is worth at a moment follows from the account and the clock alone: nothing has to
-- run when one ends.

-- The instant at which the tier of an account ends; null: it has no end.
alter table konto add column tarif_bis timestamptz;

-- The tier an account has of its own at an instant.
create function geltender_tarif(tarif text, tarif_bis timestamptz, jetzt timestamptz) returns text
language sql immutable parallel safe
as $$ select case when tarif_bis <= jetzt then 'free' else tarif end $$;

-- As before, and the tier as it is at that instant. A member works with the team as long as the tier of its owner lasts;
-- afterwards he is back in his own Kanzlei, while his membership stays for the day on which it is paid again.
drop function sitzungen_lesen(text, bytea[], timestamptz);
create function sitzungen_lesen(art text, marken bytea[], jetzt timestamptz)
returns table (
  gefragt text, sitzung_id uuid, angemeldet_bleiben boolean, laeuft_ab timestamptz,
  kanzlei_id uuid, kanzleirolle text,
  id uuid, name text, titel text, anzeigename text, email text, bild text, rolle text, tarif text, team_id uuid,
  team_admin boolean, testphase_bis timestamptz, ist_autor boolean, ist_gastautor boolean, bestaetigt boolean,
  download_freigabe boolean, newsletter boolean
)
language plpgsql stable
-- Otherwise it is planned anew each time, because a plan for one kind alone looks cheaper.
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
begin
  return query
  select encode(s.marke, 'hex'), s.id, s.angemeldet_bleiben, s.laeuft_ab,
    kz.id, m.kanzleirolle,
    k.id, k.name, nullif(concat_ws(', ', nullif(k.titel, ''), nullif(k.titel_nach, '')), ''), k.anzeigename,
    k.email, k.bild, k.rolle, g.tarif, case when g.im_team then k.team_id end, k.team_admin and g.im_team,
    k.testphase_bis, k.ist_autor, k.ist_gastautor, k.email_bestaetigt_am is not null,
    k.download_freigabe, k.newsletter_gewuenscht_am is not null
  from (
    select s.id, s.konto_id, s.angemeldet_bleiben, s.laeuft_ab, s.token_hash as marke
    from sitzung s
    where art = 'cookie' and s.token_hash = any(marken) and s.laeuft_ab > jetzt
    union all
    select s.id, s.konto_id, s.angemeldet_bleiben, s.laeuft_ab, z.token_hash
    from zugriffsmarke z join sitzung s on s.id = z.sitzung_id
    where art = 'token' and z.token_hash = any(marken) and z.laeuft_ab > jetzt and s.laeuft_ab > jetzt
  ) s
  join konto k on k.id = s.konto_id and k.gesperrt_am is null and k.loeschung_am is null
  left join kanzlei t on t.id = k.team_id
  left join konto leitung on leitung.id = t.inhaber
  cross join lateral (
    select case
      when k.tarif <> 'Teammitglied' then geltender_tarif(k.tarif, k.tarif_bis, jetzt)
      when geltender_tarif(leitung.tarif, leitung.tarif_bis, jetzt) = 'teams' then k.tarif
      else 'free'
    end as tarif
  ) e
  cross join lateral (
    select e.tarif, k.team_id is not null and e.tarif in ('teams', 'Teammitglied') as im_team
  ) g
  join kanzlei kz on kz.id = case
    when g.im_team then k.team_id
    else (select eigene.id from kanzlei eigene where eigene.inhaber = k.id)
  end
  left join mitgliedschaft m on m.kanzlei_id = kz.id and m.konto_id = k.id;
end $$;

-- A contract; each order after the end of the last one is another.
create table abovertrag (
  id uuid primary key default gen_random_uuid(),
  konto_id uuid not null references konto on delete cascade,
  typ text not null check (typ in ('basic', 'premium', 'teams')),
  zyklus text not null check (zyklus in ('monthly')),
  zustand text not null check (zustand in ('trialing', 'active', 'past_due', 'ended')),
  -- Agreed amount of a period, in cents.
  preis integer not null check (preis > 0),
  steuerfall text not null check (steuerfall in ('inland', 'eu-reverse-charge')),
  bestellt_am timestamptz not null,
  widerruf_bis date not null,
  -- Periods that begin from here on fall with a withdrawal.
  widerruf_ab date not null,
  testphase_bis timestamptz,
  testhinweis boolean not null,
  -- First day of the first period; the others begin on the same day of their month.
  anker date,
  periode_von date,
  -- First day that is not in the period.
  periode_bis date check (periode_bis > periode_von),
  gekuendigt_zum date,
  wechsel_zu text check (wechsel_zu in ('basic', 'premium', 'teams')),
  zahlweg text check (zahlweg in ('rechnung', 'stripe')),
  -- The express wish that the service begins before the time for withdrawal is over (§ 357a Abs. 2 BGB).
  ausdruecklicher_beginn boolean not null,
  -- Unpaid for so long that the tier rests.
  ausgesetzt boolean not null,
  beendet_am date,
  -- What is owed, invoice by invoice, and the periods that were billed lately.
  forderungen jsonb not null,
  abschnitte jsonb not null,
  -- Documents of this contract so far; they are numbered within it.
  belege integer not null check (belege >= 0),
  -- Until then time alone changes nothing; null: never again.
  naechste_uhr timestamptz,
  geaendert timestamptz not null default clock_timestamp(),
  check ((zustand = 'ended') = (beendet_am is not null)),
  check (zustand <> 'trialing' or testphase_bis is not null),
  check (zustand not in ('active', 'past_due') or periode_bis is not null)
);
-- One at a time.
create unique index abovertrag_laufend on abovertrag (konto_id) where zustand <> 'ended';
create index abovertrag_konto on abovertrag (konto_id, bestellt_am desc);
create index abovertrag_uhr on abovertrag (naechste_uhr) where naechste_uhr is not null;

-- What has happened to a contract, in order: proof of what was ordered, cancelled and withdrawn, and when.
create table aboereignis (
  id bigint generated always as identity primary key,
  vertrag_id uuid not null references abovertrag on delete cascade,
  konto_id uuid not null references konto on delete cascade,
  am timestamptz not null,
  ereignis jsonb not null
);
create index aboereignis_vertrag on aboereignis (vertrag_id, id);
create index aboereignis_konto on aboereignis (konto_id);

-- Invoices, credits and reminders that a contract has brought about, written with its state: whoever makes the documents
-- takes them from here, each once.
create table aboauftrag (
  id uuid primary key default gen_random_uuid(),
  vertrag_id uuid not null references abovertrag on delete cascade,
  konto_id uuid not null references konto on delete cascade,
  -- Names it within the contract: `R1`, `G2`, `MR1-1-2026-03-22`.
  schluessel text collate "C" not null,
  art text not null check (art in ('rechnung', 'gutschrift', 'mahnung')),
  inhalt jsonb not null,
  erstellt timestamptz not null,
  erledigt_am timestamptz,
  unique (vertrag_id, schluessel)
);
create index aboauftrag_konto on aboauftrag (konto_id);
create index aboauftrag_offen on aboauftrag (erstellt, id) where erledigt_am is null;

-- Where invoices go; up to 250 € none is needed (§ 33 UStDV).
create table aboanschrift (
  konto_id uuid primary key references konto on delete cascade,
  name text not null check (char_length(name) between 1 and 200),
  zusatz text not null default '' check (char_length(zusatz) <= 200),
  strasse text not null check (char_length(strasse) between 1 and 200),
  plz text not null check (char_length(plz) between 1 and 12),
  ort text not null check (char_length(ort) between 1 and 200),
  land text not null check (land ~ '^[A-Z]{2}$'),
  ust_id text collate "C" check (char_length(ust_id) between 4 and 14),
  -- Confirmed by VIES or by an administrator; a new number is not.
  ust_id_bestaetigt_am timestamptz,
  geaendert timestamptz not null
);

-- Whoever works on the contract of one account takes a role of its own. Roles belong to the whole server, so another
-- database may have created it, even in this very moment.
do $$
declare
  recht text := case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end;
begin
  begin
    if not exists (select from pg_roles where rolname = 'portal_abo') then
      create role portal_abo nologin;
    end if;
  exception when duplicate_object or unique_violation then null;
  end;
  if not pg_has_role(current_user, 'portal_abo', recht) then
    execute format('grant portal_abo to %I', current_user);
  end if;
  grant usage on schema public to portal_abo;
end $$;

create function abo_konto() returns uuid language sql stable
as $$ select nullif(current_setting('app.konto', true), '')::uuid $$;

-- The account writes what it owns through its contract alone, reads it for its page and its export; the portal itself
-- says so when it goes over all of them.
do $$
declare
  tabelle text;
begin
  foreach tabelle in array array['abovertrag', 'aboereignis', 'aboauftrag', 'aboanschrift'] loop
    execute format('alter table %I enable row level security', tabelle);
    execute format('alter table %I force row level security', tabelle);
    execute format('create policy abo on %I to portal_abo using (konto_id = abo_konto()) with check (konto_id = abo_konto())', tabelle);
    execute format('create policy lesen on %I for select to portal_kanzlei using (konto_id = abo_konto())', tabelle);
    execute format('create policy betrieb on %I to current_user using (current_setting(''app.betrieb'', true) = ''1'') with check (current_setting(''app.betrieb'', true) = ''1'')', tabelle);
    execute format('grant select on %I to portal_abo, portal_kanzlei', tabelle);
  end loop;
end $$;
grant insert, update on abovertrag, aboauftrag to portal_abo;
grant insert on aboereignis to portal_abo;
grant insert, update, delete on aboanschrift to portal_abo;

-- Of the accounts it sees the one it works for, and changes its tier.
create view abokonto with (security_barrier) as
  select id, anzeigename, email, erstellt, email_bestaetigt_am, gesperrt_am, loeschung_am,
    tarif, tarif_bis, testphase_bis, team_id, team_admin, geaendert
  from konto where id = abo_konto();
grant select on abokonto to portal_abo;
grant update (tarif, tarif_bis, testphase_bis, team_id, team_admin, geaendert) on abokonto to portal_abo;

-- Its own Kanzlei becomes the team; whoever takes a tier of his own leaves the team of somebody else.
grant select on kanzlei to portal_abo;
create policy abo on kanzlei for select to portal_abo using (inhaber = abo_konto());
grant select, delete on mitgliedschaft to portal_abo;
create policy abo on mitgliedschaft to portal_abo using (konto_id = abo_konto());

grant insert on mail_auftrag, protokoll to portal_abo;
grant select (id) on mail_auftrag to portal_abo;
