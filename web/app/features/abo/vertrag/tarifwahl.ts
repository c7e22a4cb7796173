import { cent } from "@gebuehrenportal/recht";
import { rang } from "#platform/access/tarife.ts";
import { testphaseTage } from "#platform/konstanten.ts";
import { istUeberfaellig } from "./forderungen.ts";
import { hoeherAb, periodeBeginnt } from "./perioden.ts";
import { preis } from "./preise.ts";
import type { Ereignis, Folge, Umstaende, Vertrag } from "./vertrag.ts";
import { plusStunden, tagVon } from "./zeit.ts";

type Von<A extends Ereignis["art"]> = Extract<Ereignis, { art: A }>;

/** A first contract, or another one after the last is over. */
export function bestellt(vorher: Vertrag | undefined, e: Von<"bestellt">, umstaende: Umstaende): Folge {
  const heute = tagVon(umstaende.jetzt);
  if (vorher && vorher.zustand !== "ended") return { ablehnung: "laeuft-schon" };
  if (vorher?.forderungen.some((f) => istUeberfaellig(f, heute))) return { ablehnung: "offene-rechnung" };
  const vertrag = neu(e, umstaende);
  if (e.testphase)
    return {
      vertrag: { ...vertrag, testphaseBis: plusStunden(umstaende.jetzt, 24 * testphaseTage) },
      wirkungen: [{ art: "mail", vorlage: "bestellung" }],
    };
  const begonnen = periodeBeginnt(
    { ...vertrag, zustand: "active", zahlweg: e.zahlweg ?? "rechnung" },
    { von: heute },
    heute,
    umstaende,
  );
  return { ...begonnen, wirkungen: [...begonnen.wirkungen, { art: "mail", vorlage: "bestellung" }] };
}

function neu(
  { typ, zahlweg, steuerfall, widerrufBis, ...e }: Von<"bestellt">,
  { jetzt }: Umstaende,
): Vertrag {
  const heute = tagVon(jetzt);
  return {
    typ,
    zyklus: "monthly",
    zustand: "trialing",
    preis: preis(typ, steuerfall, heute),
    steuerfall,
    unternehmer: e.unternehmer ?? false,
    bestelltAm: jetzt,
    widerrufBis,
    widerrufAb: heute,
    testphaseBis: null,
    testhinweis: false,
    anker: null,
    periodeVon: null,
    periodeBis: null,
    gekuendigtZum: null,
    wechselZu: null,
    zahlweg: zahlweg ?? null,
    ausdruecklicherBeginn: e.ausdruecklicherBeginn,
    ausgesetzt: false,
    beendetAm: null,
    forderungen: [],
    abschnitte: [],
    belege: 0,
  };
}

/** A higher tier at once, a lower one from the next period on; the same one takes back what was to come. */
export function gewechselt(v: Vertrag, e: Von<"gewechselt">, umstaende: Umstaende): Folge {
  const heute = tagVon(umstaende.jetzt);
  if (v.zustand === "ended") return { ablehnung: "kein-vertrag" };
  const stufen = rang(e.typ) - rang(v.typ);
  if (stufen === 0) return dasselbe(v, e);
  if (v.ausgesetzt) return { ablehnung: "offene-rechnung" };
  if (stufen < 0)
    return {
      vertrag: { ...v, wechselZu: e.typ, gekuendigtZum: null, zahlweg: e.zahlweg ?? v.zahlweg },
      wirkungen: [{ art: "mail", vorlage: "wechsel-vorgemerkt" }],
    };
  const nochWiderruflich = heute <= v.widerrufBis;
  const bestaetigt: Vertrag = {
    ...v,
    wechselZu: null,
    gekuendigtZum: null,
    zahlweg: e.zahlweg ?? v.zahlweg,
    unternehmer: e.unternehmer ?? v.unternehmer,
    widerrufBis: e.widerrufBis,
    widerrufAb: nochWiderruflich ? v.widerrufAb : heute,
    // One wish speaks for all that can still be withdrawn: without it nothing is owed.
    ausdruecklicherBeginn: e.ausdruecklicherBeginn && (v.ausdruecklicherBeginn || !nochWiderruflich),
  };
  const erhoeht =
    v.zustand === "trialing"
      ? { vertrag: { ...bestaetigt, typ: e.typ, preis: preis(e.typ, v.steuerfall, heute) }, wirkungen: [] }
      : hoeherAb(bestaetigt, e.typ, heute, umstaende);
  return { ...erhoeht, wirkungen: [...erhoeht.wirkungen, { art: "mail", vorlage: "wechsel" }] };
}

function dasselbe(v: Vertrag, e: Von<"gewechselt">): Folge {
  const zahlweg = e.zahlweg ?? v.zahlweg;
  if (v.wechselZu === null && zahlweg === v.zahlweg) return { ablehnung: "unveraendert" };
  return {
    vertrag: { ...v, wechselZu: null, zahlweg },
    wirkungen: zahlweg === v.zahlweg ? [] : [{ art: "mail", vorlage: "zahlweg" }],
  };
}

/** How the contract is taxed from the next invoice on: with VAT in the price, or net. What was billed stays as it is. */
export function besteuert(v: Vertrag, { steuerfall }: Von<"besteuert">, { jetzt }: Umstaende): Folge {
  if (v.zustand === "ended") return { ablehnung: "kein-vertrag" };
  if (v.steuerfall === steuerfall) return { ablehnung: "unveraendert" };
  return { vertrag: { ...v, steuerfall, preis: preis(v.typ, steuerfall, tagVon(jetzt)) }, wirkungen: [] };
}

/** How the contract is paid from now on; in a trial that makes it go on after its end. */
export function zahlwegGewaehlt(v: Vertrag, e: Von<"zahlweg-gewaehlt">): Folge {
  if (v.zustand === "ended") return { ablehnung: "kein-vertrag" };
  if (v.zahlweg === e.zahlweg) return { ablehnung: "unveraendert" };
  return { vertrag: { ...v, zahlweg: e.zahlweg }, wirkungen: [{ art: "mail", vorlage: "zahlweg" }] };
}

/** What an upgrade would cost today, for the page that asks: the new price and what is credited of the old. */
export function wechselvorschau(v: Vertrag, typ: Vertrag["typ"], umstaende: Umstaende) {
  const folge = gewechselt(
    v,
    { art: "gewechselt", typ, ausdruecklicherBeginn: true, widerrufBis: v.widerrufBis },
    { ...umstaende, rechnungen: true },
  );
  if ("ablehnung" in folge) return undefined;
  const rechnung = folge.wirkungen.find((w) => w.art === "rechnung");
  return { vertrag: folge.vertrag, posten: rechnung?.posten ?? [], betrag: rechnung?.betrag ?? cent(0) };
}
