-- The blog. Published posts stand in a collection of their own, everything that is not public in another: no condition
-- that a statement forgets can show a draft.

-- Finds words inside of words and forgives typing errors. A trusted extension: the owner of the database may create it.
create extension if not exists pg_trgm;

-- Who publishes: moderators and administrators for all, authors for their own.
do $$
declare
  recht text := case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end;
begin
  begin
    if not exists (select from pg_roles where rolname = 'portal_redaktion') then
      create role portal_redaktion nologin;
    end if;
  exception when duplicate_object or unique_violation then null;
  end;
  if not pg_has_role(current_user, 'portal_redaktion', recht) then
    execute format('grant portal_redaktion to %I', current_user);
  end if;
  grant usage on schema public to portal_redaktion;
end $$;

-- `anzahl` counts the published posts that carry the name; changed in the transaction that changes them.
create table blog_kategorie (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 100),
  slug text collate "C" not null unique check (slug <> ''),
  beschreibung text not null default '' check (char_length(beschreibung) <= 500),
  anzahl integer not null default 0 check (anzahl >= 0)
);
create table blog_tag (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 100),
  slug text collate "C" not null unique check (slug <> ''),
  anzahl integer not null default 0 check (anzahl >= 0)
);

create table blog_artikel (
  id uuid primary key default gen_random_uuid(),
  slug text collate "C" not null unique check (slug = lower(slug)),
  titel text not null check (char_length(titel) between 3 and 200),
  auszug text not null check (char_length(auszug) <= 500),
  -- What was written, and the harmless HTML that the server has made of it.
  dokument jsonb not null,
  html text not null,
  -- `{url, alt, quelle, breite, hoehe}`; null: none.
  titelbild jsonb,
  -- Minutes; null: an imported post that does not say.
  lesezeit integer check (lesezeit >= 1),
  -- Null: its author has left.
  autor_id uuid references konto on delete set null,
  gastbeitrag boolean not null default false,
  -- Degrees, both or neither.
  breitengrad double precision check (breitengrad between -90 and 90),
  laengengrad double precision check (laengengrad between -180 and 180),
  -- „Stand“ of the law the text describes, and a note on what was corrected.
  stand date,
  korrektur text check (char_length(korrektur) <= 1000),
  -- To the millisecond, which is what the cursor of the list says; no two alike, so that it never skips a post.
  veroeffentlicht timestamptz(3) not null unique,
  erstellt timestamptz(3) not null,
  geaendert timestamptz(3) not null,
  version integer not null default 1 check (version > 0),
  -- Title, excerpt, text, categories and tags in lower case, for the search by parts of words.
  suchtext text not null,
  -- The same as German stems and citations with weights, for the search by relevance.
  suchvektor tsvector not null,
  check ((breitengrad is null) = (laengengrad is null))
);
create index blog_artikel_autor on blog_artikel (autor_id, veroeffentlicht desc);
create index blog_artikel_suchtext on blog_artikel using gin (suchtext gin_trgm_ops);
create index blog_artikel_suchvektor on blog_artikel using gin (suchvektor);

-- The day stands here once more, so that the page of a category is one walk along its index.
create table blog_artikel_kategorie (
  artikel_id uuid not null references blog_artikel on delete cascade,
  kategorie_id uuid not null references blog_kategorie on delete cascade,
  veroeffentlicht timestamptz(3) not null,
  platz smallint not null,
  primary key (artikel_id, kategorie_id)
);
create index blog_artikel_kategorie_liste on blog_artikel_kategorie (kategorie_id, veroeffentlicht desc);
create table blog_artikel_tag (
  artikel_id uuid not null references blog_artikel on delete cascade,
  tag_id uuid not null references blog_tag on delete cascade,
  veroeffentlicht timestamptz(3) not null,
  platz smallint not null,
  primary key (artikel_id, tag_id)
);
create index blog_artikel_tag_liste on blog_artikel_tag (tag_id, veroeffentlicht desc);

-- How often a post was read; apart, because it changes a thousand times as often as the post.
create table blog_aufruf (
  artikel_id uuid primary key references blog_artikel on delete cascade,
  anzahl bigint not null default 0 check (anzahl >= 0)
) with (fillfactor = 50);

-- Every published state of a post, the present one included, to compare and restore.
create table blog_version (
  artikel_id uuid not null references blog_artikel on delete cascade,
  version integer not null check (version > 0),
  -- `{titel, auszug, dokument, titelbild, kategorien, tags, stand, korrektur}`
  inhalt jsonb not null,
  von uuid references konto on delete set null,
  am timestamptz(3) not null,
  -- The draft it was, which is gone: by it somebody who asks once more, because no answer came, is recognised.
  manuskript_id uuid,
  primary key (artikel_id, version)
);
create index blog_version_manuskript on blog_version (manuskript_id) where manuskript_id is not null;

-- All the words of published posts: what a search word is part of, or was meant to be.
create table blog_wort (wort text collate "C" primary key);
create index blog_wort_teile on blog_wort using gin (wort gin_trgm_ops);

-- Drafts, submissions and what was rejected; `published`: approved and waiting for `erscheint_am`.
create table blog_manuskript (
  id uuid primary key default gen_random_uuid(),
  konto_id uuid not null references konto on delete cascade,
  status text collate "C" not null check (status in ('draft', 'pending', 'rejected', 'published')),
  titel text not null check (char_length(titel) between 3 and 200),
  auszug text not null default '' check (char_length(auszug) <= 500),
  dokument jsonb not null,
  html text not null default '',
  titelbild jsonb,
  lesezeit integer check (lesezeit >= 1),
  kategorien text[] not null default '{}' check (cardinality(kategorien) <= 5),
  tags text[] not null default '{}' check (cardinality(tags) <= 15),
  breitengrad double precision check (breitengrad between -90 and 90),
  laengengrad double precision check (laengengrad between -180 and 180),
  stand date,
  korrektur text check (char_length(korrektur) <= 1000),
  gastbeitrag boolean not null default false,
  -- A change to a published post, and the version it began with.
  revision_von uuid references blog_artikel on delete cascade,
  revision_basis integer,
  eingereicht_am timestamptz(3),
  ablehnung text check (char_length(ablehnung) <= 2000),
  -- What it said when it was last given back, and why; stays when it is submitted again, to be compared.
  -- `{begruendung, am, titel, auszug, dokument, titelbild, kategorien, tags, stand, korrektur}`
  rueckgabe jsonb,
  geprueft_von uuid references konto on delete set null,
  geprueft_am timestamptz(3),
  erscheint_am timestamptz(3),
  -- Counts savings: of two windows with the same draft the second is told.
  version integer not null default 1 check (version > 0),
  erstellt timestamptz(3) not null,
  geaendert timestamptz(3) not null,
  check ((breitengrad is null) = (laengengrad is null)),
  check ((status = 'pending') <= (eingereicht_am is not null)),
  check ((status = 'published') <= (erscheint_am is not null)),
  check ((revision_von is null) = (revision_basis is null))
);
create index blog_manuskript_konto on blog_manuskript (konto_id, geaendert desc);
create index blog_manuskript_schlange on blog_manuskript (eingereicht_am) where status = 'pending';
create index blog_manuskript_plan on blog_manuskript (erscheint_am) where erscheint_am is not null;
select mandant_schuetzen('blog_manuskript', 'konto_id', 'app.konto');

-- Erasing an account takes its drafts along. It waits for whoever is deciding on one of them, before it holds anything
-- that he is going to ask for.
create function blog_vor_kontoloeschung() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('blog'));
  return null;
end $$;
create trigger blog_vor_kontoloeschung before delete on konto
  for each statement execute function blog_vor_kontoloeschung();

-- What somebody is told; `konto_id` null: everybody who moderates. The mail goes out once, by a job.
create table blog_mitteilung (
  id uuid primary key default gen_random_uuid(),
  konto_id uuid references konto on delete cascade,
  art text collate "C" not null
    check (art in ('eingereicht', 'zurueckgezogen', 'freigegeben', 'geplant', 'erschienen', 'abgelehnt', 'geaendert', 'geloescht')),
  titel text not null,
  bemerkung text not null default '',
  -- Where it leads, as a path.
  ziel text not null,
  am timestamptz(3) not null,
  gelesen_am timestamptz(3),
  gemailt_am timestamptz(3)
);
create index blog_mitteilung_konto on blog_mitteilung (konto_id, am desc);
create index blog_mitteilung_post on blog_mitteilung (am) where gemailt_am is null;
select mandant_schuetzen('blog_mitteilung', 'konto_id', 'app.konto');

-- Uploaded images: who may delete them, and which sizes there are.
create table blog_bild (
  -- Path below `/media/`, with its ending: what a call names as `filePath`.
  pfad text collate "C" primary key,
  konto_id uuid references konto on delete set null,
  art text collate "C" not null,
  breite integer not null check (breite > 0),
  hoehe integer not null check (hoehe > 0),
  bytes integer not null check (bytes > 0),
  -- `[{breite, art, pfad}]` as AVIF and WebP, and a blurred picture of a few bytes as a data URL.
  fassungen jsonb not null default '[]',
  platzhalter text not null default '',
  erstellt timestamptz(3) not null
);
create index blog_bild_konto on blog_bild (konto_id);

-- Name and picture of those who have published, and of nobody else.
create view blog_autor as
  select k.id, k.name, k.bild from konto k
  where exists (select from blog_artikel a where a.autor_id = k.id);

-- Everybody reads what is published.
grant select on blog_kategorie, blog_tag, blog_artikel, blog_artikel_kategorie, blog_artikel_tag, blog_aufruf, blog_wort,
  blog_bild, blog_autor to portal_anwendung, portal_kanzlei, portal_redaktion;
grant insert, update on blog_aufruf to portal_anwendung;

grant insert, update, delete on blog_kategorie, blog_tag, blog_artikel, blog_artikel_kategorie, blog_artikel_tag, blog_wort
  to portal_redaktion;
grant insert on blog_aufruf to portal_redaktion;
grant select, insert on blog_version, protokoll, mail_auftrag to portal_redaktion;
revoke select on mail_auftrag, protokoll from portal_redaktion;
grant select (id) on mail_auftrag to portal_redaktion;
grant select, insert, update, delete on blog_manuskript to portal_redaktion;
grant select, insert, update on blog_mitteilung to portal_redaktion;
grant insert, delete on blog_bild to portal_redaktion;

-- `app.rolle` is the role of who acts ('user', 'moderator', 'admin'), `app.konto` his account.
create function blog_moderiert() returns boolean stable language sql as
  $$ select coalesce(current_setting('app.rolle', true), '') in ('moderator', 'admin') $$;
create function blog_konto() returns uuid stable language sql as
  $$ select nullif(current_setting('app.konto', true), '')::uuid $$;

alter table blog_artikel enable row level security;
alter table blog_artikel force row level security;
-- Published is published; the view of the authors reads it too, with the rights of who has made it.
create policy lesen on blog_artikel for select using (true);
create policy anlegen on blog_artikel for insert to portal_redaktion with check (blog_moderiert());
create policy aendern on blog_artikel for update to portal_redaktion
  using (blog_moderiert() or autor_id = blog_konto()) with check (blog_moderiert() or autor_id = blog_konto());
create policy loeschen on blog_artikel for delete to portal_redaktion using (blog_moderiert());
create policy betrieb on blog_artikel to current_user
  using (current_setting('app.betrieb', true) = '1') with check (current_setting('app.betrieb', true) = '1');

-- Earlier states are for those who may change the post.
alter table blog_version enable row level security;
alter table blog_version force row level security;
create policy redaktion on blog_version to portal_redaktion
  using (blog_moderiert() or exists (select from blog_artikel a where a.id = artikel_id and a.autor_id = blog_konto()))
  with check (blog_moderiert() or exists (select from blog_artikel a where a.id = artikel_id and a.autor_id = blog_konto()));
create policy betrieb on blog_version to current_user
  using (current_setting('app.betrieb', true) = '1') with check (current_setting('app.betrieb', true) = '1');

-- Whoever uploads a picture owns it; those who moderate may delete it too.
alter table blog_bild enable row level security;
alter table blog_bild force row level security;
create policy lesen on blog_bild for select using (true);
create policy anlegen on blog_bild for insert to portal_redaktion with check (konto_id = blog_konto());
create policy loeschen on blog_bild for delete to portal_redaktion using (blog_moderiert() or konto_id = blog_konto());
create policy betrieb on blog_bild to current_user
  using (current_setting('app.betrieb', true) = '1') with check (current_setting('app.betrieb', true) = '1');

-- Foreign drafts are seen by administrators alone.
create policy redaktion on blog_manuskript to portal_redaktion
  using (konto_id = blog_konto() or current_setting('app.rolle', true) = 'admin'
    or (status <> 'draft' and blog_moderiert()))
  with check (konto_id = blog_konto() or blog_moderiert());

-- Renaming, merging and deleting a category or tag reaches every draft, also those that whoever moderates may not see: he
-- learns which names are in use, not whose they are. `liste` is a column.
create function blog_entwurfsnamen(liste text) returns setof text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  bisher text := coalesce(current_setting('app.betrieb', true), '');
begin
  if not blog_moderiert() then raise insufficient_privilege; end if;
  perform set_config('app.betrieb', '1', true);
  return query execute format('select distinct unnest(%I) from blog_manuskript', liste);
  perform set_config('app.betrieb', bisher, true);
end $$;
-- Each of these names becomes the new one, or (null) none.
create function blog_entwuerfe_umbenennen(liste text, alte text[], neu text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  bisher text := coalesce(current_setting('app.betrieb', true), '');
begin
  if not blog_moderiert() then raise insufficient_privilege; end if;
  perform set_config('app.betrieb', '1', true);
  execute format(
    'update blog_manuskript set %1$I = array(
       select u.name from (
         select case when a.name = any($1) then $2 else a.name end as name, min(a.platz) as platz
         from unnest(%1$I) with ordinality a(name, platz) group by 1
       ) u where u.name is not null order by u.platz)
     where %1$I && $1', liste) using alte, neu;
  perform set_config('app.betrieb', bisher, true);
end $$;
revoke execute on function blog_entwurfsnamen, blog_entwuerfe_umbenennen from public;
grant execute on function blog_entwurfsnamen, blog_entwuerfe_umbenennen to portal_redaktion;

create policy redaktion on blog_mitteilung to portal_redaktion using (blog_moderiert()) with check (true);
-- Whoever submits may tell those who moderate, and nobody else.
create policy einreichen on blog_mitteilung for insert to portal_kanzlei with check (konto_id is null);

-- Names of those who write, for whoever moderates; everybody sees his own.
create view blog_verfasser as
  select id, name, bild, ist_gastautor from konto where blog_moderiert() or id = blog_konto();
grant select on blog_verfasser to portal_redaktion;
