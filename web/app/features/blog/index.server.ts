/** What other features may ask of the blog. */
export {
  demoblogAnlegen,
  demoblogEntfernen,
  demoblogLeeren,
  demoblogVorbereiten,
} from "./demo/demoblog.server.ts";
export { neuesteArtikel } from "./lesen/neueste.server.ts";
export { gefaltet, stammworte } from "./suche/stamm.ts";
export { relevanzListe } from "./suche/suche.server.ts";
export { mitParagrafenzeichen } from "./suche/zitat.ts";
