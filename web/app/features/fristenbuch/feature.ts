import type { Feature } from "#platform/feature.ts";
import { fristabschnitte } from "./ansichten/mitnahmeseite.server.ts";
import { fristkarten, fristueberblick } from "./ansichten/ueberblick.server.ts";
import { fristenrouten } from "./api/fristen.ts";
import { pflichtrouten } from "./api/pflichten.ts";
import { vorlagenrouten } from "./api/vorlagen.ts";
import { fristenausfuhr } from "./beitraege/fristenausfuhr-store.server.ts";
import { fristendemo } from "./beitraege/fristendemo-store.server.ts";
import { fristenverbleib } from "./beitraege/fristenverbleib.ts";
import { vorlagenausfuhr } from "./beitraege/vorlagenausfuhr-store.server.ts";
import { vorlagendemo } from "./beitraege/vorlagendemo-store.server.ts";
import { vorlagenverbleib } from "./beitraege/vorlagenverbleib-store.server.ts";
import { fristenjobs } from "./jobs/buchjobs.ts";
import { routes } from "./routes.ts";

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
