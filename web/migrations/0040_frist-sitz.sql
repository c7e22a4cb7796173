-- The seat of a court of several, by its town: with the court it is part of the entry.
alter table frist add column sitz text;
