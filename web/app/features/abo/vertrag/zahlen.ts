import { type Cent, cent, groesser, kleiner } from "@gebuehrenportal/recht";
import { istUeberfaellig, laesstRuhen, mitForderung, rechnungUnterwegs, zugegangen } from "./forderungen.ts";
import { periodeBeginnt } from "./perioden.ts";
import { preis } from "./preise.ts";
import type { Ereignis, Folge, Umstaende, Vertrag, Wirkung } from "./vertrag.ts";
import { tagVon } from "./zeit.ts";

type Von<A extends Ereignis["art"]> = Extract<Ereignis, { art: A }>;

/** A payment on an invoice; whatever made the tier rest is gone with it. */
export function bezahlt(vertrag: Vertrag, ereignis: Von<"bezahlt">, umstaende: Umstaende): Folge {
  if (!vertrag.forderungen.some(({ schluessel }) => schluessel === ereignis.schluessel))
    return { ablehnung: "unbekannte-rechnung" };
  const gezahlt = mitForderung(vertrag, ereignis.schluessel, (forderung) => {
    const offen: Cent = groesser(cent(0), cent(forderung.offen - ereignis.betrag));
    return { ...forderung, offen, strittig: forderung.strittig && offen > 0 };
  });
  return wiederFrei(mitZustand(gezahlt, umstaende), umstaende);
}

/** A payment was taken back: unpaid and overdue from today, and reminded of as anything else. */
export function zahlungStrittig(
  bisher: Vertrag,
  ereignis: Von<"zahlungStrittig">,
  umstaende: Umstaende,
): Folge {
  const heute = tagVon(umstaende.jetzt);
  if (!bisher.forderungen.some(({ schluessel }) => schluessel === ereignis.schluessel))
    return { ablehnung: "unbekannte-rechnung" };
  const vertrag = mitForderung(bisher, ereignis.schluessel, (forderung) => ({
    ...forderung,
    offen: kleiner(forderung.betrag, cent(forderung.offen + ereignis.betrag)),
    faelligAm: heute,
    erinnertAm: null,
    gemahntAm: null,
    strittig: true,
    // A reminder that is still on its way counts for nothing any more.
    unterwegs: rechnungUnterwegs(forderung),
  }));
  return { vertrag: mitZustand(vertrag, umstaende), wirkungen: [] };
}

/** The mail with an invoice or a reminder has gone out: from now on its time counts. */
export function postZugegangen(
  vertrag: Vertrag,
  { schluessel }: Von<"zugegangen">,
  { jetzt }: Umstaende,
): Folge {
  const forderung = vertrag.forderungen.find((f) => f.schluessel === schluessel);
  if (!forderung) return { ablehnung: "unbekannte-rechnung" };
  if (!forderung.unterwegs) return { ablehnung: "unveraendert" };
  return { vertrag: mitForderung(vertrag, schluessel, (f) => zugegangen(f, tagVon(jetzt))), wirkungen: [] };
}

/**
 * An invoice was taken back as a whole: nothing is owed for its period any longer, and nothing will be credited of it.
 * That cannot be where another invoice has credited something of it, or where it credits something itself.
 */
export function storniert(vertrag: Vertrag, { schluessel }: Von<"storniert">, umstaende: Umstaende): Folge {
  const forderung = vertrag.forderungen.find((f) => f.schluessel === schluessel);
  if (!forderung) return { ablehnung: "unbekannte-rechnung" };
  if (forderung.betrag === 0) return { ablehnung: "unveraendert" };
  const abschnitt = vertrag.abschnitte.find((a) => a.schluessel === schluessel);
  if (abschnitt && (abschnitt.gutgeschrieben > 0 || abschnitt.preis !== forderung.betrag))
    return { ablehnung: "schon-verrechnet" };
  const nichts = cent(0);
  const erlassen = mitForderung(vertrag, schluessel, (forderung) => ({
    ...forderung,
    betrag: nichts,
    offen: nichts,
    strittig: false,
  }));
  const abschnitte = vertrag.abschnitte.map((a) => (a === abschnitt ? { ...a, preis: nichts } : a));
  return wiederFrei(mitZustand({ ...erlassen, abschnitte }, umstaende), umstaende);
}

/** Whether something is overdue shows in the state of a contract whose periods run. */
export function mitZustand(vertrag: Vertrag, { jetzt }: Umstaende): Vertrag {
  if (vertrag.zustand === "trialing" || vertrag.zustand === "ended") return vertrag;
  const heute = tagVon(jetzt);
  const ueberfaellig = vertrag.forderungen.some((f) => istUeberfaellig(f, heute));
  return { ...vertrag, zustand: ueberfaellig ? "past_due" : "active" };
}

/** The tier comes back; a period that is over meanwhile was not billed, so a new one begins today. */
function wiederFrei(bisher: Vertrag, umstaende: Umstaende): Folge {
  const heute = tagVon(umstaende.jetzt);
  if (!bisher.ausgesetzt || bisher.forderungen.some((f) => laesstRuhen(f, heute)))
    return { vertrag: bisher, wirkungen: [] };
  const frei: Vertrag = { ...bisher, ausgesetzt: false };
  const mail: Wirkung = { art: "mail", vorlage: "wieder-frei" };
  if (!bisher.periodeBis || bisher.periodeBis > heute) return { vertrag: frei, wirkungen: [mail] };
  const typ = bisher.wechselZu ?? bisher.typ;
  const gewechselt: Vertrag = bisher.wechselZu
    ? { ...frei, typ, wechselZu: null, preis: preis(typ, bisher.steuerfall, heute) }
    : frei;
  const { vertrag, wirkungen } = periodeBeginnt(gewechselt, { von: heute, anker: heute }, heute, umstaende);
  return { vertrag, wirkungen: [...wirkungen, mail] };
}
