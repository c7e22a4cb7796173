/**
 * The catalogue of statutory periods: find an entry, count it from its trigger, show what follows from it. For lists and
 * search fields alone import `@gebuehrenportal/fristen/katalogsuche`, which carries no figures and no engine.
 */
export { type Gebiet, gebietnamen } from "@gebuehrenportal/gesetze/fristenkatalog/gebiete.ts";
export { katalogstand } from "@gebuehrenportal/gesetze/fristenkatalog/stand.ts";
export type { Anknuepfung, Katalogart } from "@gebuehrenportal/gesetze/fristenkatalog/typ.ts";
export { type Eintragsangabe, eintragsangaben, zaehltAbJahresende } from "./katalog/angaben.ts";
export { begruendungsnorm, istBegruendungsfrist } from "./katalog/begruendung.ts";
export type {
  AndereFassung,
  Katalogeingabe,
  KatalogfristErgebnis,
  Wahltagangaben,
} from "./katalog/eingabe.ts";
export { type Katalogeintrag, katalogeintrag } from "./katalog/eintrag.ts";
export type { Katalogfassung, Katalogwahl } from "./katalog/fassungsliste.ts";
export { katalogfrist } from "./katalog/frist.ts";
export { einzigesGericht, gerichtswort, regimeDes } from "./katalog/gericht.ts";
export { istGenannt } from "./katalog/rechnung.ts";
export {
  gebiete,
  type Katalogtreffer,
  katalogsuche,
  katalogtreffer,
  katalogverzeichnis,
  type Suchwahl,
} from "./katalog/suche.ts";
export { type Verlaengerbarkeit, verlaengerungssatz } from "./katalog/verlaengerbarkeit.ts";
export {
  type Katalogverlaengerung,
  katalogverlaengerung,
  verlaengerungsgrenzen,
} from "./katalog/verlaengerung.ts";
export { type Vorschlag, vorschlaege } from "./katalog/vorschlaege.ts";
export { type Fristenkette, fristenkette, type Ketteneingabe, type Kettenglied } from "./kette/kette.ts";
