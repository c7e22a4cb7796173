import { alsFristen, fristen } from "../eintrag/frist-store.server.ts";
import { ohneVerantwortliche } from "../eintrag/liste-store.server.ts";
import type { Buchtx } from "../protokoll/protokoll-store.server.ts";
import type { Frist } from "../worte/frist.ts";

const offene = (tx: Buchtx, kanzleiId: string) =>
  fristen(tx, kanzleiId)
    .where("frist.zustand", "not in", ["erledigt", "gestrichen"])
    .orderBy("frist.akte")
    .orderBy("frist.ende", (o) => o.asc().nullsLast())
    .orderBy("frist.id");

/** Open entries that somebody is responsible for, file by file. */
export const offeneVon = (tx: Buchtx, kanzleiId: string, kontoId: string): Promise<Frist[]> =>
  alsFristen(offene(tx, kanzleiId).where("frist.verantwortlich", "=", kontoId));

/** Open entries that nobody of the office is responsible for, file by file. */
export const offeneOhneVerantwortliche = (tx: Buchtx, kanzleiId: string): Promise<Frist[]> =>
  alsFristen(offene(tx, kanzleiId).where(ohneVerantwortliche("frist")));
