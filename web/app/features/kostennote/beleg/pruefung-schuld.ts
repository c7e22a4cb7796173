import { anteil, cent, summe } from "@gebuehrenportal/recht";
import { moeglicheRestgruende, verlangt } from "../grundlage/verlangt.ts";
import { restgruende } from "../restgrund.ts";
import type { Pruefgegenstand, Pruefpunkt } from "./pruefpunkt.ts";

/**
 * Nobody is asked for what he does not owe: beside the treasury only what the law leaves to the client, and by which norm
 * (§ 122 Abs. 1 Nr. 3 ZPO, §§ 44, 52, 53 RVG). Without the treasury there is nothing to say.
 */
export function schuldpunkte({
  grundlage,
  angaben,
}: Pick<Pruefgegenstand, "grundlage" | "angaben">): Pruefpunkt[] {
  const kassen = grundlage.gruppen.flatMap(({ kasse }) => kasse ?? []);
  if (kassen.length === 0) return [];
  const norm = [...new Set(kassen.map(({ abzug }) => abzug.norm))].join(", ");
  const fehlt = (text: string, grund: string, ...felder: readonly string[]): Pruefpunkt => ({
    norm: grund,
    text,
    stand: "fehlt",
    ...(felder.length > 0 ? { felder } : {}),
  });
  const verlangte = verlangt(grundlage, angaben);
  const gruende = moeglicheRestgruende(grundlage);
  const netto =
    summe(
      verlangte.flatMap((verlangt) => [
        ...verlangt.zeilen.map((z) => z.betrag),
        ...(verlangt.vereinbarung ? [verlangt.vereinbarung.netto] : []),
      ]),
    ) -
    summe(verlangte.flatMap((v) => (v.abzug ? [v.abzug.netto] : []))) +
    summe(angaben.posten.map(({ betrag }) => betrag));
  const gezahlt = summe(angaben.zahlungen.map(({ betrag }) => betrag));
  const zuviel = gezahlt > netto + anteil(cent(netto), grundlage.prozent, 100);
  const { rest, restAm } = angaben;
  return [
    ...(netto <= 0
      ? [
          fehlt(
            gruende.length > 0
              ? "Vom Mandanten ist nichts zu verlangen; es zahlt die Staatskasse. Schuldet er oder ein anderer den Rest, sagen Sie hier, warum."
              : "Vom Mandanten ist nichts zu verlangen; es zahlt die Staatskasse.",
            norm,
            ...(gruende.length > 0 ? ["rest"] : []),
          ),
        ]
      : [
          {
            norm,
            text: "Verlangt wird nur, was neben der Staatskasse geschuldet ist.",
            stand: "hinweis",
          } as const,
        ]),
    ...(rest === "52-feststellung" && gruende.includes(rest) && !restAm
      ? [
          fehlt(
            "Tag der Entscheidung, mit der das Gericht die Leistungsfähigkeit festgestellt hat",
            restgruende[rest].norm,
            "restam",
          ),
        ]
      : []),
    ...(netto > 0 && zuviel
      ? [
          fehlt(
            "Die Zahlungen übersteigen, was hier verlangt wird. Das ist kein Guthaben: Es wird auf die Vergütung aus der Staatskasse angerechnet; nennen Sie hier nur, was auf das Verlangte gezahlt ist.",
            "§ 58 RVG",
            "zahlungbetrag1",
          ),
        ]
      : []),
  ];
}
