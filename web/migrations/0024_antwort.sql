-- Whoever answers a mail of the portal answers him for whom it was written.
alter table mail_auftrag add column antwort_an text check (char_length(antwort_an) <= 254);
