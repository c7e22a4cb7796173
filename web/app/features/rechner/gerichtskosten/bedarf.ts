import {
  type Bestandteil,
  hatMindeststreitwert,
  istStrafgebuehr,
  istZeitzuschlag,
  istZustellung,
  type NummerAmTag,
  nimmtMahnverfahrenAuf,
} from "@gebuehrenportal/gerichtskosten";
import { satz } from "@gebuehrenportal/recht";
import type { Feldanpassungen } from "../formular/formularfeld.ts";

type Anpassung = NonNullable<Feldanpassungen[string]>;
type Bedarf = Readonly<Record<string, Anpassung>>;

/** Which fields a number needs, with the words that fit it. `wertname`: what the statute calls the value. */
export function bedarf(nummer: NummerAmTag, wertname: string): Bedarf {
  const { wert, bezug, nr, gesetz } = nummer;
  const mahn = nimmtMahnverfahrenAuf(gesetz, nr) ? { mahnwert: {}, mahnseit: {} } : {};
  const anzahl = { anzahl: {}, ...(istZustellung(gesetz, nr) ? { neben: {} } : {}) };
  const nachWert = { wert: { label: wertname } };
  switch (wert.art) {
    case "satz":
    case "satzrahmen": {
      const rahmen =
        wert.art === "satzrahmen"
          ? { satz: { hinweis: `${satz(wert.min100)} bis ${satz(wert.max100)}` } }
          : {};
      if (bezug === "strafe") return { ...rahmen, strafe: {}, strafmass: {}, tagessaetze: {} };
      if (bezug === "geldbusse") return { ...rahmen, betrag: { label: "Geldbuße" } };
      const hoechstens = wert.art === "satz" && wert.hoechstensNr ? { vermoegen: {} } : {};
      const mindest = hatMindeststreitwert(gesetz, nr) ? { ohnemindest: {} } : {};
      const halb = wert.art === "satz" && wert.halbesMinimum ? { randjahr: {} } : {};
      return { ...nachWert, ...rahmen, ...hoechstens, ...halb, ...mindest, ...mahn };
    }
    case "fest":
      if (gesetz === "gkg" && istStrafgebuehr(nr))
        return { strafe: {}, strafmass: freieStrafe, tagessaetze: {}, ...anzahl };
      return {
        ...(istZeitzuschlag(gesetz, nr) ? { stunden: dauerVorOrt } : {}),
        ...(wert.hoechstensNr ? { vermoegen: {} } : {}),
        ...(wert.dreiMonate ? { dreimonate: {} } : {}),
        ...anzahl,
      };
    case "je-angefangene":
      return {
        wert: { label: "Vermögen", ...(wert.freibetrag === undefined ? {} : { hinweis: reinvermoegen }) },
        ...(wert.dreiMonate ? { dreimonate: {} } : {}),
      };
    case "je-einheit":
      return anzahl;
    case "prozent":
    case "vielfaches":
      return {
        betrag: {
          label: "Betrag, nach dem sie sich richtet",
          hinweis: "Oder die Nummer dieser Gebühr und ihr Wert",
        },
        grundlage: { hinweis: "Nummer desselben Verzeichnisses" },
        ...nachWert,
      };
    case "hoechstens":
      return { ...nachWert, grundlage: { hinweis: "Nummer der Gebühr, die begrenzt wird" }, ...anzahl };
    case "gericht":
      return {
        ...nachWert,
        satz: { hinweis: `${satz(wert.min100)} bis ${satz(wert.max100)}, wie das Gericht ihn bestimmt` },
        betrag: { hinweis: "Oder der Betrag, den das Gericht bestimmt hat" },
      };
    case "auslage":
      return { betrag: { label: "Betrag der Auslage" }, ...anzahl };
    case "bestandteile":
      return bestandteile[wert.bestandteil];
  }
}

const freieStrafe = { freiwillig: true, hinweis: "Leer: die Nummer, wie sie oben steht" } as const;
const dauerVorOrt = { hinweis: "Dauer vor Ort, etwa 4,5 oder 4:30; statt der Anzahl" };
const reinvermoegen = "Nach Abzug der Verbindlichkeiten, ohne das selbst bewohnte Haus";

const seiten = { seiten: {}, farbseiten: {} };
const dateien = { dateien: {}, arbeitsgaenge: {}, gescannt: {} };
const statt = { betrag: { label: "Betrag der Auslage", hinweis: "Statt der Berechnung" } };

const bestandteile: Readonly<Record<Bestandteil, Bedarf>> = {
  dokumente: { ...seiten, ...dateien },
  dokumenteOhneFarbe: { seiten: {}, dateien: {} },
  dokumenteGv: { ...seiten, ...dateien },
  seiten,
  notarseiten: seiten,
  dateien,
  grossformat: { seiten: { label: "Seiten größer als DIN A3" }, farbseiten: {}, ...statt },
  beglaubigung: seiten,
  wegegeld: { kilometer: {} },
  abwesenheit: { stunden: { hinweis: "Dauer der Geschäftsreise an einem Tag" } },
  video: { beglaubigungen: {}, beurkundungen: {} },
  dienstfahrt: { kilometer: {}, ...statt },
};
