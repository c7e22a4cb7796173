import { type KeinErgebnis, keinErgebnis } from "@gebuehrenportal/recht";
import type { PkhEingabe } from "./pkh-typen.ts";

/** The largest amount the engine takes, so that all products stay exact. */
const groesster = 10 ** 13;

/** The first faulty amount or age, with its path. */
export function pkhFehler(e: PkhEingabe): KeinErgebnis | undefined {
  for (const [feld, betrag] of betraege(e)) {
    if (betrag !== undefined && (!Number.isSafeInteger(betrag) || betrag < 0 || betrag > groesster)) {
      return keinErgebnis(
        betrag < 0 ? "Der Betrag ist negativ." : "Kein gültiger Betrag in ganzen Cent.",
        "§ 115 ZPO",
        feld,
      );
    }
  }
  for (const [i, u] of (e.unterhaltsberechtigte ?? []).entries()) {
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

function betraege(e: PkhEingabe): readonly (readonly [string, number | undefined])[] {
  const posten = (name: "einnahmen" | "abzuege" | "besondereBelastungen") =>
    (e[name] ?? []).map((p, i) => [`${name}[${i}].betrag`, p.betrag] as const);
  return [
    ...posten("einnahmen"),
    ...posten("abzuege"),
    ...posten("besondereBelastungen"),
    ["ehegatte.einkommen", e.ehegatte?.einkommen],
    ...(e.unterhaltsberechtigte ?? []).flatMap((u, i) => [
      [`unterhaltsberechtigte[${i}].einkommen`, u.einkommen] as const,
      [`unterhaltsberechtigte[${i}].geldrente`, u.geldrente] as const,
    ]),
    ["unterkunft", e.unterkunft],
    ["heizung", e.heizung],
    ["mehrbedarf", e.mehrbedarf],
    ["vermoegen", e.vermoegen],
    ["kosten", e.kosten],
  ];
}
