import { externeTeilung } from "@gebuehrenportal/gesetze/versausglg/paragraph-14.ts";
import {
  type Cent,
  euro,
  type KeinErgebnis,
  keinErgebnis,
  type Offen,
  type Schritt,
  type Vermerk,
} from "@gebuehrenportal/recht";
import { beitragsbemessungsgrenzeAm, bezugsgroesseAm, type Jahresreihen } from "./konstanten.ts";
import { fassungVom } from "./kopf.ts";
import type { AnrechtEingabe, AnrechtErgebnis, Groesse, Konstante } from "./typen.ts";
import { alsEuro, betragstext, mitKurs, prozentVon } from "./waehrung.ts";

type Geteilt = {
  readonly art: "geteilt";
  readonly teilung: AnrechtErgebnis["teilung"];
  readonly schritte: readonly Schritt[];
  readonly konstanten: readonly Konstante[];
  readonly vermerke: readonly Vermerk[];
  readonly offen: readonly Offen[];
};

/** Internal or external division, §§ 10 to 17 VersAusglG. */
export function teilung(
  eingabe: AnrechtEingabe,
  wert: Groesse,
  kapitalwert: Cent | undefined,
  reihen: Jahresreihen,
): Geteilt | KeinErgebnis {
  if (eingabe.vereinbarung)
    return ohneGrenze(
      "extern",
      "§ 14 Abs. 2 Nr. 1 VersAusglG",
      "Externe Teilung nach Vereinbarung mit dem Träger",
    );
  if (eingabe.traeger === "beamte-extern") {
    return ohneGrenze(
      "extern",
      "§ 16 Abs. 1 VersAusglG",
      "Externe Teilung: Der Träger sieht keine interne vor; Begründung in der gesetzlichen Rentenversicherung",
    );
  }
  if (eingabe.traeger === "grv" || eingabe.traeger === "beamte") {
    return ohneGrenze("intern", "§ 10 Abs. 1 VersAusglG", "Interne Teilung");
  }
  const gemessen =
    eingabe.traeger === "direktzusage"
      ? nachParagraph17(eingabe, reihen)
      : nachParagraph14(eingabe, wert, reihen);
  if (gemessen.art === "kein-ergebnis") {
    return {
      ...ohneGrenze("intern", "§ 10 Abs. 1 VersAusglG", "Interne Teilung"),
      offen: [
        {
          was: "Ob der Träger die externe Teilung verlangen darf,",
          norm: eingabe.traeger === "direktzusage" ? "§ 17 VersAusglG" : externeTeilung.norm,
          grund: gemessen.grund,
        },
      ],
    };
  }
  const eigener = gemessen.alsRente && wert.einheit === "rente" ? wert.betrag : kapitalwert;
  const summe = gemessen.summe ? eingabe.summeBeimTraeger : undefined;
  if (summe !== undefined && eigener !== undefined && summe < eigener) {
    return keinErgebnis(
      `Die Summe beim Träger ist kleiner als der Ausgleichswert von ${euro(eigener)}.`,
      "§ 14 Abs. 2 Nr. 2 VersAusglG",
      "summeBeimTraeger",
    );
  }
  const betrag = summe ?? eigener;
  if (betrag === undefined) {
    return {
      ...ohneGrenze("intern", "§ 10 Abs. 1 VersAusglG", "Interne Teilung"),
      konstanten: gemessen.konstanten,
      vermerke: [
        {
          art: "hinweis",
          text: `Ob der Träger die externe Teilung verlangen darf, hängt am Kapitalwert; er ist nicht angegeben (Grenze ${euro(gemessen.grenze)}).`,
          norm: gemessen.norm,
          feld: "kapitalwert",
        },
      ],
    };
  }
  const erlaubt = betrag <= gemessen.grenze;
  const was = betrag === eigener ? "Ausgleichswert" : "Summe der Ausgleichswerte beim selben Träger";
  const text = `${was} ${euro(betrag)}: ${erlaubt ? "Der Träger darf die externe Teilung verlangen" : "nur interne Teilung"}, Grenze ${euro(gemessen.grenze)} (${gemessen.woher})`;
  return {
    art: "geteilt",
    teilung: {
      art: erlaubt ? "extern-auf-verlangen" : "intern",
      norm: erlaubt ? gemessen.norm : "§ 10 Abs. 1 VersAusglG",
      grenze: { norm: gemessen.norm, grenze: gemessen.grenze, betrag, eingehalten: erlaubt, text },
    },
    schritte: [{ text, norm: gemessen.norm, betrag: gemessen.grenze }],
    konstanten: gemessen.konstanten,
    vermerke: [],
    offen: [],
  };
}

const ohneGrenze = (art: "intern" | "extern", norm: string, text: string): Geteilt => ({
  art: "geteilt",
  teilung: { art, norm },
  schritte: [{ text, norm }],
  konstanten: [],
  vermerke: [],
  offen: [],
});

type Gemessen = {
  readonly art: "gemessen";
  readonly norm: string;
  readonly grenze: Cent;
  readonly woher: string;
  readonly alsRente: boolean;
  /** Whether several rights with the carrier count together on this day. */
  readonly summe: boolean;
  readonly konstanten: readonly Konstante[];
};

const regelAm = (e: AnrechtEingabe) => fassungVom(externeTeilung, e.ehezeitende).wert;

function nachParagraph14(
  eingabe: AnrechtEingabe,
  wert: Groesse,
  reihen: Jahresreihen,
): Gemessen | KeinErgebnis {
  const bezug = bezugsgroesseAm(reihen, eingabe.ehezeitende);
  if (bezug.art === "kein-ergebnis") return bezug;
  const regel = regelAm(eingabe);
  const alsRente = wert.einheit === "rente";
  const prozent = alsRente ? regel.rente : regel.kapital;
  const { betrag: grenze, text: woher } = prozentVon(bezug.wert, prozent);
  return {
    art: "gemessen",
    norm: externeTeilung.norm,
    grenze,
    woher: `${woher}, ${bezug.konstante.jahr}`,
    alsRente,
    summe: eingabe.traeger === "betrieblich" && regel.summe,
    konstanten: mitKurs(bezug.wert.waehrung, bezug.konstante),
  };
}

function nachParagraph17(eingabe: AnrechtEingabe, reihen: Jahresreihen): Gemessen | KeinErgebnis {
  const grenze = beitragsbemessungsgrenzeAm(reihen, eingabe.ehezeitende);
  if (grenze.art === "kein-ergebnis") return grenze;
  const { waehrung } = grenze.wert;
  const { betrag, zusatz } = alsEuro(grenze.wert);
  const inDm = waehrung === "DM" ? `: ${betragstext(grenze.wert)}${zusatz}` : "";
  return {
    art: "gemessen",
    norm: "§ 17 VersAusglG",
    grenze: betrag,
    woher: `Beitragsbemessungsgrenze ${grenze.konstante.jahr}${inDm}`,
    alsRente: false,
    summe: regelAm(eingabe).summe,
    konstanten: mitKurs(waehrung, grenze.konstante),
  };
}
