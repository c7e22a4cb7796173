/** The two statutes under which an act is prosecuted, with what differs between them. */
export type Verfolgungsrecht = "owig" | "stgb";

type Handlung = { readonly recht: Verfolgungsrecht; readonly norm: string; readonly text: string };

const nach = (recht: Verfolgungsrecht, nr: number, text: string): Handlung => ({
  recht,
  norm: recht === "owig" ? `§ 33 Abs. 1 Satz 1 Nr. ${nr} OWiG` : `§ 78c Abs. 1 Satz 1 Nr. ${nr} StGB`,
  text,
});

/** What interrupts the limitation of prosecution, each by its number in the statute. */
export const unterbrechungshandlungen = {
  "owig-1": nach("owig", 1, "Erste Vernehmung, Bekanntgabe des Verfahrens oder deren Anordnung"),
  "owig-2": nach("owig", 2, "Richterliche Vernehmung oder ihre Anordnung"),
  "owig-3": nach("owig", 3, "Beauftragung eines Sachverständigen"),
  "owig-4": nach("owig", 4, "Anordnung einer Beschlagnahme oder Durchsuchung"),
  "owig-5": nach("owig", 5, "Vorläufige Einstellung wegen Abwesenheit, Ermittlung des Aufenthalts"),
  "owig-6": nach("owig", 6, "Ersuchen um eine Untersuchungshandlung im Ausland"),
  "owig-7": nach("owig", 7, "Anhörung einer anderen Behörde"),
  "owig-8": nach("owig", 8, "Abgabe durch die Staatsanwaltschaft an die Verwaltungsbehörde"),
  "owig-9": nach("owig", 9, "Erlass des Bußgeldbescheids"),
  "owig-10": nach("owig", 10, "Eingang der Akten beim Amtsgericht, Zurückverweisung"),
  "owig-11": nach("owig", 11, "Anberaumung einer Hauptverhandlung"),
  "owig-12": nach("owig", 12, "Hinweis auf die Entscheidung ohne Hauptverhandlung"),
  "owig-13": nach("owig", 13, "Erhebung der öffentlichen Klage"),
  "owig-14": nach("owig", 14, "Eröffnung des Hauptverfahrens"),
  "owig-15": nach("owig", 15, "Strafbefehl oder andere Entscheidung wie ein Urteil"),
  "stgb-1": nach("stgb", 1, "Erste Vernehmung, Bekanntgabe des Verfahrens oder deren Anordnung"),
  "stgb-2": nach("stgb", 2, "Richterliche Vernehmung des Beschuldigten oder ihre Anordnung"),
  "stgb-3": nach("stgb", 3, "Beauftragung eines Sachverständigen"),
  "stgb-4": nach("stgb", 4, "Richterliche Anordnung einer Beschlagnahme oder Durchsuchung"),
  "stgb-5": nach("stgb", 5, "Haftbefehl, Unterbringungs- oder Vorführungsbefehl"),
  "stgb-6": nach("stgb", 6, "Erhebung der öffentlichen Klage"),
  "stgb-7": nach("stgb", 7, "Eröffnung des Hauptverfahrens"),
  "stgb-8": nach("stgb", 8, "Anberaumung einer Hauptverhandlung"),
  "stgb-9": nach("stgb", 9, "Strafbefehl oder andere Entscheidung wie ein Urteil"),
  "stgb-10": nach("stgb", 10, "Gerichtliche Einstellung wegen Abwesenheit, Ermittlung des Aufenthalts"),
  "stgb-11": nach("stgb", 11, "Gerichtliche Einstellung wegen Verhandlungsunfähigkeit"),
  "stgb-12": nach("stgb", 12, "Richterliches Ersuchen um eine Untersuchungshandlung im Ausland"),
} as const satisfies Readonly<Record<string, Handlung>>;

/** Issued notice or public charge: from then on the longer period of § 26 Abs. 3 StVG runs. */
export const bescheidhandlungen: ReadonlySet<string> = new Set(["owig-9", "owig-13"]);

export type Unterbrechungshandlung = keyof typeof unterbrechungshandlungen;
