/** What other features may ask of the blog. */
export { neuesteArtikel } from "./lesen/neueste.server.ts";
