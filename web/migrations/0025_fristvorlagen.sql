-- Templates for deadlines. One of two columns says to whom a template belongs: to the account (personal, and gone with
-- it) or, once shared, to the Kanzlei, where it stays when its creator leaves or erases his account.
create table fristvorlage (
  id uuid primary key default gen_random_uuid(),
  konto_id uuid references konto on delete cascade,
  kanzlei_id uuid references kanzlei on delete cascade,
  erstellt_von uuid references konto on delete set null,
  name text not null check (char_length(name) between 1 and 200),
  tage integer not null default 0 check (tage between 0 and 9999),
  wochen integer not null default 0 check (wochen between 0 and 9999),
  monate integer not null default 0 check (monate between 0 and 9999),
  jahre integer not null default 0 check (jahre between 0 and 9999),
  beschreibung text check (char_length(beschreibung) between 1 and 2000),
  -- What the additional details said, as they were given: a JSON object.
  zusatz text,
  norm text check (char_length(norm) between 1 and 200),
  -- Entry of the catalogue; its length was copied above when the template was saved.
  katalog_id text collate "C",
  beginn text check (beginn in ('ereignis', 'tagesanfang')),
  richtung text check (richtung in ('vorwaerts', 'rueckwaerts')),
  verschiebung text check (verschiebung in ('vorwaerts', 'keine', 'keine-rueckwaerts')),
  -- Lengths before the end, each a list of parts; null: as usual.
  vorfristen jsonb,
  erstellt timestamptz not null,
  geaendert timestamptz not null,
  check ((konto_id is null) <> (kanzlei_id is null)),
  check (tage + wochen + monate + jahre > 0)
);
create index fristvorlage_konto on fristvorlage (konto_id, erstellt desc) where konto_id is not null;
create index fristvorlage_kanzlei on fristvorlage (kanzlei_id, erstellt desc) where kanzlei_id is not null;
create index fristvorlage_erstellt_von on fristvorlage (erstellt_von);

-- A transaction sees and writes the account's own templates and those shared in its Kanzlei, and nothing else.
alter table fristvorlage enable row level security;
alter table fristvorlage force row level security;
create policy mandant on fristvorlage to portal_kanzlei
  using (konto_id = nullif(current_setting('app.konto', true), '')::uuid
    or kanzlei_id = nullif(current_setting('app.kanzlei', true), '')::uuid)
  with check (konto_id = nullif(current_setting('app.konto', true), '')::uuid
    or kanzlei_id = nullif(current_setting('app.kanzlei', true), '')::uuid);
create policy betrieb on fristvorlage to current_user
  using (current_setting('app.betrieb', true) = '1')
  with check (current_setting('app.betrieb', true) = '1');
grant select, insert, update, delete on fristvorlage to portal_kanzlei;

-- Whether the account of this transaction has shared templates in the Kanzlei of somebody else, also one it has left:
-- they stay there without its name.
create function hat_fristvorlagen_geteilt() returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  bisher text := coalesce(current_setting('app.betrieb', true), '');
  geteilt boolean;
begin
  perform set_config('app.betrieb', '1', true);
  select exists (
    select from fristvorlage v join kanzlei k on k.id = v.kanzlei_id
    where v.erstellt_von = nullif(current_setting('app.konto', true), '')::uuid
      and k.inhaber is distinct from v.erstellt_von
  ) into geteilt;
  perform set_config('app.betrieb', bisher, true);
  return geteilt;
end $$;
revoke execute on function hat_fristvorlagen_geteilt from public;
grant execute on function hat_fristvorlagen_geteilt to portal_kanzlei;
