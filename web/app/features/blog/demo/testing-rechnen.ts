import { type RvgEingabe, type RvgErgebnis, rvgRechnung } from "@gebuehrenportal/gebuehren";
import { gerichtskosten } from "@gebuehrenportal/gerichtskosten";
import { type Cent, cent, type Tag, tag } from "@gebuehrenportal/recht";

/** Days under the present and the former tables. */
export const neu: Tag = tag("2025-09-01");
export const alt: Tag = tag("2025-03-01");

/** Euros as cents. */
export const e = (euro: number): Cent => cent(Math.round(euro * 100));

type Sache = RvgEingabe["angelegenheiten"][number];
type Position = Sache["positionen"][number];

/** A matter; `wert` in euros. */
export const sache = (
  wert: number,
  positionen: readonly (string | Position)[],
  rest: Partial<Sache> = {},
): Sache => ({
  id: "a",
  auftragAm: neu,
  ...(wert ? { wert: e(wert) } : {}),
  positionen: positionen.map((p) => (typeof p === "string" ? { nr: p } : p)),
  ...rest,
});

/** A calculation; throws where the law gives none. */
export function rechnung(sachen: readonly Sache[], rest: Partial<RvgEingabe> = {}): RvgErgebnis {
  const r = rvgRechnung({ angelegenheiten: sachen, leistungsende: neu, ...rest });
  if (r.art !== "ergebnis") throw new Error(r.grund);
  return r;
}

/** Amounts of all lines, without their sign. */
export const zeilen = (r: RvgErgebnis): number[] =>
  r.angelegenheiten.flatMap((a) => a.zeilen.map((z) => Math.abs(z.betrag)));

export const summen = (r: RvgErgebnis): number[] => [r.netto, r.umsatzsteuer.betrag, r.brutto];

/** Out of court and then in court, with the credit between both. */
export function nacheinander(
  [frueher, spaeter]: readonly [Sache, Sache],
  rest: Partial<RvgEingabe> = {},
): RvgErgebnis {
  const erste = frueher.positionen[0]?.nr ?? "";
  return rechnung(
    [
      { ...frueher, id: "v" },
      { ...spaeter, id: "z" },
    ],
    {
      anrechnungen: [
        {
          von: { angelegenheit: "v", position: erste },
          auf: { angelegenheit: "z", position: "3100" },
        },
      ],
      ...rest,
    },
  );
}

type Kostenrest = { readonly ermaessigt?: string; readonly am?: Tag; readonly mahnwert?: number };

/** Court costs of one number; with a credit as its second line. */
export function gericht(
  nr: string,
  wert: number,
  { ermaessigt, am = neu, mahnwert }: Kostenrest = {},
  gesetz: "gkg" | "famgkg" = "gkg",
): number[] {
  const r = gerichtskosten({
    gesetz,
    stichtag: am,
    positionen: [
      {
        id: "a",
        nr,
        wert: e(wert),
        ...(ermaessigt ? { ermaessigt } : {}),
        ...(mahnwert ? { angaben: { mahnverfahren: { wert: e(mahnwert) } } } : {}),
      },
    ],
  });
  if (r.art !== "ergebnis") throw new Error(r.grund);
  return r.zeilen.map((zeile) => Math.abs(zeile.betrag));
}
