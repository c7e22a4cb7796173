-- The end that is applied for stands beside the end that binds, no longer in its place.
alter table frist add column beantragt_bis date;
update frist f
set beantragt_bis = f.ende,
  ende = f.ende_vor_verlaengerung,
  -- What stood here before the application: the end before an earlier extension, or nothing.
  ende_vor_verlaengerung = (
    select (i.inhalt::jsonb #>> '{felder,endeVorVerlaengerung}')::date
    from fristvorgang v join fristvorgang_inhalt i on i.kanzlei_id = v.kanzlei_id and i.nr = v.nr
    where v.kanzlei_id = f.kanzlei_id and v.frist_id = f.id
      and jsonb_exists(i.inhalt::jsonb -> 'felder', 'endeVorVerlaengerung')
      and v.nr < (
        select max(b.nr) from fristvorgang b
        where b.kanzlei_id = f.kanzlei_id and b.frist_id = f.id and b.art = 'verlaengerung-beantragt'
      )
    order by v.nr desc limit 1
  )
where f.verlaengerung_beantragt_am is not null and f.ende_vor_verlaengerung is not null;
-- The calendars look for it by its day.
create index frist_beantragt_bis on frist (kanzlei_id, beantragt_bis) where beantragt_bis is not null;
