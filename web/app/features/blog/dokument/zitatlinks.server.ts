import { type Register, verweis, zitate } from "@gebuehrenportal/zitate";
import type { Textstueck } from "./html.ts";

/** The pieces of a text, those that cite a norm with its address. */
export type Zitatverlinkung = (text: string) => readonly Textstueck[];

/**
 * Cuts running text where it cites norms, each with the address of its official text. Only what names its act is linked;
 * a bare „§ 5“ stays text. The register is loaded when the first post is prepared, on the server alone.
 */
export async function zitatverlinkung(): Promise<Zitatverlinkung> {
  const { vollregister } = await import("@gebuehrenportal/zitate/vollregister");
  return (text) => stuecke(text, vollregister);
}

function stuecke(text: string, register: Register): readonly Textstueck[] {
  const ergebnis: Textstueck[] = [];
  let bis = 0;
  for (const norm of zitate(text, register).flatMap(({ normen }) => normen)) {
    const ziel = norm.sicherheit === "hoch" ? verweis(norm, register) : undefined;
    if (!ziel || norm.start < bis) continue;
    if (norm.start > bis) ergebnis.push({ text: text.slice(bis, norm.start) });
    ergebnis.push({ text: text.slice(norm.start, norm.ende), href: ziel.adresse });
    bis = norm.ende;
  }
  if (bis < text.length) ergebnis.push({ text: text.slice(bis) });
  return ergebnis;
}
