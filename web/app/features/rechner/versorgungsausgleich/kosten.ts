import { rvgRechnung } from "@gebuehrenportal/gebuehren";
import { titel as vvTitel } from "@gebuehrenportal/gebuehren/verzeichnis";
import { gerichtskosten } from "@gebuehrenportal/gerichtskosten";
import { titel as kvTitel } from "@gebuehrenportal/gerichtskosten/titel";
import { type Cent, cent, type KeinErgebnis, type Schritt, type Tag } from "@gebuehrenportal/recht";
import type { Blattfassung } from "#dokumente/blatt/blatt.ts";

export type Kostenposten = {
  readonly titel: string;
  readonly norm: string;
  readonly satz100?: number;
  readonly betrag: Cent;
  readonly schritte: readonly Schritt[];
};

export type Kostenteil = {
  readonly zeilen: readonly Kostenposten[];
  readonly summe: Cent;
  readonly fassung: Blattfassung & { readonly norm: string };
};

/** Costs of proceedings of their own: court in the first instance, one lawyer with hearing, expenses and VAT. */
export type Verfahrenskosten = {
  readonly art: "ergebnis";
  readonly gericht: Kostenteil;
  readonly anwalt: Kostenteil;
  readonly summe: Cent;
};

/** Nr. 1320 KV FamGKG and Nr. 3100, 3104, 7002, 7008 VV by this value, with the law of this day. */
export function verfahrenskosten(wert: Cent, tag: Tag): Verfahrenskosten | KeinErgebnis {
  const gericht = gerichtsteil(wert, tag);
  if ("art" in gericht) return gericht;
  const anwalt = anwaltsteil(wert, tag);
  if ("art" in anwalt) return anwalt;
  return { art: "ergebnis", gericht, anwalt, summe: cent(gericht.summe + anwalt.summe) };
}

function gerichtsteil(wert: Cent, stichtag: Tag): Kostenteil | KeinErgebnis {
  const ergebnis = gerichtskosten({
    gesetz: "famgkg",
    stichtag,
    positionen: [{ id: "verfahren", nr: "1320", wert }],
  });
  if (ergebnis.art === "kein-ergebnis") return ergebnis;
  return {
    zeilen: ergebnis.zeilen.map(({ nr, norm, satz100, betrag, schritte }) => ({
      titel: `${nr} ${kvTitel("famgkg", nr, stichtag) ?? ""}`.trim(),
      norm,
      ...(satz100 !== undefined && { satz100 }),
      betrag,
      schritte,
    })),
    summe: ergebnis.summe,
    fassung: ergebnis.fassung,
  };
}

function anwaltsteil(wert: Cent, tag: Tag): Kostenteil | KeinErgebnis {
  const ergebnis = rvgRechnung({
    leistungsende: tag,
    umsatzsteuer: true,
    angelegenheiten: [
      { id: "verfahren", auftragAm: tag, wert, positionen: [{ nr: "3100" }, { nr: "3104" }] },
    ],
  });
  if (ergebnis.art === "kein-ergebnis") return ergebnis;
  const [sache] = ergebnis.angelegenheiten;
  if (!sache) return { art: "kein-ergebnis", grund: "Die Vergütung ist leer.", norm: "§ 2 RVG" };
  const { prozent, betrag, norm, grund } = ergebnis.umsatzsteuer;
  const posten = sache.zeilen.map(
    ({ nr, norm: grundlage, satz100, betrag: gebuehr, schritte }): Kostenposten => ({
      titel: `${nr} ${vvTitel(nr, tag) ?? ""}`.trim(),
      norm: grundlage,
      ...(satz100 !== undefined && { satz100 }),
      betrag: gebuehr,
      schritte,
    }),
  );
  const steuer: Kostenposten = {
    titel: `Umsatzsteuer ${prozent}\u00a0%`,
    norm,
    betrag,
    schritte: [{ text: `${prozent}\u00a0%, ${grund}`, norm, betrag }],
  };
  return {
    zeilen: [...posten, steuer],
    summe: ergebnis.brutto,
    fassung: { norm: "RVG", ...sache.fassung },
  };
}
