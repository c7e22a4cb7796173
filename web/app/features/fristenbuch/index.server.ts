/** What the house may ask of the deadline book. */
export {
  kanzleibuchPruefen,
  kanzleienMitBuch,
  kanzleiMitKopf,
} from "./pruefung/alle-pruefen-store.server.ts";
