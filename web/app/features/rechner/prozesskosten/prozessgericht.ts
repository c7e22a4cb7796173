import type { Gericht, Gerichtsart } from "@gebuehrenportal/gesetze/gerichte";
import {
  type Gerichtszweig,
  gerichtszweige,
  zweigDes,
} from "@gebuehrenportal/gesetze/gerichte/gerichtszweige.ts";
import { erprobungsgerichte } from "@gebuehrenportal/gesetze/gerichte/online-verfahren.ts";
import { datum, euro, type KeinErgebnis, keinErgebnis, type Vermerk } from "@gebuehrenportal/recht";
import { amtsgerichtHoechstens } from "@gebuehrenportal/streitwert/grenzen";
import type { ProzesskostenEingabe } from "./eingabe.ts";
import { type Rechtsweg, rechtswegnamen, regelnDes, type Stufe } from "./rechtsweg/rechtsweg.ts";

/** What the calculator says of a court. */
export type Instanzgericht = Pick<Gericht, "id" | "name" | "kurz" | "art">;

/** A chosen court, with all courts above it, the next first. */
export type Prozessgericht = Instanzgericht & { readonly hoehere: readonly Instanzgericht[] };

/** Reads the name of a court; the browser has the directory only once somebody has typed one. */
export type Gerichtskunde = (text: string) => Prozessgericht | { readonly fehler: string };

const zweigAuf: Readonly<Record<Rechtsweg, Gerichtszweig>> = {
  zivil: "ordentlich",
  arbeit: "arbeit",
  verwaltung: "verwaltung",
  finanz: "finanz",
  sozial: "sozial",
  scheidung: "ordentlich",
};

/** A divorce is chosen, it follows from no court. */
const rechtswegZu = Object.fromEntries(
  Object.entries(zweigAuf).flatMap(([rechtsweg, zweig]) =>
    rechtsweg === "scheidung" ? [] : [[zweig, rechtsweg]],
  ),
) as Readonly<Record<Gerichtszweig, Rechtsweg>>;

/** The way to the courts that leads before this one. */
export function rechtswegVor(gericht: Pick<Instanzgericht, "art"> | undefined): Rechtsweg | undefined {
  const zweig = gericht && zweigDes(gericht.art);
  return zweig && rechtswegZu[zweig];
}

const istErstes = (rechtsweg: Rechtsweg, art: Gerichtsart): boolean =>
  rechtsweg === "scheidung" ? art === "AG" : gerichtszweige[zweigAuf[rechtsweg]].erste.arten.includes(art);

/**
 * The instances of this way to the courts. Where a case can begin before the chosen court they bear its name and those of the
 * courts above: the next one hears the appeal, the highest the further appeal, also against the judgment of a Landgericht
 * (§ 133 GVG). Against a family court it is the Oberlandesgericht that hears the appeal (§ 119 Abs. 1 Nr. 1 GVG).
 */
export function stufenVor(rechtsweg: Rechtsweg, gericht?: Prozessgericht): readonly Stufe[] {
  const { stufen } = regelnDes[rechtsweg];
  if (!gericht || !istErstes(rechtsweg, gericht.art)) return stufen;
  const naechstes =
    rechtsweg === "scheidung"
      ? gericht.hoehere.find(({ art }) => art === "OLG" || art === "KG")
      : gericht.hoehere[0];
  const zug = [gericht, naechstes, gericht.hoehere.at(-1)];
  return stufen.map((stufe, i) => {
    const { id, name, kurz } = zug[i] ?? {};
    if (id === undefined || name === undefined || kurz === undefined) return stufe;
    const worte = stufe.rechtsmittel === undefined ? kurz : `${stufe.rechtsmittel}, ${kurz}`;
    return {
      ...stufe,
      gericht: kurz,
      titel: `${stufe.id}. Instanz (${worte})`,
      instanzgericht: { id, name },
    };
  });
}

/** Why a case of this kind does not begin before the chosen court. */
export function unpassend(
  { rechtsweg = "zivil", onlineVerfahren }: ProzesskostenEingabe,
  gericht: Prozessgericht | undefined,
): KeinErgebnis | undefined {
  if (!gericht) return undefined;
  const { art, name } = gericht;
  const zweig = zweigDes(art);
  if (rechtsweg === "scheidung" && (!zweig || zweig === "ordentlich")) {
    return istErstes(rechtsweg, art)
      ? undefined
      : keinErgebnis(
          `Eine Scheidung beginnt vor dem Amtsgericht als Familiengericht; geben Sie dieses an. Angegeben ist: ${name}.`,
          "§ 23a Abs. 1 Satz 1 Nr. 1, § 23b Abs. 1 GVG",
          "gericht",
        );
  }
  if (!zweig) return ausserhalb(art, name);
  const { name: zweigname, norm, erste, hoehere } = gerichtszweige[zweig];
  if (zweig !== zweigAuf[rechtsweg]) {
    return keinErgebnis(
      `Als Rechtsweg sind die ${rechtswegnamen[rechtsweg]} gewählt, das angegebene Gericht gehört aber zu einem anderen (${zweigname}): ${name}.`,
      norm,
      "gericht",
    );
  }
  if (!erste.arten.includes(art)) {
    const nr = hoehere[art];
    return keinErgebnis(
      `Geben Sie das Gericht der ersten Instanz an, hier ${erste.name}. Über Rechtsmittel entscheidet: ${name}.${
        nr === undefined
          ? ""
          : ` Ist es ausnahmsweise in erster Instanz zuständig, gilt Nr. ${nr} KV GKG; diese Nummer rechnet der Gerichtskostenrechner.`
      }`,
      erste.norm,
      "gericht",
    );
  }
  return onlineVerfahren && art !== "AG"
    ? keinErgebnis(
        `Das Online-Verfahren gibt es nur vor den Amtsgerichten. Angegeben ist: ${name}.`,
        "§ 1122 ZPO",
        "onlineVerfahren",
      )
    : undefined;
}

const ausserhalb = (art: Gerichtsart, name: string): KeinErgebnis =>
  art === "MAHN"
    ? keinErgebnis(
        `Nach Widerspruch oder Einspruch wird der Rechtsstreit an ein anderes Gericht abgegeben; geben Sie dieses an. Nur den Mahnbescheid erlässt: ${name}.`,
        "§ 696 Abs. 1, § 700 Abs. 3 ZPO",
        "gericht",
      )
    : keinErgebnis(
        `Gerechnet werden Prozesse vor den Zivil-, Arbeits-, Verwaltungs-, Finanz- und Sozialgerichten und Scheidungen. Dazu gehört nicht: ${name}.`,
        "§ 1 GKG",
        "gericht",
      );

const hinweis = (text: string, norm: string): Vermerk => ({ art: "hinweis", text, norm });

/** What hangs on the court: in a civil case value, lawyers, the court of appeal; in a divorce whether it hears family matters. */
export function zumGericht(
  eingabe: ProzesskostenEingabe,
  gericht: Prozessgericht | undefined,
): readonly Vermerk[] {
  const { rechtsweg = "zivil", instanzen, eigene, gegner } = eingabe;
  if (gericht && rechtsweg === "scheidung") {
    return [
      hinweis(
        "Die Länder können Familiensachen mehrerer Amtsgerichte einem von ihnen zuweisen; ob das angegebene ein Familiengericht hat, ist nicht geprüft.",
        "§ 23d GVG",
      ),
    ];
  }
  if (!gericht || rechtsweg !== "zivil") return [];
  const vorLandgericht = gericht.art === "LG";
  const ohneAnwalt = [eigene, gegner].some((seite) => seite?.anwalt === "ohne");
  return [
    ...zumWert(eingabe, gericht),
    ...(eingabe.onlineVerfahren ? [zurErprobung(gericht)] : []),
    ...((vorLandgericht || instanzen.length > 1) && ohneAnwalt
      ? [
          hinweis(
            "Vor den Landgerichten und den Gerichten darüber muss sich jede Seite durch einen Rechtsanwalt vertreten lassen; gerechnet ist eine Seite ohne Anwalt.",
            "§ 78 Abs. 1 ZPO",
          ),
        ]
      : []),
    ...(!vorLandgericht && instanzen.length > 1
      ? [
          hinweis(
            "In Wohnungseigentumssachen geht die Berufung nicht an das allgemein übergeordnete Landgericht, sondern an das am Sitz des Oberlandesgerichts, wenn das Land kein anderes bestimmt hat.",
            "§ 72 Abs. 2 GVG",
          ),
        ]
      : []),
  ];
}

function zurErprobung({ id, name }: Prozessgericht): Vermerk {
  const { stand, gerichte, ohneVerkehrsunfall } = erprobungsgerichte;
  const genannt = (liste: readonly string[]) => liste.includes(id);
  const tag = `Stand ${datum(stand)}`;
  return hinweis(
    genannt(gerichte)
      ? `${name} steht im Verzeichnis der Gerichte, die das Online-Verfahren erproben (${tag})${genannt(ohneVerkehrsunfall) ? ", nicht für Klagen aus Verkehrsunfällen" : ""}; prüfen Sie es vor der Einreichung.`
      : `${name} steht nicht im Verzeichnis der Gerichte, die das Online-Verfahren erproben (${tag}). Es kann seither gewachsen sein; maßgeblich ist die Verordnung des Landes.`,
    "§ 1123 ZPO",
  );
}

function zumWert(
  { wert, instanzen: [erste] }: ProzesskostenEingabe,
  { art, name }: Prozessgericht,
): Vermerk[] {
  const grenze = erste && amtsgerichtHoechstens(erste.am);
  if (!grenze) return [];
  const { betrag, norm, ab } = grenze;
  const darueber = (erste.wert ?? wert) > betrag;
  if (darueber === (art === "LG")) return [];
  const fassung = `in der Fassung ab ${datum(ab)}`;
  return [
    darueber
      ? hinweis(
          `Nach dem Streitwert ist das Landgericht zuständig, denn er übersteigt ${euro(betrag)} (${norm} ${fassung}). Angegeben ist: ${name}; zuständig ist es nur in den Sachen, die ohne Rücksicht auf den Wert vor das Amtsgericht gehören, nach Vereinbarung oder rügeloser Verhandlung.`,
          "§ 23 Nr. 2, § 71 Abs. 1 GVG, §§ 38, 39 ZPO",
        )
      : hinweis(
          `Nach dem Streitwert ist das Amtsgericht zuständig, denn er übersteigt ${euro(betrag)} nicht (${norm} ${fassung}). Angegeben ist: ${name}; zuständig ist es nur in den Sachen, die ohne Rücksicht auf den Wert vor das Landgericht gehören, nach Vereinbarung oder rügeloser Verhandlung.`,
          "§ 71 Abs. 2 GVG, §§ 38, 39 ZPO",
        ),
  ];
}
