import type { Feature } from "#platform/feature.ts";
import type { MitZiel } from "#ui/huelle/wegweiser.tsx";
import { aboRouten } from "./api/subscription.ts";
import { aboausfuhr } from "./bestellung/ausfuhr-store.server.ts";
import { abodemo } from "./bestellung/demo-store.server.ts";
import { aboabschnitt } from "./bestellung/vertragsseite.server.ts";
import { erklaerungsloeschung } from "./erklaerungen/loeschung.ts";
import { erklaerungsaufgabe } from "./erklaerungen/verwaltung.server.ts";
import { erklaerungsJobs } from "./jobs/erklaerungen.ts";
import { aboJobs } from "./jobs/vertraege.ts";
import { routes } from "./routes.ts";

/** Tiers, orders and contracts. */
export const abo: Feature<MitZiel> = {
  seiten: routes,
  aufrufe: aboRouten,
  jobs: [...aboJobs, ...erklaerungsJobs],
  kontoabschnitte: async (wer) => [await aboabschnitt(wer)],
  ausfuhr: aboausfuhr,
  loeschung: erklaerungsloeschung,
  verwaltung: [{ rang: 30, pfad: "/admin/erklaerungen", text: "Kündigungen und Widerrufe" }],
  aufgaben: erklaerungsaufgabe,
  demo: abodemo,
};
