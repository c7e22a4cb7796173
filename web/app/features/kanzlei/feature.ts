import type { Feature } from "#platform/feature.ts";
import type { MitZiel } from "#ui/huelle/wegweiser.tsx";
import { teamrouten } from "./api/team.ts";
import { teamjobs } from "./jobs/aufraeumen.ts";
import { routes } from "./routes.ts";
import { teamabschnitte, teamkarten } from "./team/abschnitt.server.ts";
import { teamausfuhr } from "./team/ausfuhr-store.server.ts";
import { teamdemo } from "./team/demo-store.server.ts";
import { teamloeschung } from "./team/loeschung.server.ts";

/** Teams: who works together in a Kanzlei. */
export const kanzlei: Feature<MitZiel> = {
  seiten: routes,
  aufrufe: teamrouten,
  jobs: teamjobs,
  karten: teamkarten,
  kontoabschnitte: teamabschnitte,
  ausfuhr: teamausfuhr,
  loeschung: teamloeschung,
  demo: teamdemo,
};
