// The portal of `npm run drill:abo` as a process of its own, with test pages. Its clock stands where the drill sets it,
// and what a customer does on its pages comes as messages; Stripe's news come over HTTP.

import { type Drillzug, drillzug } from "../../web/app/features/abo/testing-drill.ts";
import { uhrStellen } from "../../web/app/platform/clock/clock.server.ts";
import { starten } from "../../web/server/start.ts";
import { testbuild } from "../../web/server/testing/testportal.ts";

uhrStellen(process.env.DRILL_UHR);
process.on("message", async ({ nr, zug }: { nr: number; zug: Drillzug }) => {
  try {
    process.send?.({ nr, antwort: (await drillzug(zug)) ?? null });
  } catch (fehler) {
    process.send?.({ nr, fehler: fehler instanceof Error ? `${fehler.stack}` : String(fehler) });
  }
});
const { build, pages } = testbuild();
await starten(build, import.meta.dirname, pages);
