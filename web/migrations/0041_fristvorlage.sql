-- Each Vorfrist that is over: presented by whom and when, or given up by whom, when and why. What is not named here is open.
alter table frist add column vorfristerledigungen jsonb not null default '[]';
-- Until now the file as a whole was presented: that was every Vorfrist whose day had come.
do $$
declare
  bisher text := coalesce(current_setting('app.betrieb', true), '');
begin
  perform set_config('app.betrieb', '1', true);
  update frist f
  set vorfristerledigungen = (
    select jsonb_agg(jsonb_build_object(
        'tag', v.tag,
        'art', 'vorgelegt',
        'am', to_char(f.vorgelegt_am at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'von', f.vorgelegt_von,
        'grund', ''
      ) order by v.tag)
    from fristvorfrist v
    where v.frist_id = f.id and v.tag <= (f.vorgelegt_am at time zone 'Europe/Berlin')::date
  )
  where f.vorgelegt_am is not null and exists (
    select from fristvorfrist v
    where v.frist_id = f.id and v.tag <= (f.vorgelegt_am at time zone 'Europe/Berlin')::date
  );
  perform set_config('app.betrieb', bisher, true);
end $$;
