-- A post that waits for a decision no more, by whichever way, is news to nobody who moderates: also when its author takes
-- it back, or it goes with his account. The path is that of `pruefungsziel`.
create function blog_einreichung_erledigt() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  bisher text := coalesce(current_setting('app.betrieb', true), '');
begin
  perform set_config('app.betrieb', '1', true);
  update blog_mitteilung set gelesen_am = case when tg_op = 'DELETE' then now() else new.geaendert end
  where konto_id is null and art = 'eingereicht' and gelesen_am is null
    and ziel = '/moderation/pruefung/' || old.id;
  perform set_config('app.betrieb', bisher, true);
  return null;
end $$;
revoke execute on function blog_einreichung_erledigt from public;
create trigger blog_einreichung_entschieden after update on blog_manuskript
  for each row when (old.status = 'pending' and new.status <> 'pending')
  execute function blog_einreichung_erledigt();
create trigger blog_einreichung_entfernt after delete on blog_manuskript
  for each row when (old.status = 'pending') execute function blog_einreichung_erledigt();
-- The same for what has been decided before.
do $$
declare
  bisher text := coalesce(current_setting('app.betrieb', true), '');
begin
  perform set_config('app.betrieb', '1', true);
  update blog_mitteilung m set gelesen_am = now()
  where m.konto_id is null and m.art = 'eingereicht' and m.gelesen_am is null and m.ziel like '/moderation/pruefung/%'
    and not exists (select from blog_manuskript s
      where s.status = 'pending' and m.ziel = '/moderation/pruefung/' || s.id);
  perform set_config('app.betrieb', bisher, true);
end $$;
create index blog_mitteilung_moderation on blog_mitteilung (ziel) where konto_id is null and gelesen_am is null;

-- „verfallen“: its day has come, and there was nothing to read.
alter table blog_mitteilung drop constraint blog_mitteilung_art_check;
alter table blog_mitteilung add constraint blog_mitteilung_art_check check (art in
  ('eingereicht', 'zurueckgezogen', 'freigegeben', 'geplant', 'erschienen', 'verfallen', 'abgelehnt', 'geaendert', 'geloescht'));

-- `alte` of these names become the new one, or (null) none; the first place counts.
create function blog_namen_ersetzt(namen text[], alte text[], neu text) returns text[] immutable language sql as $$
  select coalesce(array_agg(u.name order by u.platz), '{}') from (
    select case when a.name = any(alte) then neu else a.name end as name, min(a.platz) as platz
    from unnest(namen) with ordinality a(name, platz) group by 1
  ) u where u.name is not null
$$;
-- As before, and what a post said when it was given back follows: nobody has changed that since.
create or replace function blog_entwuerfe_umbenennen(liste text, alte text[], neu text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  bisher text := coalesce(current_setting('app.betrieb', true), '');
begin
  if not blog_moderiert() then raise insufficient_privilege; end if;
  perform set_config('app.betrieb', '1', true);
  execute format('update blog_manuskript set %1$I = blog_namen_ersetzt(%1$I, $1, $2) where %1$I && $1', liste)
    using alte, neu;
  update blog_manuskript set rueckgabe = jsonb_set(rueckgabe, array[liste], to_jsonb(blog_namen_ersetzt(
    array(select jsonb_array_elements_text(rueckgabe -> liste)), alte, neu)))
  where rueckgabe -> liste ?| alte;
  perform set_config('app.betrieb', bisher, true);
end $$;
