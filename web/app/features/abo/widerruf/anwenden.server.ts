import type { Transaction } from "kysely";
import type { DB } from "#platform/db/schema.ts";
import { endetag } from "../erklaerungen/endetag.ts";
import { type Ergebnis, nur } from "../erklaerungen/erklaerung.ts";
import type { Stand } from "../erklaerungen/erklaerung-store.server.ts";
import type { Wirkung } from "../erklaerungen/wirkung.ts";
import { istWiderruflich, kuendigungstag, widerrufsfolge, widerrufsfrist } from "../vertrag/beenden.ts";
import { ereignisAnwenden, type Lage } from "../vertrag/fuehren.server.ts";
import type { Ereignis, Vertrag } from "../vertrag/vertrag.ts";
import { tagVon } from "../vertrag/zeit.ts";
import { namePasst } from "./namensvergleich.ts";

/**
 * Withdraws from the contract of an account by a declaration, as of the moment it arrived. It cannot be taken back, so
 * somebody looks first when whoever is not signed in gives a name that is not the account's, and when the contract was
 * made with a business, which has no such right.
 *
 * @param vertragId the contract it has been found to be about; unset: the one that runs, or the last one
 */
export async function widerrufAnwenden(
  tx: Transaction<DB>,
  stand: Stand,
  kontoId: string,
  { geprueft = false, ohneBelehrung = false, vertragId = undefined as string | undefined } = {},
): Promise<Wirkung> {
  const am = tagVon(stand.eingegangen);
  let folge: Pick<Ergebnis, "wertersatz" | "gutschrift"> | undefined;
  let pruefen = false;
  const ereignis = ({ konto, vorher }: Lage): Ereignis => {
    const v = vorher?.vertrag;
    if (!v || !istWiderruflich(v)) return { art: "widerrufen", am };
    const puenktlich = am <= widerrufsfrist(v, ohneBelehrung);
    pruefen = puenktlich && !geprueft && !eindeutig(stand, konto.name, v);
    if (pruefen) return { art: "uhr" };
    const { wertersatz, gutschrift } = widerrufsfolge(v, am, ohneBelehrung);
    folge = { wertersatz, gutschrift };
    return { art: "widerrufen", am, ohneBelehrung };
  };
  const vertrag = await ereignisAnwenden(tx, kontoId, ereignis, vertragId, "eigene");
  if (pruefen) return { ergebnis: nur("pruefung"), offen: true, vertrag };
  if (!("ablehnung" in vertrag))
    return { ergebnis: nur("wirksam", { ...folge, ende: endetag(vertrag.vertrag) }), offen: false, vertrag };
  const v = vertrag.vorher?.vertrag;
  if (vertrag.ablehnung !== "widerrufsfrist-vorbei" || !v)
    return { ergebnis: nur("kein-vertrag"), offen: false, vertrag };
  const ende = endetag(v) ?? endetag({ ...v, gekuendigtZum: kuendigungstag(v, stand.eingegangen) });
  return { ergebnis: nur("verspaetet", { fristBis: v.widerrufBis, ende }), offen: false, vertrag };
}

const eindeutig = (stand: Stand, name: string, { steuerfall, unternehmer }: Vertrag): boolean =>
  steuerfall === "inland" && !unternehmer && (stand.angemeldet || namePasst(stand.name, name));
