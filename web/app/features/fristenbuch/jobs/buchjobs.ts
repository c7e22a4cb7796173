import { alsTag } from "@gebuehrenportal/recht";
import { umgebung } from "#platform/env/env.server.ts";
import type { Jobart } from "#platform/jobs/jobs.server.ts";
import { abendkontrolleAnmahnen } from "../abend/abendkontrolle.server.ts";
import { anFristenErinnern } from "../erinnerung/erinnern.server.ts";
import { buchVorTarifende, mitnahmejob, mitnahmenEinreihen } from "../mitnahme/tarifende.server.ts";
import { aufRechtsaenderungPruefen } from "../nachpruefung/rechtsaenderung.server.ts";
import { ausfalljob, ausfallkopienEinreihen, ausfallkopieSenden } from "../papiere/ausfallkopie.server.ts";
import { koepfeSenden } from "../papiere/kopfversand.server.ts";

/** What the deadline book does by the clock. */
export const fristenjobs: readonly Jobart[] = [
  {
    name: "fristen-erinnern",
    takt: "*/10 * * * *",
    ausfuehren: async () => {
      await anFristenErinnern(umgebung().baseUrl);
    },
  },
  {
    name: "fristen-abendkontrolle",
    takt: "5,15,25,35,45,55 * * * *",
    ausfuehren: async () => {
      await abendkontrolleAnmahnen(umgebung().baseUrl);
    },
  },
  {
    // After a release within the hour; as long as the law is the same there is next to nothing to do.
    name: "fristen-rechtsaenderung",
    takt: "17 * * * *",
    ausfuehren: async () => {
      await aufRechtsaenderungPruefen(umgebung().baseUrl);
    },
  },
  {
    name: "fristen-kopf",
    takt: "8,38 * * * *",
    ausfuehren: async () => {
      await koepfeSenden(umgebung().baseUrl);
    },
  },
  { name: "fristen-ausfallkopie", takt: "2,32 7-20 * * *", ausfuehren: ausfallkopienEinreihen },
  {
    name: ausfalljob,
    ausfuehren: async ({ kanzleiId }) => {
      if (typeof kanzleiId === "string") await ausfallkopieSenden(kanzleiId);
    },
  },
  { name: "fristen-mitnahme", takt: "12,42 7-20 * * *", ausfuehren: mitnahmenEinreihen },
  {
    name: mitnahmejob,
    ausfuehren: async ({ kanzleiId, ende }) => {
      const tag = typeof ende === "string" ? alsTag(ende) : undefined;
      if (typeof kanzleiId === "string" && tag) await buchVorTarifende(kanzleiId, tag, umgebung().baseUrl);
    },
  },
];
