import { type Gebiet, type Katalogtreffer, katalogverzeichnis } from "@gebuehrenportal/fristen/katalogsuche";
import type { Postangaben, Postart } from "./stueck.ts";

/** What the trigger of a period says where a piece of this kind sets it off; the catalogue's own words decide. */
const ausloeser: Readonly<Partial<Record<Postart, RegExp>>> = {
  urteil: /urteil/iu,
  beschluss: /beschluss(?!fassung)|entscheidung/iu,
  verfuegung: /fristsetzung|hinweis|anordnung|vom gericht bestimmt|ablehnungsverfügung/iu,
  ladung: /ladung|termin/iu,
  bescheid: /bescheid|verwaltungsakt/iu,
  klage:
    /zustellung der (?:klage|antrags)(?:schrift)?|klageformular|^ablauf der anzeigefrist|fristsetzung; mindestens/iu,
};
/** What the catalogue calls such a piece in one field of law alone. */
const imGebiet: Readonly<Partial<Record<Postart, Readonly<Partial<Record<Gebiet, RegExp>>>>>> = {
  bescheid: { asyl: /entscheidung|bekanntgabe$/iu },
};
/** What such a trigger may say besides, and then means something else. */
const nicht: Readonly<Partial<Record<Postart, RegExp>>> = {
  beschluss: /einspruchsentscheidung|^rechtskraft/iu,
  bescheid: /gerichtsbescheid/iu,
  klage: /^termin/iu,
};

/** Periods of the catalogue that fit a piece, in the order of the catalogue, the most used first. */
export type Passende = { readonly treffer: readonly Katalogtreffer[]; readonly gebiete: readonly Gebiet[] };

/** Without a field of law the most used alone are offered. */
const hoechstens = 12;

/** What fits a piece by its kind, within the field of law it belongs to. */
export function passendeFristen(
  stueck: Pick<Postangaben, "art" | "von" | "gerichtszeichen" | "gebiet">,
): Passende {
  const gebiete = gebieteVon(stueck);
  const muster = ausloeser[stueck.art];
  if (!muster) return { treffer: [], gebiete };
  const passt = ({ ausloeser: text, gebiet }: Katalogtreffer) =>
    (muster.test(text) || imGebiet[stueck.art]?.[gebiet]?.test(text)) && !nicht[stueck.art]?.test(text);
  const alle = katalogverzeichnis.filter(passt);
  const treffer =
    gebiete.length === 0
      ? alle.filter(({ kern }) => kern)
      : gebiete.flatMap((gebiet) => alle.filter((t) => t.gebiet === gebiet));
  const geordnet = [...treffer.filter(({ kern }) => kern), ...treffer.filter(({ kern }) => !kern)];
  return { treffer: geordnet.slice(0, hoechstens), gebiete };
}

/** Signs of registers that say the field of law by themselves: „3 F 12/26“, „5 Ca 1/26“. */
const registerzeichen: readonly (readonly [RegExp, readonly Gebiet[]])[] = [
  [/\b(?:Js|Ds|Cs|Ls|KLs|Ks|Qs|Ns)\b/u, ["straf"]],
  [/\bOWi\b/u, ["bussgeld"]],
  [/\b(?:F|FH|UF|WF)\b/u, ["familie"]],
  [/\b(?:Ca|BV|Sa|AZR|AZB|AZN)\b/u, ["arbeit"]],
  [/\b(?:IN|IK|IE)\b/u, ["insolvenz"]],
];

/** What a sender decides about, the narrower word first. */
const absender: readonly (readonly [RegExp, readonly Gebiet[]])[] = [
  [/familiengericht/iu, ["familie"]],
  [/insolvenzgericht/iu, ["insolvenz"]],
  [/nachlassgericht/iu, ["erbe"]],
  [/vollstreckungsgericht|gerichtsvollzieher/iu, ["vollstreckung"]],
  [/arbeitsgericht|\b(?:ArbG|LAG|BAG)\b/iu, ["arbeit"]],
  [/verwaltungsgericht|\b(?:VG|OVG|VGH|BVerwG)\b/iu, ["verwaltung", "asyl"]],
  [/sozialgericht|\b(?:SG|LSG|BSG)\b/iu, ["sozial"]],
  [/finanzgericht|bundesfinanzhof|\b(?:FG|BFH)\b/iu, ["finanz"]],
  [/bundesverfassungsgericht|\bBVerfG\b/iu, ["verfassung"]],
  [/finanzamt|hauptzollamt|familienkasse/iu, ["steuer"]],
  [/staatsanwaltschaft|polizei/iu, ["straf"]],
  [/bußgeldstelle/iu, ["bussgeld"]],
  [/bundesamt für migration|ausländerbehörde|\bBAMF\b/iu, ["asyl", "verwaltung"]],
  [
    /jobcenter|rentenversicherung|krankenkasse|agentur für arbeit|berufsgenossenschaft|versorgungsamt|sozialamt/iu,
    ["sozial"],
  ],
  [/amtsgericht|\bAG\b/iu, ["zivil", "kosten", "familie"]],
  [
    /landgericht|oberlandesgericht|kammergericht|bundesgerichtshof|\b(?:LG|OLG|KG|BGH)\b/iu,
    ["zivil", "kosten"],
  ],
  [/landratsamt|landeshauptstadt|bauamt|\b(?:stadt|gemeinde|landkreis|behörde)\b/iu, ["verwaltung"]],
];

/** The fields of law a piece belongs to: what somebody has said, else its number, else its sender; none: it is open. */
export function gebieteVon({
  von,
  gerichtszeichen,
  gebiet,
}: Pick<Postangaben, "von" | "gerichtszeichen" | "gebiet">): readonly Gebiet[] {
  if (gebiet !== "") return [gebiet as Gebiet];
  const [, ausZeichen] = registerzeichen.find(([muster]) => muster.test(gerichtszeichen)) ?? [];
  if (ausZeichen) return ausZeichen;
  const [, ausAbsender = []] = absender.find(([muster]) => muster.test(von)) ?? [];
  return ausAbsender;
}
