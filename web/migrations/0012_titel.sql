-- Academic titles and degrees: `titel` stands before the name („Dr. jur.“), `titel_nach` after it („LL.M.“). As calls and
-- forms have them they are one text.
alter table konto add column titel text not null default '' check (char_length(titel) <= 250);
alter table konto add column titel_nach text not null default '' check (char_length(titel_nach) <= 250);
-- The name as people read it: byline, mails, Kostennote.
alter table konto add column anzeigename text not null generated always as (
  case when titel = '' then '' else titel || ' ' end || name || case when titel_nach = '' then '' else ', ' || titel_nach end
) stored;

-- Pictures come from the portal's own files; others would tell a stranger who reads.
update konto set bild = null where bild not like '/media/%';

create or replace view blog_autor as
  select k.id, k.anzeigename as name, k.bild from konto k
  where exists (select from blog_artikel a where a.autor_id = k.id);
create or replace view blog_verfasser as
  select id, anzeigename as name, bild, ist_gastautor from konto where blog_moderiert() or id = blog_konto();

-- As before, and the title.
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
    k.email, k.bild, k.rolle, k.tarif, k.team_id, k.team_admin,
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
  join kanzlei kz on kz.id = coalesce(k.team_id, (select e.id from kanzlei e where e.inhaber = k.id))
  left join mitgliedschaft m on m.kanzlei_id = kz.id and m.konto_id = k.id;
end $$;
