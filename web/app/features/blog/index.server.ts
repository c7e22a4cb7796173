/** What other features may ask of the blog. */
export { type Blogstand, blogstand } from "./blogstand.server.ts";
export {
  demoblogAnlegen,
  demoblogEntfernen,
  demoblogLeeren,
  demoblogVorbereiten,
} from "./demoblog.server.ts";
export { neuesteArtikel } from "./neueste.server.ts";
export { relevanzListe } from "./suche.server.ts";
export { gefaltet, stammworte } from "./suche-stamm.ts";
export { mitParagrafenzeichen } from "./suche-zitat.ts";
