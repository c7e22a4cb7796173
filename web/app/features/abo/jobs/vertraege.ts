import { einzeln, fehlerMelden } from "#platform/jobs/einzeln.ts";
import type { Jobart } from "#platform/jobs/jobs.server.ts";
import { rechnungenAufraeumen } from "../rechnungen/aufbewahrung.server.ts";
import { belegeAusstellen } from "../rechnungen/ausstellen/auftraege.server.ts";
import { stillstandMelden } from "../rechnungen/ausstellen/stillstand.server.ts";
import { sendungenVermerken } from "../rechnungen/post/sendung.server.ts";
import { belegjob } from "../wirken/anstossen.server.ts";
import { faelligeVertraegeFuehren } from "../wirken/fuehren.server.ts";

/** Jobs of the contracts and their documents. */
export const aboJobs: readonly Jobart[] = [
  {
    name: "abo-vertraege",
    takt: "*/5 * * * *",
    ausfuehren: async () => {
      await faelligeVertraegeFuehren();
    },
  },
  {
    name: belegjob,
    takt: "* * * * *",
    ausfuehren: async () => {
      const schritte = [belegeAusstellen, sendungenVermerken, stillstandMelden];
      fehlerMelden(
        await einzeln(schritte, async (schritt) => {
          await schritt();
        }),
        "Belege ließen sich nicht ausstellen oder vermerken.",
      );
    },
  },
  { name: "abo-rechnungen-aufraeumen", takt: "23 4 * * *", ausfuehren: rechnungenAufraeumen },
];
