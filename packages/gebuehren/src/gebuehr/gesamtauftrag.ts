import { type Cent, cent, euro, summe } from "@gebuehrenportal/recht";
import { kein } from "../abbruch.ts";
import type { Zeile } from "../ergebnis.ts";
import { hinweis, type Sache } from "../sache.ts";
import { gedeckelt } from "./begrenzung.ts";
import type { Gebuehr } from "./gebuehr.ts";
import { nachGrundnummer, pruefeEinmaligkeit } from "./gleiche-gebuehr.ts";
import { gebuehr } from "./position.ts";

/**
 * § 15 Abs. 5 Satz 1, Abs. 6 RVG: the fees a single order for everything would have brought from the start; `undefined` for
 * a matter with one order.
 */
export function vergleichsgebuehren(
  sache: Sache,
  gebuehren: readonly Gebuehr[],
): readonly Gebuehr[] | undefined {
  const { gesamtauftrag } = sache.a;
  if (gesamtauftrag === undefined && gebuehren.every((g) => g.p.auftrag === undefined)) return undefined;
  const ohneVermerke: Sache = { ...sache, vermerke: [] };
  const vergleich = gesamtauftrag
    ? gesamtauftrag.map((p, k) => gebuehr(ohneVermerke, p, `${sache.feld}.gesamtauftrag[${k}]`))
    : gebuehren.filter((g) => g.p.auftrag === undefined);
  if (vergleich.length === 0)
    kein(
      "Geben Sie an, welche Gebühren ein einziger Auftrag für alles gebracht hätte, etwa Nr. 3100 und 3104 VV.",
      norm(gebuehren),
      `${sache.feld}.gesamtauftrag`,
    );
  nachGrundnummer(vergleich).forEach(pruefeEinmaligkeit);
  return vergleich;
}

/** Single acts alone fall under Abs. 6; where an order was extended it is Abs. 5. */
const norm = (gebuehren: readonly Gebuehr[]): string => {
  const andere = gebuehren.flatMap((g) => g.p.auftrag ?? []);
  return andere.length > 0 && andere.every((a) => a === "einzeln")
    ? "§ 15 Abs. 6 RVG"
    : "§ 15 Abs. 5 Satz 1 RVG";
};

/** The negative line that brings all orders together down to a single one; nothing if they bring no more. */
export function auftragskappung(
  sache: Sache,
  gebuehren: readonly Gebuehr[],
  vergleich: readonly Gebuehr[] | undefined,
  zusammen: Cent,
): Zeile[] {
  if (!vergleich) return [];
  const grundlage = norm(gebuehren);
  const hoechstens = summe(nachGrundnummer(vergleich).map(gedeckelt));
  const nummern = vergleich.map((g) => g.p.nr).join(", ");
  if (zusammen <= hoechstens) {
    hinweis(
      sache,
      `Die Aufträge bringen zusammen ${euro(zusammen)}, nicht mehr als ein einziger Auftrag (Nr. ${nummern} VV: ${euro(hoechstens)}).`,
      grundlage,
    );
    return [];
  }
  if (grundlage !== "§ 15 Abs. 6 RVG")
    hinweis(
      sache,
      "Ist der frühere Auftrag seit mehr als zwei Kalenderjahren erledigt, ist die weitere Tätigkeit eine neue Angelegenheit ohne diese Begrenzung.",
      "§ 15 Abs. 5 Satz 2 RVG",
    );
  return [
    {
      art: "kappung",
      nr: "15",
      nummern: [],
      norm: grundlage,
      bezeichnung: "Begrenzung auf einen einzigen Auftrag",
      betrag: cent(hoechstens - zusammen),
      schritte: [
        { text: "Gebühren aller Aufträge zusammen", norm: grundlage, betrag: zusammen },
        { text: `ein Auftrag von Anfang an: Nr. ${nummern} VV`, norm: grundlage, betrag: hoechstens },
      ],
    },
  ];
}
