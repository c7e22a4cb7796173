-- A draft opened in two windows: whoever saves says which version he began with, so that none overwrites the other
-- without knowing.
alter table kostennotenentwurf add column version integer not null default 1 check (version > 0);
