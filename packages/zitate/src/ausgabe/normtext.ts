import type { Einheit, Norm, Stufe } from "../typen.ts";

const stufenname: Readonly<Record<Stufe, string>> = {
  teil: "Teil",
  abs: "Abs.",
  unterabsatz: "UAbs.",
  satz: "Satz",
  halbsatz: "Halbs.",
  nummer: "Nr.",
  buchstabe: "Buchst.",
  doppelbuchstabe: "Doppelbuchst.",
  alternative: "Alt.",
  variante: "Var.",
  fall: "Fall",
  teilsatz: "Teilsatz",
  spiegelstrich: "Spiegelstrich",
};

const einheitsname: Readonly<Partial<Record<Einheit, string>>> = {
  Art: "Art.",
  Nr: "Nr.",
  Vorbem: "Vorbem.",
  Abschn: "Abschn.",
};

/** A norm in the one form in which lists name it, however it was cited: „§ 812 Abs. 1 Satz 1 Alt. 1 BGB“. */
export function normtext({ einheit, nr, sub, bis, folgende, stufen, fassung, abbr }: Norm): string {
  const mehrere = bis !== undefined || folgende !== undefined;
  const name = einheit === "§" && mehrere ? "§§" : (einheitsname[einheit] ?? einheit);
  const schritte = Object.entries(stufen).map(([stufe, wert]) => `${stufenname[stufe as Stufe]} ${wert}`);
  return [
    name,
    nr,
    ...(sub === undefined ? [] : [mehrere ? "§§" : "§", sub]),
    ...(bis === undefined ? [] : ["bis", bis]),
    ...(folgende === undefined ? [] : [`${folgende}.`]),
    ...schritte,
    abbr,
    ...(fassung === undefined ? [] : [fassung]),
  ].join(" ");
}
