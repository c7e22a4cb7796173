-- Cancellations (§ 312k BGB) and withdrawals (§ 356a BGB) as they were declared, also by people who are not signed in and
-- also where no contract fits: a declaration counts from the moment it arrives. Kept as evidence without the account.
create table aboerklaerung (
  id uuid primary key,
  art text not null check (art in ('kuendigung', 'widerruf')),
  eingegangen timestamptz not null,
  name text not null check (char_length(name) between 1 and 200),
  -- What names the contract: address of the account, number of the contract; one of them.
  kontoadresse text not null check (char_length(kontoadresse) <= 320),
  vertragsnummer text not null check (char_length(vertragsnummer) <= 40),
  -- How whoever declares it calls the contract.
  vertrag text not null check (char_length(vertrag) <= 300),
  kuendigungsart text check (kuendigungsart in ('ordentlich', 'ausserordentlich')),
  grund text not null check (char_length(grund) <= 2000),
  -- Day on which the contract shall end; null: as early as possible.
  zum date,
  bestaetigung_an text not null check (char_length(bestaetigung_an) between 3 and 320),
  -- Declared by the signed-in account itself.
  angemeldet boolean not null,
  konto_id uuid references konto on delete set null,
  vertrag_id uuid references abovertrag on delete set null,
  -- What became of it; null: nobody has looked at it yet.
  ausgang text check (ausgang in ('wirksam', 'kein-vertrag', 'unbekannt', 'verspaetet', 'pruefung')),
  -- Last day of the contract.
  ende date,
  -- Withdrawal: what is owed for the days used and what is credited, in cents; last day for it.
  wertersatz integer check (wertersatz >= 0),
  gutschrift integer check (gutschrift >= 0),
  frist_bis date,
  bearbeitet_am timestamptz,
  -- Somebody of the administration has to look at it.
  offen boolean not null default false,
  erledigt_am timestamptz,
  erledigt_von uuid references konto on delete set null,
  check (kontoadresse <> '' or vertragsnummer <> ''),
  check ((art = 'kuendigung') = (kuendigungsart is not null)),
  check ((ausgang is null) = (bearbeitet_am is null)),
  check (not (offen and erledigt_am is not null))
);
create index aboerklaerung_konto on aboerklaerung (konto_id, eingegangen desc);
create index aboerklaerung_vertrag on aboerklaerung (vertrag_id) where vertrag_id is not null;
create index aboerklaerung_erledigt_von on aboerklaerung (erledigt_von) where erledigt_von is not null;
create index aboerklaerung_unbearbeitet on aboerklaerung (eingegangen) where bearbeitet_am is null;
create index aboerklaerung_offen on aboerklaerung (eingegangen) where offen;
create index aboerklaerung_empfang on aboerklaerung (bestaetigung_an, eingegangen);
create index aboerklaerung_alter on aboerklaerung (eingegangen, id);

create function abo_erklaerung() returns uuid language sql stable
as $$ select nullif(current_setting('app.erklaerung', true), '')::uuid $$;

alter table aboerklaerung enable row level security;
alter table aboerklaerung force row level security;
-- Whoever knows the id of a declaration works on this one; an account sees its own; the administration all of them.
create policy eine on aboerklaerung to portal_abo
  using (id = abo_erklaerung())
  with check (id = abo_erklaerung() and (konto_id is null or konto_id = abo_konto()));
create policy verwaltung on aboerklaerung for select to portal_abo
  using (current_setting('app.rolle', true) = 'admin');
create policy verwalten on aboerklaerung for update to portal_abo
  using (current_setting('app.rolle', true) = 'admin') with check (current_setting('app.rolle', true) = 'admin');
create policy lesen on aboerklaerung for select to portal_kanzlei using (konto_id = abo_konto());
create policy betrieb on aboerklaerung to current_user
  using (current_setting('app.betrieb', true) = '1') with check (current_setting('app.betrieb', true) = '1');
grant select, insert, update on aboerklaerung to portal_abo;
grant select on aboerklaerung to portal_kanzlei;
