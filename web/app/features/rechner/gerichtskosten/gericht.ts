import {
  type GerichtskostenEingabe,
  type GerichtskostenErgebnis,
  type Gesetz,
  gerichtskosten,
} from "@gebuehrenportal/gerichtskosten";
import type { Gericht } from "@gebuehrenportal/gesetze/gerichte";
import { familiengerichte, gkgTeileVor } from "@gebuehrenportal/gesetze/gerichte/kostenteile.ts";
import { registerteile } from "@gebuehrenportal/gesetze/kostenverzeichnis/teile.ts";
import type { KeinErgebnis, Vermerk } from "@gebuehrenportal/recht";

/** What the calculator needs to know of a court. */
export type Kostengericht = Pick<Gericht, "id" | "name" | "art">;

/** Reads the name of a court; the browser has the directory only once somebody has typed one. */
export type Gerichtskunde = (text: string) => Kostengericht | { readonly fehler: string };

/** The input in the words of the call: `gericht` is the id of a court of the directory. */
export type Kosteneingabe = GerichtskostenEingabe & { readonly gericht?: string };

/** The costs, with the court they arise before where it is known. */
export type Kostenergebnis = GerichtskostenErgebnis & {
  readonly gericht?: { readonly id: string; readonly name: string };
};

/** Costs by GKG and FamGKG can name their court: the result says it, and which numbers cannot arise before it. */
export function kostenVor(
  eingabe: GerichtskostenEingabe,
  gericht: Kostengericht | undefined,
): Kostenergebnis | KeinErgebnis {
  if (gericht && !nenntGericht(eingabe.gesetz)) {
    return {
      art: "kein-ergebnis",
      grund: "Ein Gericht lässt sich nur zum GKG und zum FamGKG angeben.",
      norm: "§ 1 GKG",
      feld: "gericht",
    };
  }
  const ergebnis = gerichtskosten(eingabe);
  if (!gericht || ergebnis.art === "kein-ergebnis") return ergebnis;
  const { id, name } = gericht;
  return {
    ...ergebnis,
    gericht: { id, name },
    vermerke: [...ergebnis.vermerke, ...fremde(ergebnis, gericht)],
  };
}

/** Whether a court can be chosen by the side of this statute. */
export const nenntGericht = (gesetz: Gesetz): boolean => gesetz === "gkg" || gesetz === "famgkg";

/** Whether a number of this register can arise before a court of this kind; yes where the register does not say. */
export function entstehtVor(art: Gericht["art"], gesetz: Gesetz, nr: string): boolean {
  if (gesetz === "famgkg") return familiengerichte.includes(art);
  return gesetz !== "gkg" || (gkgTeileVor[art]?.includes(nr.charAt(0)) ?? true);
}

function fremde(
  { gesetz, zeilen }: GerichtskostenErgebnis,
  { art, name }: Kostengericht,
): readonly Vermerk[] {
  const nummern = [...new Set(zeilen.filter((z) => z.art !== "anrechnung").map(({ nr }) => nr))];
  const nicht = nummern.filter((nr) => !entstehtVor(art, gesetz, nr));
  if (nicht.length === 0) return [];
  if (gesetz === "famgkg") {
    return [
      {
        art: "warnung",
        text: `In Familiensachen entscheiden Amtsgerichte, Oberlandesgerichte und der Bundesgerichtshof. Angegeben ist: ${name}.`,
        norm: "§ 23a Abs. 1 GVG",
      },
    ];
  }
  return nicht.map((nr) => ({
    art: "warnung",
    text: `Nr. ${nr} steht in Teil ${nr.charAt(0)} des Kostenverzeichnisses (${teil(nr)}). Vor diesem Gericht entsteht sie nicht: ${name}.`,
    norm: "§ 3 Abs. 2 GKG",
  }));
}

const teil = (nr: string): string =>
  registerteile.gkg.find(({ ziffer }) => ziffer === nr.charAt(0))?.titel ?? "";
