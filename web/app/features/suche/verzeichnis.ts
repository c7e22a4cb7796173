import { rechnerverzeichnis as rechner } from "#features/rechner/index.server.ts";

/** Something of the portal itself that the search finds. */
export type Verzeichniseintrag = {
  readonly type: "tool" | "page" | "faq";
  readonly title: string;
  readonly url: string;
  readonly excerpt: string;
  /** What else somebody may call it. */
  readonly stichworte?: string;
};

const seiten: readonly Verzeichniseintrag[] = [
  {
    type: "page",
    title: "Fristenkatalog",
    url: "/fristenkatalog",
    excerpt: "Gesetzliche Fristen mit Norm, Dauer und Auslöser, jede mit einem gerechneten Beispiel.",
    stichworte: "Fristen Rechtsmittelfristen Verjährung",
  },
  {
    type: "page",
    title: "Blog",
    url: "/blog",
    excerpt: "Beiträge zu Gebühren, Kosten und Fristen.",
    stichworte: "Artikel Magazin",
  },
  {
    type: "page",
    title: "Rechtsstand",
    url: "/rechtsstand",
    excerpt: "Mit welchen Gesetzesfassungen das Portal rechnet und wann sie geprüft wurden.",
    stichworte: "Gesetze Fassung Berichtigungen",
  },
  {
    type: "page",
    title: "Schnittstelle",
    url: "/api",
    excerpt: "Die Berechnungen als Aufrufe für eigene Programme.",
    stichworte: "API OpenAPI MCP",
  },
  {
    type: "page",
    title: "Anmelden",
    url: "/login",
    excerpt: "Mit E-Mail-Adresse, Passkey oder Google anmelden.",
    stichworte: "Login Konto Passwort",
  },
  {
    type: "page",
    title: "Registrieren",
    url: "/register",
    excerpt: "Ein Konto anlegen.",
    stichworte: "Konto Anmeldung Testphase",
  },
  {
    type: "page",
    title: "AGB",
    url: "/agb",
    excerpt: "Allgemeine Geschäftsbedingungen.",
    stichworte: "Vertrag Haftung Kündigung Nutzungsbedingungen",
  },
  {
    type: "page",
    title: "Auftragsverarbeitung und Verschwiegenheit",
    url: "/avv",
    excerpt: "Vereinbarung für Mandatsdaten.",
    stichworte: "AVV § 43e BRAO § 203 StGB Art. 28 DSGVO",
  },
  {
    type: "page",
    title: "Datenschutz",
    url: "/datenschutz",
    excerpt: "Welche Daten verarbeitet werden, wozu und wie lange.",
    stichworte: "DSGVO Cookies Privatsphäre",
  },
  {
    type: "page",
    title: "Impressum",
    url: "/impressum",
    excerpt: "Anbieter und Kontakt.",
    stichworte: "Anschrift E-Mail Betreiber Kontakt",
  },
];

/** Calculators, then pages. */
export const verzeichnis = (): readonly Verzeichniseintrag[] => [
  ...rechner.map(
    ({ pfad, name, kachel, stichworte }): Verzeichniseintrag => ({
      type: "tool",
      title: name,
      url: pfad,
      excerpt: kachel,
      stichworte,
    }),
  ),
  ...seiten,
];
