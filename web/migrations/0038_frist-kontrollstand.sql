-- Who has last changed what the control of an entry looks at: days, place, person, proof. Another person controls it.
alter table frist add column kontrollstand_von uuid;
update frist set kontrollstand_von = erstellt_von;
