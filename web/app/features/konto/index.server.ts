/** What other features may ask of the accounts, and do with them. */
export { administratorErnennen } from "./administrator.server.ts";
export { kennworthash, kennwortStimmt } from "./kennwort.server.ts";
export { kontoaufruf } from "./kontoaufruf.server.ts";
export { anmeldenOhneSkript } from "./ohne-skript.server.ts";
export {
  requireVerschwiegenheit,
  verschwiegenheitZustimmen,
  verschwiegenheitZustimmungen,
} from "./verschwiegenheit.server.ts";
export { geltendeFassung, zustimmungNoetig } from "./verschwiegenheit-fassung.ts";
export { kontoadressen } from "./verwaltung.server.ts";
export { administration } from "./verwaltung-store.server.ts";
