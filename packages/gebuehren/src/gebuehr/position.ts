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
export function gebuehr(sache: Sache, position: Position, feld: string): Gebuehr {
  if (position.nr === "34") return alsGebuehr(sache, position, feld, beratung34(sache, position, feld));
  const nummer = nummerAmStichtag(sache, position.nr, feld);
  const f = fassungAm(nummer.werte, sache.stichtag);
  if (!f || f.wert.art === "entfallen") {
    const beginn = nummer.werte.fassungen[0]?.ab ?? sache.stichtag;
    const wann = f ? `gibt es seit dem ${datum(f.ab)} nicht mehr` : `gibt es erst seit dem ${datum(beginn)}`;
    kein(
      `Nr. ${nummer.nr} VV ${wann}; maßgeblich ist der ${datum(sache.stichtag)}.`,
      nummer.werte.norm,
      `${feld}.nr`,
    );
  }
  const p = mitVariante(position, f.wert);
  pruefeSpalte(sache, nummer, feld);
  pruefeLaengenzuschlag(sache, nummer, feld);
  const auftrag = { s: sache, p, nummer, wert: f.wert, feld, gebuehrVon: gebuehr };
  pruefeBussgeldstufe(auftrag);
  const betrag = nachArt(auftrag);
  return alsGebuehr(sache, p, feld, betrag, nummer, f.sicherheit);
}

/** A claim under a payment agreement makes the settlement one of Nr. 1000 Nr. 2 VV, once the law knows it. */
const mitVariante = (position: Position, wert: VvWert): Position =>
  position.forderung !== undefined &&
  position.variante === undefined &&
  wert.art === "satz" &&
  wert.variante2 !== undefined
    ? { ...position, variante: "1000-2" }
    : position;

function nachArt(auftrag: Auftrag): Betrag {
  const { wert } = auftrag;
  if (auftrag.p.bezug !== undefined) {
    const fiktiv = fiktiveGebuehr(auftrag);
    if (fiktiv) return fiktiv;
  }
  switch (wert.art) {
    case "satz":
      return satzgebuehr({ ...auftrag, wert });
    case "satzrahmen":
      return satzrahmengebuehr({ ...auftrag, wert });
    case "betragsrahmen":
      return rahmengebuehr({ ...auftrag, wert });
    case "festbetrag":
      return festgebuehr({ ...auftrag, wert });
    case "verweis":
      return verweisgebuehr({ ...auftrag, wert });
    case "hebegebuehr":
      return hebegebuehr({ ...auftrag, wert });
    case "zusatzgebuehr":
      return zusatzgebuehr({ ...auftrag, wert });
    case "erhoehung":
      kein(
        "Nr. 1008 VV ist keine eigene Gebühr: Geben Sie die Zahl der Auftraggeber an, dann erhöhen sich die Gebühren von selbst.",
        "Nr. 1008 VV",
        `${auftrag.feld}.nr`,
      );
      break;
    case "auslage":
      kein(
        `Nr. ${auftrag.p.nr} VV ist eine Auslage: Geben Sie sie bei den Auslagen der Angelegenheit an.`,
        "Teil 7 VV",
        `${auftrag.feld}.nr`,
      );
  }
}

function pruefeSpalte(sache: Sache, nummer: VvNummer, feld: string): void {
  const wahl = (sache.a.vertretung ?? "wahlanwalt") === "wahlanwalt";
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
  sache: Sache,
  position: Position,
  feld: string,
  gerechnet: Betrag,
  nummer: VvNummer = beratung,
  sicherheit?: Gebuehr["sicherheit"],
): Gebuehr {
  const anzahl = position.anzahl ?? 1;
  const norm = position.variante === "1000-2" ? "Nr. 1000 Nr. 2 VV" : nummer.werte.norm;
  const id = position.id ?? position.nr;
  const einmal: Gebuehr = { ...gerechnet, s: sache, p: position, id, feld, nummer, norm };
  const eine = sicherheit ? { ...einmal, sicherheit } : einmal;
  if (anzahl === 1) return eine;
  if (!mehrfachMoeglich(nummer)) {
    kein(
      `Nr. ${position.nr} VV entsteht in derselben Angelegenheit nur einmal.`,
      "§ 15 Abs. 2 RVG",
      `${feld}.anzahl`,
    );
  }
  const betrag = anteil(gerechnet.betrag, anzahl, 1);
  return {
    ...eine,
    betrag,
    schritte: [...gerechnet.schritte, { text: `× ${anzahl}`, norm, betrag }],
  };
}

/** § 34 RVG is no number of the VV; it takes part in the calculation like one. */
const beratung: VvNummer = {
  nr: "34",
  gebuehrenart: "pruefung",
  spalte: "wahlanwalt",
  werte: { norm: "§ 34 RVG", geprueft: "" as VvNummer["werte"]["geprueft"], fassungen: [] },
};
