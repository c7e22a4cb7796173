export { type Betragslesung, betragAusText } from "./src/betrag-aus-text.ts";
export { type KeinErgebnis, keinErgebnis } from "./src/ergebnis.ts";
export { type FassungAngabe, fassungAngabe } from "./src/fassungsangabe.ts";
export { eintragssatz, fassungsvermerke, fassungszweifel } from "./src/fassungszweifel.ts";
export {
  type Fassungskopf,
  fassungskopf,
  type Gebuehrentabelle,
  keineFassung,
  type Tabellenanfrage,
  type Tabellenvergleich,
  tabelleAm,
  tabellenvergleich,
} from "./src/gebuehrentabelle.ts";
export {
  anteil,
  type Cent,
  cent,
  eur,
  euro,
  groesser,
  gruppiert,
  kleiner,
  satz,
  summe,
  zahl,
} from "./src/geld.ts";
export {
  eintragsquelle,
  type Jahreswert,
  type Jahreswerteintrag,
  jahresreihe,
  type Zahlen,
  type Zahlenfeld,
} from "./src/jahreswert.ts";
export { type Land, laendernamen } from "./src/land.ts";
export { dm, mark, type Pfennig, pfennig } from "./src/mark.ts";
export { monate, monatswort } from "./src/monat.ts";
export { normAdresse, untrennbar } from "./src/norm.ts";
export { type Offen, offenvermerke } from "./src/offen.ts";
export { kurzname, type Quelle, type Sicherheit } from "./src/quelle.ts";
export type { Ergebniskopf, Rechenergebnis } from "./src/rechenergebnis.ts";
export type { Schritt, Vermerk } from "./src/rechenweg.ts";
export {
  geringste,
  type Rechtsstandzeile,
  type Reihe,
  rechtsstandzeilen,
  sicherheitVon,
} from "./src/rechtsstand.ts";
export { type Stufentabelle, stufe, tabellengebuehr } from "./src/stufentabelle.ts";
export {
  anteilGetroffen,
  besteTreffer,
  type Gefragt,
  gefragteWorte,
  istTeilwort,
  nummernpunkte,
  nurNummern,
  sprechende,
  suchworte,
  wortnaehe,
} from "./src/suche.ts";
export {
  type Tabellenzeile,
  tabellenzeilen,
  type Vergleichszeile,
  vergleichszeilen,
} from "./src/tabellenzeilen.ts";
export {
  alsTag,
  datum,
  istSchaltjahr,
  plusMonate,
  plusTage,
  type Tag,
  tag,
  tagAus,
  tageImMonat,
  tagMitNummer,
  tagNummer,
  teile,
  wochentag,
} from "./src/tag.ts";
export { type Tageslesung, tagAusText } from "./src/tag-aus-text.ts";
export {
  fassungImTakt,
  fortgeschrieben,
  type Jahresreihe,
  laeuftAus,
  naechsteWende,
  taktreihe,
} from "./src/takt.ts";
export { uhrzeitAusText } from "./src/uhrzeit-aus-text.ts";
export { wortabstand } from "./src/wortabstand.ts";
export {
  auszug,
  type Eintragsart,
  type Fassung,
  fassungAm,
  type Takt,
  type Zeitreihe,
  zeitreihe,
} from "./src/zeitreihe.ts";
