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
export function bestellt(
  vorher: Vertrag | undefined,
  ereignis: Von<"bestellt">,
  umstaende: Umstaende,
): Folge {
  const heute = tagVon(umstaende.jetzt);
  if (vorher && vorher.zustand !== "ended") return { ablehnung: "laeuft-schon" };
  if (vorher?.forderungen.some((f) => istUeberfaellig(f, heute))) return { ablehnung: "offene-rechnung" };
  const vertrag = neu(ereignis, umstaende);
  if (ereignis.testphase)
    return {
      vertrag: { ...vertrag, testphaseBis: plusStunden(umstaende.jetzt, 24 * testphaseTage) },
      wirkungen: [{ art: "mail", vorlage: "bestellung" }],
    };
  const begonnen = periodeBeginnt(
    { ...vertrag, zustand: "active", zahlweg: ereignis.zahlweg ?? "rechnung" },
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
export function gewechselt(vertrag: Vertrag, ereignis: Von<"gewechselt">, umstaende: Umstaende): Folge {
  const heute = tagVon(umstaende.jetzt);
  if (vertrag.zustand === "ended") return { ablehnung: "kein-vertrag" };
  const stufen = rang(ereignis.typ) - rang(vertrag.typ);
  if (stufen === 0) return dasselbe(vertrag, ereignis);
  if (vertrag.ausgesetzt) return { ablehnung: "offene-rechnung" };
  if (stufen < 0)
    return {
      vertrag: {
        ...vertrag,
        wechselZu: ereignis.typ,
        gekuendigtZum: null,
        zahlweg: ereignis.zahlweg ?? vertrag.zahlweg,
      },
      wirkungen: [{ art: "mail", vorlage: "wechsel-vorgemerkt" }],
    };
  const nochWiderruflich = heute <= vertrag.widerrufBis;
  const bestaetigt: Vertrag = {
    ...vertrag,
    wechselZu: null,
    gekuendigtZum: null,
    zahlweg: ereignis.zahlweg ?? vertrag.zahlweg,
    unternehmer: ereignis.unternehmer ?? vertrag.unternehmer,
    widerrufBis: ereignis.widerrufBis,
    widerrufAb: nochWiderruflich ? vertrag.widerrufAb : heute,
    // One wish speaks for all that can still be withdrawn: without it nothing is owed.
    ausdruecklicherBeginn:
      ereignis.ausdruecklicherBeginn && (vertrag.ausdruecklicherBeginn || !nochWiderruflich),
  };
  const erhoeht =
    vertrag.zustand === "trialing"
      ? {
          vertrag: {
            ...bestaetigt,
            typ: ereignis.typ,
            preis: preis(ereignis.typ, vertrag.steuerfall, heute),
          },
          wirkungen: [],
        }
      : hoeherAb(bestaetigt, ereignis.typ, heute, umstaende);
  return { ...erhoeht, wirkungen: [...erhoeht.wirkungen, { art: "mail", vorlage: "wechsel" }] };
}

function dasselbe(vertrag: Vertrag, ereignis: Von<"gewechselt">): Folge {
  const zahlweg = ereignis.zahlweg ?? vertrag.zahlweg;
  if (vertrag.wechselZu === null && zahlweg === vertrag.zahlweg) return { ablehnung: "unveraendert" };
  return {
    vertrag: { ...vertrag, wechselZu: null, zahlweg },
    wirkungen: zahlweg === vertrag.zahlweg ? [] : [{ art: "mail", vorlage: "zahlweg" }],
  };
}

/** How the contract is taxed from the next invoice on: with VAT in the price, or net. What was billed stays as it is. */
export function besteuert(vertrag: Vertrag, { steuerfall }: Von<"besteuert">, { jetzt }: Umstaende): Folge {
  if (vertrag.zustand === "ended") return { ablehnung: "kein-vertrag" };
  if (vertrag.steuerfall === steuerfall) return { ablehnung: "unveraendert" };
  return {
    vertrag: { ...vertrag, steuerfall, preis: preis(vertrag.typ, steuerfall, tagVon(jetzt)) },
    wirkungen: [],
  };
}

/** How the contract is paid from now on; in a trial that makes it go on after its end. */
export function zahlwegGewaehlt(vertrag: Vertrag, ereignis: Von<"zahlweg-gewaehlt">): Folge {
  if (vertrag.zustand === "ended") return { ablehnung: "kein-vertrag" };
  if (vertrag.zahlweg === ereignis.zahlweg) return { ablehnung: "unveraendert" };
  return {
    vertrag: { ...vertrag, zahlweg: ereignis.zahlweg },
    wirkungen: [{ art: "mail", vorlage: "zahlweg" }],
  };
}

/** What an upgrade would cost today, for the page that asks: the new price and what is credited of the old. */
export function wechselvorschau(vertrag: Vertrag, typ: Vertrag["typ"], umstaende: Umstaende) {
  const folge = gewechselt(
    vertrag,
    { art: "gewechselt", typ, ausdruecklicherBeginn: true, widerrufBis: vertrag.widerrufBis },
    { ...umstaende, rechnungen: true },
  );
  if ("ablehnung" in folge) return undefined;
  const rechnung = folge.wirkungen.find((w) => w.art === "rechnung");
  return { vertrag: folge.vertrag, posten: rechnung?.posten ?? [], betrag: rechnung?.betrag ?? cent(0) };
}
