import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { type Buchlage, type Buchnutzer, buchAendern } from "../einstellung/buchzugang.server.ts";
import { klaerungFesthalten, mitKlaerung } from "../einstellung/ortsklaerung.server.ts";
import type { Fristfrage, Ortswahl } from "../plan/frage.ts";
import { type Frist, istUnerledigt } from "../worte/frist.ts";
import { saetze } from "../worte/saetze.ts";
import { type Eintragsbezug, kettenglieder, requireAenderbar } from "./aendern.server.ts";
import { neuBerechnen } from "./neurechnen.server.ts";
import { rechnungLesen } from "./rechnung-store.server.ts";
import { fristBuchen } from "./verbuchen.server.ts";

/** Whether nobody has said yet where an entry is to be kept. */
export const ortFehlt = ({ ort }: Pick<Frist, "ort">): boolean => ort === "fehlt" || ort === "unbekannt";

/**
 * Settles where an entry is to be kept and computes it again there, with the links of its chain that lack their place, too.
 *
 * @throws {ApiFehler} 400 no day, 403 role, 404, 409 as `requireFrist`, or the entry is struck, or has its place by now
 */
export function ortNachtragen(
  wer: Buchnutzer,
  bezug: Eintragsbezug,
  ort: Ortswahl,
): Promise<readonly Frist[]> {
  return buchAendern(wer, async (lage) => {
    const frist = await requireAenderbar(lage, bezug);
    if (!ortFehlt(frist)) throw new ApiFehler(409, { error: saetze.ortSteht, code: "ort-steht" });
    const glieder = await kettenglieder(lage, frist);
    const offene = glieder.filter((f) => ortFehlt(f) && istUnerledigt(f));
    const neue: Frist[] = [];
    for (const f of offene) neue.push(await amOrt(lage, f, ort));
    return neue;
  });
}

async function amOrt(lage: Buchlage, frist: Frist, ort: Ortswahl): Promise<Frist> {
  const rechnung = await rechnungLesen(lage.tx, lage.kanzleiId, frist.rechnungId);
  const felder = { land: ort.land ?? null, gericht: ort.gericht ?? null, gemeinde: ort.gemeinde ?? null };
  // A day that a court has set, or that was taken over, does not hang on the place any more.
  if (!rechnung || frist.endeVorVerlaengerung !== null)
    return fristBuchen(lage, frist, { ...felder, ort: ortsartVon(ort) }, { art: "geaendert" });
  const frage = { ...rechnung.frage, eingabe: { ...rechnung.frage.eingabe, ort } } as Fristfrage;
  const geklaert = await mitKlaerung(lage, frage);
  await klaerungFesthalten(lage, geklaert);
  return neuBerechnen(lage, frist, geklaert, {
    ortUnbekannt: false,
    vorfristen: undefined,
    felder,
  });
}

const ortsartVon = ({ gericht, gemeinde }: Ortswahl): Frist["ort"] =>
  gericht === undefined ? (gemeinde === undefined ? "land" : "gemeinde") : "gericht";
