import type { Angabe, Feld, Regel, Sache, StreitwertEingabe } from "@gebuehrenportal/streitwert";
import type { Gesagt } from "../felder/ebene.ts";
import { gelesen, type Lesung } from "../felder/gelesen.ts";
import type { Leser } from "../formular/lesen.ts";
import type { Frage } from "../formular/rechnerformular.ts";
import { regelVon } from "./anpassung.ts";
import { streitwertangaben } from "./felder.ts";

type Streitwertfrage = StreitwertEingabe & Pick<Gesagt<typeof streitwertangaben>, "zustaendigkeit">;

/** What was typed; faults are in the reader. `vermutet`: the kind of matter was taken from the area of the rule. */
export function streitwertfrage(
  frage: Frage,
  leser: Leser,
): (Lesung<Streitwertfrage> & { readonly vermutet: boolean }) | undefined {
  const { werte, heute } = frage;
  const regel = regelVon(werte, heute);
  if (!regel) {
    if ((werte.regel ?? "") === "") leser.noetig(undefined, "regel");
    else leser.fehler.regel = { art: "ungueltig" };
    return undefined;
  }
  const angaben: Record<string, Angabe> = {};
  for (const feld of regel.felder) {
    const angabe = angabeAus(leser, feld, werte[feld.name]);
    if (angabe !== undefined) angaben[feld.name] = angabe;
    else if (feld.pflicht && feld.vorgabe === undefined) leser.noetig(undefined, feld.name);
  }
  const vermutet = (werte.sache ?? "").trim() === "";
  const sache = vermutet ? nachGebiet(regel) : werte.sache;
  const lesung = gelesen(streitwertangaben, { ...frage, werte: { ...werte, sache: sache ?? "" } }, leser);
  return lesung && { eingabe: { ...lesung.eingabe, angaben }, ort: lesung.ort, vermutet };
}

function angabeAus(leser: Leser, { name, art, wahl }: Feld, text: string | undefined): Angabe | undefined {
  switch (art) {
    case "geld":
      return leser.betrag(text, name);
    case "geldliste":
      return leser.liste(text, name, (eintrag, ort) => leser.betrag(eintrag, ort));
    case "zahl":
    case "prozent":
      return leser.zahl(text, name);
    case "schalter":
      return text === "ja" ? true : undefined;
    case "wahl":
      return leser.auswahl(
        text,
        name,
        (wahl ?? []).map(({ wert }) => wert),
      );
  }
}

/** Insolvency, forced sale, appeals and public law are not distributed by this value. */
function nachGebiet({ gebiet, id }: Regel): Sache | undefined {
  if (id === "weg-beschlussklage") return "wohnungseigentum";
  if (gebiet === "miete") return "wohnraummiete";
  if (gebiet === "verwaltung" || gebiet === "verfahren" || id === "vergabe") return undefined;
  return gebiet;
}
