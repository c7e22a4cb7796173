/** What other features may ask of the blog. */

export {
  demoblogAnlegen,
  demoblogEntfernen,
  demoblogLeeren,
  demoblogVorbereiten,
} from "./demo/demoblog.server.ts";
export { neuesteArtikel } from "./lesen/neueste.server.ts";
