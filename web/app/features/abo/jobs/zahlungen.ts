import { einzeln, fehlerMelden } from "#platform/jobs/einzeln.ts";
import type { Jobart } from "#platform/jobs/jobs.server.ts";
import { zahlungsjob } from "../wirken/anstossen.server.ts";
import { abgaengeMelden, hinterlegungenNachsehen } from "../zahlung/einzug/hinterlegen.server.ts";
import { zahlstelle } from "../zahlung/zahlstelle.server.ts";
import { geplantesSenden, laufendesNachsehen, zahlungenAusfuehren } from "../zahlung/zahlungslauf.server.ts";

/** Jobs of debits and refunds: at once for one account, soon for what was left, and now and then for all. */
export const zahlungsJobs: readonly Jobart[] = [
  {
    name: zahlungsjob,
    ausfuehren: ({ kontoId }) =>
      typeof kontoId === "string" ? zahlungenAusfuehren(kontoId) : Promise.resolve(),
  },
  { name: "abo-zahlungen-senden", takt: "* * * * *", ausfuehren: geplantesSenden },
  {
    name: "abo-zahlungen-nachsehen",
    takt: "17 * * * *",
    ausfuehren: async () => {
      const stelle = await zahlstelle();
      if (!stelle) return;
      const schritte = [
        hinterlegungenNachsehen,
        laufendesNachsehen,
        () => zahlungenAusfuehren(),
        abgaengeMelden,
      ];
      fehlerMelden(
        await einzeln(schritte, (schritt) => schritt(stelle)),
        "Zahlungen oder Meldungen ließen sich nicht ausführen.",
      );
    },
  },
];
