/** What other features may ask of the accounts, and do with them. */

export { anmeldenOhneSkript } from "./ansichten/ohne-skript.server.ts";
export { kontoaufruf } from "./api/kontoaufruf.server.ts";
export { administratorErnennen } from "./profil/administrator.server.ts";
export { kontoZuAdresse } from "./profil/kontosuche.server.ts";
export { tarifSetzen } from "./profil/tarif.server.ts";
export { vertragskontoFesthalten } from "./profil/tarif-store.server.ts";
export {
  offeneZustimmung,
  requireVerschwiegenheit,
  verschwiegenheitZustimmen,
  zustimmungAnnehmen,
} from "./profil/verschwiegenheit.server.ts";
export { geltendeFassung, zustimmungNoetig } from "./profil/verschwiegenheit-fassung.ts";
export { zustimmungSchreiben } from "./profil/verschwiegenheit-store.server.ts";
export { kontoadressen, kontonamen } from "./profil/verwaltung.server.ts";
export { administration } from "./profil/verwaltung-store.server.ts";
