import { plusTage, type Tag } from "@gebuehrenportal/recht";
import { istUeberfaellig, rechnungUnterwegs } from "../vertrag/forderungen.ts";
import { zahlungszielTage } from "../vertrag/fristen.ts";
import type { Forderung } from "../vertrag/vertrag.ts";
import { spaeter } from "../vertrag/zeit.ts";

/** When an invoice is to be paid, and whether that is over. */
export type Faelligkeit = { readonly faelligAm: Tag; readonly ueberfaellig: boolean };

/**
 * When an invoice is to be paid, as its contract counts: from the day on which it went out, and at once when a payment was
 * taken back.
 *
 * @param zahlbarBis as it stands on the document
 * @param forderung its claim; unset: it was settled long ago, or its contract is gone
 */
export function faelligkeit(
  { zahlbarBis, offen }: { readonly zahlbarBis: Tag; readonly offen: number },
  forderung: Forderung | undefined,
  heute: Tag,
): Faelligkeit {
  if (!forderung) return { faelligAm: zahlbarBis, ueberfaellig: offen > 0 && zahlbarBis < heute };
  const { strittig, faelligAm } = forderung;
  const tag =
    !strittig && rechnungUnterwegs(forderung)
      ? spaeter(zahlbarBis, plusTage(heute, zahlungszielTage))
      : strittig
        ? faelligAm
        : spaeter(zahlbarBis, faelligAm);
  // The document may know of money that the contract has not heard of yet.
  const ueberfaellig =
    offen > 0 && istUeberfaellig({ ...forderung, offen: forderung.betrag, faelligAm: tag }, heute);
  return { faelligAm: tag, ueberfaellig };
}
