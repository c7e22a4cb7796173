import { type Bekanntgabeart, type Bekanntgabeeingabe, ortsverkehrZaehlt } from "@gebuehrenportal/fristen";
import { eintragsangaben, type Katalogeingabe, type Wahltagangaben } from "@gebuehrenportal/fristen/katalog";
import { wahltage } from "@gebuehrenportal/gesetze/fristenkatalog/wahltage.ts";
import type { Leser } from "../formular/lesen.ts";
import type { Werte } from "../formular/rechnerformular.ts";
import { dauerAusText } from "./nachtraege/nachtraege.ts";
import { wege } from "./wege/wege.ts";

/** What a single entry takes beside day and place; only what it asks for is read. */
export function eintragszusatz(
  id: string,
  werte: Werte,
  leser: Leser,
): Partial<Omit<Katalogeingabe, "ort" | "weitereOrte">> {
  const nimmt = eintragsangaben(id);
  const tag = (feld: string) => leser.tag(werte[feld], feld);
  const zahl = (feld: string) => leser.zahl(werte[feld], feld);
  const verkuendungAm = nimmt.has("verkuendungAm") ? tag("verkuendung") : undefined;
  const zustellungAm = nimmt.has("zustellungAm") ? tag("zustellung") : undefined;
  const verkuendetAm = leser.tag(werte.ereignis, "ereignis");
  if (zustellungAm && verkuendetAm && zustellungAm < verkuendetAm)
    leser.fehlt("zustellung", "Die Zustellung liegt vor der Verkündung.", "§ 345 Abs. 1 StPO");
  const urteilZuDenAktenAm = nimmt.has("urteilZuDenAktenAm") ? tag("akten") : undefined;
  const entscheidungAm = nimmt.has("entscheidungAm") ? tag("entscheidung") : undefined;
  const anmeldefristTage = nimmt.has("anmeldefristTage") ? zahl("anmeldefrist") : undefined;
  const postlaufTage = nimmt.has("postlaufTage") ? zahl("postlauf") : undefined;
  return {
    ...(verkuendungAm && { verkuendungAm }),
    ...(zustellungAm && { zustellungAm }),
    ...(urteilZuDenAktenAm && { urteilZuDenAktenAm }),
    ...(entscheidungAm && { entscheidungAm }),
    ...(anmeldefristTage !== undefined && { anmeldefristTage }),
    ...(postlaufTage !== undefined && { postlaufTage }),
    ...(nimmt.has("amtsblatt") && werte.amtsblatt === "ja" && { amtsblatt: true }),
    ...wahltagangaben(nimmt, werte, leser),
  };
}

/** The days that choose between the versions of an entry, as far as it asks for them. */
const wahltagangaben = (
  nimmt: ReturnType<typeof eintragsangaben>,
  werte: Werte,
  leser: Leser,
): Wahltagangaben =>
  Object.fromEntries(
    Object.values(wahltage).flatMap(({ angabe, feld }) => {
      const tag = nimmt.has(angabe) ? leser.tag(werte[feld], feld) : undefined;
      return tag === undefined ? [] : [[angabe, tag]];
    }),
  );

/** What a single way of service takes beside its day. */
export function wegzusatz(weg: Bekanntgabeart, werte: Werte, leser: Leser): Partial<Bekanntgabeeingabe> {
  const { eingang, elektronisch, ortsverkehr, bestimmt, bestimmterTag } = wege[weg];
  const eingangAm = eingang && leser.tag(werte.eingang, "eingang");
  const ruecksendungAm = eingang && leser.tag(werte.ruecksendung, "ruecksendung");
  const bestimmteDauer = bestimmt && dauerAusText(werte.bestimmt, "bestimmt", leser);
  const tag = bestimmterTag && leser.tag(werte.bestimmtTag, "bestimmtTag");
  const aufgabe = ortsverkehr && leser.tag(werte.ereignis, "ereignis");
  const imOrtsverkehr = aufgabe !== undefined && ortsverkehrZaehlt(aufgabe);
  return {
    ...(eingangAm && { eingangAm }),
    ...(ruecksendungAm && { ruecksendungAm }),
    ...(elektronisch && werte.elektronisch === "ja" && { elektronisch: true }),
    ...(ortsverkehr && werte.ortsverkehr === "ja" && imOrtsverkehr && { ortsbestellverkehr: true }),
    ...(bestimmteDauer && { bestimmteDauer }),
    ...(tag && { bestimmterTag: tag }),
  };
}
