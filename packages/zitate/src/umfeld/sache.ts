import type { Akt } from "@gebuehrenportal/gesetze/register/typ.ts";
import { landesbeiwort, landesname, landnameAn } from "../lesen/land.ts";
import { type Gesetzbezug, type Leser, wortAn } from "../lesen/leser.ts";
import { auchLandesrecht, sachworte } from "../register/nachtrag.ts";
import { art, artVon, istZeichen, klebt, tokens, wortVon } from "../text/tokens.ts";
import type { Einheit } from "../typen.ts";

/** So many words before and behind a citation say what it is about. */
const weite = 30;

/** The act among several of one short form whose matter or Land its sentence names; all of them where it does not decide. */
export function nachSache(
  leser: Leser,
  bezug: Gesetzbezug,
  {
    von,
    nach,
    satzanfang,
    einheit,
  }: { readonly von: number; readonly nach: number; readonly satzanfang: number; readonly einheit: Einheit },
): Gesetzbezug {
  if (bezug.form !== undefined && auchLandesrecht.has(bezug.form))
    return imLand(leser, bezug, { von, nach, satzanfang });
  if (bezug.ids.length < 2 || (bezug.form !== undefined && leser.register.hinweis(bezug.form) !== undefined))
    return bezug;
  const akte = bezug.ids
    .flatMap((id) => leser.register.akt(id) ?? [])
    .filter((akt) => akt.einheit === einheit || akt.zweiteEinheit === einheit);
  const umgebung = new Set([
    ...worteDavor(leser, von, Math.max(satzanfang, von - weite)),
    ...worteDanach(leser, nach),
  ]);
  const merkmale = akte.map((akt) => merkmaleVon(akt));
  const passende = akte.filter((_, i) =>
    [...(merkmale[i] ?? [])].some(
      (stamm) => umgebung.has(stamm) && merkmale.every((andere, j) => j === i || !andere.has(stamm)),
    ),
  );
  const [einer] = passende;
  return einer && passende.length === 1 ? { ...bezug, ids: [einer.id], abbr: einer.kurz } : bezug;
}

/** Beginnings of the words of an act's names, and its Land. */
function merkmaleVon({ id, namen, geltung }: Akt): ReadonlySet<string> {
  const staemme = new Set((sachworte[id] ?? []).flatMap((wort) => stammAus(wort) ?? []));
  for (const name of [...namen, landesname(geltung)]) {
    const t = tokens(name);
    for (let i = 0; i < t.anzahl; i++) {
      const stamm = artVon(t, i) === art.wort ? stammAus(wortVon(t, i)) : undefined;
      if (stamm !== undefined) staemme.add(stamm);
    }
  }
  return staemme;
}

/** The first letters of a noun, without those that every act has. */
function stammAus(wort: string): string | undefined {
  if (wort.length < 5 || !/^\p{Lu}|isch|er$/u.test(wort)) return undefined;
  const klein = wort.toLowerCase().replaceAll("ä", "a").replaceAll("ö", "o").replaceAll("ü", "u");
  const stamm = klein.slice(0, /^(?:bundes|landes)/.test(klein) ? 9 : 6);
  return /^(?:gesetz|verord|ordnun|artike|absatz|sachse|dienst|besond|allgem)$/.test(stamm)
    ? undefined
    : stamm;
}

function worteDavor(leser: Leser, von: number, ab: number): readonly string[] {
  const worte: string[] = [];
  for (let hier = von - 1; hier >= ab && artVon(leser.t, hier) !== art.absatz; hier--)
    worte.push(...stammAn(leser, hier));
  return worte;
}

function worteDanach(leser: Leser, nach: number): readonly string[] {
  const worte: string[] = [];
  for (let hier = nach; hier < nach + weite; hier++) {
    const zeichenart = artVon(leser.t, hier);
    if (zeichenart === art.absatz || zeichenart === art.ende || zeichenart === art.paragraph) break;
    if (istZeichen(leser.t, hier, ";") || (istZeichen(leser.t, hier, ".") && !klebt(leser.t, hier + 1)))
      break;
    worte.push(...stammAn(leser, hier));
  }
  return worte;
}

function stammAn(leser: Leser, index: number): readonly string[] {
  const wort = wortAn(leser, index);
  if (wort === "") return [];
  const land = landesbeiwort(leser, index);
  const eigener = stammAus(wort);
  const ganzes = land && stammAus(landesname(land.land));
  return [...(eigener === undefined ? [] : [eigener]), ...(ganzes === undefined ? [] : [ganzes])];
}

/** Courts of the Länder by their seat; where a court serves two, its Land stays open. */
const gerichtssitze: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Greifswald: "MV",
    Lüneburg: "NI",
    Münster: "NW",
    Koblenz: "RP",
    Saarlouis: "SL",
    Bautzen: "SN",
    Magdeburg: "ST",
    Schleswig: "SH",
    Weimar: "TH",
    Mannheim: "BW",
    München: "BY",
    Kassel: "HE",
    Bremen: "HB",
    Hamburg: "HH",
    Schwerin: "MV",
    Potsdam: "BB",
    Cottbus: "BB",
    Düsseldorf: "NW",
    Arnsberg: "NW",
    Minden: "NW",
    Dresden: "SN",
    Halle: "ST",
    Gera: "TH",
    Meiningen: "TH",
    Hannover: "NI",
    Stade: "NI",
    Stuttgart: "BW",
    Sigmaringen: "BW",
    Ansbach: "BY",
    Augsburg: "BY",
    Regensburg: "BY",
    Mainz: "RP",
    Trier: "RP",
    Wiesbaden: "HE",
    Gießen: "HE",
  }),
);
const gericht =
  /^(?:OVG|VGH|VG|VerfGH|LVerfG|Oberverwaltungsgerichts?|Verwaltungsgerichtshofe?s?|Verwaltungsgerichts?|Landesverfassungsgerichts?)$/;
const landessache =
  /^(?:Landes(?:regierung|behörde|amt|beauftragte|ministerium|rechnungshof|recht)|Landtag|Landkreis|Gemeinde|Stadt|Bürgermeister|Polizei|Bezirksamt|Senatsverwaltung|Schulbehörde|Oberbürgermeister)/;

/** `Das OVG Greifswald gibt der Gemeinde nach § 1 IFG recht`: a court of a Land in a matter of the Land does not mean the federal act. */
function imLand(
  leser: Leser,
  bezug: Gesetzbezug,
  { von, nach, satzanfang }: { readonly von: number; readonly nach: number; readonly satzanfang: number },
): Gesetzbezug {
  let land: string | undefined;
  let maker: string | undefined;
  let sache = false;
  let bund = false;
  for (let hier = Math.max(satzanfang, von - weite); hier < nach + weite; hier++) {
    if (
      hier >= nach &&
      (artVon(leser.t, hier) === art.absatz ||
        artVon(leser.t, hier) === art.ende ||
        istZeichen(leser.t, hier, "."))
    )
      break;
    const wort = wortAn(leser, hier);
    if (gericht.test(wort)) land ??= gerichtssitze.get(wortAn(leser, hier + 1));
    sache ||= landessache.test(wort);
    if (/^(?:[Ii]n|[Ii]m|Land|Landes|Freistaat|Freistaats|Freistaates)$/.test(wort))
      maker ??= landnameAn(leser, hier + 1)?.land;
    bund ||= /^Bund(?:es|$)/.test(wort);
  }
  const gemeint = maker ?? (sache ? land : undefined);
  if (gemeint === undefined || bund) return bezug;
  const eigene = bezug.ids.filter((id) => leser.register.akt(id)?.geltung === gemeint);
  const abbr = bezug.form ?? bezug.abbr;
  return eigene.length === 1 ? { ...bezug, ids: eigene } : { ids: [], abbr, land: gemeint };
}
