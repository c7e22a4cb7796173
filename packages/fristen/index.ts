export type { Land } from "./gesetz/feiertage/typ.ts";
export type { Endtermin } from "./gesetz/regeln/kuendigung.ts";
export { kuendigungsfristen } from "./gesetz/regeln/kuendigung.ts";
export { type RegelId, regelIds } from "./gesetz/regeln/regel-id.ts";
export { regel, regeln } from "./gesetz/regeln/regeln.ts";
export { regimes } from "./gesetz/regeln/regimes.ts";
export { bekanntgabe, bekanntgabearten } from "./src/bekanntgabe.ts";
export { dauerText } from "./src/dauer.ts";
export { type EmrkEingabe, type EugEingabe, emrk, eugFrist } from "./src/europa.ts";
export { type Feiertag, feiertagAm, feiertage, feiertagsstand } from "./src/feiertage.ts";
export { feiertagsvermerke, type KeinFeiertag, keinFeiertagWeil } from "./src/feiertagshinweise.ts";
export { frist } from "./src/frist.ts";
export { type FuenfMonateEingabe, fuenfMonate } from "./src/fuenf-monate.ts";
export { type GmbhLadungEingabe, gmbhLadung } from "./src/gmbh-ladung.ts";
export type { Hemmung } from "./src/hemmung.ts";
export {
  abJahresende,
  abMonatsende,
  type Monatsendeeingabe,
  rueckschauJahresanfang,
  type Ultimoeingabe,
} from "./src/jahresende.ts";
export { type Kuendigungsart, type Kuendigungseingabe, kuendigung } from "./src/kuendigung.ts";
export { type Monatsmarkeneingabe, monatsmarke } from "./src/monatsmarke.ts";
export type { Gemeindeort, Gerichtsort, Ort } from "./src/ort.ts";
export { alleLaender, type Ortstreffer, ortAus, orte, ortPruefen } from "./src/orte.ts";
export { rechtsstand } from "./src/rechtsstand.ts";
export { type RevisionStpoEingabe, revisionStpo } from "./src/revision-stpo.ts";
export { type Sondereingabe, type Sonderrechnung, sonderrechnungen } from "./src/sonderrechnungen.ts";
export { rechenstand, regelstand } from "./src/stand.ts";
export { tagInBerlin } from "./src/tagesende.ts";
export type * from "./src/typen.ts";
export { hoechstfrist199, type Verjaehrungseingabe, verjaehrung } from "./src/verjaehrung.ts";
export { type Verlaengerungseingabe, verlaengerung } from "./src/verlaengerung.ts";
export { type Vorfristeingabe, vorfrist } from "./src/vorfrist.ts";
export { type Samstagsregel, type Werktageingabe, werktagImMonat } from "./src/werktag-im-monat.ts";
export {
  type Belehrungseingabe,
  fristOhneBelehrung,
  nachUnterbrechung,
  type Unterbrechungseingabe,
  type Wiedereinsetzungseingabe,
  wiedereinsetzung,
} from "./src/wiedereinsetzung.ts";
export {
  type DemnaechstErgebnis,
  type Demnaechsteingabe,
  nichtZusammenhaengend,
  type Zeitraumeingabe,
  zustellungDemnaechst,
} from "./src/zeitraeume.ts";
