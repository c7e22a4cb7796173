import type { Feature } from "#platform/feature.ts";
import type { MitZiel } from "#ui/huelle/wegweiser.tsx";
import { rechnungsabschnitt } from "./ansichten/archiv.server.ts";
import { aboausfuhr } from "./ansichten/ausfuhr-store.server.ts";
import { erklaerungsaufgabe } from "./ansichten/erklaerungsverwaltung.server.ts";
import { nummernaufgabe } from "./ansichten/nummernverwaltung.server.ts";
import { rechnungsaufgabe } from "./ansichten/rechnungsverwaltung.server.ts";
import { aboabschnitt } from "./ansichten/vertragsseite.server.ts";
import { stripeRouten } from "./api/stripe.ts";
import { aboRouten } from "./api/subscription.ts";
import { abodemo } from "./bestellung/demo-store.server.ts";
import { erklaerungenBleiben } from "./erklaerungen/verbleib.server.ts";
import { erklaerungsJobs } from "./jobs/erklaerungen.ts";
import { ustidJobs } from "./jobs/ustid.ts";
import { aboJobs } from "./jobs/vertraege.ts";
import { zahlungsJobs } from "./jobs/zahlungen.ts";
import { rechnungenBleiben } from "./rechnungen/aufbewahrung.server.ts";
import { kontoAbrechnen } from "./rechnungen/ausstellen/auftraege.server.ts";
import { routes } from "./routes.ts";

/** Tiers, orders and contracts. */
export const abo: Feature<MitZiel> = {
  seiten: routes,
  aufrufe: [...aboRouten, ...stripeRouten],
  jobs: [...aboJobs, ...erklaerungsJobs, ...zahlungsJobs, ...ustidJobs],
  suchziele: [
    {
      rang: 115,
      type: "page",
      title: "Tarife",
      url: "/subscription",
      excerpt: "Was das Portal kostet und was in Free, Basic, Premium und Teams enthalten ist.",
      stichworte: "Preise Kosten Abo Abonnement Testphase Basic Premium Teams bestellen",
    },
    {
      rang: 170,
      type: "page",
      title: "AGB",
      url: "/agb",
      excerpt: "Allgemeine Geschäftsbedingungen.",
      stichworte: "Vertrag Haftung Kündigung Nutzungsbedingungen",
    },
  ],
  demo: abodemo,
  kontoabschnitte: async (wer) => [await aboabschnitt(wer), ...(await rechnungsabschnitt(wer))],
  ausfuhr: aboausfuhr,
  loeschung: { vorbereiten: kontoAbrechnen, bleibt: [...rechnungenBleiben, ...erklaerungenBleiben] },
  verwaltung: [
    { rang: 15, pfad: "/admin/rechnungen", text: "Rechnungen" },
    { rang: 17, pfad: "/admin/ust-id", text: "USt-IdNrn." },
    { rang: 25, pfad: "/admin/erklaerungen", text: "Kündigungen und Widerrufe" },
  ],
  aufgaben: async (wer) => [
    ...(await rechnungsaufgabe(wer)),
    ...(await nummernaufgabe(wer)),
    ...(await erklaerungsaufgabe(wer)),
  ],
};
