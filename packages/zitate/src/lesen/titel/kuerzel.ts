import { istZeichen } from "../../text/tokens.ts";
import { type Gefunden, istStrich } from "../form.ts";
import { namenMerken } from "../genannt.ts";
import { type Leser, wortAn } from "../leser.ts";

/** A short form as titles bring it along. */
const kuerzel = /^(?=.*[A-ZÄÖÜ].*[A-ZÄÖÜ])[A-ZÄÖÜ][A-Za-zÄÖÜäöüß]*$/;

/** `(HmbIFG)`, `(im Folgenden: UIG)`, `– HmbIFG –` behind a title: the short form is the act's from here on. */
export function mitEigenemKuerzel(leser: Leser, { bezug, nach }: Gefunden): Gefunden {
  const stelle = eigenesKuerzel(leser, nach);
  if (!stelle) return { bezug, nach };
  const name = wortAn(leser, stelle.wort);
  const mitName = bezug.ids.length === 0 ? { ...bezug, abbr: name } : bezug;
  if (leser.register.formen.has(name)) namenMerken(leser, stelle.wort, name, mitName);
  return { bezug: mitName, nach: stelle.nach };
}

/** The short form that stands behind a title, and the place after it. */
export function eigenesKuerzel(
  leser: Leser,
  index: number,
): { readonly wort: number; readonly nach: number } | undefined {
  const klammer = istZeichen(leser.t, index, "(");
  if (!klammer && !istStrich(leser, index)) return undefined;
  let wort = index + 1;
  while (wort < index + 6 && /^(?:im|Folgenden|nachfolgend|künftig|kurz|auch)$/.test(wortAn(leser, wort)))
    wort++;
  if (istZeichen(leser.t, wort, ":")) wort++;
  if (istZeichen(leser.t, wort, "„") || istZeichen(leser.t, wort, '"')) wort++;
  if (!kuerzel.test(wortAn(leser, wort))) return undefined;
  const schluss = ["“", '"', "”"].some((zeichen) => istZeichen(leser.t, wort + 1, zeichen))
    ? wort + 2
    : wort + 1;
  if (klammer) {
    if (istZeichen(leser.t, schluss, ")")) return { wort, nach: schluss + 1 };
    return [",", ";"].some((zeichen) => istZeichen(leser.t, schluss, zeichen))
      ? { wort, nach: schluss }
      : undefined;
  }
  return istStrich(leser, schluss) ? { wort, nach: schluss + 1 } : undefined;
}

/** `Informationsfreiheitsgesetzes` → `Informationsfreiheitsgesetz`. */
export const ohneBeugung = (titel: string): string =>
  titel
    .replace(/(gesetz|gesetzbuch)(?:es|s|e)\b/gi, "$1")
    .replace(/^(\p{Ll})/u, (erster) => erster.toUpperCase());
