import type { Feature } from "#platform/feature.ts";
import { kontoRouten } from "./api/routen.ts";
import { kontendemo } from "./demo/demo.server.ts";
import { kontoJobs } from "./jobs/konto-jobs.ts";
import { hindernissaetze } from "./profil/loeschung.server.ts";
import { routes } from "./routes.ts";

/** Accounts, sessions and all that belongs to signing in. */
export const konto: Feature = {
  seiten: routes,
  aufrufe: (_alle, { loeschung }) => kontoRouten(hindernissaetze(loeschung)),
  jobs: kontoJobs,
  suchziele: [
    {
      rang: 150,
      type: "page",
      title: "Anmelden",
      url: "/login",
      excerpt: "Mit E-Mail-Adresse, Passkey oder Google anmelden.",
      stichworte: "Login Konto Passwort",
    },
    {
      rang: 160,
      type: "page",
      title: "Registrieren",
      url: "/register",
      excerpt: "Ein Konto anlegen.",
      stichworte: "Konto Anmeldung Testphase",
    },
    {
      rang: 180,
      type: "page",
      title: "Auftragsverarbeitung und Verschwiegenheit",
      url: "/avv",
      excerpt: "Vereinbarung für Mandatsdaten.",
      stichworte: "AVV § 43e BRAO § 203 StGB Art. 28 DSGVO",
    },
  ],
  demokonten: kontendemo,
  loeschung: {
    bleibt: [
      {
        spalten: [],
        satz: "Zeilen des Sicherheitsprotokolls mit der zufälligen Kennung des Kontos, ohne Namen und Adresse (Art. 6 Abs. 1 Satz 1 Buchst. c und f, Art. 32 DSGVO)",
      },
      {
        spalten: [],
        satz: "Angaben zu gesendeten E-Mails (90 Tage) und Sicherungskopien der Datenbank, bis sie ersetzt werden (Art. 6 Abs. 1 Satz 1 Buchst. f, Art. 32 Abs. 1 Buchst. c DSGVO)",
      },
    ],
  },
  karten: () => [
    {
      gruppe: "konto",
      rang: 40,
      pfad: "/konto",
      text: "Konto",
      satz: "Angaben, Passwort, Geräte und Ihre Daten.",
    },
  ],
};
