-- VAT numbers of customers: whether and how they are confirmed, and what of that an invoice without VAT rests on.

-- When VIES was last asked, and what it said. A confirmation names where it is from: VIES with its consultation number, or an
-- administrator.
alter table aboanschrift
  add column ust_id_geprueft_am timestamptz,
  add column ust_id_ungueltig_am timestamptz,
  add column ust_id_quelle text check (ust_id_quelle in ('vies', 'verwaltung')),
  add column ust_id_kennung text collate "C" check (char_length(ust_id_kennung) <= 60),
  add check ((ust_id_bestaetigt_am is null) = (ust_id_quelle is null)),
  add check (ust_id is not null or (ust_id_bestaetigt_am is null and ust_id_geprueft_am is null)),
  add check (ust_id_bestaetigt_am is null or ust_id_ungueltig_am is null);
create index aboanschrift_ust_id on aboanschrift (ust_id_geprueft_am) where ust_id is not null;

-- Ordered with a confirmed number: a business, which has no right to withdraw.
alter table abovertrag add column unternehmer boolean not null default false;

-- Evidence that the recipient was a business of another member state: number, day and consultation number. Kept with the
-- document, without anything else of the account.
alter table rechnung add column ust_id_nachweis jsonb;
