import type { Feature } from "#platform/feature.ts";
import { fristkarten, fristueberblick } from "./ansichten/ueberblick.server.ts";
import { fristenrouten } from "./api/fristen.ts";
import { pflichtrouten } from "./api/pflichten.ts";
import { vorlagenrouten } from "./api/vorlagen.ts";
import { fristenausfuhr } from "./eintrag/ausfuhr-store.server.ts";
import { fristendemo } from "./eintrag/demo-store.server.ts";
import { fristenverbleib } from "./eintrag/verbleib.ts";
import { fristenjobs } from "./jobs/pflichten.ts";
import { fristabschnitte } from "./pflichten/mitnahmeseite.server.ts";
import { routes } from "./routes.ts";
import { vorlagenausfuhr } from "./vorlagen/ausfuhr-store.server.ts";
import { vorlagendemo } from "./vorlagen/demo-store.server.ts";
import { vorlagenverbleib } from "./vorlagen/verbleib-store.server.ts";

/** The deadline book of the office. */
export const fristenbuch: Feature = {
  seiten: routes,
  aufrufe: [...fristenrouten, ...pflichtrouten, ...vorlagenrouten],
  jobs: fristenjobs,
  karten: fristkarten,
  kontoabschnitte: fristabschnitte,
  ueberblick: fristueberblick,
  ausfuhr: async (tx, kontoId) => ({
    ...(await vorlagenausfuhr(tx, kontoId)),
    ...(await fristenausfuhr(tx, kontoId)),
  }),
  loeschung: { bleibt: [vorlagenverbleib, fristenverbleib] },
  demo: {
    vorbereiten: async (lager) => {
      const teile = [await vorlagendemo.vorbereiten?.(lager), await fristendemo.vorbereiten?.(lager)];
      return async (tx, konten) => {
        for (const teil of teile) await teil?.(tx, konten);
      };
    },
  },
};
