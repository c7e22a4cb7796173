import { anrechnungGeschaeftsgebuehr } from "./artikel/anrechnung-geschaeftsgebuehr.ts";
import { auslagenpauschale } from "./artikel/auslagenpauschale.ts";
import { bekanntgabefiktion } from "./artikel/bekanntgabefiktion.ts";
import { berufungZweiFristen } from "./artikel/berufung-zwei-fristen.ts";
import { eebZustellungsdatum } from "./artikel/eeb-zustellungsdatum.ts";
import { feiertageAmGerichtsort } from "./artikel/feiertage-am-gerichtsort.ts";
import { kostbraeg2025 } from "./artikel/kostbraeg-2025.ts";
import { kostenausgleichung } from "./artikel/kostenausgleichung.ts";
import { kuendigungsfristenArtikel } from "./artikel/kuendigungsfristen.ts";
import { mahnverfahrenAnrechnung } from "./artikel/mahnverfahren-anrechnung.ts";
import { mehrvergleichArtikel } from "./artikel/mehrvergleich.ts";
import { paragraph15Abs3 } from "./artikel/paragraph-15-abs-3.ts";
import { pkhDifferenz } from "./artikel/pkh-differenz.ts";
import { streitwertKuendigungRaeumung } from "./artikel/streitwert-kuendigung-raeumung.ts";
import { verjaehrungJahresende } from "./artikel/verjaehrung-jahresende.ts";
import { versorgungsausgleichWert } from "./artikel/versorgungsausgleich-wert.ts";
import type { Demoartikel } from "./demoartikel.ts";
import { amtsgerichtZehntausend } from "./kurz/amtsgericht-zehntausend.ts";
import { basiszinssatz2026 } from "./kurz/basiszinssatz-2026.ts";
import { berufungssumme } from "./kurz/berufungssumme.ts";
import { dokumentenpauschale } from "./kurz/dokumentenpauschale.ts";
import { einigungsgebuehr } from "./kurz/einigungsgebuehr.ts";
import { einspruchVollstreckungsbescheid } from "./kurz/einspruch-vollstreckungsbescheid.ts";
import { erstberatung } from "./kurz/erstberatung.ts";
import { fristverlaengerung } from "./kurz/fristverlaengerung.ts";
import { heiligabend } from "./kurz/heiligabend.ts";
import { klageruecknahme } from "./kurz/klageruecknahme.ts";
import { kuendigungsschutzklage } from "./kurz/kuendigungsschutzklage.ts";
import { mehrereAuftraggeber } from "./kurz/mehrere-auftraggeber.ts";
import { monatsende } from "./kurz/monatsende.ts";
import { onlineVerfahren } from "./kurz/online-verfahren.ts";
import { pfaendungsfreigrenzen2026 } from "./kurz/pfaendungsfreigrenzen-2026.ts";
import { rechnungParagraph10 } from "./kurz/rechnung-paragraph-10.ts";
import { reisekosten } from "./kurz/reisekosten.ts";
import { terminsgebuehrOhneTermin } from "./kurz/terminsgebuehr-ohne-termin.ts";
import { verzugspauschale } from "./kurz/verzugspauschale.ts";
import { wiedereinsetzungArtikel } from "./kurz/wiedereinsetzung.ts";

/** Posts that treat their subject at length. */
export const langeArtikel: readonly Demoartikel[] = [
  anrechnungGeschaeftsgebuehr,
  auslagenpauschale,
  bekanntgabefiktion,
  berufungZweiFristen,
  eebZustellungsdatum,
  feiertageAmGerichtsort,
  kostbraeg2025,
  kostenausgleichung,
  kuendigungsfristenArtikel,
  mahnverfahrenAnrechnung,
  mehrvergleichArtikel,
  paragraph15Abs3,
  pkhDifferenz,
  streitwertKuendigungRaeumung,
  verjaehrungJahresende,
  versorgungsausgleichWert,
];

export const kurzeArtikel: readonly Demoartikel[] = [
  amtsgerichtZehntausend,
  basiszinssatz2026,
  berufungssumme,
  dokumentenpauschale,
  einigungsgebuehr,
  einspruchVollstreckungsbescheid,
  erstberatung,
  fristverlaengerung,
  heiligabend,
  klageruecknahme,
  kuendigungsschutzklage,
  mehrereAuftraggeber,
  monatsende,
  onlineVerfahren,
  pfaendungsfreigrenzen2026,
  rechnungParagraph10,
  reisekosten,
  terminsgebuehrOhneTermin,
  verzugspauschale,
  wiedereinsetzungArtikel,
];

/** All published posts of the demo. */
export const demoartikel: readonly Demoartikel[] = [...langeArtikel, ...kurzeArtikel];
