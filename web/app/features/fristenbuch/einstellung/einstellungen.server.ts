import { z } from "zod";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { saetze } from "../worte/saetze.ts";
import { abwesenheitAnlegen, abwesenheitEntfernen, abwesenheitenLesen } from "./abwesenheit-store.server.ts";
import { type Buchlage, type Buchnutzer, buchAendern, requireRecht, vermerken } from "./buchzugang.server.ts";
import { bueroort } from "./bueroort.server.ts";
import type { Abwesenheitswunsch, Einstellungswunsch } from "./contract.ts";
import { einstellungSchreiben, type Fristeneinstellung } from "./einstellung-store.server.ts";
import { ortAufgeloest } from "./orte.server.ts";
import { ortKlaeren } from "./ortsklaerung.server.ts";

/**
 * Changes how a Kanzlei keeps its book; the log says from what to what.
 *
 * @throws {ApiFehler} 403 no lawyer, 400 a place that nobody knows
 */
export async function einstellungenSetzen(
  wer: Buchnutzer,
  einstellungswunsch: Einstellungswunsch,
): Promise<void> {
  const { state, gemeinde, mariaeHimmelfahrt } = einstellungswunsch;
  const dort = gemeinde === null ? undefined : ortAufgeloest({ gemeinde }).gemeinde;
  const neu: Fristeneinstellung = {
    vierAugen: einstellungswunsch.fourEyes,
    abendUm: einstellungswunsch.eveningCheckAt,
    abendAlarm: einstellungswunsch.eveningAlarmAt,
    arbeitstage: [...new Set(einstellungswunsch.workingDays)].toSorted(),
    erinnerungsinhalt: einstellungswunsch.reminderContent,
    // A town says its Land itself.
    land: state ?? (typeof dort === "object" ? dort.land : null),
    gemeinde,
    mariaeHimmelfahrt,
  };
  if (!ortBekannt(neu))
    throw new ApiFehler(400, { error: saetze.ortUnbekannt, field: "gemeinde", code: "ort" });
  await buchAendern(wer, async (lage) => {
    requireRecht(lage, "einstellen");
    await vermerken(lage, "einstellungen-geaendert", { vorher: lage.einstellung, nachher: neu });
    await einstellungSchreiben(lage.tx, lage.kanzleiId, neu, lage.am);
    await ortKlaeren(lage, bueroort(neu));
  });
}

function ortBekannt({ land, gemeinde }: Fristeneinstellung): boolean {
  if (gemeinde === null) return true;
  const ort = ortAufgeloest({ ...(land && { land }), gemeinde });
  return typeof ort.gemeinde === "object" && (land === null || ort.gemeinde.land === land);
}

/** Lawyers for everybody, an assistant for herself. */
const requireAbwesenheitsrecht = (lage: Buchlage, kontoId: string): void =>
  requireRecht(lage, lage.akteur.id === kontoId ? "aendern" : "einstellen");

/**
 * Notes that somebody is away, and who stands in.
 *
 * @throws {ApiFehler} 403 neither lawyer nor one's own, 400 somebody of another office
 */
export function abwesenheitEintragen(
  wer: Buchnutzer,
  abwesenheitswunsch: Abwesenheitswunsch,
): Promise<string> {
  return buchAendern(wer, async (lage) => {
    requireAbwesenheitsrecht(lage, abwesenheitswunsch.userId);
    const bekannt = (konto: string | null) => konto === null || lage.personen.some((p) => p.id === konto);
    for (const [field, konto] of [
      ["userId", abwesenheitswunsch.userId],
      ["substitute", abwesenheitswunsch.substitute],
    ] as const)
      if (!bekannt(konto)) throw new ApiFehler(400, { error: saetze.person, field, code: "person" });
    const neu = {
      kontoId: abwesenheitswunsch.userId,
      von: abwesenheitswunsch.from,
      bis: abwesenheitswunsch.to,
      vertretung: abwesenheitswunsch.substitute,
    };
    await vermerken(lage, "abwesenheit-eingetragen", neu);
    return abwesenheitAnlegen(lage.tx, lage.kanzleiId, neu, lage.am);
  });
}

/**
 * Takes an absence back.
 *
 * @throws {ApiFehler} 403, 404 none of this Kanzlei, or over
 */
export async function abwesenheitZuruecknehmen(wer: Buchnutzer, id: string): Promise<void> {
  await buchAendern(wer, async (lage) => {
    const { tx, kanzleiId, heute } = lage;
    const gelesen = z.uuid().safeParse(id).data;
    const eine = (await abwesenheitenLesen(tx, kanzleiId, heute)).find((a) => a.id === gelesen);
    if (!eine) throw new ApiFehler(404, { error: saetze.abwesenheitUnbekannt });
    requireAbwesenheitsrecht(lage, eine.kontoId);
    await vermerken(lage, "abwesenheit-zurueckgenommen", eine);
    await abwesenheitEntfernen(tx, kanzleiId, eine.id);
  });
}
