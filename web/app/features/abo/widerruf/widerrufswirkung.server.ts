import type { Transaction } from "kysely";
import { heute } from "#platform/clock/clock.server.ts";
import type { DB } from "#platform/db/schema.ts";
import type { Stand } from "../erklaerungen/erklaerung-store.server.ts";
import type { Wirkung } from "../erklaerungen/wirkung.ts";
import { vorErklaerung } from "../vertrag/aufheben.ts";
import { istWiderruflich, kuendigungstag, widerrufsfolge, widerrufsfrist } from "../vertrag/beenden.ts";
import { endetag } from "../vertrag/endetag.ts";
import type { Ereignis, Vertrag } from "../vertrag/vertrag.ts";
import { tagVon } from "../vertrag/zeit.ts";
import { ereignisAnwenden, type Lage } from "../wirken/fuehren.server.ts";
import { type Ergebnis, nur } from "../worte/erklaerungsworte.ts";
import { namePasst } from "./namensvergleich.ts";

/**
 * Withdraws from the contract of an account by a declaration, as of the moment it arrived. Whoever is not signed in ends
 * nobody's contract by it: the account is asked first. Somebody looks besides when the name is not the account's, until the
 * account has confirmed it, and when the contract was made with a business, which has no such right.
 *
 * @param bestaetigt the account has confirmed it
 * @param abgewartet nobody has objected in time
 * @param vertragId the contract it has been found to be about; unset: the one that runs, or the last one
 */
export async function widerrufAnwenden(
  tx: Transaction<DB>,
  stand: Stand,
  kontoId: string,
  {
    geprueft = false,
    bestaetigt = false,
    abgewartet = false,
    ohneBelehrung = false,
    vertragId = undefined as string | undefined,
  } = {},
): Promise<Wirkung> {
  const am = tagVon(stand.eingegangen);
  let folge: Pick<Ergebnis, "wertersatz" | "gutschrift"> | undefined;
  let pruefen = false;
  let fragen = false;
  let bisher: Vertrag | undefined;
  const ereignis = ({ konto, vorher }: Lage): Ereignis => {
    const v = vorher?.vertrag;
    if (!v || !istWiderruflich(v)) return { art: "widerrufen", am };
    const puenktlich = am <= widerrufsfrist(v, ohneBelehrung);
    const selbst = stand.angemeldet || bestaetigt;
    pruefen = puenktlich && !geprueft && !eindeutig(stand, { selbst, name: konto.name, vertrag: v });
    fragen = puenktlich && !pruefen && !(selbst || geprueft || abgewartet);
    if (pruefen || fragen) return { art: "uhr" };
    bisher = v;
    const { wertersatz, gutschrift } = widerrufsfolge(v, am, ohneBelehrung);
    folge = { wertersatz, gutschrift };
    return { art: "widerrufen", am, ohneBelehrung };
  };
  const vertrag = await ereignisAnwenden(tx, kontoId, ereignis, vertragId, "eigene");
  if (pruefen) return { ergebnis: nur("pruefung"), offen: true, vertrag };
  if (fragen) return { ergebnis: nur("wartet"), offen: false, vertrag };
  if (!("ablehnung" in vertrag))
    return {
      ergebnis: nur("wirksam", { ...folge, ende: endetag(vertrag.vertrag) }),
      offen: false,
      vertrag,
      vorher: bisher && vorErklaerung(bisher, vertrag.vertrag, { am: heute(), eingegangenAm: am }),
    };
  const v = vertrag.vorher?.vertrag;
  if (vertrag.ablehnung !== "widerrufsfrist-vorbei" || !v)
    return { ergebnis: nur("kein-vertrag"), offen: false, vertrag };
  const ende = endetag(v) ?? endetag({ ...v, gekuendigtZum: kuendigungstag(v, stand.eingegangen) });
  return { ergebnis: nur("verspaetet", { fristBis: v.widerrufBis, ende }), offen: false, vertrag };
}

const eindeutig = (
  stand: Stand,
  { selbst, name, vertrag }: { readonly selbst: boolean; readonly name: string; readonly vertrag: Vertrag },
): boolean =>
  vertrag.steuerfall === "inland" && !vertrag.unternehmer && (selbst || namePasst(stand.name, name));
