import { type Cent, cent, euro, kleiner, summe } from "@gebuehrenportal/recht";
import type { Zeile } from "../ergebnis.ts";
import { satzText } from "../text.ts";
import type { Gebuehr } from "./gebuehr.ts";
import { hoechstensParagraph22 } from "./wert.ts";
import { type Satzansatz, wertgebuehr, zusatz100 } from "./wertgebuehr.ts";

/** The most the fees of one kind may give together. */
export type Grenze = { readonly betrag: Cent; readonly wert: Cent; readonly satz100: number };

/**
 * § 15 Abs. 3 RVG: parts of the subject with different rates give together at most the fee from their sum after the highest
 * rate; with the same rate that is the fee from the added values (§ 22 Abs. 1 RVG). `undefined` for a single fee.
 */
export function grenze(gruppe: readonly Gebuehr[]): Grenze | undefined {
  const [erster, zweiter] = gruppe;
  if (!erster || !zweiter) return undefined;
  const ansaetze = gruppe.flatMap((g) => g.ansatz ?? []);
  if (ansaetze.length < 2) return undefined;
  const satz = (x: Satzansatz) => x.grund100 + x.erhoehung100;
  const hoechster = ansaetze.reduce((a, b) => (satz(b) > satz(a) ? b : a));
  const zusammen = (wert: (x: Satzansatz) => Cent) =>
    hoechstensParagraph22(erster.s, summe(ansaetze.map(wert))).wert;
  const ansatz: Satzansatz = {
    ...hoechster,
    wert: zusammen((x) => x.wert),
    gemeinsam: zusammen((x) => (x.erhoehung100 ? x.gemeinsam : x.wert)),
  };
  const { betrag } = wertgebuehr(erster.s, ansatz, "§ 15 Abs. 3 RVG");
  return { betrag, wert: ansatz.wert, satz100: ansatz.grund100 + zusatz100(ansatz) };
}

/** Sum of the fees of one kind, capped, before any credit. */
export function gedeckelt(gruppe: readonly Gebuehr[]): Cent {
  const zusammen = summe(gruppe.map((g) => g.betrag));
  return kleiner(zusammen, grenze(gruppe)?.betrag ?? zusammen);
}

/** The negative line that brings `zusammen` (fees, or fees after credits) down to the limit; nothing if it is kept. */
export function kappung(gruppe: readonly Gebuehr[], angerechnet: Cent): Zeile[] {
  const g = grenze(gruppe);
  if (!g) return [];
  const vorher = cent(summe(gruppe.map((x) => x.betrag)) - angerechnet);
  if (vorher <= g.betrag) return [];
  const norm = "§ 15 Abs. 3 RVG";
  const nummern = [...new Set(gruppe.map((x) => x.p.nr))].join(", ");
  return [
    {
      art: "kappung",
      nr: "15",
      nummern: [],
      norm,
      wert: g.wert,
      satz100: g.satz100,
      betrag: cent(g.betrag - vorher),
      schritte: [
        { text: `Nr. ${nummern} VV${angerechnet ? " nach Anrechnung" : ""} zusammen`, norm, betrag: vorher },
        { text: `höchstens ${satzText(g.satz100)} aus ${euro(g.wert)}`, norm, betrag: g.betrag },
      ],
    },
  ];
}
