import { type Cent, cent, groesser, kleiner } from "@gebuehrenportal/recht";
import { istUeberfaellig, laesstRuhen, mitForderung, rechnungUnterwegs, zugegangen } from "./forderungen.ts";
import { periodeBeginnt } from "./perioden.ts";
import { preis } from "./preise.ts";
import type { Ereignis, Folge, Umstaende, Vertrag, Wirkung } from "./vertrag.ts";
import { tagVon } from "./zeit.ts";

type Von<A extends Ereignis["art"]> = Extract<Ereignis, { art: A }>;

/** A payment on an invoice; whatever made the tier rest is gone with it. */
export function bezahlt(v: Vertrag, e: Von<"bezahlt">, umstaende: Umstaende): Folge {
  if (!v.forderungen.some(({ schluessel }) => schluessel === e.schluessel))
    return { ablehnung: "unbekannte-rechnung" };
  const gezahlt = mitForderung(v, e.schluessel, (f) => {
    const offen: Cent = groesser(cent(0), cent(f.offen - e.betrag));
    return { ...f, offen, strittig: f.strittig && offen > 0 };
  });
  return wiederFrei(mitZustand(gezahlt, umstaende), umstaende);
}

/** A payment was taken back: unpaid and overdue from today, and reminded of as anything else. */
export function zahlungStrittig(v: Vertrag, e: Von<"zahlungStrittig">, umstaende: Umstaende): Folge {
  const heute = tagVon(umstaende.jetzt);
  if (!v.forderungen.some(({ schluessel }) => schluessel === e.schluessel))
    return { ablehnung: "unbekannte-rechnung" };
  const vertrag = mitForderung(v, e.schluessel, (f) => ({
    ...f,
    offen: kleiner(f.betrag, cent(f.offen + e.betrag)),
    faelligAm: heute,
    erinnertAm: null,
    gemahntAm: null,
    strittig: true,
    // A reminder that is still on its way counts for nothing any more.
    unterwegs: rechnungUnterwegs(f),
  }));
  return { vertrag: mitZustand(vertrag, umstaende), wirkungen: [] };
}

/** The mail with an invoice or a reminder has gone out: from now on its time counts. */
export function postZugegangen(v: Vertrag, { schluessel }: Von<"zugegangen">, { jetzt }: Umstaende): Folge {
  const forderung = v.forderungen.find((f) => f.schluessel === schluessel);
  if (!forderung) return { ablehnung: "unbekannte-rechnung" };
  if (!forderung.unterwegs) return { ablehnung: "unveraendert" };
  return { vertrag: mitForderung(v, schluessel, (f) => zugegangen(f, tagVon(jetzt))), wirkungen: [] };
}

/**
 * An invoice was taken back as a whole: nothing is owed for its period any longer, and nothing will be credited of it.
 * That cannot be where another invoice has credited something of it, or where it credits something itself.
 */
export function storniert(v: Vertrag, { schluessel }: Von<"storniert">, umstaende: Umstaende): Folge {
  const forderung = v.forderungen.find((f) => f.schluessel === schluessel);
  if (!forderung) return { ablehnung: "unbekannte-rechnung" };
  if (forderung.betrag === 0) return { ablehnung: "unveraendert" };
  const abschnitt = v.abschnitte.find((a) => a.schluessel === schluessel);
  if (abschnitt && (abschnitt.gutgeschrieben > 0 || abschnitt.preis !== forderung.betrag))
    return { ablehnung: "schon-verrechnet" };
  const nichts = cent(0);
  const erlassen = mitForderung(v, schluessel, (f) => ({
    ...f,
    betrag: nichts,
    offen: nichts,
    strittig: false,
  }));
  const abschnitte = v.abschnitte.map((a) => (a === abschnitt ? { ...a, preis: nichts } : a));
  return wiederFrei(mitZustand({ ...erlassen, abschnitte }, umstaende), umstaende);
}

/** Whether something is overdue shows in the state of a contract whose periods run. */
export function mitZustand(v: Vertrag, { jetzt }: Umstaende): Vertrag {
  if (v.zustand === "trialing" || v.zustand === "ended") return v;
  const heute = tagVon(jetzt);
  const ueberfaellig = v.forderungen.some((f) => istUeberfaellig(f, heute));
  return { ...v, zustand: ueberfaellig ? "past_due" : "active" };
}

/** The tier comes back; a period that is over meanwhile was not billed, so a new one begins today. */
function wiederFrei(v: Vertrag, umstaende: Umstaende): Folge {
  const heute = tagVon(umstaende.jetzt);
  if (!v.ausgesetzt || v.forderungen.some((f) => laesstRuhen(f, heute))) return { vertrag: v, wirkungen: [] };
  const frei: Vertrag = { ...v, ausgesetzt: false };
  const mail: Wirkung = { art: "mail", vorlage: "wieder-frei" };
  if (!v.periodeBis || v.periodeBis > heute) return { vertrag: frei, wirkungen: [mail] };
  const typ = v.wechselZu ?? v.typ;
  const gewechselt: Vertrag = v.wechselZu
    ? { ...frei, typ, wechselZu: null, preis: preis(typ, v.steuerfall, heute) }
    : frei;
  const { vertrag, wirkungen } = periodeBeginnt(gewechselt, { von: heute, anker: heute }, heute, umstaende);
  return { vertrag, wirkungen: [...wirkungen, mail] };
}
