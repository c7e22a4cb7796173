/**
 * The catalogue of statutory periods: find an entry, count it from its trigger, show what follows from it. For lists and
 * search fields alone import `@gebuehrenportal/fristen/katalogsuche`, which carries no figures and no engine.
 */
export { type Gebiet, gebietnamen } from "@gebuehrenportal/gesetze/fristenkatalog/gebiete.ts";
export { katalogstand } from "@gebuehrenportal/gesetze/fristenkatalog/stand.ts";
export type { Anknuepfung, Katalogart } from "@gebuehrenportal/gesetze/fristenkatalog/typ.ts";
export { type Fristenkette, fristenkette, type Ketteneingabe, type Kettenglied } from "../kette/kette.ts";
export { type Eintragsangabe, eintragsangaben, zaehltAbJahresende } from "./angaben.ts";
export { begruendungsnorm, istBegruendungsfrist } from "./begruendung.ts";
export type { AndereFassung, Katalogeingabe, KatalogfristErgebnis, Wahltagangaben } from "./eingabe.ts";
export { type Katalogeintrag, katalogeintrag } from "./eintrag.ts";
export type { Katalogfassung, Katalogwahl } from "./fassungsliste.ts";
export { katalogfrist } from "./frist.ts";
export { istGenannt } from "./rechnung.ts";
export {
  gebiete,
  type Katalogtreffer,
  katalogsuche,
  katalogtreffer,
  katalogverzeichnis,
  type Suchwahl,
} from "./suche.ts";
export { type Verlaengerbarkeit, verlaengerungssatz } from "./verlaengerbarkeit.ts";
export {
  type Katalogverlaengerung,
  katalogverlaengerung,
} from "./verlaengerung.ts";
export { type Vorschlag, vorschlaege } from "./vorschlaege.ts";
