import { oeffnet } from "#platform/access/tarif.ts";
import type { Feature } from "#platform/feature.ts";
import { fristenrouten } from "./api/fristen.ts";
import { vorlagenrouten } from "./api/vorlagen.ts";
import { routes } from "./routes.ts";
import { vorlagenausfuhr } from "./vorlagen/ausfuhr-store.server.ts";
import { vorlagendemo } from "./vorlagen/demo-store.server.ts";
import { vorlagenpfad } from "./vorlagen/pfad.ts";
import { vorlagenverbleib } from "./vorlagen/verbleib-store.server.ts";

/** The deadline book of the office. */
export const fristenbuch: Feature = {
  seiten: routes,
  aufrufe: [...fristenrouten, ...vorlagenrouten],
  karten: ({ nutzer }) =>
    oeffnet(nutzer.subscriptionStatus, "premium")
      ? [
          {
            gruppe: "konto",
            rang: 15,
            pfad: vorlagenpfad,
            text: "Vorlagen für Fristen",
            satz: "Eigene Dauern speichern und im Team verwenden.",
          },
        ]
      : [],
  ausfuhr: vorlagenausfuhr,
  loeschung: { bleibt: [vorlagenverbleib] },
  demo: vorlagendemo,
};
