-- What the office says of an entry itself: its day is not certain yet. Apart from an extension that is applied for.
alter table frist add column vorlaeufig boolean not null default false;
