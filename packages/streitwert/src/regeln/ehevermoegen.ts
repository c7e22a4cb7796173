import { type Vermoegensansatz, vermoegensansaetze } from "@gebuehrenportal/gesetze/famgkg/werte.ts";
import {
  anteil,
  type Cent,
  cent,
  euro,
  groesser,
  type KeinErgebnis,
  keinErgebnis,
  type Schritt,
  type Vermerk,
} from "@gebuehrenportal/recht";
import type { Leser } from "../angaben.ts";
import type { Feld } from "../regel.ts";
import { moeglich, schritt } from "../regelwerk.ts";

const norm = "§ 43 Abs. 1 Satz 1 FamGKG";
const [vorgabe] = vermoegensansaetze;

const worte = ({ prozent, jeEhegatte, jeKind }: Vermoegensansatz): string =>
  `${prozent} % über ${euro(jeEhegatte)} je Ehegatte${jeKind > 0 ? ` und ${euro(jeKind)} je Kind` : ""}`;

/** Fields for the spouses' fortune, with the practice that is followed. */
export const vermoegensfelder: readonly Feld[] = [
  moeglich("reinvermoegen", "Vermögen beider Ehegatten nach Abzug der Schulden", "geld", {
    hilfe: "Statt eines Zuschlags: der Anteil daran wird gerechnet",
  }),
  moeglich("kinder", "Gemeinsame Kinder (Freibetrag vom Vermögen)", "zahl"),
  moeglich("vermoegensansatz", "Wie das Vermögen zählt", "wahl", {
    hilfe: "Streitig, von OLG zu OLG verschieden",
    vorgabe: vorgabe.id,
    wahl: [
      ...vermoegensansaetze.map((ansatz) => ({
        wert: ansatz.id,
        titel: `${worte(ansatz)} (${ansatz.beleg}${ansatz === vorgabe ? ", Vorgabe" : ""})`,
      })),
      { wert: "keiner", titel: "Gar nicht" },
    ],
  }),
];

/** What counts only with a fortune. */
export function vermoegenswiderspruch(angaben: Leser): KeinErgebnis | undefined {
  const reinvermoegen = angaben.geldOderNichts("reinvermoegen");
  if (reinvermoegen !== undefined) return undefined;
  if (angaben.zahl("kinder"))
    return keinErgebnis("Die Kinder zählen hier nur beim Freibetrag vom Vermögen.", norm, "angaben.kinder");
  return angaben.wahl("vermoegensansatz") === vorgabe.id
    ? undefined
    : keinErgebnis(
        "Wie das Vermögen zählt, ist nur von Bedeutung, wenn das Vermögen angegeben ist.",
        norm,
        "angaben.vermoegensansatz",
      );
}

/** The share of the fortune that courts add to the income, by the practice chosen. */
export function vermoegenszuschlag(angaben: Leser): {
  readonly betrag: Cent;
  readonly schritte: readonly Schritt[];
  readonly vermerke: readonly Vermerk[];
} {
  const vermoegen = angaben.geldOderNichts("reinvermoegen");
  if (vermoegen === undefined) return { betrag: cent(0), schritte: [], vermerke: [] };
  if (angaben.geld("vermoegen") > 0) {
    const text = "Der angegebene Zuschlag zählt; aus dem Vermögen wird daneben keiner gerechnet.";
    return {
      betrag: cent(0),
      schritte: [],
      vermerke: [{ art: "hinweis", norm, text, feld: "reinvermoegen" }],
    };
  }
  const ansatz = vermoegensansaetze.find(({ id }) => id === angaben.wahl("vermoegensansatz"));
  const andere = vermoegensansaetze.filter((x) => x !== ansatz).map(worte);
  const vermerk: Vermerk = {
    art: "hinweis",
    norm: "§ 43 Abs. 1 FamGKG",
    text: ansatz
      ? `Ob und wie das Vermögen zählt, ist streitig; gerechnet ist mit ${ansatz.prozent} % über den Freibeträgen${ansatz === vorgabe ? " (Vorgabe)" : ""}. Andere Gerichte nehmen ${andere.join(", ")} oder lassen es außer Ansatz.`
      : `Ob und wie das Vermögen zählt, ist streitig; hier bleibt es außer Ansatz. Andere Gerichte nehmen ${andere.join(" oder ")}.`,
  };
  if (!ansatz)
    return {
      betrag: cent(0),
      schritte: [schritt("Vermögen außer Ansatz", norm, cent(0))],
      vermerke: [vermerk],
    };
  const { prozent, jeEhegatte, jeKind, beleg } = ansatz;
  const kinder = angaben.zahl("kinder") ?? 0;
  const rest = groesser(cent(vermoegen - 2 * jeEhegatte - kinder * jeKind), cent(0));
  const betrag = anteil(rest, prozent, 100);
  const frei = `2 × ${euro(jeEhegatte)}${kinder > 0 && jeKind > 0 ? ` und ${kinder} × ${euro(jeKind)}` : ""}`;
  return {
    betrag,
    schritte: [
      schritt(`Vermögen ${euro(vermoegen)}, weniger ${frei} Freibetrag`, norm, rest),
      schritt(`${prozent} % davon (${beleg})`, norm, betrag),
    ],
    vermerke: [vermerk],
  };
}
