import type { Feature } from "#platform/feature.ts";
import { kontoRouten } from "./api/routen.ts";
import { kontoJobs } from "./jobs/konto-jobs.ts";
import { teamhindernis } from "./profil/loeschung.server.ts";
import { routes } from "./routes.ts";

/** Accounts, sessions and all that belongs to signing in. */
export const konto: Feature = {
  seiten: routes,
  aufrufe: kontoRouten,
  jobs: kontoJobs,
  loeschung: { hindernis: teamhindernis },
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
