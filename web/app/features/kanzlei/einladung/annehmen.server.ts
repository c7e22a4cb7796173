import type { Kysely } from "kysely";
import type { Sitzung } from "#platform/access/konto.ts";
import { markenhash } from "#platform/access/marke.server.ts";
import { protokolliere } from "#platform/audit/protokoll-store.server.ts";
import { teamarbeit } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import {
  annahmeVermerken,
  type Einladung,
  einladungEntfernen,
  einladungZuMarke,
  schonAngenommen,
} from "../team/einladung-store.server.ts";
import {
  type Beitrittsstand,
  beitreten,
  beitrittsstand,
  type Teamzeile,
  teamFesthalten,
  teamLaeuft,
  teamWaehlen,
} from "../team/team-store.server.ts";
import { adresseErsetzen, vorgangSchreiben } from "../team/vorgang-store.server.ts";
import { teamUnterrichten, zeitpunkt } from "../team/zugang.server.ts";
import { texte } from "../texts.ts";
import { requireBestaetigt } from "./einladen.server.ts";

/** Who follows an invitation. */
export type Eingeladene = {
  readonly nutzer: Pick<Sitzung["nutzer"], "id" | "email" | "emailVerified">;
};

/** What an invitation is about, for whoever it is meant for. */
export type Einladungsinhalt = { readonly team: string; readonly kanzleirolle: Einladung["kanzleirolle"] };

/**
 * Joins the team that an invitation is for.
 *
 * @throws {ApiFehler} 403 address not confirmed, or another one than the invited; 409 an own tier or another team;
 *   400 the link is not, or no longer, good
 */
export async function einladungAnnehmen(wer: Eingeladene, token: string): Promise<void> {
  const { id: kontoId } = wer.nutzer;
  const kanzleiId = await teamarbeit({ kontoId, marke: markenhash(token) }, async (tx) => {
    const am = zeitpunkt();
    const { einladung, team, konto } = await gepruefteEinladung(tx, wer, token, am);
    await einladungEntfernen(tx, team.id, einladung.id);
    await annahmeVermerken(tx, markenhash(token), kontoId, am);
    await beitreten(tx, { kanzleiId: team.id, kontoId, kanzleirolle: einladung.kanzleirolle, am });
    await adresseErsetzen(tx, team.id, einladung.email, kontoId);
    await vorgangSchreiben(tx, {
      kanzleiId: team.id,
      am,
      art: "beigetreten",
      von: konto.id,
      angabe: einladung.kanzleirolle,
    });
    await protokolliere(tx, {
      akt: "team-beigetreten",
      konto: kontoId,
      von: kontoId,
      einzelheiten: { team: team.id },
    });
    return team.id;
  });
  await teamUnterrichten(kanzleiId, kontoId);
}

/** What the invitation says, checked in every respect as if it were accepted now; refused in the same way. */
export function einladungAnsehen(wer: Eingeladene, token: string): Promise<Einladungsinhalt> {
  return teamarbeit({ kontoId: wer.nutzer.id, marke: markenhash(token) }, async (tx) => {
    const { einladung, team } = await gepruefteEinladung(tx, wer, token, zeitpunkt());
    return { team: team.name, kanzleirolle: einladung.kanzleirolle };
  });
}

/** An invitation with its team, both held until the transaction ends. */
async function gepruefteEinladung(
  tx: Kysely<DB>,
  { nutzer }: Eingeladene,
  token: string,
  am: Date,
): Promise<{ einladung: Einladung; team: Teamzeile; konto: Beitrittsstand }> {
  const ungueltig = new ApiFehler(400, { error: texte.einladungUngueltig, code: "einladung-ungueltig" });
  const hash = markenhash(token);
  const gefunden = await einladungZuMarke(tx, hash);
  // From here on the transaction is about this team.
  await teamWaehlen(tx, gefunden?.kanzleiId ?? "");
  const team = gefunden && (await teamFesthalten(tx, gefunden.kanzleiId));
  const konto = await beitrittsstand(tx, nutzer.id, am);
  if (!konto) throw new ApiFehler(401);
  // Whoever follows his own link once more learns that it is used, not that he belongs to the team by it.
  if (await schonAngenommen(tx, hash))
    throw new ApiFehler(400, { error: texte.einladungVerbraucht, code: "einladung-verbraucht" });
  // What stands against any invitation comes first; the link then proves nothing to whoever may not follow it.
  requireOhneTarif(konto);
  // Somebody else may have been quicker.
  const einladung = team && (await einladungZuMarke(tx, hash));
  if (!einladung || einladung.laeuftAb <= am || !(await teamLaeuft(tx, team, am))) throw ungueltig;
  if (einladung.email !== konto.email)
    throw new ApiFehler(403, { error: texte.fremdeEinladung, code: "fremde-einladung" });
  requireBestaetigt({ emailVerified: konto.bestaetigt });
  return { einladung, team, konto };
}

function requireOhneTarif({ gilt }: Beitrittsstand): void {
  switch (gilt) {
    case "free":
      return;
    case "Teammitglied":
      throw new ApiFehler(409, { error: texte.anderesTeam, code: "anderes-team" });
    case "teams":
      throw new ApiFehler(409, { error: texte.eigenesTeam, code: "eigener-tarif" });
    default:
      throw new ApiFehler(409, { error: texte.eigenerTarif, code: "eigener-tarif" });
  }
}
