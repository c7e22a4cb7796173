import type { Reihe } from "@gebuehrenportal/recht";
import { inkassoKleinforderung, mindestgebuehr, wertgebuehrStufen } from "../rvg/paragraph-13.ts";
import { anrechnungsjahre } from "../rvg/paragraph-15.ts";
import { mehrereAnrechnungen } from "../rvg/paragraph-15a.ts";
import { hoechstwert } from "../rvg/paragraph-22.ts";
import { auffangwert } from "../rvg/paragraph-23.ts";
import { hoechstwertVermoegensauskunft } from "../rvg/paragraph-25.ts";
import { asylwerte } from "../rvg/paragraph-30.ts";
import { zahlungsvereinbarungProzent } from "../rvg/paragraph-31b.ts";
import { beratungHoechstbetrag } from "../rvg/paragraph-34.ts";
import { pkhTabelle } from "../rvg/paragraph-49.ts";
import { zahlungsanrechnung } from "../rvg/paragraph-58.ts";
import { uebergang } from "../rvg/paragraph-60.ts";
import { anrechnungsregeln } from "../rvg/vv/anrechnung.ts";
import { bussgeldgrenze } from "../rvg/vv/bussgeldstufen.ts";
import { einziehungMindestwert } from "../rvg/vv/einziehung.ts";
import { fiktiveTerminsgebuehr } from "../rvg/vv/fiktive-terminsgebuehr.ts";
import { inkassoSaetze } from "../rvg/vv/inkasso.ts";
import {
  abwesenheitsgeld,
  dokumentenpauschale,
  haftpflichtGrenze,
  kilometersatz,
  pauschale7002,
} from "../rvg/vv/teil-7.ts";
import { umsatzsteuersatz } from "../ustg/paragraph-12.ts";
import { aufbewahrungsjahre } from "../ustg/paragraph-14b.ts";
import { eRechnungUebergang } from "../ustg/paragraph-27.ts";

/**
 * All dated series the rules of this field read, and those of the UStG that the portal reads for its own invoices; beside the numbers of
 * the Vergütungsverzeichnis, which `vvNummern()` lists. A test
 * fails when a file of the law holds one that is listed nowhere.
 */
export const reihen: readonly Reihe[] = [
  { titel: "Wertgebühren", reihe: wertgebuehrStufen },
  { titel: "Mindestbetrag einer Gebühr", reihe: mindestgebuehr },
  { titel: "Inkasso unbestrittener Kleinforderungen", reihe: inkassoKleinforderung },
  { titel: "Wegfall der Anrechnung", reihe: anrechnungsjahre },
  { titel: "Grenze mehrerer Anrechnungen", reihe: mehrereAnrechnungen },
  { titel: "Höchster Gegenstandswert", reihe: hoechstwert },
  { titel: "Auffangwert", reihe: auffangwert },
  { titel: "Höchstwert der Vermögensauskunft", reihe: hoechstwertVermoegensauskunft },
  { titel: "Werte in Asylverfahren", reihe: asylwerte },
  { titel: "Wert der Zahlungsvereinbarung", reihe: zahlungsvereinbarungProzent },
  { titel: "Höchstbeträge der Beratung von Verbrauchern", reihe: beratungHoechstbetrag },
  { titel: "Wertgebühren aus der Staatskasse", reihe: pkhTabelle },
  { titel: "Anrechnung von Zahlungen", reihe: zahlungsanrechnung },
  { titel: "Übergangsvorschrift", reihe: uebergang },
  ...anrechnungsregeln.map(({ werte }) => ({ titel: "Anrechnung einer Gebühr", reihe: werte })),
  { titel: "Grenze der untersten Stufe in Bußgeldsachen", reihe: bussgeldgrenze },
  { titel: "Mindestwert der Einziehungsgebühr", reihe: einziehungMindestwert },
  { titel: "Terminsgebühr ohne Termin in Sozialsachen", reihe: fiktiveTerminsgebuehr },
  { titel: "Inkasso unbestrittener Forderungen", reihe: inkassoSaetze },
  { titel: "Dokumentenpauschale", reihe: dokumentenpauschale },
  { titel: "Post- und Telekommunikationspauschale", reihe: pauschale7002 },
  { titel: "Fahrtkosten je Kilometer", reihe: kilometersatz },
  { titel: "Tage- und Abwesenheitsgeld", reihe: abwesenheitsgeld },
  { titel: "Haftpflichtprämie, Grenze", reihe: haftpflichtGrenze },
  { titel: "Umsatzsteuersatz", reihe: umsatzsteuersatz },
  { titel: "Aufbewahrung von Rechnungen", reihe: aufbewahrungsjahre },
  { titel: "E-Rechnung, Übergang", reihe: eRechnungUebergang },
];
