-- Where the owner of the database is no superuser, 0037 and 0038 saw no row of an office and
-- changed none. Done once more for what they have left; elsewhere there is nothing to do.
do $$
declare
  bisher text := coalesce(current_setting('app.betrieb', true), '');
begin
  perform set_config('app.betrieb', '1', true);
  update frist f
  set beantragt_bis = f.ende,
    ende = f.ende_vor_verlaengerung,
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
  where f.verlaengerung_beantragt_am is not null and f.ende_vor_verlaengerung is not null
    and f.beantragt_bis is null;
  update frist set kontrollstand_von = erstellt_von where kontrollstand_von is null;
  perform set_config('app.betrieb', bisher, true);
end $$;
