import type { VvNummer, VvWert } from "@gebuehrenportal/gesetze/rvg/vv/typen.ts";
import { anteil, datum, fassungAm } from "@gebuehrenportal/recht";
import { kein } from "../abbruch.ts";
import type { Position } from "../eingabe.ts";
import type { Sache } from "../sache.ts";
import { beratung34 } from "./beratung.ts";
import { pruefeBussgeldstufe } from "./bussgeldstufe.ts";
import { festgebuehr } from "./festgebuehr.ts";
import { fiktiveGebuehr } from "./fiktive-terminsgebuehr.ts";
import type { Auftrag, Betrag, Gebuehr } from "./gebuehr.ts";
import { hebegebuehr } from "./hebegebuehr.ts";
import { pruefeLaengenzuschlag } from "./laengenzuschlag.ts";
import { nummerAmStichtag } from "./nummer-am-stichtag.ts";
import { rahmengebuehr } from "./rahmengebuehr.ts";
import { satzgebuehr, satzrahmengebuehr } from "./satzgebuehr.ts";
import { verweisgebuehr } from "./verweisgebuehr.ts";
import { zusatzgebuehr } from "./zusatzgebuehr.ts";

/** The fee of one position by its number, with its steps; ends the calculation where the law knows no such fee. */
export function gebuehr(s: Sache, position: Position, feld: string): Gebuehr {
  if (position.nr === "34") return alsGebuehr(s, position, feld, beratung34(s, position, feld));
  const nummer = nummerAmStichtag(s, position.nr, feld);
  const f = fassungAm(nummer.werte, s.stichtag);
  if (!f || f.wert.art === "entfallen") {
    const beginn = nummer.werte.fassungen[0]?.ab ?? s.stichtag;
    const wann = f ? `gibt es seit dem ${datum(f.ab)} nicht mehr` : `gibt es erst seit dem ${datum(beginn)}`;
    kein(
      `Nr. ${nummer.nr} VV ${wann}; maßgeblich ist der ${datum(s.stichtag)}.`,
      nummer.werte.norm,
      `${feld}.nr`,
    );
  }
  const p = mitVariante(position, f.wert);
  pruefeSpalte(s, nummer, feld);
  pruefeLaengenzuschlag(s, nummer, feld);
  const auftrag = { s, p, nummer, wert: f.wert, feld, gebuehrVon: gebuehr };
  pruefeBussgeldstufe(auftrag);
  const betrag = nachArt(auftrag);
  return alsGebuehr(s, p, feld, betrag, nummer, f.sicherheit);
}

/** A claim under a payment agreement makes the settlement one of Nr. 1000 Nr. 2 VV, once the law knows it. */
const mitVariante = (p: Position, wert: VvWert): Position =>
  p.forderung !== undefined && p.variante === undefined && wert.art === "satz" && wert.variante2 !== undefined
    ? { ...p, variante: "1000-2" }
    : p;

function nachArt(x: Auftrag): Betrag {
  const { wert } = x;
  if (x.p.bezug !== undefined) {
    const fiktiv = fiktiveGebuehr(x);
    if (fiktiv) return fiktiv;
  }
  switch (wert.art) {
    case "satz":
      return satzgebuehr({ ...x, wert });
    case "satzrahmen":
      return satzrahmengebuehr({ ...x, wert });
    case "betragsrahmen":
      return rahmengebuehr({ ...x, wert });
    case "festbetrag":
      return festgebuehr({ ...x, wert });
    case "verweis":
      return verweisgebuehr({ ...x, wert });
    case "hebegebuehr":
      return hebegebuehr({ ...x, wert });
    case "zusatzgebuehr":
      return zusatzgebuehr({ ...x, wert });
    case "erhoehung":
      kein(
        "Nr. 1008 VV ist keine eigene Gebühr: Geben Sie die Zahl der Auftraggeber an, dann erhöhen sich die Gebühren von selbst.",
        "Nr. 1008 VV",
        `${x.feld}.nr`,
      );
      break;
    case "auslage":
      kein(
        `Nr. ${x.p.nr} VV ist eine Auslage: Geben Sie sie bei den Auslagen der Angelegenheit an.`,
        "Teil 7 VV",
        `${x.feld}.nr`,
      );
  }
}

function pruefeSpalte(s: Sache, nummer: VvNummer, feld: string): void {
  const wahl = (s.a.vertretung ?? "wahlanwalt") === "wahlanwalt";
  if (nummer.spalte === "bestellt" && wahl) {
    kein(
      `Nr. ${nummer.nr} VV erhält nur der gerichtlich bestellte oder beigeordnete Anwalt.`,
      nummer.werte.norm,
      `${feld}.nr`,
    );
  }
  if (nummer.spalte === "wahlanwalt" && !wahl) {
    kein(`Nr. ${nummer.nr} VV erhält nur der Wahlanwalt.`, nummer.werte.norm, `${feld}.nr`);
  }
}

/** Hearings by the day, single activities each for itself; every other fee arises once (§ 15 Abs. 2 RVG). */
export const mehrfachMoeglich = ({ nr, gebuehrenart }: VvNummer): boolean =>
  gebuehrenart === "laenge" ||
  gebuehrenart === "einzel" ||
  (gebuehrenart === "termin" && nr >= "4" && nr !== "6301" && nr !== "6303");

function alsGebuehr(
  s: Sache,
  p: Position,
  feld: string,
  x: Betrag,
  nummer: VvNummer = beratung,
  sicherheit?: Gebuehr["sicherheit"],
): Gebuehr {
  const anzahl = p.anzahl ?? 1;
  const norm = p.variante === "1000-2" ? "Nr. 1000 Nr. 2 VV" : nummer.werte.norm;
  const kopf = { s, p, id: p.id ?? p.nr, feld, nummer, norm, ...(sicherheit ? { sicherheit } : {}) };
  if (anzahl === 1) return { ...x, ...kopf };
  if (!mehrfachMoeglich(nummer)) {
    kein(
      `Nr. ${p.nr} VV entsteht in derselben Angelegenheit nur einmal.`,
      "§ 15 Abs. 2 RVG",
      `${feld}.anzahl`,
    );
  }
  const betrag = anteil(x.betrag, anzahl, 1);
  return { ...x, ...kopf, betrag, schritte: [...x.schritte, { text: `× ${anzahl}`, norm, betrag }] };
}

/** § 34 RVG is no number of the VV; it takes part in the calculation like one. */
const beratung: VvNummer = {
  nr: "34",
  gebuehrenart: "pruefung",
  spalte: "wahlanwalt",
  werte: { norm: "§ 34 RVG", geprueft: "" as VvNummer["werte"]["geprueft"], fassungen: [] },
};
