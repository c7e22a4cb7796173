-- Ads: what is advertised where and when, and how often it was seen. Both concern the whole portal; nothing in them is
-- about a reader, and nothing of a reader is kept to count him.

create table werbekampagne (
  id uuid primary key default gen_random_uuid(),
  -- The operator's own services, or somebody who pays.
  art text not null check (art in ('haus', 'bezahlt')),
  werbender text not null check (char_length(werbender) between 1 and 80),
  titel text not null check (char_length(titel) between 1 and 60),
  text text not null check (char_length(text) between 1 and 140),
  -- An address of the portal or one with https; `{platz}` stands for the place.
  ziel text not null check (char_length(ziel) <= 500 and ziel ~ '^(/([^/\\].*)?|https://.+)$'),
  plaetze text[] not null check (cardinality(plaetze) > 0 and plaetze <@ array[
    'home-banner', 'blog-banner', 'blog-sidebar', 'post-sidebar', 'tool-banner', 'tool-sidebar', 'footer-promo']),
  -- None: on pages about anything.
  themen text[] not null default '{}'
    check (themen <@ array['gebuehren', 'kosten', 'fristen', 'forderung', 'familie']),
  gewicht integer not null check (gewicht between 1 and 100),
  von date not null,
  -- Last day; null: until it is ended.
  bis date,
  -- Key of the picture in the store of files, with what it shows.
  bild text,
  bildtext text check (char_length(bildtext) between 1 and 200),
  geaendert timestamptz not null default now(),
  check (bis >= von),
  check ((bild is null) = (bildtext is null))
);
create index werbekampagne_zeitraum on werbekampagne (von, bis);

-- Sums of a day, and nothing finer: how often an ad was in view and clicked in a place, and how many seconds in view.
create table werbezaehler (
  kampagne_id uuid not null references werbekampagne,
  platz text not null,
  tag date not null,
  ansichten integer not null default 0 check (ansichten >= 0),
  klicks integer not null default 0 check (klicks >= 0),
  sichtbar_sekunden bigint not null default 0 check (sichtbar_sekunden >= 0),
  primary key (kampagne_id, platz, tag)
);

-- Administrators change campaigns, readers are counted; what was booked and counted stays.
grant select, insert, update on werbekampagne, werbezaehler to portal_anwendung;

-- The operator's own services. A page that does not exist yet is not advertised.
insert into werbekampagne (id, art, werbender, titel, text, ziel, plaetze, gewicht, von) values
  ('6f0c1a52-0001-4000-8000-000000000001', 'haus', 'Gebührenportal', 'Paragraphen Profi',
   'Vorschrift, Wortlaut und Rechner auf einen Blick: suchen Sie wie im Kommentar.', '/paragraphen-profi',
   array['home-banner', 'blog-banner', 'blog-sidebar', 'post-sidebar', 'tool-banner', 'tool-sidebar', 'footer-promo'],
   10, '2026-01-01'),
  ('6f0c1a52-0002-4000-8000-000000000002', 'haus', 'Gebührenportal', 'Kanzleisoftware nach Maß',
   'Wir bauen die Software, die zu den Abläufen Ihrer Kanzlei passt, und betreuen sie.',
   '/kontakt?betreff=kanzleisoftware&utm_source=gebuehrenportal&utm_medium=banner&utm_campaign={platz}',
   array['home-banner', 'blog-banner', 'blog-sidebar', 'post-sidebar', 'tool-banner', 'tool-sidebar', 'footer-promo'],
   10, '2026-01-01');
