// Goes before the portal of `npm run drill:abo` (`--import`): its clock stands where the drill sets it, and what a customer
// does on its pages comes as messages; Stripe's news come over HTTP.
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { type Drillzug, drillzug } from "./testing-zuege.ts";

uhrStellen(process.env.DRILL_UHR);
process.on("message", async ({ nr, zug }: { nr: number; zug: Drillzug }) => {
  try {
    process.send?.({ nr, antwort: (await drillzug(zug)) ?? null });
  } catch (fehler) {
    process.send?.({ nr, fehler: fehler instanceof Error ? `${fehler.stack}` : String(fehler) });
  }
});
