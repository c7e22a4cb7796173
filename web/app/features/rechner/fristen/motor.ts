import { type FristErgebnis, frist, type Ort } from "@gebuehrenportal/fristen";
import { dauerText } from "@gebuehrenportal/fristen/dauertext";
import { fristenkette, type Kettenglied, katalogeintrag } from "@gebuehrenportal/fristen/katalog";
import { datum, type KeinErgebnis, type Tag } from "@gebuehrenportal/recht";
import { hindernis, ohneErgebnis } from "../auswertung.ts";
import { Leser } from "../lesen.ts";
import type { Blattauswertung, Frage, Motor, Werte } from "../rahmen.ts";
import { fristblatt } from "./blatt.ts";
import { type Fristfrage, fristfrage, gewaehlteFrist, ortZu } from "./eingabe.ts";
import type { Fristauswertung, Kettenzeile } from "./ergebnis.ts";
import { fristkalender } from "./kalender.ts";
import { ortswarnung } from "./ortswahl.ts";
import { fristfelder } from "./umbau.ts";

/** Reads the form, asks the law when the period ends, and lays it out. */
export const motor: Motor = { auswertung, felder: fristfelder };

function auswertung(frage: Frage): Blattauswertung {
  const leser = new Leser(frage.heute);
  const gelesen = fristfrage(frage.werte, leser);
  const fehlt = hindernis(
    leser,
    frage,
    "Geben Sie den Tag des Ereignisses ein und die Dauer, oder wählen Sie die Frist aus dem Katalog.",
  );
  if (fehlt || !gelesen) return fehlt ?? { art: "leer", text: "" };
  const gerechnet =
    gelesen.art === "frei" ? freieFrist(gelesen, frage.heute) : katalogfrist(gelesen, frage.heute);
  if ("art" in gerechnet) return ohneErgebnis(gerechnet, ortZu(gerechnet.feld, frage.werte));
  const ergebnis = { ...gerechnet, ...ortsangabe(gerechnet.frist, frage.werte) };
  return {
    art: "ergebnis",
    eingabe: gelesen,
    ergebnis,
    blatt: fristblatt(ergebnis, frage.werte),
  };
}

function freieFrist(
  { eingabe }: Extract<Fristfrage, { art: "frei" }>,
  heute: Tag,
): Fristauswertung | KeinErgebnis {
  const r = frist({ ...eingabe, heute });
  if (r.art === "kein-ergebnis") return r;
  return {
    titel: `${dauerText(eingabe.dauer)} ${r.richtung === "rueckwaerts" ? "vor dem" : "ab"} ${datum(r.ereignisAm)}`,
    frist: r,
    kalender: kalender(r, eingabe.ort),
    kette: [],
  };
}

function katalogfrist(
  { id, eingabe }: Extract<Fristfrage, { art: "katalog" }>,
  heute: Tag,
): Fristauswertung | KeinErgebnis {
  const kette = fristenkette(id, { ...eingabe, heute });
  if (kette.art === "kein-ergebnis") return kette;
  const [erstes, ...weitere] = kette.glieder;
  // The length in the head is the one that held for the event.
  const e = katalogeintrag(id, erstes?.ergebnis?.ereignisAm);
  if (!erstes?.ergebnis || !e)
    return { art: "kein-ergebnis", grund: "Dazu gibt es keinen Tag.", norm: "§ 186 BGB" };
  const ort = eingabe.ort ?? (e.gericht === undefined ? undefined : { gericht: e.gericht });
  return {
    titel: e.name,
    frist: erstes.ergebnis,
    eintrag: {
      id,
      art: e.art,
      norm: e.norm,
      dauerText: e.dauerText,
      notfrist: e.notfrist,
      verlaengerung: e.verlaengerung,
    },
    kalender: kalender(erstes.ergebnis, ort),
    kette: weitere.map(kettenzeile),
  };
}

/** The place whose holidays the engine looked at, and what was typed in vain. */
function ortsangabe(
  { schritte }: FristErgebnis,
  werte: Werte,
): Pick<Fristauswertung, "feiertage" | "ortswarnung"> {
  const feiertage = schritte.findLast(({ ort }) => ort !== undefined)?.ort;
  const warnung = ortswarnung(werte, gewaehlteFrist(werte)?.gericht !== undefined);
  return {
    ...(feiertage !== undefined && { feiertage }),
    ...(warnung !== undefined && { ortswarnung: warnung }),
  };
}

const kalender = (r: FristErgebnis, ort: Ort | undefined) => fristkalender(r, ort ?? {});

const kettenzeile = (g: Kettenglied): Kettenzeile => ({
  id: g.id,
  name: g.name,
  norm: g.norm,
  rolle: g.rolle,
  vorlaeufig: g.vorlaeufig,
  text: g.anknuepfungText,
  notfrist: g.ergebnis?.notfrist ?? false,
  vorfristen: g.ergebnis?.vorfristen ?? [],
  ...(g.ergebnis && { ende: g.ergebnis.ende }),
  ...(g.ergebnis && g.ergebnis.sichererTag !== g.ergebnis.ende && { sicher: g.ergebnis.sichererTag }),
  ...(g.offen && { offen: g.offen.grund }),
  ...(g.hoechstensBis && { hoechstensBis: g.hoechstensBis }),
});
