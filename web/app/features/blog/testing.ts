/** What tests and measurements outside need of the blog. */
export { artikelListe } from "./lesen/lesen.server.ts";
export { suchangaben } from "./suche/suche.ts";
export { suchvektorSql } from "./suche/suchvektor-store.server.ts";
