import { uhrStellen } from "#platform/clock/clock.server.ts";
import { aboJobs } from "../jobs/vertraege.ts";
import { zahlungsJobs } from "../jobs/zahlungen.ts";
import type { Zug } from "../vertrag/testing-modell.ts";
import { ereignisAus } from "../vertrag/testing-zufall.ts";
import type { Ereignis } from "../vertrag/vertrag.ts";
import { type Lage, vertragsereignis } from "../wirken/fuehren.server.ts";
import { hinterlegen } from "../zahlung/einzug/hinterlegen.server.ts";
import { zahlstelle } from "../zahlung/zahlstelle.server.ts";

/** What the drill asks of the process that it kills. */
export type Drillzug =
  | { readonly art: "uhr"; readonly am: string }
  /** Everything that is done by the clock, once. */
  | { readonly art: "takt" }
  | { readonly art: "zug"; readonly kontoId: string; readonly zug: Zug }
  /** To Stripe's page; answers with its address. */
  | { readonly art: "hinterlegen"; readonly kontoId: string };

/** Nothing to be done is told the way the use cases tell it. */
const unmoeglich: Ereignis = { art: "bezahlt", schluessel: "keine", betrag: 0 as never };

/** Does one of these. */
export async function drillzug(zug: Drillzug): Promise<string | undefined> {
  switch (zug.art) {
    case "uhr":
      uhrStellen(zug.am);
      return undefined;
    case "takt":
      for (const { takt, ausfuehren } of [...aboJobs, ...zahlungsJobs]) if (takt) await ausfuehren({});
      return undefined;
    case "zug":
      await vertragsereignis(
        zug.kontoId,
        ({ vorher, umstaende }: Lage) =>
          ereignisAus(zug.zug, vorher?.vertrag, umstaende.jetzt, "stripe") ?? unmoeglich,
      );
      return undefined;
    default: {
      const stelle = await zahlstelle();
      if (!stelle) throw new Error("Stripe ist nicht eingerichtet.");
      return hinterlegen(stelle, zug.kontoId);
    }
  }
}
