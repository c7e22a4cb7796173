-- How often a client has called within its present window. Keys are hashes keyed with the portal's secret, never
-- addresses. Unlogged: counting must be cheap, and after a crash it may begin anew.
create unlogged table ratenzaehler (
  schluessel text collate "C" primary key,
  ende timestamptz not null,
  anzahl integer not null
);
create index ratenzaehler_ende on ratenzaehler (ende);
