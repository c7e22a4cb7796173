import type { Transaction } from "kysely";
import { vertragskontoFesthalten } from "#features/konto/index.server.ts";
import { protokolliere } from "#platform/audit/protokoll-store.server.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import {
  erklaerungsverwaltung,
  erklaerung as inErklaerung,
  type Redakteur,
} from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { nachtragen } from "../erklaerungen/benachrichtigen.server.ts";
import {
  ergebnisSchreiben,
  erklaerungFesthalten,
  erklaerungLesen,
  erledigtSchreiben,
  type Stand,
} from "../erklaerungen/erklaerung-store.server.ts";
import type { Wirkung } from "../erklaerungen/wirkung.ts";
import { endetag } from "../vertrag/endetag.ts";
import { tagVon } from "../vertrag/zeit.ts";
import { widerrufAnwenden } from "../widerruf/widerrufswirkung.server.ts";
import { ereignisAnwenden, seitenUnterrichten } from "../wirken/fuehren.server.ts";
import { nur } from "../worte/erklaerungsworte.ts";

/**
 * What an administrator does with a declaration.
 *
 * - `erledigt`: it has been dealt with otherwise
 * - `ausfuehren`: the withdrawal is the account's own, or the reason holds: the contract ends now
 * - `ohne-belehrung`: the same for a withdrawal within the longer time (§ 356 Abs. 3 Satz 2 BGB)
 */
export type Handlung = "erledigt" | "ausfuehren" | "ohne-belehrung";

/** @returns why it could not be; undefined: it is done */
export async function erklaerungEntscheiden(
  wer: Redakteur,
  id: string,
  handlung: Handlung,
): Promise<string | undefined> {
  const stand = await erklaerungsverwaltung(wer, (tx) => erklaerungLesen(tx, id));
  if (!stand) return "Diese Erklärung gibt es nicht.";
  const am = new Date(jetzt().epochMilliseconds);
  if (handlung !== "erledigt") {
    const grund = await ausfuehren(stand, handlung === "ohne-belehrung", am);
    if (grund) return grund;
  }
  await erklaerungsverwaltung(wer, async (tx) => {
    await erledigtSchreiben(tx, id, wer.nutzer.id, am);
    await protokolliere(tx, {
      akt: "abo-erklaerung",
      konto: stand.kontoId ?? undefined,
      von: wer.nutzer.id,
      einzelheiten: { name: handlung },
    });
  });
  return undefined;
}

async function ausfuehren(stand: Stand, ohneBelehrung: boolean, am: Date): Promise<string | undefined> {
  const { id, kontoId } = stand;
  if (!kontoId) return "Zu dieser Erklärung gehört kein Konto.";
  const wirkung = await inErklaerung(id, kontoId, async (tx) => {
    const konto = await vertragskontoFesthalten(tx, kontoId);
    const festgehalten = await erklaerungFesthalten(tx, id);
    if (!konto || !festgehalten) return undefined;
    const vertragId = festgehalten.vertragId ?? undefined;
    const folge =
      stand.art === "widerruf"
        ? await widerrufAnwenden(tx, festgehalten, kontoId, { geprueft: true, ohneBelehrung, vertragId })
        : await fristlosBeendet(tx, festgehalten, kontoId);
    if (folge.ergebnis.ausgang !== "wirksam") return folge;
    const betroffen = folge.vertrag && "id" in folge.vertrag ? folge.vertrag.id : festgehalten.vertragId;
    const wo = { kontoId, vertragId: betroffen, offen: festgehalten.offen, am, vorher: folge.vorher };
    await ergebnisSchreiben(tx, id, folge.ergebnis, wo);
    await nachtragen(tx, { stand: festgehalten, ergebnis: folge.ergebnis, konto });
    return folge;
  });
  if (!wirkung || wirkung.ergebnis.ausgang === "kein-vertrag") return "Zu diesem Konto läuft kein Vertrag.";
  if (wirkung.ergebnis.ausgang !== "wirksam") return "Die Frist für den Widerruf war vorbei.";
  if (wirkung.vertrag) await seitenUnterrichten(kontoId, wirkung.vertrag);
  return undefined;
}

/** The reason for ending it at once holds (§ 314 BGB): from its arrival on, of the contract it was about. */
async function fristlosBeendet(tx: Transaction<DB>, stand: Stand, kontoId: string): Promise<Wirkung> {
  const ereignis = { art: "gekuendigt", fristlos: true, am: tagVon(stand.eingegangen) } as const;
  const vertrag = await ereignisAnwenden(tx, kontoId, ereignis, stand.vertragId ?? undefined, "eigene");
  const ergebnis =
    "ablehnung" in vertrag ? nur("kein-vertrag") : nur("wirksam", { ende: endetag(vertrag.vertrag) });
  return { ergebnis, offen: false, vertrag };
}
