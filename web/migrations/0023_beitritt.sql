-- Whoever has a contract of his own that runs, though its tier may rest, joins no team: the account of a transaction is
-- asked for what it has ordered.
grant select (konto_id, typ, zustand, zahlweg, gekuendigt_zum) on abovertrag to portal_team;
create policy team on abovertrag for select to portal_team using (konto_id = team_konto());
