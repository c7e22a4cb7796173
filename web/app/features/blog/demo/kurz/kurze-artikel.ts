import type { Demoartikel } from "../demoartikel.ts";
import { amtsgerichtZehntausend } from "./amtsgericht-zehntausend.ts";
import { basiszinssatz2026 } from "./basiszinssatz-2026.ts";
import { berufungssumme } from "./berufungssumme.ts";
import { dokumentenpauschale } from "./dokumentenpauschale.ts";
import { einigungsgebuehr } from "./einigungsgebuehr.ts";
import { einspruchVollstreckungsbescheid } from "./einspruch-vollstreckungsbescheid.ts";
import { erstberatung } from "./erstberatung.ts";
import { fristverlaengerung } from "./fristverlaengerung.ts";
import { heiligabend } from "./heiligabend.ts";
import { klageruecknahme } from "./klageruecknahme.ts";
import { kuendigungsschutzklage } from "./kuendigungsschutzklage.ts";
import { mehrereAuftraggeber } from "./mehrere-auftraggeber.ts";
import { monatsende } from "./monatsende.ts";
import { onlineVerfahren } from "./online-verfahren.ts";
import { pfaendungsfreigrenzen2026 } from "./pfaendungsfreigrenzen-2026.ts";
import { rechnungParagraph10 } from "./rechnung-paragraph-10.ts";
import { reisekosten } from "./reisekosten.ts";
import { terminsgebuehrOhneTermin } from "./terminsgebuehr-ohne-termin.ts";
import { verzugspauschale } from "./verzugspauschale.ts";
import { wiedereinsetzungArtikel } from "./wiedereinsetzung.ts";

/** Posts of a few paragraphs. */
export const kurzeArtikel: readonly Demoartikel[] = [
  {
    ...amtsgerichtZehntausend,
    kategorien: ["Streitwert"],
    tags: ["Streitwert", "Zuständigkeit"],
    von: "autor",
    am: "2026-01-08T07:00:00Z",
    stand: "2026-01-01",
  },
  {
    ...basiszinssatz2026,
    kategorien: ["Vollstreckung und Zinsen"],
    tags: ["Zinsen", "Verzug"],
    von: "autor",
    am: "2026-07-15T06:30:00Z",
    stand: "2026-07-01",
  },
  {
    ...berufungssumme,
    kategorien: ["Fristen", "Streitwert"],
    tags: ["Berufung", "Streitwert"],
    von: "autor",
    am: "2026-01-15T07:00:00Z",
    stand: "2026-01-01",
  },
  {
    ...dokumentenpauschale,
    kategorien: ["Rechtsanwaltsvergütung"],
    tags: ["Auslagen"],
    von: "autor",
    am: "2025-08-27T06:30:00Z",
    stand: "2025-08-01",
  },
  {
    ...einigungsgebuehr,
    kategorien: ["Rechtsanwaltsvergütung"],
    tags: ["Einigungsgebühr", "Vergleich"],
    von: "autor",
    am: "2025-11-19T07:10:00Z",
    stand: "2025-11-01",
  },
  {
    ...einspruchVollstreckungsbescheid,
    kategorien: ["Fristen"],
    tags: ["Mahnverfahren", "Notfrist"],
    von: "autor",
    am: "2026-10-29T07:00:00Z",
    stand: "2026-08-19",
  },
  {
    ...erstberatung,
    kategorien: ["Rechtsanwaltsvergütung"],
    tags: ["Beratung", "Vergütungsvereinbarung"],
    von: "gast",
    am: "2025-10-08T08:00:00Z",
    stand: "2025-10-01",
  },
  {
    ...fristverlaengerung,
    kategorien: ["Fristen"],
    tags: ["Fristenkalender", "Berufung"],
    von: "autor",
    am: "2026-10-08T06:30:00Z",
    stand: "2026-08-19",
  },
  {
    ...heiligabend,
    kategorien: ["Fristen"],
    tags: ["Feiertage", "Fristenkalender"],
    von: "autor",
    am: "2026-11-05T07:00:00Z",
    stand: "2026-08-19",
    ohneLesezeit: true,
  },
  {
    ...klageruecknahme,
    kategorien: ["Gerichtskosten"],
    tags: ["Gerichtskostenvorschuss", "Vergleich"],
    von: "autor",
    am: "2026-03-04T07:30:00Z",
    stand: "2026-03-01",
  },
  {
    ...kuendigungsschutzklage,
    kategorien: ["Fristen"],
    tags: ["Kündigung", "Arbeitsrecht", "Wiedereinsetzung"],
    von: "gast",
    am: "2026-11-17T07:00:00Z",
    stand: "2026-08-19",
  },
  {
    ...mehrereAuftraggeber,
    kategorien: ["Rechtsanwaltsvergütung"],
    tags: ["Erhöhung", "Geschäftsgebühr"],
    von: "moderator",
    am: "2025-09-10T07:20:00Z",
    stand: "2025-09-01",
  },
  {
    ...monatsende,
    kategorien: ["Fristen"],
    tags: ["Fristenkalender"],
    von: "moderator",
    am: "2025-08-13T07:00:00Z",
    stand: "2025-08-01",
  },
  {
    ...onlineVerfahren,
    kategorien: ["Gerichtskosten"],
    tags: ["Zuständigkeit", "Gerichtskostenvorschuss"],
    von: "autor",
    am: "2026-02-25T07:00:00Z",
    stand: "2026-02-01",
  },
  {
    ...pfaendungsfreigrenzen2026,
    kategorien: ["Vollstreckung und Zinsen"],
    tags: ["Pfändung", "Zwangsvollstreckung"],
    von: "moderator",
    am: "2026-07-01T06:30:00Z",
    stand: "2026-07-01",
  },
  {
    ...rechnungParagraph10,
    kategorien: ["Rechtsanwaltsvergütung"],
    tags: ["Vergütungsvereinbarung", "Auslagen"],
    von: "moderator",
    am: "2026-09-02T07:00:00Z",
    stand: "2026-08-19",
  },
  {
    ...reisekosten,
    kategorien: ["Rechtsanwaltsvergütung"],
    tags: ["Auslagen", "Reisekosten"],
    von: "autor",
    am: "2025-07-16T06:30:00Z",
    stand: "2025-07-01",
  },
  {
    ...terminsgebuehrOhneTermin,
    kategorien: ["Rechtsanwaltsvergütung", "Kostenerstattung"],
    tags: ["Terminsgebühr", "Kostenfestsetzung"],
    von: "autor",
    am: "2026-11-03T07:00:00Z",
    stand: "2026-08-19",
  },
  {
    ...verzugspauschale,
    kategorien: ["Vollstreckung und Zinsen"],
    tags: ["Verzug", "Inkasso"],
    von: "gast",
    am: "2025-12-03T07:00:00Z",
    stand: "2025-12-01",
  },
  {
    ...wiedereinsetzungArtikel,
    kategorien: ["Fristen"],
    tags: ["Wiedereinsetzung", "Notfrist", "Berufung"],
    von: "moderator",
    am: "2026-11-16T08:00:00Z",
    stand: "2026-08-19",
  },
];
