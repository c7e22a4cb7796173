import { normAdresse } from "../../packages/recht/index.ts";

/** Where gesetze-im-internet.de keeps the statutes of which no result of a calculation links a norm. */
const weitere: Readonly<Record<string, string>> = {
  AktG: "aktg",
  AO: "ao_1977",
  BVerfGG: "bverfgg",
  Einigungsvertrag: "einigvtr",
  GmbHG: "gmbhg",
  KSchG: "kschg",
  MarkenG: "markeng",
  OZG: "ozg",
  PatG: "patg",
  "SGB I": "sgb_1",
  "SGB X": "sgb_10",
  StGB: "stgb",
  StVG: "stvg",
  VwVfG: "vwvfg",
  VwZG: "vwzg_2005",
};

/** Notices and ordinances that say a number of a statute, each with a text of its own. */
const eigenerText = /^(pkhb|rwbest[gv]|versorgausglumrfaktorbek)_\d{4}/;

/** Norms whose number or rule stands in another text, with the reason. */
const andererText: Readonly<Record<string, readonly [ordner: string, grund: string]>> = {
  "Fristenkatalog (Bundesrecht)": ["", "nennt alle Gesetze"],
  Landesfeiertagsgesetze: ["bgb", "§ 193 BGB verweist auf die Feiertage der Länder"],
  "§ 788 ZPO": ["gvkostg", "die Reihe nennt die Nummern des Kostenverzeichnisses"],
  "§ 74 Abs. 1 Satz 4 AsylG": ["vwgo", "bis 2026 galt § 58 Abs. 2 VwGO"],
  "§§ 187 ff. BGB, § 222 ZPO entsprechend": ["bverfgg", "gilt seit dem BVerfGG, das keine eigene Regel hat"],
};

type Zeitreihe = {
  readonly norm: string;
  readonly fassungen: readonly { readonly ab: string; readonly quelle: { readonly link?: string } }[];
  readonly aus?: readonly Zeitreihe[];
};

/** Versions whose source links the text of a statute that their norm does not name. */
export function verweisePruefen(
  reihen: readonly { readonly titel: string; readonly reihe: Zeitreihe }[],
): string[] {
  return reihen.flatMap(({ titel, reihe }) => {
    const erlaubt = new Set([reihe, ...(reihe.aus ?? [])].flatMap(({ norm }) => texteVon(norm)));
    return reihe.fassungen.flatMap(({ ab, quelle: { link } }) => {
      const text = ordnerVon(link);
      if (text === undefined || eigenerText.test(text) || erlaubt.has(text)) return [];
      return [`${titel} (${reihe.norm}), Fassung ab ${ab}: ${link}`];
    });
  });
}

/** The folders of the statutes a norm names. */
function texteVon(norm: string): readonly (string | undefined)[] {
  const worte = norm.match(/SGB [IVX]+|\p{L}+/gu) ?? [];
  const genannt = worte.map((wort) => weitere[wort] ?? ordnerVon(normAdresse(`§ 1 ${wort}`)));
  return [...genannt, andererText[norm]?.[0]];
}

const ordnerVon = (link = ""): string | undefined =>
  /^https:\/\/www\.gesetze-im-internet\.de\/([^/]*)/.exec(link)?.[1];
