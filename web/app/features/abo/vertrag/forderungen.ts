import { type Cent, cent, kleiner, plusTage, summe, type Tag } from "@gebuehrenportal/recht";
import { zahlungszielTage } from "./fristen.ts";
import { ruhtAb } from "./tarifstand.ts";
import type { Forderung, Posten, Umstaende, Vertrag, Wirkung } from "./vertrag.ts";

type Schritt = { readonly vertrag: Vertrag; readonly wirkungen: readonly Wirkung[] };

/** Bills something: a claim of the contract and the invoice as an effect. In a demo nobody owes anything. */
export function berechnet(
  vertrag: Vertrag,
  posten: readonly Posten[],
  heute: Tag,
  { rechnungen }: Umstaende,
): Schritt & { readonly schluessel: string } {
  const nummer = vertrag.belege + 1;
  const schluessel = `R${nummer}`;
  const betrag = summe(posten.map(({ brutto }) => brutto));
  if (!rechnungen) return { vertrag: { ...vertrag, belege: nummer }, wirkungen: [], schluessel };
  const forderung: Forderung = {
    schluessel,
    betrag,
    offen: betrag,
    faelligAm: plusTage(heute, zahlungszielTage),
    erinnertAm: null,
    gemahntAm: null,
    strittig: false,
    unterwegs: true,
  };
  return {
    schluessel,
    vertrag: { ...vertrag, belege: nummer, forderungen: [...offeneZuerst(vertrag), forderung] },
    wirkungen: [
      {
        art: "rechnung",
        schluessel,
        posten,
        betrag,
        zahlweg: vertrag.zahlweg ?? "rechnung",
        steuerfall: vertrag.steuerfall,
      },
    ],
  };
}

/** Settled claims stay for a year's worth of periods, so that a late chargeback finds its own; older ones go. */
function offeneZuerst({ forderungen }: Vertrag): readonly Forderung[] {
  const settled = forderungen.filter(({ offen }) => offen === 0);
  const alt = new Set(settled.slice(0, Math.max(0, settled.length - behaltene)));
  return forderungen.filter((f) => !alt.has(f));
}

const behaltene = 15;

/** Changes one claim of a contract. */
export const mitForderung = (
  vertrag: Vertrag,
  schluessel: string,
  aendern: (f: Forderung) => Forderung,
): Vertrag => ({
  ...vertrag,
  forderungen: vertrag.forderungen.map((f) => (f.schluessel === schluessel ? aendern(f) : f)),
});

/**
 * Credits an amount: first against what is still owed for these invoices, the rest goes back.
 *
 * @param zu invoices it belongs to
 */
export function gutgeschrieben(
  vertrag: Vertrag,
  posten: readonly Posten[],
  zu: readonly string[],
  { rechnungen }: Umstaende,
): Schritt {
  const betrag = cent(-summe(posten.map(({ brutto }) => brutto)));
  if (!rechnungen || betrag === 0) return { vertrag, wirkungen: [] };
  const belege = vertrag.belege + 1;
  let rest: Cent = betrag;
  const forderungen = vertrag.forderungen.map((forderung) => {
    if (!zu.includes(forderung.schluessel)) return forderung;
    const verrechnet = kleiner(rest, forderung.offen);
    rest = cent(rest - verrechnet);
    return { ...forderung, offen: cent(forderung.offen - verrechnet) };
  });
  return {
    vertrag: { ...vertrag, belege, forderungen },
    wirkungen: [{ art: "gutschrift", schluessel: `G${belege}`, zu, posten, betrag, erstatten: rest }],
  };
}

/** Whether a claim is overdue on a day. */
export const istUeberfaellig = (forderung: Forderung, heute: Tag): boolean =>
  forderung.offen > 0 &&
  (forderung.strittig || (!rechnungUnterwegs(forderung) && forderung.faelligAm < heute));

/** Whether its customer has not got the invoice itself yet. */
export const rechnungUnterwegs = ({ unterwegs, erinnertAm }: Forderung): boolean =>
  unterwegs === true && erinnertAm === null;

/**
 * The mail that was last asked for has gone out today: an invoice is due so many days from now on, a reminder counts from
 * now on. What was paid back meanwhile is due at once.
 */
export function zugegangen(forderung: Forderung, heute: Tag): Forderung {
  const weiter = { ...forderung, unterwegs: false };
  if (forderung.gemahntAm) return { ...weiter, gemahntAm: heute };
  if (forderung.erinnertAm) return { ...weiter, erinnertAm: heute };
  return { ...weiter, faelligAm: forderung.strittig ? heute : plusTage(heute, zahlungszielTage) };
}

/** Whether an unpaid claim makes the tier rest on a day. */
export function laesstRuhen(forderung: Forderung, heute: Tag): boolean {
  const ab = ruhtAb(forderung);
  return ab !== undefined && ab <= heute;
}
