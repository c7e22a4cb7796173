import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import type { Angabe, Feld, Regel } from "./regel.ts";
import { regeln, streitwert } from "./streitwert.ts";

const am = tag("2026-11-28");
const geldfelder = regeln(am).flatMap((regel) =>
  regel.felder.filter((f) => f.art === "geld" || f.art === "geldliste").map((feld) => [regel, feld] as const),
);

const beispiel: Readonly<Record<Feld["art"], (f: Feld) => Angabe>> = {
  geld: () => 500_000,
  geldliste: () => [500_000],
  zahl: ({ mindestens = 0 }) => Math.max(mindestens, 3),
  prozent: () => 50,
  schalter: () => false,
  wahl: ({ wahl }) => wahl?.[0]?.wert ?? "",
};

function wert(regel: Regel, feld: Feld, cents: number): number | string {
  const angaben = Object.fromEntries(
    regel.felder.filter((f) => f.pflicht).map((f) => [f.name, beispiel[f.art](f)]),
  );
  const eigene = feld.art === "geldliste" ? [cents] : cents;
  const antwort = streitwert({ regel: regel.id, antragAm: am, angaben: { ...angaben, [feld.name]: eigene } });
  return antwort.art === "ergebnis" ? antwort.wert : (antwort.feld ?? "");
}

test.each(geldfelder.map(([regel, feld]) => [`${regel.id}, ${feld.name}`, regel, feld] as const))(
  "%s: zwischen 0 € und 1 Cent liegt kein Sprung, oder 0 € ist keine Angabe",
  (_, regel, feld) => {
    const null0 = wert(regel, feld, 0);
    if (typeof null0 === "string") return expect(null0).toBe(`angaben.${feld.name}`);
    // The largest multiple of a cent is the factor of the law (42 months, the 25-fold).
    expect(Math.abs(Number(wert(regel, feld, 1)) - null0)).toBeLessThanOrEqual(100);
  },
);

test.each(
  geldfelder
    .filter(([, feld]) => feld.name === "billigkeit")
    .map(([regel, feld]) => [regel.id, regel, feld] as const),
)("%s: Billigkeit setzt keinen Wert von 0 € fest", (_, regel, feld) => {
  expect(wert(regel, feld, 0)).toBe("angaben.billigkeit");
});
