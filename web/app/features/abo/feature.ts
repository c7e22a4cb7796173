import type { Feature } from "#platform/feature.ts";
import type { MitZiel } from "#ui/huelle/wegweiser.tsx";
import { aboRouten } from "./api/subscription.ts";
import { aboausfuhr } from "./bestellung/ausfuhr-store.server.ts";
import { abodemo } from "./bestellung/demo-store.server.ts";
import { aboabschnitt } from "./bestellung/vertragsseite.server.ts";
import { aboJobs } from "./jobs/vertraege.ts";
import { rechnungsabschnitt } from "./rechnungen/archiv.server.ts";
import { rechnungenBleiben } from "./rechnungen/aufbewahrung.server.ts";
import { rechnungsausfuhr } from "./rechnungen/ausfuhr-store.server.ts";
import { routes } from "./routes.ts";
import { rechnungsaufgabe } from "./zahlung/verwaltung.server.ts";

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
  demo: abodemo,
  kontoabschnitte: async (wer) => [await aboabschnitt(wer), ...(await rechnungsabschnitt(wer))],
  ausfuhr: async (tx, kontoId) => ({
    ...(await aboausfuhr(tx, kontoId)),
    ...(await rechnungsausfuhr(tx, kontoId)),
  }),
  loeschung: rechnungenBleiben,
  verwaltung: [{ rang: 15, pfad: "/admin/rechnungen", text: "Rechnungen" }],
  aufgaben: rechnungsaufgabe,
};
