import famgkg from "@gebuehrenportal/gesetze/famgkg/texte.json" with { type: "json" };
import gkg from "@gebuehrenportal/gesetze/gkg/texte.json" with { type: "json" };
import gnotkg from "@gebuehrenportal/gesetze/gnotkg/texte.json" with { type: "json" };
import gvkostg from "@gebuehrenportal/gesetze/gvkostg/texte.json" with { type: "json" };
import { kvNummerVon } from "@gebuehrenportal/gesetze/kostennummern.ts";
import type { Gesetz } from "@gebuehrenportal/gesetze/kostenverzeichnis/typen.ts";
import type { Tag } from "@gebuehrenportal/recht";
import { gelaeufig, pfad, titel } from "./titel.ts";

export { gelaeufig, pfad, titel } from "./titel.ts";

type Textdatei = {
  readonly vorbemerkungen: Readonly<Record<string, string>>;
  readonly nummern: Readonly<Record<string, Textzeile>>;
};
type Textzeile = { readonly x?: string; readonly a?: readonly string[]; readonly h?: readonly string[] };

const dateien: Readonly<Record<Gesetz, Textdatei>> = { gkg, famgkg, gnotkg, gvkostg };

/** All that is known about a number beside its figures. */
export type Verzeichniseintrag = {
  readonly titel: string;
  /** Official wording of the event, as of the newest text; for repealed numbers their last wording. */
  readonly text: string;
  /** Official remarks. */
  readonly anmerkungen: readonly string[];
  /** Our own notes on practice. */
  readonly praxis: readonly string[];
  /** When the number takes the place of the one it changes: the part of its text to tick. */
  readonly bedingung?: string;
  readonly pfad: readonly string[];
  readonly gelaeufig: boolean;
};

/** Texts of a number; `undefined` for one the register never had. `stichtag`: the name it had on that day. */
export function eintrag(gesetz: Gesetz, nr: string, stichtag?: Tag): Verzeichniseintrag | undefined {
  const name = titel(gesetz, nr, stichtag);
  if (name === undefined) return undefined;
  const { nummern } = dateien[gesetz];
  const zeile = Object.hasOwn(nummern, nr) ? nummern[nr] : undefined;
  const text = zeile?.x ?? titel(gesetz, nr) ?? name;
  const wann = bedingung(gesetz, nr);
  return {
    titel: name,
    text,
    anmerkungen: zeile?.a ?? [],
    praxis: zeile?.h ?? [],
    ...(wann !== undefined && { bedingung: wann }),
    pfad: pfad(gesetz, nr),
    gelaeufig: gelaeufig(gesetz, nr),
  };
}

/** „Beendigung des gesamten Verfahrens durch …“: when a reduction applies; `undefined` for a number that changes no other. */
export function bedingung(gesetz: Gesetz, nr: string): string | undefined {
  const nummer = kvNummerVon(gesetz, nr);
  if (!nummer || nummer.ersetzt.length === 0) return undefined;
  const { nummern } = dateien[gesetz];
  const text = (Object.hasOwn(nummern, nr) ? nummern[nr]?.x : undefined) ?? titel(gesetz, nr) ?? "";
  return (text.split(/:\s*(?=Die (?:jeweilige )?Gebühr)|, ermäßigt sich die Gebühr/)[0] ?? text).trim();
}

/** Preliminary remark of a Teil or Abschnitt („1.2.1“) as the statute prints it. */
export const vorbemerkung = (gesetz: Gesetz, nummer: string): string | undefined =>
  Object.hasOwn(dateien[gesetz].vorbemerkungen, nummer) ? dateien[gesetz].vorbemerkungen[nummer] : undefined;

/** Preliminary remarks that hold for a number: those of its Teil, Hauptabschnitt, Abschnitt and Unterabschnitt. */
export function vorbemerkungen(gesetz: Gesetz, nr: string): readonly string[] {
  const stellen = pfad(gesetz, nr).map((p) => /(\d+)/.exec(p)?.[1] ?? "");
  return stellen.flatMap((_, i) => vorbemerkung(gesetz, stellen.slice(0, i + 1).join(".")) ?? []);
}
