import { nutzungsrechte } from "@gebuehrenportal/gesetze/gnotkg/paragraph-52.ts";
import {
  anteil,
  type Cent,
  cent,
  datum,
  euro,
  fassungAngabe,
  fassungsvermerke,
  type KeinErgebnis,
  keinErgebnis,
  kleiner,
  type Schritt,
  type Vermerk,
} from "@gebuehrenportal/recht";
import { betragFehler, fassungFehlt, fassungZum } from "./pruefung.ts";
import { rechenstand } from "./stand.ts";
import type { WiederkehrendEingabe, WiederkehrendErgebnis, WiederkehrendRegel } from "./typen.ts";
import { type Regelwerk, regelwerke, type Zeit } from "./wiederkehrend-regeln.ts";

/** The rules a form offers, with the fields each of them reads. */
export const wiederkehrendRegeln = (): readonly WiederkehrendRegel[] => regelwerke.map(alsRegel);

const alsRegel = ({ id, titel, norm, felder, hinweis }: Regelwerk): WiederkehrendRegel => ({
  id,
  titel,
  norm,
  felder,
  ...(hinweis === undefined ? {} : { hinweis }),
});

/**
 * Value of recurring benefits by one rule (§§ 8, 9 ZPO, §§ 41, 42, 52 Abs. 6 GKG, § 51 FamGKG, §§ 52, 99 GNotKG): the benefit of the months
 * that count, at most what is still owed, plus arrears where the law adds them. Cents, half a cent up.
 */
export function wiederkehrend(eingabe: WiederkehrendEingabe): WiederkehrendErgebnis | KeinErgebnis {
  const werk = regelwerke.find((r) => r.id === eingabe.regel);
  if (!werk) return keinErgebnis("Diese Regel gibt es nicht.", "§ 48 Abs. 1 GKG", "regel");
  const geltend = werk.am(eingabe.antragAm);
  if (!geltend) return fassungFehlt(eingabe.antragAm, werk.norm);
  const { fassung, zeit } = geltend;
  const fehler = eingabefehler(eingabe, werk);
  if (fehler) return fehler;
  const rechnung = gerechnet(eingabe, werk, zeit);
  if ("art" in rechnung) return rechnung;
  return {
    art: "ergebnis",
    rechenstand,
    regel: alsRegel(werk),
    wert: rechnung.wert,
    schritte: rechnung.schritte,
    fassung: fassungAngabe(
      werk.reihe,
      fassung,
      eingabe.antragAm === undefined
        ? "neueste erfasste Fassung, weil kein Tag angegeben ist"
        : `maßgeblicher Tag ${datum(eingabe.antragAm)} (${werk.stichtagNorm})`,
    ),
    sicherheit: "hoch",
    vermerke: [
      ...(eingabe.antragAm === undefined ? [] : fassungsvermerke(werk.reihe, fassung, eingabe.antragAm)),
      ...rechnung.vermerke,
    ],
  };
}

function eingabefehler(eingabe: WiederkehrendEingabe, werk: Regelwerk): KeinErgebnis | undefined {
  for (const feld of ["monatsbetrag", "jahresbetrag", "gesamtbetrag", "rueckstaende", "sachwert"] as const) {
    const fehler = betragFehler(eingabe[feld], feld, "Der Betrag", werk.norm);
    if (fehler) return fehler;
  }
  const ganz = (n: number, hoechstens: number) => Number.isSafeInteger(n) && n >= 0 && n <= hoechstens;
  if (eingabe.dauerMonate !== undefined && !ganz(eingabe.dauerMonate, laengsteDauer)) {
    return keinErgebnis("Die Dauer wird in ganzen Monaten angegeben.", werk.norm, "dauerMonate");
  }
  const alter = eingabe.alter?.findIndex((a) => !ganz(a, hoechstesAlter)) ?? -1;
  if (alter >= 0) return keinErgebnis("Kein gültiges Lebensalter.", werk.norm, `alter[${alter}]`);
  return undefined;
}

const laengsteDauer = 1_200;
const hoechstesAlter = 130;

type Rechnung = {
  readonly wert: Cent;
  readonly schritte: readonly Schritt[];
  readonly vermerke: readonly Vermerk[];
};

function gerechnet(eingabe: WiederkehrendEingabe, werk: Regelwerk, zeit: Zeit): Rechnung | KeinErgebnis {
  if (zeit.festwert !== undefined) {
    return {
      wert: zeit.festwert,
      schritte: [{ text: "Fester Wert", norm: werk.norm, betrag: zeit.festwert }],
      vermerke: [],
    };
  }
  const schritte: Schritt[] = [];
  const jahr = jahresbetrag(eingabe, werk, schritte);
  if (typeof jahr !== "number") return jahr;
  const monate = monateDer(eingabe, werk, zeit);
  if (typeof monate !== "number") return monate;
  let wert = anteil(jahr, monate, 12);
  schritte.push({ text: `${zeitText(monate)} von ${euro(jahr)} im Jahr`, norm: werk.norm, betrag: wert });
  if (zeit.dauer !== "genau" && eingabe.gesamtbetrag !== undefined && eingabe.gesamtbetrag < wert) {
    wert = kleiner(wert, eingabe.gesamtbetrag);
    schritte.push({ text: "Der geringere Gesamtbetrag", norm: werk.norm, betrag: wert });
  }
  const vermerke: Vermerk[] = [];
  if (eingabe.rueckstaende)
    wert = mitRueckstand(eingabe, werk, wert, eingabe.rueckstaende, schritte, vermerke);
  return { wert, schritte, vermerke };
}

function jahresbetrag(
  eingabe: WiederkehrendEingabe,
  werk: Regelwerk,
  schritte: Schritt[],
): Cent | KeinErgebnis {
  if (eingabe.jahresbetrag !== undefined) return eingabe.jahresbetrag;
  if (eingabe.monatsbetrag !== undefined) {
    const jahr = cent(eingabe.monatsbetrag * 12);
    schritte.push({
      text: `Jahresbetrag: 12 × ${euro(eingabe.monatsbetrag)}`,
      norm: werk.norm,
      betrag: jahr,
    });
    return jahr;
  }
  const prozent = fassungZum(nutzungsrechte, eingabe.antragAm)?.wert.jahreswertProzent ?? 0;
  if (werk.felder.includes("sachwert") && eingabe.sachwert !== undefined) {
    const jahr = anteil(eingabe.sachwert, prozent, 100);
    schritte.push({
      text: `Jahreswert: ${prozent} % von ${euro(eingabe.sachwert)}`,
      norm: "§ 52 Abs. 5 GNotKG",
      betrag: jahr,
    });
    return jahr;
  }
  return keinErgebnis("Der Betrag eines Monats oder eines Jahres fehlt.", werk.norm, "monatsbetrag");
}

function monateDer(eingabe: WiederkehrendEingabe, werk: Regelwerk, zeit: Zeit): number | KeinErgebnis {
  const { dauerMonate } = eingabe;
  if (zeit.dauerNoetig && dauerMonate === undefined) {
    return keinErgebnis("Die Dauer in Monaten fehlt.", werk.norm, "dauerMonate");
  }
  const laenger = zeit.hoechstensMonate;
  const ausDauer =
    laenger === undefined
      ? zeit.dauer === "genau" || dauerMonate === undefined
        ? zeit.monate
        : Math.min(zeit.monate, dauerMonate)
      : Math.min(laenger, Math.max(zeit.monate, dauerMonate ?? 0));
  if (!werk.lebensdauer) return ausDauer;
  const jahre = jahreNachAlter(eingabe, werk);
  if (typeof jahre === "object") return jahre;
  return jahre === undefined ? ausDauer : Math.min(ausDauer, jahre * 12);
}

/** § 52 Abs. 4 GNotKG: the youngest counts when the right ends with the last death, the oldest when it ends with the first. */
function jahreNachAlter(eingabe: WiederkehrendEingabe, werk: Regelwerk): number | undefined | KeinErgebnis {
  const alter = eingabe.alter ?? [];
  if (alter.length === 0) {
    return werk.id === "gnotkg52-4"
      ? keinErgebnis("Das Lebensalter der berechtigten Person fehlt.", "§ 52 Abs. 4 GNotKG", "alter")
      : undefined;
  }
  if (alter.length > 1 && eingabe.endet === undefined) {
    return keinErgebnis(
      "Bei mehreren Personen kommt es darauf an, mit wessen Tod das Recht endet.",
      "§ 52 Abs. 4 Satz 2 GNotKG",
      "endet",
    );
  }
  const massgeblich = eingabe.endet === "mit-dem-ersten" ? Math.max(...alter) : Math.min(...alter);
  const stufen = fassungZum(nutzungsrechte, eingabe.antragAm)?.wert.lebensdauer ?? [];
  return stufen.find((s) => s.bisAlter === null || massgeblich <= s.bisAlter)?.jahre;
}

function mitRueckstand(
  eingabe: WiederkehrendEingabe,
  werk: Regelwerk,
  wert: Cent,
  betrag: Cent,
  schritte: Schritt[],
  vermerke: Vermerk[],
): Cent {
  if (werk.rueckstandNorm === undefined || (werk.id === "gkg42-1" && eingabe.arbeitsgericht)) {
    vermerke.push({
      art: "hinweis",
      text: "Rückstände werden hier nicht hinzugerechnet.",
      norm: werk.rueckstandNorm === undefined ? werk.norm : "§ 42 Abs. 3 Satz 1 Halbsatz 2 GKG",
      feld: "rueckstaende",
    });
    return wert;
  }
  const gesamt = cent(wert + betrag);
  schritte.push({
    text: `Bei Einreichung fällige ${euro(betrag)} hinzugerechnet`,
    norm: werk.rueckstandNorm,
    betrag: gesamt,
  });
  return gesamt;
}

function zeitText(monate: number): string {
  if (monate === 42) return "Dreieinhalbfacher Betrag";
  if (monate === 1) return "Betrag eines Monats";
  if (monate % 12 !== 0) return `Betrag von ${monate} Monaten`;
  const jahre = monate / 12;
  return jahre === 1 ? "Betrag eines Jahres" : `Betrag von ${jahre} Jahren`;
}
