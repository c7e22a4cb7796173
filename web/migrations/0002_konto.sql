-- Accounts, how people prove who they are, their sessions, and the Kanzlei their data belongs to.
-- Whatever admits somebody (session, token, code) is stored as a hash: a copy of the database opens no account.

create table konto (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 100),
  -- Trimmed and in lower case, so that one address is one account.
  email text collate "C" not null unique check (email = lower(email) and char_length(email) <= 254),
  bild text check (char_length(bild) <= 500),
  rolle text not null default 'user' check (rolle in ('user', 'moderator', 'admin')),
  tarif text not null default 'free' check (tarif in ('free', 'basic', 'premium', 'teams', 'Teammitglied')),
  testphase_bis timestamptz,
  ist_autor boolean not null default false,
  ist_gastautor boolean not null default false,
  download_freigabe boolean not null default false,
  email_bestaetigt_am timestamptz,
  -- Consent as given; mails go out only after the link of the double opt-in (second column).
  newsletter_gewuenscht_am timestamptz,
  newsletter_bestaetigt_am timestamptz,
  gesperrt_am timestamptz,
  -- Set: the account is erased at this instant unless its owner comes back before.
  loeschung_am timestamptz,
  erstellt timestamptz not null default now(),
  geaendert timestamptz not null default now()
);
create index konto_loeschung on konto (loeschung_am) where loeschung_am is not null;

-- Every account has a Kanzlei of its own; the members of a team work in that of the team's owner.
create table kanzlei (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 200),
  inhaber uuid not null unique references konto (id) on delete cascade,
  erstellt timestamptz not null default now()
);

create table mitgliedschaft (
  kanzlei_id uuid not null references kanzlei (id) on delete cascade,
  konto_id uuid not null references konto (id) on delete cascade,
  kanzleirolle text not null default 'rechtsanwalt'
    check (kanzleirolle in ('rechtsanwalt', 'fachangestellte', 'vertretung', 'nur-lesen')),
  seit timestamptz not null default now(),
  primary key (kanzlei_id, konto_id)
);
create index mitgliedschaft_konto on mitgliedschaft (konto_id);

-- The team somebody belongs to is the Kanzlei of the team's owner; without one, his own counts.
alter table konto add column team_id uuid references kanzlei (id) on delete set null;
alter table konto add column team_admin boolean not null default false;
create index konto_team on konto (team_id) where team_id is not null;

-- PHC string of Argon2id. An account that only signs in through Google has no row.
create table kennwort (
  konto_id uuid primary key references konto (id) on delete cascade,
  hash text not null,
  geaendert timestamptz not null default now()
);

-- Accounts elsewhere (Google) that may sign in to this one.
create table fremdkonto (
  anbieter text not null,
  fremd_id text not null,
  konto_id uuid not null references konto (id) on delete cascade,
  seit timestamptz not null default now(),
  primary key (anbieter, fremd_id)
);
create index fremdkonto_konto on fremdkonto (konto_id);

create table sitzung (
  id uuid primary key default gen_random_uuid(),
  konto_id uuid not null references konto (id) on delete cascade,
  token_hash bytea not null unique,
  -- true: thirty days from the sign-in; false: twelve hours from the last use.
  angemeldet_bleiben boolean not null,
  -- „Firefox auf Windows“, as far as the browser says.
  geraet text not null,
  weg text not null check (weg in ('kennwort', 'google', 'passkey')),
  erstellt timestamptz not null,
  zuletzt timestamptz not null,
  laeuft_ab timestamptz not null
);
create index sitzung_konto on sitzung (konto_id);
create index sitzung_laeuft_ab on sitzung (laeuft_ab);

-- Bearer tokens. They end with their session.
create table zugriffsmarke (
  token_hash bytea primary key,
  sitzung_id uuid not null references sitzung (id) on delete cascade,
  laeuft_ab timestamptz not null
);
create index zugriffsmarke_sitzung on zugriffsmarke (sitzung_id);

-- Links sent by mail; each works once.
create table einmalmarke (
  token_hash bytea primary key,
  art text not null check (art in ('bestaetigung', 'zuruecksetzen', 'email-aenderung', 'newsletter')),
  konto_id uuid not null references konto (id) on delete cascade,
  -- The address the link was sent to; a link for an address the account no longer has is void.
  email text collate "C" not null,
  laeuft_ab timestamptz not null
);
create index einmalmarke_konto on einmalmarke (konto_id, art);

create table zweiter_faktor (
  konto_id uuid primary key references konto (id) on delete cascade,
  -- Sealed with the portal's secret.
  geheimnis text not null,
  -- Unset: shown to the owner, but no code has proved yet that his app has it.
  bestaetigt_am timestamptz,
  -- The 30-second step of the last accepted code; a code works once.
  letzter_schritt bigint not null default 0
);

create table wiederherstellungscode (
  konto_id uuid not null references konto (id) on delete cascade,
  code_hash bytea not null,
  primary key (konto_id, code_hash)
);

create table passkey (
  id uuid primary key default gen_random_uuid(),
  konto_id uuid not null references konto (id) on delete cascade,
  name text not null,
  credential_id text collate "C" not null unique,
  oeffentlicher_schluessel text not null,
  zaehler bigint not null,
  geraeteart text not null,
  gesichert boolean not null,
  transporte text,
  aaguid text,
  erstellt timestamptz not null default now(),
  zuletzt timestamptz
);
create index passkey_konto on passkey (konto_id);

-- Challenges of passkeys that wait for their answer.
create table passkey_aufgabe (
  kennung text collate "C" primary key,
  wert text not null,
  laeuft_ab timestamptz not null
);

-- Mails to be sent, written in the transaction that causes them.
create table mail_auftrag (
  id uuid primary key default gen_random_uuid(),
  an text not null,
  betreff text not null,
  text text not null,
  html text not null,
  art text not null,
  erstellt timestamptz not null default now()
);
