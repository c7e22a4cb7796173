import type { Tag } from "@gebuehrenportal/recht";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import {
  type Buchlage,
  type Buchnutzer,
  requireRecht,
  requireVereinbarung,
} from "../einstellung/buchzugang.server.ts";
import { vorfristmangel } from "../plan/vorfristen.ts";
import type { Frist } from "../worte/frist.ts";
import { laengen } from "../worte/laengen.ts";
import { saetze } from "../worte/saetze.ts";
import { type Eintragsbezug, mitEintrag, ziehen } from "./aendern.server.ts";

/** The file was presented on a Vorfrist, and the lawyer has checked the period himself. */
export const vorfristVorlegen = (wer: Buchnutzer, bezug: Eintragsbezug, vorfrist: Tag): Promise<Frist> =>
  mitEintrag(wer, bezug, (lage, frist) => ziehen(lage, frist, { art: "vorgelegt", vorfrist }));

/**
 * A Vorfrist is given up: it asks for nothing any more, and stays on record with the reason.
 *
 * @throws {ApiFehler} as `ziehen`; 400 `grund` there is no reason
 */
export const vorfristAufgeben = (
  wer: Buchnutzer,
  bezug: Eintragsbezug,
  { vorfrist, grund }: { readonly vorfrist: Tag; readonly grund: string },
): Promise<Frist> =>
  mitEintrag(wer, bezug, (lage, frist) => {
    const genannt = grund.trim().slice(0, laengen.streichgrund);
    if (genannt === "")
      throw new ApiFehler(400, { error: saetze.grundFehlt, code: "grund", field: "reason" });
    return ziehen(lage, frist, { art: "vorfrist-aufgegeben", vorfrist, grund: genannt });
  });

/** Gives an entry other Vorfristen; its day stays. @throws {ApiFehler} as `vorfristenSetzen` */
export const vorfristenAendern = (
  wer: Buchnutzer,
  bezug: Eintragsbezug,
  vorfristen: readonly Tag[],
): Promise<Frist> => mitEintrag(wer, bezug, (lage, frist) => vorfristenSetzen(lage, frist, vorfristen));

/**
 * Gives an entry other Vorfristen within a piece of work.
 *
 * @throws {ApiFehler} 400 one lies before today or after the end, or a period for grounds would have none; 403 role, agreement
 * on secrecy; 409 one that is due would be dropped, or the entry is done or struck
 */
export async function vorfristenSetzen(
  lage: Buchlage,
  frist: Frist,
  vorfristen: readonly Tag[],
): Promise<Frist> {
  const neue = [...new Set(vorfristen)].toSorted();
  if (neue.join() === frist.vorfristen.join()) return frist;
  requireRecht(lage, "aendern", frist);
  await requireVereinbarung(lage);
  const mangel =
    frist.ende === null
      ? undefined
      : vorfristmangel(vorfristen, { heute: lage.heute, ende: frist.ende, bekannt: frist.vorfristen });
  if (mangel) throw new ApiFehler(400, { error: mangel.satz, code: mangel.code, field: mangel.feld });
  if (frist.begruendungsfrist && neue.length === 0)
    throw new ApiFehler(400, { error: saetze.vorfristFehlt, code: "vorfrist-fehlt", field: "vorfristen" });
  return ziehen(lage, frist, { art: "vorfristen-geaendert", vorfristen: neue });
}
