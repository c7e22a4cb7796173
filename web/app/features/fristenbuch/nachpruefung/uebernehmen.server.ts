import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import {
  type Buchlage,
  type Buchnutzer,
  buchAendern,
  requireRecht,
} from "../einstellung/buchzugang.server.ts";
import { type Eintragsbezug, requireFrist, requireZug } from "../eintrag/aendern.server.ts";
import { planlage, rechnungVon } from "../eintrag/buchen.server.ts";
import { neueFelder } from "../eintrag/neurechnen.server.ts";
import { type Fristrechnung, rechnungLesen } from "../eintrag/rechnung-store.server.ts";
import { fristBuchen } from "../eintrag/verbuchen.server.ts";
import { type Fristplan, fristplan, type Planende, type Planglied } from "../plan/fristplan.ts";
import type { Frist } from "../worte/frist.ts";
import { saetze, zughindernisse } from "../worte/saetze.ts";
import { andererTag } from "./anderer-tag.ts";

/**
 * Takes the day over that was found since and stands beside the entry, with the derivation that leads to it.
 *
 * @throws {ApiFehler} 403 role; 404, 409 as `requireFrist`; 409 nothing stands beside it, or another day is found by now
 */
export function abweichungUebernehmen(wer: Buchnutzer, bezug: Eintragsbezug): Promise<Frist> {
  return buchAendern(wer, async (lage) => {
    const frist = await requireFrist(lage, bezug);
    requireRecht(lage, "freigeben", frist);
    if (frist.abweichendEnde === null)
      throw new ApiFehler(409, { error: zughindernisse["keine-abweichung"], code: "keine-abweichung" });
    const { plan, glied, tage } = await requireGerechnet(lage, frist);
    const frueher = { ende: frist.ende, endeVorVerlaengerung: frist.endeVorVerlaengerung };
    const { felder } = requireZug(
      { ...frist, endeVorVerlaengerung: null },
      { art: "neu-gerechnet", tage, felder: { ...neueFelder(plan, glied), endeVorVerlaengerung: null } },
      lage,
    );
    return fristBuchen(lage, frist, felder, {
      art: "neu-gerechnet",
      rechnung: rechnungVon(plan, glied),
      beilage: { bisher: frueher, grund: frist.abweichendGrund },
    });
  });
}

async function requireGerechnet(lage: Buchlage, frist: Frist): Promise<Rechnung> {
  const rechnung = await rechnungLesen(lage.tx, lage.kanzleiId, frist.rechnungId);
  const gerechnet = gerechnetDaneben(lage, frist, rechnung);
  if (!gerechnet) throw new ApiFehler(409, { error: saetze.veraltet, code: "veraltet" });
  return gerechnet;
}

type Rechnung = { readonly plan: Fristplan; readonly glied: Planglied; readonly tage: Planende };

/** The computation that gives the day beside an entry; `undefined`: it gives another one by now. */
export function gerechnetDaneben(
  lage: Pick<Buchlage, "heute" | "einstellung">,
  frist: Frist,
  rechnung: Fristrechnung | undefined,
): Rechnung | undefined {
  if (!rechnung || frist.abweichendEnde === null) return undefined;
  const plan = fristplan(rechnung.frage, planlage(lage, frist.ort === "unbekannt"));
  if (plan.art !== "plan") return undefined;
  const glied = plan.glieder.find(({ regel }) => regel === frist.regel);
  if (!glied?.tage) return undefined;
  const { tage } = glied;
  const gefunden = [tage.ende, andererTag(frist, rechnung.ende, tage)];
  return gefunden.includes(frist.abweichendEnde) ? { plan, glied, tage } : undefined;
}
