import { z } from "zod";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { buchFesthalten } from "../protokoll/protokoll-store.server.ts";
import { saetze } from "../worte/saetze.ts";
import { abwesenheitAnlegen, abwesenheitEntfernen, abwesenheitenLesen } from "./abwesenheit-store.server.ts";
import { type Buchlage, type Buchnutzer, buchAendern, requireRecht, vermerken } from "./buchzugang.server.ts";
import { bueroort } from "./bueroort.server.ts";
import type { Abwesenheitswunsch, Buchregeln, Einstellungswunsch } from "./contract.ts";
import {
  einstellungLesen,
  einstellungSchreiben,
  type Fristeneinstellung,
} from "./einstellung-store.server.ts";
import { zusammengefuehrteEinstellung } from "./einstellungsstreit.server.ts";
import { ortAufgeloest } from "./orte.server.ts";
import { ortKlaeren } from "./ortsklaerung.server.ts";

/**
 * Changes how a Kanzlei keeps its book; the log says from what to what. With what was seen (`seen`) it changes what is
 * another one than that, and nothing else.
 *
 * @throws {ApiFehler} 403 no lawyer, 400 a place that nobody knows; 409 `zugleich` somebody else has changed the same since
 */
export async function einstellungenSetzen(
  wer: Buchnutzer,
  { seen, ...gewollt }: Einstellungswunsch,
): Promise<void> {
  const neu = einstellungAus(gewollt);
  if (!ortBekannt(neu))
    throw new ApiFehler(400, { error: saetze.ortUnbekannt, field: "gemeinde", code: "ort" });
  await buchAendern(wer, async (lage) => {
    requireRecht(lage, "einstellen");
    await buchFesthalten(lage.tx, lage.kanzleiId);
    const vorher = await einstellungLesen(lage.tx, lage.kanzleiId);
    const jetzige = { ...lage, einstellung: vorher };
    const nachher = await zusammengefuehrteEinstellung(jetzige, neu, seen && einstellungAus(seen));
    await vermerken(lage, "einstellungen-geaendert", { vorher, nachher });
    await einstellungSchreiben(lage.tx, lage.kanzleiId, nachher, lage.am);
    await ortKlaeren(lage, bueroort(nachher));
  });
}

function einstellungAus({ state, gemeinde, mariaeHimmelfahrt, ...regeln }: Buchregeln): Fristeneinstellung {
  const dort = gemeinde === null ? undefined : ortAufgeloest({ gemeinde }).gemeinde;
  return {
    vierAugen: regeln.fourEyes,
    abendUm: regeln.eveningCheckAt,
    abendAlarm: regeln.eveningAlarmAt,
    arbeitstage: [...new Set(regeln.workingDays)].toSorted(),
    erinnerungsinhalt: regeln.reminderContent,
    // A town says its Land itself.
    land: state ?? (typeof dort === "object" ? dort.land : null),
    gemeinde,
    mariaeHimmelfahrt,
  };
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
