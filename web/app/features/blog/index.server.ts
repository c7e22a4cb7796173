/** What other features may ask of the blog. */

export { gefaltet, stammworte } from "#platform/suche/stamm.ts";
export { mitParagrafenzeichen } from "#platform/suche/zitat.ts";
export {
  demoblogAnlegen,
  demoblogEntfernen,
  demoblogLeeren,
  demoblogVorbereiten,
} from "./demo/demoblog.server.ts";
export { neuesteArtikel } from "./lesen/neueste.server.ts";
export { relevanzListe } from "./suche/suche.server.ts";
