import type { Auslagen } from "@gebuehrenportal/gebuehren";
import { bruch, gerundet, groesster, kleinster, prozent, summe } from "./bruch.ts";
import { OhneErgebnis } from "./tabellen.ts";
import { auslagenwert } from "./verzeichnis.ts";

/** An expense line; `steuerfrei` where no VAT is charged on it. */
export type Auslage = { readonly nr: string; readonly betrag: bigint; readonly steuerfrei?: true };

type Stufen = { readonly first50Cents: number; readonly furtherCents: number };

/** Part 7 VV without 7008; `gebuehren` is the basis of 7002. Lines of 0 € do not appear. */
export function auslagen(
  a: Auslagen,
  tag: string,
  gebuehren: bigint,
  nummern: readonly string[],
): readonly Auslage[] {
  const km = BigInt(Number(auslagenwert("7003", tag).perKmCents));
  const zeilen: readonly Auslage[] = [
    { nr: "7000", betrag: kopien(a, tag) + dateien(a, tag) },
    { nr: "7001", betrag: BigInt(a.entgelte ?? 0) },
    { nr: "7002", betrag: pauschale(a, tag, gebuehren, nummern) },
    { nr: "7003", betrag: summe((a.kilometer ?? []).map((k) => BigInt(k) * km)) },
    { nr: "7004", betrag: BigInt(a.verkehrsmittel ?? 0) },
    { nr: "7005", betrag: abwesenheiten(a, tag) },
    { nr: "7006", betrag: BigInt(a.reisekosten ?? 0) },
    ...(a.gemeinsameReisen ?? []).map((r) => ({ nr: "reise", betrag: reiseanteil(r) })),
    { nr: "7007", betrag: BigInt(a.haftpflicht?.praemieUeberGrenze ?? 0) },
    ...(a.durchlaufend ?? []).map((d) => ({
      nr: "durchlaufend",
      betrag: BigInt(d.betrag),
      steuerfrei: true as const,
    })),
  ];
  return zeilen.filter((z) => z.betrag > 0n);
}

/** Vorbem. 7 Abs. 3: in the proportion of what each would have cost alone. */
function reiseanteil({ kosten, einzeln, andere }: NonNullable<Auslagen["gemeinsameReisen"]>[number]): bigint {
  const alle = BigInt(einzeln) + summe(andere.map((b) => BigInt(b)));
  return gerundet(bruch(BigInt(kosten) * BigInt(einzeln), alle));
}

/** 7002: 20 percent of the fees, at most 20 €; not beside actual charges, after mere advice in Beratungshilfe on demand only. */
function pauschale(a: Auslagen, tag: string, gebuehren: bigint, nummern: readonly string[]): bigint {
  if (a.pauschale && a.entgelte !== undefined) throw new OhneErgebnis("7001 und 7002 nebeneinander");
  const rat = nummern.length > 0 && nummern.every((nr) => nr === "2500" || nr === "2501" || nr === "2502");
  if (!(a.pauschale ?? (a.entgelte === undefined && !rat))) return 0n;
  const w = auslagenwert("7002", tag);
  return kleinster(
    gerundet(prozent(bruch(gebuehren), BigInt(Number(w.percentOfFees)))),
    BigInt(Number(w.maxCents)),
  );
}

/** 7000 Nr. 1: all letters together, black-and-white and colour counted apart; of b and c the pages over 100. */
function kopien(a: Auslagen, tag: string): bigint {
  const w = auslagenwert("7000", tag);
  const stufen = { sw: w.bw as Stufen, farbe: (w.color ?? w.bw) as Stufen };
  const seiten = { sw: 0n, farbe: 0n };
  for (const k of a.kopien ?? []) {
    let frei = k.buchstabe === "b" || k.buchstabe === "c" ? 100n : 0n;
    for (const art of ["sw", "farbe"] as const) {
      const alle = BigInt(k[art] ?? 0);
      seiten[art] += groesster(0n, alle - frei);
      frei = groesster(0n, frei - alle);
    }
  }
  const preis = (n: bigint, s: Stufen): bigint =>
    kleinster(n, 50n) * BigInt(s.first50Cents) + groesster(0n, n - 50n) * BigInt(s.furtherCents);
  return preis(seiten.sw, stufen.sw) + preis(seiten.farbe, stufen.farbe);
}

/** 7000 Nr. 2: each file, per operation at most 5 € (since 1.8.2013). */
function dateien(a: Auslagen, tag: string): bigint {
  const f = auslagenwert("7000", tag).file as { perFileCents: number; maxPerOperationCents?: number };
  return summe(
    (a.dateien ?? []).map((n) => {
      const voll = BigInt(n) * BigInt(f.perFileCents);
      return f.maxPerOperationCents === undefined ? voll : kleinster(voll, BigInt(f.maxPerOperationCents));
    }),
  );
}

/** 7005: up to 4 hours, up to 8 hours, more; half as much again abroad. */
function abwesenheiten(a: Auslagen, tag: string): bigint {
  const w = auslagenwert("7005", tag);
  return summe(
    (a.abwesenheiten ?? []).map(({ minuten, ausland }) => {
      const feld = minuten <= 240 ? "upTo4hCents" : minuten <= 480 ? "over4To8hCents" : "over8hCents";
      const satz = bruch(BigInt(Number(w[feld])));
      return gerundet(prozent(satz, 100n + (ausland ? BigInt(Number(w.abroadSurchargePercent)) : 0n)));
    }),
  );
}
