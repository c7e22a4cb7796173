import type { Seitenwunsch } from "#platform/access/guard.ts";

const zumRechner = { pfad: "/rvgrechner", text: "Zurück zum RVG-Rechner" };

/** What the tier brings to whoever wants a Kostennote. */
export const kostennotenwunsch: Seitenwunsch = {
  was: "Kostennote",
  bringt: [
    "Aus Ihrer Berechnung wird die Rechnung nach § 10 RVG und § 14 UStG, mit fortlaufender Nummer",
    "Eine Prüfliste sagt vor dem Ausstellen, was noch fehlt",
    "Als PDF und als E‑Rechnung, mit dem ganzen Rechenweg",
  ],
  weiter: "Weiter zur Kostennote",
  zurueck: zumRechner,
};

/** What the tier brings to whoever wants to have costs assessed. */
export const kostenfestsetzungswunsch: Seitenwunsch = {
  was: "Kostenfestsetzungsantrag",
  bringt: [
    "Der fertige Antrag nach § 55 RVG, §§ 103, 104, 126 ZPO, § 464b StPO oder § 11 RVG aus Ihrer Berechnung",
    "Mit Quote, Gerichtskosten und Zinsen, wo sie dazugehören",
    "Als Word-Datei für Ihren Briefkopf und als PDF",
  ],
  weiter: "Weiter zur Kostenfestsetzung",
  zurueck: zumRechner,
};

/** In front of a Kostennote that exists: it stays readable, whatever the tier. */
export const aenderungswunsch: Seitenwunsch = {
  ...kostennotenwunsch,
  zurueck: { pfad: "/kostennoten", text: "Zurück zu den Kostennoten" },
};
