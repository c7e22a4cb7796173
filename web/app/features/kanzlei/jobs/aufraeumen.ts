import { betrieb } from "#platform/db/mandant.server.ts";
import type { Jobart } from "#platform/jobs/jobs.server.ts";
import { alteEinladungenLoeschen } from "../team/einladung-store.server.ts";
import { alteUebergabenLoeschen } from "../team/uebergabe-store.server.ts";
import { alteVorgaengeLoeschen } from "../team/vorgang-store.server.ts";
import { zeitpunkt } from "../team/zugang.server.ts";

const tagMs = 24 * 60 * 60_000;
/** Days an invitation stays after its end, so that it can be sent once more. */
const einladungTage = 30;
/** Days the log of a team goes back. */
const vorgangTage = 365;

/** Removes addresses and acts that nobody needs any more. */
export const teamjobs: readonly Jobart[] = [
  {
    name: "team-aufraeumen",
    takt: "40 3 * * *",
    ausfuehren: async () => {
      const jetzt = zeitpunkt().getTime();
      await betrieb(async (tx) => {
        await alteEinladungenLoeschen(tx, new Date(jetzt - einladungTage * tagMs));
        await alteUebergabenLoeschen(tx, new Date(jetzt));
        await alteVorgaengeLoeschen(tx, new Date(jetzt - vorgangTage * tagMs));
      });
    },
  },
];
