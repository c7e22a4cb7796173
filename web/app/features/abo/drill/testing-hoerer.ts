// Goes before the portal of `npm run drill:abo` (`--import`): its clock stands where the drill sets it, and what a customer
// does on its pages comes as messages; Stripe's news come over HTTP.
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { fragenBeantworten } from "#platform/jobs/testing-drillprozess.ts";
import { type Drillzug, drillzug } from "./testing-zuege.ts";

uhrStellen(process.env.DRILL_UHR);
fragenBeantworten<Drillzug>(drillzug);
