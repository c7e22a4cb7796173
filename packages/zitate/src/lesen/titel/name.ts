import { kernVon, type Namensknoten, nenntLand, stammVon } from "../../register/namen.ts";
import { art, artVon, istZeichen } from "../../text/tokens.ts";
import { type Gefunden, istTeilEinesWorts, kuerzelInKlammern, textVon } from "../form.ts";
import { type Landnennung, landHinter } from "../land.ts";
import { type Leser, wortAn } from "../leser.ts";
import { mitEigenemKuerzel, ohneBeugung } from "./kuerzel.ts";

type Name = { readonly ids: readonly string[]; readonly nach: number };

/** A full name in any case: `des Bürgerlichen Gesetzbuches`, `der Zivilprozessordnung (ZPO)`. */
export function nameAn(leser: Leser, index: number): Gefunden | undefined {
  const name = namensakteAn(leser, index);
  return name && mitKuerzelInKlammern(leser, index, name);
}

/** The acts of the longest name that begins here. */
export function namensakteAn(leser: Leser, index: number): Name | undefined {
  if (/^[a-zäöü]/.test(wortAn(leser, index))) return undefined;
  let knoten: Namensknoten | undefined = leser.register.namen();
  let gefunden: Name | undefined;
  for (
    let hier = index;
    knoten && artVon(leser.t, hier) !== art.ende && artVon(leser.t, hier) !== art.absatz;
    hier++
  ) {
    knoten = knoten.weiter.get(stammVon(leser.t, hier));
    if (knoten && knoten.ids.length > 0) gefunden = { ids: knoten.ids, nach: hier + 1 };
  }
  return gefunden && !istTeilEinesWorts(leser, index, gefunden.nach) ? gefunden : undefined;
}

/** `Strafgesetzbuches (StGB)`: the short form in brackets belongs to the name and decides which act it is. */
function mitKuerzelInKlammern(leser: Leser, index: number, name: Name): Gefunden | undefined {
  const geltung = einheitlicheGeltung(leser, name.ids);
  const land = landHinter(leser, name.nach);
  if (land && geltung !== "EU" && geltung !== "INT" && !(geltung === land.land && name.ids.length === 1))
    return landesakt(leser, { von: index, nach: name.nach, land });
  const nach = land?.nach ?? name.nach;
  const akt = leser.register.akt(name.ids[0] ?? "");
  // The name has said which act of which Land is meant: `Gemeindeordnung für Baden-Württemberg (GemO)`.
  if (akt && name.ids.length === 1 && istLand(akt.geltung) && nenntLand(leser.t, index, nach))
    return mitEigenemKuerzel(leser, { bezug: { ids: name.ids, abbr: akt.kurz }, nach });
  const form = istZeichen(leser.t, nach, "(") ? kuerzelInKlammern(leser, nach + 1) : undefined;
  if (form) return form;
  const offen = (geltung === undefined || istLand(geltung)) && !nenntLand(leser.t, index, name.nach);
  const ids = offen ? gleichnamige(leser, index, name) : name.ids;
  const abbr =
    ids.length > 1 ? ohneBeugung(textVon(leser, index, name.nach).replace(/\s+/g, " ")) : akt?.kurz;
  return { bezug: { ids, abbr: abbr ?? "" }, nach };
}

const istLand = (geltung: string): boolean => !["DE", "EU", "INT"].includes(geltung);

function einheitlicheGeltung(leser: Leser, ids: readonly string[]): string | undefined {
  const geltungen = new Set(ids.map((id) => leser.register.akt(id)?.geltung ?? "DE"));
  return geltungen.size === 1 ? [...geltungen][0] : undefined;
}

/** All Länder acts that are called so, once the Land is left out: `Kommunalabgabengesetz`. */
function gleichnamige(leser: Leser, von: number, { ids, nach }: Name): readonly string[] {
  const akte = leser.register.landesakte(kernVon(leser.t, von, nach));
  const alle = new Set([...ids, ...akte.map(({ id }) => id)]);
  return ids.length === 1 && akte.length < 2 ? ids : [...alle];
}

/** The act of a Land by its name without the Land; one the register lacks has no address. */
export function landesakt(
  leser: Leser,
  { von, nach, land }: { readonly von: number; readonly nach: number; readonly land: Landnennung },
): Gefunden | undefined {
  const kern = kernVon(leser.t, von, nach);
  const akt = leser.register.landesakte(kern).find(({ geltung }) => geltung === land.land);
  return akt && { bezug: { ids: [akt.id], abbr: akt.kurz }, nach: Math.max(nach, land.nach) };
}
