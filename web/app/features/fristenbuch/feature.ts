import type { Feature } from "#platform/feature.ts";
import { fristabschnitte } from "./ansichten/mitnahmeseite.server.ts";
import { terminueberblick } from "./ansichten/terminueberblick.server.ts";
import { fristaufgaben, fristkarten, fristueberblick } from "./ansichten/ueberblick.server.ts";
import { einstellungsrouten } from "./api/einstellungen.ts";
import { fristenrouten } from "./api/fristen.ts";
import { kontrollrouten } from "./api/kontrolle.ts";
import { postrouten } from "./api/posteingang.ts";
import { terminrouten } from "./api/termine.ts";
import { uebergaberoute } from "./api/uebergabe.ts";
import { vorlagenrouten } from "./api/vorlagen.ts";
import { buchausfuhr } from "./beitraege/ausfuhr-store.server.ts";
import { ohnePersonStellen } from "./beitraege/ausscheiden-store.server.ts";
import { buecherAnlegen } from "./beitraege/fristendemo-store.server.ts";
import { fristenverbleib, vorlagenverbleib } from "./beitraege/verbleib-store.server.ts";
import { vorlagenAnlegen } from "./beitraege/vorlagendemo-store.server.ts";
import { fristenjobs } from "./jobs/buchjobs.ts";
import { terminjobs } from "./jobs/terminjobs.ts";
import { routes } from "./routes.ts";
import { fristennachlass } from "./uebergabe/nachlass.server.ts";

/** The deadline book of the office. */
export const fristenbuch: Feature = {
  seiten: routes,
  aufrufe: [
    ...fristenrouten,
    ...einstellungsrouten,
    ...kontrollrouten,
    ...vorlagenrouten,
    ...postrouten,
    ...terminrouten,
    uebergaberoute,
  ],
  jobs: [...fristenjobs, ...terminjobs],
  karten: fristkarten,
  kontoabschnitte: fristabschnitte,
  aufgaben: fristaufgaben,
  ueberblick: async (wer) => [...(await fristueberblick(wer)), ...(await terminueberblick(wer))],
  ausfuhr: buchausfuhr,
  nachlass: fristennachlass,
  loeschung: { vorbereiten: ohnePersonStellen, bleibt: [vorlagenverbleib, fristenverbleib] },
  demo: {
    vorbereiten: async () => async (tx, konten) => {
      await vorlagenAnlegen(tx, konten);
      await buecherAnlegen(tx, konten);
    },
  },
};
