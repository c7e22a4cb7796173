/** What tests and measurements outside need of the blog. */

export { suchangaben } from "./bestand/suchangaben.ts";
export { suchvektorSql } from "./bestand/suchspalten-store.server.ts";
export { artikelListe } from "./lesen/lesen.server.ts";
