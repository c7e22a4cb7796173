/** What the house may ask of the deadline book. */
export {
  kanzleibuchPruefen,
  kanzleienMitBuch,
  kanzleiMitKopf,
} from "./protokoll/alle-pruefen-store.server.ts";
