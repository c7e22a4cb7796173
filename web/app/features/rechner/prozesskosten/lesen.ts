import { hoechstwert as rvgHoechstwert } from "@gebuehrenportal/gebuehren";
import { hoechstwert } from "@gebuehrenportal/gerichtskosten";
import { type Cent, fassungAm, type Tag } from "@gebuehrenportal/recht";
import type { Leser } from "../formular/lesen.ts";
import type { Werte } from "../formular/rechnerformular.ts";
import type { Instanz, ProzesskostenEingabe, Seite, Verfahrensende, Vorgerichtlich } from "./eingabe.ts";
import { mitAusgleich, quotenAus } from "./lesen-quoten.ts";
import { type Prozessgericht, rechtswegVor } from "./prozessgericht.ts";
import { endenVor, vorBegruendungMoeglich, vorzeitig } from "./rechtsweg/enden.ts";
import { type Rechtsweg, rechtswege, regelnDes } from "./rechtsweg/rechtsweg.ts";
import { folgesachenAus } from "./verbund/lesen.ts";

/**
 * The form as the engine takes it; faults are gathered by the reader. `wert` missing: the result is unusable. A court leads to
 * its branch while none is chosen.
 */
export function eingabeAus(
  leser: Leser,
  werte: Werte,
  heute: Tag,
  gericht?: Prozessgericht,
): ProzesskostenEingabe | undefined {
  const wert = leser.noetig(wertAus(leser, werte, "wert", heute), "wert");
  const rechtsweg =
    leser.auswahl(werte.rechtsweg, "rechtsweg", rechtswege) ?? rechtswegVor(gericht) ?? "zivil";
  const gewaehlt = Number(leser.auswahl(werte.instanzen, "instanzen", ["1", "2", "3"]) ?? "1");
  const anzahl = Math.min(gewaehlt, regelnDes[rechtsweg].stufen.length);
  const rolle = leser.auswahl(werte.rolle, "rolle", ["klaeger", "beklagter"]) ?? "klaeger";
  const instanzen: Instanz[] = [];
  for (let nr = 1; nr <= anzahl; nr += 1) {
    instanzen.push(instanz(leser, werte, { nr, rechtsweg, vorher: instanzen.at(-1)?.am ?? heute, heute }));
    const zulassung = instanzen.at(-1)?.zulassung;
    if (zulassung && zulassung !== "erfolgreich") break;
  }
  const erste = instanzen[0]?.am ?? heute;
  const mahn =
    werte.mahnverfahren === "ja" && mahnrechtswege.includes(rechtsweg)
      ? mahnverfahren(leser, werte, erste, heute)
      : undefined;
  const vor =
    werte.vorgerichtlich === "ja" && rechtsweg !== "scheidung"
      ? vorgerichtlich(leser, werte, { rechtsweg, vorgabe: mahn?.am ?? erste, heute })
      : undefined;
  const kostenquote = anteilAus(leser, werte.quote, "quote");
  const quoten = quotenAus(leser, werte, (feld) => feld);
  const aussicht = rechtsweg === "scheidung" ? undefined : anteilAus(leser, werte.aussicht, "aussicht");
  const folgesachen =
    rechtsweg === "scheidung"
      ? folgesachenAus(leser, werte, (feld) => wertAus(leser, werte, feld, heute))
      : [];
  // A divorce has one spouse on each side.
  const zahlfeld = (feld: string) => (rechtsweg === "scheidung" ? undefined : feld);
  const eingabe = {
    rechtsweg,
    ...(folgesachen.length > 0 && { folgesachen }),
    ...(rechtsweg === "zivil" && werte.online === "ja" && { onlineVerfahren: true }),
    ...(rechtsweg === "finanz" && werte.ohnemindest === "ja" && { ohneMindestwert: true }),
    rolle,
    instanzen,
    eigene: seite(leser, werte, { anwalt: "anwalt", zahl: zahlfeld("mandanten"), vorsteuer: "vorsteuer" }),
    gegner: seite(leser, werte, {
      anwalt: "gegneranwalt",
      zahl: zahlfeld("gegner"),
      vorsteuer: "gegnervorsteuer",
    }),
    ...(vor && { vorgerichtlich: vor }),
    ...(mahn && { mahnverfahren: mahn }),
    ...(werte.pkh === "ja" && { prozesskostenhilfe: true }),
    ...(kostenquote !== undefined && { kostenquote }),
    ...(quoten && { quoten }),
    ...(aussicht !== undefined && { aussicht }),
  };
  return wert === undefined ? undefined : { wert, ...eingabe };
}

/** Only these courts know a dunning procedure. */
export const mahnrechtswege: readonly Rechtsweg[] = ["zivil", "arbeit"];

type Lage = { readonly nr: number; readonly rechtsweg: Rechtsweg; readonly vorher: Tag; readonly heute: Tag };

function instanz(leser: Leser, werte: Werte, { nr, rechtsweg, vorher, heute }: Lage): Instanz {
  const name = (feld: string) => (nr === 1 ? feld : `${feld}${nr}`);
  const tagfeld = nr === 1 ? "stichtag" : name("am");
  const am = leser.tag(werte[tagfeld], tagfeld) ?? vorher;
  const moeglich = endenVor(rechtsweg);
  const ende = moeglich.find((e) => e === werte[name("ende")]) ?? gelesenesEnde(leser, werte, name("ende"));
  const termin = leser.auswahl(werte[name("termin")], name("termin"), ["ja", "nein"]);
  const wert = nr > 1 ? wertAus(leser, werte, name("wert"), heute) : undefined;
  const von = nr > 1 ? leser.auswahl(werte[name("von")], name("von"), ["eigene", "gegner"]) : undefined;
  const zulassung =
    nr > 1 && regelnDes[rechtsweg].stufen[nr - 1]?.zulassung
      ? leser.auswahl(werte[name("zulassung")], name("zulassung"), [
          "erfolglos",
          "zurueckgenommen",
          "erfolgreich",
        ])
      : undefined;
  const zeugen = leser.betrag(werte[name("zeugen")], name("zeugen"));
  const sachverstaendige = leser.betrag(werte[name("sachverstaendige")], name("sachverstaendige"));
  return {
    am,
    ende,
    ...(wert !== undefined && { wert }),
    ...(termin && { termin: termin === "ja" }),
    ...(von && { rechtsmittelVon: von }),
    ...(zulassung && { zulassung }),
    ...(nr > 1 && vorBegruendungMoeglich(ende) && werte[name("vorBegruendung")] === "ja"
      ? { vorBegruendung: true, ...volleGebuehr(werte, name("volleGebuehr"), ende) }
      : {}),
    ...(nr === 1 &&
      rechtsweg === "arbeit" &&
      vorzeitig(ende) &&
      werte.streitig === "ja" && { streitig: true }),
    ...(zeugen !== undefined && { zeugen }),
    ...(sachverstaendige !== undefined && { sachverstaendige }),
    ...mitAusgleich(leser, werte, name, nr),
  };
}

const volleGebuehr = (werte: Werte, feld: string, ende: Verfahrensende) =>
  ende === "ruecknahme" && werte[feld] === "ja" ? { volleGebuehr: true } : {};

/** A choice that another court does not know stays typed and counts as a judgment here; anything else is a fault. */
function gelesenesEnde(leser: Leser, werte: Werte, feld: string): "urteil" {
  leser.auswahl(werte[feld], feld, endenVor("zivil"));
  return "urteil";
}

function vorgerichtlich(
  leser: Leser,
  werte: Werte,
  {
    rechtsweg,
    vorgabe,
    heute,
  }: { readonly rechtsweg: Rechtsweg; readonly vorgabe: Tag; readonly heute: Tag },
): Vorgerichtlich {
  const wert = wertAus(leser, werte, "vorwert", heute);
  const satz100 = leser.satz(werte.vorsatz, "vorsatz");
  return {
    am: leser.tag(werte.voram, "voram") ?? vorgabe,
    ...(wert !== undefined && { wert }),
    ...(satz100 !== undefined && { satz100 }),
    ...(werte.vorgegner === "ja" && { auchGegner: true }),
    ...(rechtsweg !== "arbeit" && werte.nebenforderung === "ja" && { nebenforderung: true }),
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

type Seitenfelder = {
  readonly anwalt: string;
  /** Absent: not asked for. */
  readonly zahl: string | undefined;
  readonly vorsteuer: string;
};

function seite(leser: Leser, werte: Werte, feld: Seitenfelder): Seite {
  const parteien = feld.zahl === undefined ? undefined : leser.zahl(werte[feld.zahl], feld.zahl);
  if (feld.zahl !== undefined && parteien !== undefined && (parteien < 1 || parteien > hoechstensParteien)) {
    leser.fehler[feld.zahl] = { art: "ungueltig" };
  }
  const anwalt = leser.auswahl(werte[feld.anwalt], feld.anwalt, ["gemeinsam", "je", "ohne"]);
  return {
    ...(anwalt && { anwalt }),
    ...(parteien && anwalt !== "ohne" && { parteien }),
    ...(werte[feld.vorsteuer] === "ja" && { vorsteuerabzug: true }),
  };
}

function wertAus(leser: Leser, werte: Werte, feld: string, heute: Tag): Cent | undefined {
  const betrag = leser.betrag(werte[feld], feld);
  if (betrag === 0) leser.fehler[feld] = { art: "ungueltig" };
  const grenze = fassungAm(hoechstwert, heute)?.wert;
  if (betrag === undefined || grenze === undefined || betrag <= grenze) return betrag || undefined;
  leser.fehler[feld] = { art: "zu-hoch", grenze: { betrag: grenze, norm: rvgHoechstwert.norm } };
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
