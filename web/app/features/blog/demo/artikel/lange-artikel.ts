import type { Demoartikel } from "../demoartikel.ts";
import { anrechnungGeschaeftsgebuehr } from "./anrechnung-geschaeftsgebuehr.ts";
import { auslagenpauschale } from "./auslagenpauschale.ts";
import { bekanntgabefiktion } from "./bekanntgabefiktion.ts";
import { berufungZweiFristen } from "./berufung-zwei-fristen.ts";
import { eebZustellungsdatum } from "./eeb-zustellungsdatum.ts";
import { feiertageAmGerichtsort } from "./feiertage-am-gerichtsort.ts";
import { kostbraeg2025 } from "./kostbraeg-2025.ts";
import { kostenausgleichung } from "./kostenausgleichung.ts";
import { kuendigungsfristenArtikel } from "./kuendigungsfristen.ts";
import { mahnverfahrenAnrechnung } from "./mahnverfahren-anrechnung.ts";
import { mehrvergleichArtikel } from "./mehrvergleich.ts";
import { paragraph15Abs3 } from "./paragraph-15-abs-3.ts";
import { pkhDifferenz } from "./pkh-differenz.ts";
import { streitwertKuendigungRaeumung } from "./streitwert-kuendigung-raeumung.ts";
import { verjaehrungJahresende } from "./verjaehrung-jahresende.ts";
import { versorgungsausgleichWert } from "./versorgungsausgleich-wert.ts";

/** Posts that treat their subject at length. */
export const langeArtikel: readonly Demoartikel[] = [
  {
    ...anrechnungGeschaeftsgebuehr,
    kategorien: ["Rechtsanwaltsvergütung", "Kostenerstattung"],
    tags: ["Geschäftsgebühr", "Anrechnung", "Kostenfestsetzung"],
    von: "autor",
    am: "2026-10-14T06:45:00Z",
    stand: "2026-08-19",
    motiv: "waage",
  },
  {
    ...auslagenpauschale,
    kategorien: ["Rechtsanwaltsvergütung"],
    tags: ["Auslagen", "Anrechnung", "Kostenfestsetzung"],
    von: "moderator",
    am: "2026-02-11T09:00:00Z",
    stand: "2026-02-01",
  },
  {
    ...bekanntgabefiktion,
    kategorien: ["Fristen"],
    tags: ["Zustellung", "Bekanntgabe", "Verwaltungsrecht"],
    von: "moderator",
    am: "2026-10-28T07:20:00Z",
    stand: "2026-08-19",
  },
  {
    ...berufungZweiFristen,
    kategorien: ["Fristen"],
    tags: ["Berufung", "Fristenkalender", "Notfrist"],
    von: "autor",
    am: "2026-11-12T07:00:00Z",
    stand: "2026-08-19",
    motiv: "kalender",
  },
  {
    ...eebZustellungsdatum,
    kategorien: ["Fristen"],
    tags: ["Zustellung", "beA", "Fristenkalender"],
    von: "moderator",
    am: "2026-11-10T08:00:00Z",
    stand: "2026-08-19",
    motiv: "wellen",
  },
  {
    ...feiertageAmGerichtsort,
    kategorien: ["Fristen"],
    tags: ["Feiertage", "Fristenkalender"],
    von: "autor",
    am: "2026-06-01T06:30:00Z",
    stand: "2026-06-01",
    motiv: "kreise",
  },
  {
    ...kostbraeg2025,
    kategorien: ["Rechtsanwaltsvergütung", "Gerichtskosten"],
    tags: ["KostBRÄG 2025", "Gebührentabelle", "Übergangsrecht"],
    von: "autor",
    am: "2025-06-02T07:30:00Z",
    stand: "2025-06-01",
    motiv: "stufen",
  },
  {
    ...kostenausgleichung,
    kategorien: ["Kostenerstattung", "Rechtsanwaltsvergütung"],
    tags: ["Kostenfestsetzung", "Kostenquote", "Zinsen"],
    von: "autor",
    am: "2026-04-22T07:45:00Z",
    stand: "2026-04-18",
  },
  {
    ...kuendigungsfristenArtikel,
    kategorien: ["Fristen"],
    tags: ["Kündigung", "Arbeitsrecht", "Mietrecht"],
    von: "moderator",
    am: "2026-10-21T07:30:00Z",
    stand: "2026-08-19",
    motiv: "stufen",
  },
  {
    ...mahnverfahrenAnrechnung,
    kategorien: ["Rechtsanwaltsvergütung", "Gerichtskosten"],
    tags: ["Mahnverfahren", "Anrechnung", "Gerichtskostenvorschuss"],
    von: "autor",
    am: "2026-09-16T07:10:00Z",
    stand: "2026-08-19",
  },
  {
    ...mehrvergleichArtikel,
    kategorien: ["Rechtsanwaltsvergütung", "Gerichtskosten"],
    tags: ["Vergleich", "§ 15 RVG", "Einigungsgebühr"],
    von: "autor",
    am: "2026-07-08T07:00:00Z",
    stand: "2026-07-01",
  },
  {
    ...paragraph15Abs3,
    kategorien: ["Rechtsanwaltsvergütung"],
    tags: ["§ 15 RVG", "Vergleich", "Anrechnung"],
    von: "autor",
    am: "2026-05-20T08:15:00Z",
    stand: "2026-05-01",
  },
  {
    ...pkhDifferenz,
    kategorien: ["Prozesskostenhilfe", "Rechtsanwaltsvergütung"],
    tags: ["PKH", "Staatskasse", "Anrechnung"],
    von: "gast",
    am: "2026-08-25T08:40:00Z",
    stand: "2026-08-19",
    motiv: "raster",
  },
  {
    ...streitwertKuendigungRaeumung,
    kategorien: ["Streitwert", "Gerichtskosten"],
    tags: ["Streitwert", "Arbeitsrecht", "Mietrecht", "Kündigung"],
    von: "autor",
    am: "2026-10-05T06:50:00Z",
    stand: "2026-08-19",
    motiv: "waage",
  },
  {
    ...verjaehrungJahresende,
    kategorien: ["Fristen"],
    tags: ["Verjährung", "Mahnverfahren", "Hemmung"],
    von: "autor",
    am: "2026-11-18T07:15:00Z",
    stand: "2026-08-19",
    motiv: "kalender",
  },
  {
    ...versorgungsausgleichWert,
    kategorien: ["Familienrecht", "Streitwert"],
    tags: ["Versorgungsausgleich", "Verfahrenswert", "Familienrecht"],
    von: "gast",
    am: "2026-03-17T08:05:00Z",
    stand: "2026-03-01",
  },
];
