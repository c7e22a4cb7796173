import type { Sitzung } from "#platform/access/konto.ts";
import type { Loeschhindernis, Loeschteil } from "#platform/beitraege.server.ts";
import { mandant, teamarbeit } from "#platform/db/mandant.server.ts";
import { texte } from "../texts.ts";
import { leitetAndere } from "./hindernis-store.server.ts";
import { austreten } from "./team.server.ts";
import { fremdesTeam } from "./team-store.server.ts";
import { hatVorgaenge } from "./verbleib-store.server.ts";
import { zeitpunkt } from "./zugang.server.ts";

/** Others work in the team of the account: what they work on must not go with it. */
const hindernis: Loeschhindernis = {
  code: "team-hat-mitglieder",
  satz: texte.hatMitglieder,
  besteht: (tx, kontoId) => leitetAndere(tx, kontoId, zeitpunkt()),
};

/** Whoever works in somebody else's team leaves it before he goes, so that its log says so. */
async function teamVorherVerlassen(kontoId: string): Promise<void> {
  const teamId = await teamarbeit({ kontoId }, (tx) => fremdesTeam(tx, kontoId));
  if (teamId) await austreten(kontoId, teamId);
}

/** What teams have to say when an account is erased. */
export const teamloeschung: Loeschteil = {
  hindernis,
  vorbereiten: teamVorherVerlassen,
  bleibt: [
    {
      spalten: ["teamvorgang.von", "teamvorgang.betrifft"],
      satz: "was in einem Team geschehen ist, ein Jahr lang und ohne Ihren Namen",
      betrifft: (wer: Sitzung) => mandant(wer, (tx) => hatVorgaenge(tx, wer.nutzer.id)),
    },
  ],
};
