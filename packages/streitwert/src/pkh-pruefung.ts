import { type KeinErgebnis, keinErgebnis } from "@gebuehrenportal/recht";
import type { PkhEingabe } from "./pkh-typen.ts";

/** The largest amount the engine takes, so that all products stay exact. */
const groesster = 10 ** 13;

/** The first faulty amount or age, with its path. */
export function pkhFehler(eingabe: PkhEingabe): KeinErgebnis | undefined {
  for (const [feld, betrag] of betraege(eingabe)) {
    if (betrag !== undefined && (!Number.isSafeInteger(betrag) || betrag < 0 || betrag > groesster)) {
      return keinErgebnis(
        betrag < 0 ? "Der Betrag ist negativ." : "Kein gültiger Betrag in ganzen Cent.",
        "§ 115 ZPO",
        feld,
      );
    }
  }
  for (const [i, u] of (eingabe.unterhaltsberechtigte ?? []).entries()) {
    if (!Number.isSafeInteger(u.alter) || u.alter < 0 || u.alter > hoechstesAlter) {
      return keinErgebnis(
        "Kein gültiges Lebensalter.",
        "§ 115 Abs. 1 Satz 3 Nr. 2 Buchst. b ZPO",
        `unterhaltsberechtigte[${i}].alter`,
      );
    }
  }
  return undefined;
}

const hoechstesAlter = 130;

function betraege(eingabe: PkhEingabe): readonly (readonly [string, number | undefined])[] {
  const posten = (name: "einnahmen" | "abzuege" | "besondereBelastungen") =>
    (eingabe[name] ?? []).map((p, i) => [`${name}[${i}].betrag`, p.betrag] as const);
  return [
    ...posten("einnahmen"),
    ...posten("abzuege"),
    ...posten("besondereBelastungen"),
    ["ehegatte.einkommen", eingabe.ehegatte?.einkommen],
    ...(eingabe.unterhaltsberechtigte ?? []).flatMap((person, index) => [
      [`unterhaltsberechtigte[${index}].einkommen`, person.einkommen] as const,
      [`unterhaltsberechtigte[${index}].geldrente`, person.geldrente] as const,
    ]),
    ["unterkunft", eingabe.unterkunft],
    ["heizung", eingabe.heizung],
    ["mehrbedarf", eingabe.mehrbedarf],
    ["vermoegen", eingabe.vermoegen],
    ["kosten", eingabe.kosten],
  ];
}
