import type { Feature } from "#platform/feature.ts";
import type { MitZiel } from "#ui/huelle/wegweiser.tsx";
import { aboRouten } from "./api/subscription.ts";
import { aboausfuhr } from "./bestellung/ausfuhr-store.server.ts";
import { abodemo } from "./bestellung/demo-store.server.ts";
import { aboabschnitt } from "./bestellung/vertragsseite.server.ts";
import { aboJobs } from "./jobs/vertraege.ts";
import { routes } from "./routes.ts";

/** Tiers, orders and contracts. */
export const abo: Feature<MitZiel> = {
  seiten: routes,
  aufrufe: aboRouten,
  jobs: aboJobs,
  suchziele: [
    {
      rang: 110,
      type: "page",
      title: "Tarife",
      url: "/subscription",
      excerpt: "Was das Portal kostet und was in Free, Basic, Premium und Teams enthalten ist.",
      stichworte: "Preise Kosten Abo Abonnement Testphase Basic Premium Teams bestellen",
    },
  ],
  kontoabschnitte: async (wer) => [await aboabschnitt(wer)],
  ausfuhr: aboausfuhr,
  demo: abodemo,
};
