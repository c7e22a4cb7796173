/**
 * The catalogue of statutory periods: find an entry, count it from its trigger, show what follows from it. For lists and
 * search fields alone import `@gebuehrenportal/fristen/katalogsuche`, which carries no figures and no engine.
 */
export { type Gebiet, gebietnamen } from "../gesetz/katalog/gebiete.ts";
export { katalogstand } from "../gesetz/katalog/stand.ts";
export type { Anknuepfung, Katalogart } from "../gesetz/katalog/typ.ts";
export { type Eintragsangabe, eintragsangaben, zaehltAbJahresende } from "./katalog-angaben.ts";
export type { AndereFassung, Katalogeingabe, KatalogfristErgebnis } from "./katalog-eingabe.ts";
export { type Katalogeintrag, katalogeintrag } from "./katalog-eintrag.ts";
export type { Katalogfassung } from "./katalog-fassung.ts";
export { katalogfrist } from "./katalog-frist.ts";
export { istGenannt } from "./katalog-rechnung.ts";
export {
  gebiete,
  type Katalogtreffer,
  katalogsuche,
  katalogtreffer,
  katalogverzeichnis,
  type Suchwahl,
} from "./katalog-suche.ts";
export {
  type Katalogverlaengerung,
  katalogverlaengerung,
  nichtVerlaengerbar,
} from "./katalog-verlaengerung.ts";
export { type Vorschlag, vorschlaege } from "./katalog-vorschlaege.ts";
export { type Fristenkette, fristenkette, type Ketteneingabe, type Kettenglied } from "./kette.ts";
