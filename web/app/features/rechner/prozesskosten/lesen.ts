import { hoechstwert } from "@gebuehrenportal/gerichtskosten";
import { type Cent, euro, fassungAm, type Tag } from "@gebuehrenportal/recht";
import type { Leser } from "../lesen.ts";
import type { Werte } from "../rahmen.ts";
import type { Instanz, ProzesskostenEingabe, Seite } from "./eingabe.ts";

/** The form as the engine takes it; faults are gathered by the reader. `wert` missing: the result is unusable. */
export function eingabeAus(leser: Leser, werte: Werte, heute: Tag): ProzesskostenEingabe | undefined {
  const wert = leser.noetig(wertAus(leser, werte, "wert", heute), "wert");
  const anzahl = Number(leser.auswahl(werte.instanzen, "instanzen", ["1", "2", "3"]) ?? "1");
  const rolle = leser.auswahl(werte.rolle, "rolle", ["klaeger", "beklagter"]) ?? "klaeger";
  const instanzen: Instanz[] = [];
  for (let nr = 1; nr <= anzahl; nr += 1) {
    instanzen.push(instanz(leser, werte, nr, instanzen.at(-1)?.am ?? heute, heute));
  }
  const mahn =
    werte.mahnverfahren === "ja" ? mahnverfahren(leser, werte, instanzen[0]?.am ?? heute, heute) : undefined;
  const kostenquote = anteilAus(leser, werte.quote, "quote");
  const aussicht = anteilAus(leser, werte.aussicht, "aussicht");
  const eingabe = {
    rolle,
    instanzen,
    eigene: seite(leser, werte, { anwalt: "anwalt", zahl: "mandanten", vorsteuer: "vorsteuer" }),
    gegner: seite(leser, werte, { anwalt: "gegneranwalt", zahl: "gegner", vorsteuer: "gegnervorsteuer" }),
    ...(mahn && { mahnverfahren: mahn }),
    ...(werte.pkh === "ja" && { prozesskostenhilfe: true }),
    ...(kostenquote !== undefined && { kostenquote }),
    ...(aussicht !== undefined && { aussicht }),
  };
  return wert === undefined ? undefined : { wert, ...eingabe };
}

function instanz(leser: Leser, werte: Werte, nr: number, vorher: Tag, heute: Tag): Instanz {
  const name = (feld: string) => (nr === 1 ? feld : `${feld}${nr}`);
  const tagfeld = nr === 1 ? "stichtag" : name("am");
  const am = leser.tag(werte[tagfeld], tagfeld) ?? vorher;
  const ende =
    leser.auswahl(werte[name("ende")], name("ende"), ["urteil", "vergleich", "ruecknahme", "anerkenntnis"]) ??
    "urteil";
  const termin = leser.auswahl(werte[name("termin")], name("termin"), ["ja", "nein"]);
  const wert = nr > 1 ? wertAus(leser, werte, name("wert"), heute) : undefined;
  const von = nr > 1 ? leser.auswahl(werte[name("von")], name("von"), ["eigene", "gegner"]) : undefined;
  const zeugen = leser.betrag(werte[name("zeugen")], name("zeugen"));
  const sachverstaendige = leser.betrag(werte[name("sachverstaendige")], name("sachverstaendige"));
  return {
    am,
    ende,
    ...(wert !== undefined && { wert }),
    ...(termin && { termin: termin === "ja" }),
    ...(von && { rechtsmittelVon: von }),
    ...(nr > 1 &&
      ende === "ruecknahme" &&
      werte[name("vorBegruendung")] === "ja" && { vorBegruendung: true }),
    ...(zeugen !== undefined && { zeugen }),
    ...(sachverstaendige !== undefined && { sachverstaendige }),
  };
}

function mahnverfahren(leser: Leser, werte: Werte, vorgabe: Tag, heute: Tag) {
  const wert = wertAus(leser, werte, "mahnwert", heute);
  return {
    am: leser.tag(werte.mahnam, "mahnam") ?? vorgabe,
    ...(wert !== undefined && { wert }),
    ...(werte.widerspruch === "ja" && { widerspruchDurchAnwalt: true }),
  };
}

/** More people than this have no common lawsuit; a form is no place to list them. */
const hoechstensParteien = 100;

function seite(leser: Leser, werte: Werte, feld: { anwalt: string; zahl: string; vorsteuer: string }): Seite {
  const parteien = leser.zahl(werte[feld.zahl], feld.zahl);
  if (parteien !== undefined && (parteien < 1 || parteien > hoechstensParteien)) {
    leser.fehler[feld.zahl] = { art: "ungueltig" };
  }
  const anwalt = leser.auswahl(werte[feld.anwalt], feld.anwalt, ["gemeinsam", "je", "ohne"]);
  return {
    ...(anwalt && { anwalt }),
    ...(parteien && { parteien }),
    ...(werte[feld.vorsteuer] === "ja" && { vorsteuerabzug: true }),
  };
}

function wertAus(leser: Leser, werte: Werte, feld: string, heute: Tag): Cent | undefined {
  const betrag = leser.betrag(werte[feld], feld);
  if (betrag === 0) leser.fehler[feld] = { art: "ungueltig" };
  const grenze = fassungAm(hoechstwert, heute)?.wert;
  if (betrag === undefined || grenze === undefined || betrag <= grenze) return betrag || undefined;
  leser.fehlt(
    feld,
    `Bitte geben Sie einen gültigen Wert ein. Für die Gebühren zählen höchstens ${euro(grenze).replace(",00", "")}.`,
    hoechstwert.norm,
  );
  return undefined;
}

/** A share in hundredths of a percent: `70`, `66,67`, `70 %`, `2/3`. */
function anteilAus(leser: Leser, text: string | undefined, ort: string): number | undefined {
  const t = (text ?? "").replace(/\s|%/g, "");
  if (t === "") return undefined;
  const bruch = /^(\d{1,4})\/(\d{1,4})$/.exec(t);
  const dezimal = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(t);
  const hundertstel = bruch
    ? Math.round((Number(bruch[1]) / Number(bruch[2])) * 10_000)
    : dezimal
      ? Number(dezimal[1]) * 100 + Number((dezimal[2] ?? "").padEnd(2, "0"))
      : Number.NaN;
  if (hundertstel >= 0 && hundertstel <= 10_000) return hundertstel;
  leser.fehler[ort] = { art: "ungueltig" };
  return undefined;
}
