import { katalogeintrag } from "@gebuehrenportal/fristen/katalog";
import { wahltage } from "@gebuehrenportal/gesetze/fristenkatalog/wahltage.ts";
import type { Tag } from "@gebuehrenportal/recht";
import { ausFragment } from "../formular/fragment.ts";
import type { Werte } from "../formular/rechnerformular.ts";
import type { Fristfrage } from "./eingabe.ts";
import type { Fristauswertung } from "./ergebnis.ts";
import { formular } from "./formular.ts";
import { wirdGehemmt } from "./nachtraege/nachtraege.ts";
import { rechnung } from "./rechnung.ts";
import { tagLang } from "./tagtext.ts";
import { akteVon, endesatz } from "./text.ts";
import { wege } from "./wege/wege.ts";

/** What the calculator has computed, as the deadline book takes it over. */
export type Fristuebergabe = {
  readonly frage: Fristfrage;
  /** What was asked and what came out, in words. */
  readonly angaben: readonly (readonly [name: string, wert: string])[];
  readonly akte: string;
  readonly von: string;
  readonly empfaenger: string;
  /** The reader wants the period alone, without what follows from it. */
  readonly ohneFolgen: boolean;
  /** The result rests on an extension, on what suspends a limitation, or on another kind of notice. */
  readonly nachgetragen: boolean;
};

/** Reads the state of the calculator and computes it anew; `undefined`: it gives no day. */
export function fristuebergabe(stand: string, heute: Tag): Fristuebergabe | undefined {
  const werte = ausFragment(formular, stand);
  const a = werte && rechnung.auswertung({ werte, heute, gefragt: true });
  if (a?.art !== "ergebnis") return undefined;
  const frage = a.eingabe as Fristfrage;
  const { nachtraege: n } = frage;
  return {
    frage,
    angaben: angabenVon(frage, a.ergebnis as Fristauswertung, heute),
    akte: akteVon(werte as Werte),
    von: werte?.von ?? "",
    empfaenger: werte?.empfaenger ?? "",
    ohneFolgen: werte?.kette === "0",
    nachgetragen: n.verlaengerung !== undefined || n.kuendigungsart !== undefined || wirdGehemmt(n),
  };
}

function angabenVon(frage: Fristfrage, a: Fristauswertung, heute: Tag): Fristuebergabe["angaben"] {
  const { bekanntgabe, ereignisAm } = frage.eingabe;
  const am = bekanntgabe?.am ?? ereignisAm;
  const variante = frage.art === "katalog" ? frage.eingabe.variante : undefined;
  const fall =
    frage.art === "katalog"
      ? katalogeintrag(frage.id, heute)?.varianten.find(({ id }) => id === variante)?.name
      : undefined;
  const waehlend = frage.art === "katalog" ? frage.eingabe : {};
  return [
    ["Frist", a.eintrag ? `${a.titel}, ${a.eintrag.norm}` : a.titel],
    ...(fall === undefined ? [] : [["Fall", fall] as const]),
    ...(bekanntgabe ? [["Zustellung oder Bekanntgabe", wege[bekanntgabe.weg].text] as const] : []),
    ...(am ? [[(bekanntgabe && wege[bekanntgabe.weg].tag) || "Ereignis", tagLang(am)] as const] : []),
    ...Object.values(wahltage).flatMap(({ angabe, frage: name }) => {
      const tag = waehlend[angabe];
      return tag === undefined ? [] : [[name, tagLang(tag)] as const];
    }),
    ...(a.feiertage === undefined ? [] : [["Feiertage", a.feiertage] as const]),
    [endesatz(a), tagLang(a.frist.ende)],
  ];
}
