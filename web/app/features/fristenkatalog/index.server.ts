/** What other features may ask of the catalogue of periods. */
export { adresseVon } from "./adressen.ts";
