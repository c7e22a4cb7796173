export type { Land } from "@gebuehrenportal/gesetze/feiertage/typ.ts";
export type { Endtermin } from "@gebuehrenportal/gesetze/fristregeln/kuendigung.ts";
export { kuendigungsfristen } from "@gebuehrenportal/gesetze/fristregeln/kuendigung.ts";
export { type RegelId, regelIds } from "@gebuehrenportal/gesetze/fristregeln/regel-id.ts";
export { regel, regeln } from "@gebuehrenportal/gesetze/fristregeln/regeln.ts";
export { regimes } from "@gebuehrenportal/gesetze/fristregeln/regimes.ts";
export { bekanntgabe, bekanntgabearten } from "./src/bekanntgabe/bekanntgabe.ts";
export { ortsverkehrZaehlt } from "./src/bekanntgabe/ohne-wirkung.ts";
export { frist } from "./src/frist.ts";
export { einheiten, fristtypen } from "./src/listen.ts";
export type { Gemeindeort, Gerichtsort, Ort, Sitzort } from "./src/ort.ts";
export { type Feiertag, feiertagAm, feiertage, feiertagsstand } from "./src/orte/feiertage.ts";
export { feiertagsvermerke, type KeinFeiertag, keinFeiertagWeil } from "./src/orte/feiertagshinweise.ts";
export { alleLaender, type Ortstreffer, ortAus, orte, ortPruefen } from "./src/orte/orte.ts";
export { istStrafsache } from "./src/orte/sitze.ts";
export { dauerText } from "./src/rechnung/dauer.ts";
export type { Hemmung } from "./src/rechnung/hemmung.ts";
export { tagInBerlin } from "./src/rechnung/tagesende.ts";
export { type Vorfristeingabe, vorfrist } from "./src/rechnung/vorfrist.ts";
export {
  type DemnaechstErgebnis,
  type Demnaechsteingabe,
  nichtZusammenhaengend,
  type Zeitraumeingabe,
  zustellungDemnaechst,
} from "./src/rechnung/zeitraeume.ts";
export { rechtsstand } from "./src/rechtsstand.ts";
export { type EmrkEingabe, type EugEingabe, emrk, eugFrist } from "./src/sonderrechnung/europa.ts";
export { type FuenfMonateEingabe, fuenfMonate } from "./src/sonderrechnung/fuenf-monate.ts";
export { type GmbhLadungEingabe, gmbhLadung } from "./src/sonderrechnung/gmbh-ladung.ts";
export {
  abJahresende,
  abMonatsende,
  type Monatsendeeingabe,
  rueckschauJahresanfang,
  type Ultimoeingabe,
} from "./src/sonderrechnung/jahresende.ts";
export { type Kuendigungsart, type Kuendigungseingabe, kuendigung } from "./src/sonderrechnung/kuendigung.ts";
export { type Monatsmarkeneingabe, monatsmarke } from "./src/sonderrechnung/monatsmarke.ts";
export { istBescheid, nachBescheid } from "./src/sonderrechnung/nach-bescheid.ts";
export { type Belehrungseingabe, fristOhneBelehrung } from "./src/sonderrechnung/ohne-belehrung.ts";
export { type RevisionStpoEingabe, revisionStpo } from "./src/sonderrechnung/revision-stpo.ts";
export {
  type Sondereingabe,
  type Sonderrechnung,
  sonderrechnungen,
} from "./src/sonderrechnung/sonderrechnungen.ts";
export { hoechstfrist199, verjaehrung } from "./src/sonderrechnung/verjaehrung.ts";
export type { Unterbrechung, Verjaehrungseingabe } from "./src/sonderrechnung/verjaehrungseingabe.ts";
export { type Verlaengerungseingabe, verlaengerung } from "./src/sonderrechnung/verlaengerung.ts";
export {
  type Samstagsregel,
  type Werktageingabe,
  werktagImMonat,
} from "./src/sonderrechnung/werktag-im-monat.ts";
export {
  nachUnterbrechung,
  type Unterbrechungseingabe,
  type Wiedereinsetzungseingabe,
  wiedereinsetzung,
} from "./src/sonderrechnung/wiedereinsetzung.ts";
export { rechenstand, regelstand } from "./src/stand.ts";
export type * from "./src/typen.ts";
