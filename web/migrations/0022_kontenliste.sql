-- What the administration looks for among many accounts: each question has an index, so that none reads them all.
create index konto_neueste on konto (erstellt desc, id desc);
create index konto_bezahlt on konto (tarif, erstellt desc, id desc) where tarif <> 'free';
create index konto_rolle on konto (rolle) where rolle <> 'user';
create index konto_testphase on konto (erstellt desc, id desc) where testphase_bis is not null;
create index konto_gesperrt on konto (erstellt desc, id desc) where gesperrt_am is not null;
create index konto_unbestaetigt on konto (erstellt desc, id desc) where email_bestaetigt_am is null;
create index konto_name_teile on konto using gin (anzeigename gin_trgm_ops);
create index konto_email_teile on konto using gin (email gin_trgm_ops);
