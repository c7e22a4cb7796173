import { art, artVon, istZeichen, klebt } from "../../text/tokens.ts";
import { type Gefunden, textVon } from "../form.ts";
import { namenMerken } from "../genannt.ts";
import { type Landnennung, landesbeiwort, landHinter, landInWorten } from "../land.ts";
import { type Gesetzbezug, istParagraph, type Leser, wortAn } from "../leser.ts";
import { eigenesKuerzel, mitEigenemKuerzel, ohneBeugung } from "./kuerzel.ts";
import { landesakt, namensakteAn } from "./name.ts";

/** The last word of a title. */
const gesetzesnomen = /(?:gesetz|gesetzes|gesetzbuch|gesetzbuchs|gesetzbuches|verordnung|ordnung)$/i;
const blossesGesetz = /^(?:Gesetz|Gesetzes|Verordnung|Landesgesetz|Landesgesetzes|Landesverordnung)$/;

/** No title is longer. */
const laengsterTitel = 30;

/** An act of a Land by its title: with an adjective before it, or with the Land behind it. */
export const landesgesetz = (leser: Leser, index: number): Gefunden | undefined =>
  landestitel(leser, index) ?? titelMitLand(leser, index);

/** `des Hamburgischen Informationsfreiheitsgesetzes (HmbIFG)`, `Thüringer Bauordnung`: the Land's act or none, never the federal one. */
export function landestitel(leser: Leser, index: number): Gefunden | undefined {
  const land = landesbeiwort(leser, index);
  if (!land) return undefined;
  const ganz = namensakteAn(leser, index);
  const akt = ganz?.ids.length === 1 ? leser.register.akt(ganz.ids[0] ?? "") : undefined;
  if (ganz && akt?.geltung === land.land)
    return mitEigenemKuerzel(leser, { bezug: { ids: [akt.id], abbr: akt.kurz }, nach: ganz.nach });
  const kurz = titelende(leser, land.nach);
  if (kurz === undefined) return undefined;
  const ende = langesEnde(leser, kurz) ?? kurz;
  const bekannt = landesakt(leser, { von: land.nach, nach: ende, land: { land: land.land, nach: ende } });
  const titel = `${grundform(wortVonBis(leser, index, land.nach), wortAn(leser, kurz - 1))} ${ohneBeugung(wortVonBis(leser, land.nach, ende))}`;
  return mitEigenemKuerzel(
    leser,
    bekannt ?? { bezug: { ids: [], abbr: titel, land: land.land }, nach: ende },
  );
}

/** `Versammlungsgesetz Berlin (VersG)`, `Gesetz über die Freiheit des Zugangs … für das Land Schleswig-Holstein (IFG)`. */
export function titelMitLand(leser: Leser, index: number): Gefunden | undefined {
  const wort = wortAn(leser, index);
  if (!/^\p{Lu}/u.test(wort)) return undefined;
  const ende = titelende(leser, index);
  if (ende === undefined) return undefined;
  const bloss = ende === index + 1 && blossesGesetz.test(wort);
  if (!bloss && wort.startsWith("Landes") && istZeichen(leser.t, ende, "("))
    return landeskuerzel(leser, ende);
  const imTitel = bloss ? landImTitel(leser, ende) : undefined;
  const land = bloss ? imTitel : landHinter(leser, ende);
  if (!land) return undefined;
  const bis = imTitel?.von ?? ende;
  const bekannt = landesakt(leser, { von: index, nach: bis, land });
  const unbekannt: Gesetzbezug = {
    ids: [],
    abbr: ohneBeugung(wortVonBis(leser, index, bis)),
    land: land.land,
  };
  return mitEigenemKuerzel(leser, bekannt ?? { bezug: unbekannt, nach: land.nach });
}

/** `des Landesinformationsfreiheitsgesetzes (IFG) Rheinland-Pfalz`: what calls itself so is never the federal act. */
function landeskuerzel(leser: Leser, ende: number): Gefunden | undefined {
  const stelle = eigenesKuerzel(leser, ende);
  if (!stelle) return undefined;
  const name = wortAn(leser, stelle.wort);
  const ids = leser.register.formen.get(name)?.find(({ rest }) => rest.length === 0)?.ids ?? [];
  const land = landHinter(leser, stelle.nach);
  const akte = ids
    .flatMap((id) => leser.register.akt(id) ?? [])
    .filter(({ geltung }) => (land ? geltung === land.land : geltung !== "DE"));
  if (ids.length > 0 && !land && akte.length === ids.length) return undefined;
  const [akt] = akte;
  const bezug: Gesetzbezug =
    akt && akte.length === 1
      ? { ids: [akt.id], abbr: akt.kurz }
      : land
        ? { ids: [], abbr: name, land: land.land }
        : { ids: [], abbr: name };
  namenMerken(leser, stelle.wort, name, bezug);
  return { bezug, nach: land?.nach ?? stelle.nach };
}

/** The place before the short form in brackets that ends a title like `Gesetz über die kommunale Doppik (ThürKDG)`. */
function langesEnde(leser: Leser, index: number): number | undefined {
  if (
    !blossesGesetz.test(wortAn(leser, index - 1)) ||
    !/^(?:über|zur|zum|zu|für|gegen)$/.test(wortAn(leser, index))
  )
    return undefined;
  for (let hier = index; hier < index + laengsterTitel; hier++) {
    if (istZeichen(leser.t, hier, "(")) return eigenesKuerzel(leser, hier) ? hier : undefined;
    if (istParagraph(leser, hier) || [".", ";", ")"].some((zeichen) => istZeichen(leser.t, hier, zeichen)))
      return undefined;
    if (artVon(leser.t, hier) === art.absatz || artVon(leser.t, hier) === art.ende) return undefined;
  }
  return undefined;
}

/** The Land inside a long title: `für das Land Hessen`, before its short form or its end. */
function landImTitel(leser: Leser, index: number): (Landnennung & { readonly von: number }) | undefined {
  if (!/^(?:über|zur|zum|zu|betreffend|für|gegen)$/.test(wortAn(leser, index))) return undefined;
  for (let hier = index; hier < index + laengsterTitel; hier++) {
    if (
      istParagraph(leser, hier) ||
      [".", ";", "(", ")"].some((zeichen) => istZeichen(leser.t, hier, zeichen))
    )
      return undefined;
    if (artVon(leser.t, hier) === art.absatz || artVon(leser.t, hier) === art.ende) return undefined;
    const land = /^(?:für|des|der|im|in)$/.test(wortAn(leser, hier)) ? landInWorten(leser, hier) : undefined;
    if (land && (/^[fd]/.test(wortAn(leser, hier)) || istZeichen(leser.t, land.nach, "(")))
      return { ...land, von: hier };
  }
  return undefined;
}

/** The place after a title in words: `Akteneinsichts- und Informationszugangsgesetzes`, `Öffentlichen Gesundheitsdienstgesetzes`. */
export function titelende(leser: Leser, index: number): number | undefined {
  for (let hier = index; hier < index + 9; hier++) {
    const wort = wortAn(leser, hier);
    if (wort === "") {
      if (istZeichen(leser.t, hier, "-") && klebt(leser.t, hier) && hier > index) continue;
      return undefined;
    }
    const strichDanach = istZeichen(leser.t, hier + 1, "-") && klebt(leser.t, hier + 1);
    if (gesetzesnomen.test(wort) && !strichDanach) return hier + 1;
    const nachStrich = istZeichen(leser.t, hier - 1, "-") && hier > index;
    if (strichDanach || (nachStrich && /^(?:und|sowie|oder)$/.test(wort))) continue;
    if (nachStrich && !/^\p{Lu}/u.test(wort)) return undefined;
    if (!/^[A-ZÄÖÜa-zäöü][a-zäöüß]{3,}(?:en|er|es|e)$/.test(wort)) return undefined;
  }
  return undefined;
}

/** Notes a short form in brackets that a title of a Land stands before, apart from any norm. */
export function landErklaeren(leser: Leser, klammer: number): void {
  const stelle = eigenesKuerzel(leser, klammer);
  if (!stelle || !leser.register.formen.has(wortAn(leser, stelle.wort))) return;
  for (let hier = klammer - 1; hier >= 0 && hier > klammer - laengsterTitel; hier--) {
    if (istParagraph(leser, hier) || [".", ";", ")"].some((zeichen) => istZeichen(leser.t, hier, zeichen)))
      return;
    if (artVon(leser.t, hier) === art.absatz) return;
    if (wortAn(leser, hier) !== "" && (landesgesetz(leser, hier)?.nach ?? 0) > klammer) return;
  }
}

const wortVonBis = (leser: Leser, von: number, nach: number): string =>
  textVon(leser, von, nach).replace(/\s+/g, " ");

/** `hamburgischen` → `Hamburgisches`, before a feminine noun `Hamburgische`. */
function grundform(beiwort: string, nomen: string): string {
  const gross = beiwort.charAt(0).toUpperCase() + beiwort.slice(1);
  return gross.replace(/(isch|vorpommersch)(?:en|es|er|e)$/, `$1${/ordnung$/i.test(nomen) ? "e" : "es"}`);
}
