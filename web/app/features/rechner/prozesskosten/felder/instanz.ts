import { angabe, betrag, jaNein, schalter, tag, wahl, wortwahl } from "../../felder/angabe.ts";
import { abschnitt, formularfelder, objekt, rechnerangaben } from "../../felder/ebene.ts";
import { eigeneform, pflicht } from "../../felder/form.ts";
import type { Formularfeld } from "../../formular/formularfeld.ts";
import type { Anteil } from "../eingabe.ts";
import { anteil } from "../lesen-quoten.ts";
import { endenVor } from "../rechtsweg/enden.ts";

export type Nummer = 1 | 2 | 3;

/** Names of the fields of an instance end with its number from the second on. */
export const name = (feld: string, nr: number): string => (nr === 1 ? feld : `${feld}${nr}`);

/** A share of each kind of costs. */
export function quoten(nr: Nummer, hinweis: string, aufruf: string) {
  const quote = (feld: string, label: string, worte: string) =>
    pflicht(
      angabe(
        "text",
        label,
        { feld: name(feld, nr), hinweis, aufruf: worte, freiwillig: true },
        eigeneform<Anteil>("anteil"),
        anteil,
      ),
    );
  return objekt(
    {
      eigeneVonGegner: quote(
        "quotegegner",
        "Eigene Seite trägt von den Kosten der Gegenseite",
        "Was die eigene Seite von den außergerichtlichen Kosten der Gegenseite trägt: Prozent oder Bruch wie 5/16",
      ),
      gegnerVonEigenen: quote(
        "quoteeigene",
        "Gegenseite trägt von den eigenen Kosten",
        "Was die Gegenseite von den außergerichtlichen Kosten der eigenen Seite trägt",
      ),
      gericht: quote(
        "quotegericht",
        "Eigene Seite trägt von den Gerichtskosten",
        "Was die eigene Seite von den Gerichtskosten trägt",
      ),
    },
    aufruf,
  );
}

/** Everything that is asked of an instance. */
export function instanzfelder(nr: Nummer) {
  const erste = nr === 1;
  const feld = (kurz: string) => ({ feld: name(kurz, nr) });
  /** What a side really spent; asked for where each bears a share of the other's costs. */
  const wirkliche = (seite: "eigene" | "gegner", kosten: string, reise: string, aufruf: string) =>
    objekt(
      {
        betrag: betrag(kosten, {
          ...feld(`${seite}kosten`),
          hinweis: "Leer: wie berechnet",
          aufruf: "Angemeldete Kosten statt der berechneten des Anwalts",
          freiwillig: true,
          aufAbruf: true,
        }),
        reise: betrag(reise, {
          ...feld(`${seite}reise`),
          hinweis: "Neben dem Anwalt",
          aufruf: "Reisekosten der Partei und andere Kosten neben dem Anwalt",
          freiwillig: true,
          aufAbruf: true,
        }),
      },
      aufruf,
    );
  return {
    zulassung: wortwahl("Zulassung", ["erfolglos", "zurueckgenommen", "erfolgreich"], {
      ...feld("zulassung"),
      aufruf: "Nichtzulassungsbeschwerde oder Antrag auf Zulassung vor dieser Instanz; ohne Angabe keine",
    }),
    ende: wortwahl("Endet durch", endenVor("zivil"), {
      ...feld("ende"),
      aufruf:
        "Ohne Angabe urteil, bei einer Scheidung der Beschluss; erledigung: übereinstimmend und ohne Streit um die Kosten; vergleich und anerkenntnis nicht bei finanz und scheidung",
    }),
    am: tag(erste ? "Auftrag und Einreichung" : "Auftrag und Einlegung", {
      feld: erste ? "stichtag" : name("am", nr),
      hinweis: erste ? "Leer: heute" : "Leer: wie die Instanz davor; danach gilt neues Recht",
      aufruf: "Auftrag und Einreichung; ohne Angabe heute oder wie die Instanz davor",
      freiwillig: true,
    }),
    rechtsmittelVon: wahl("Rechtsmittel von", { eigene: "eigener Seite", gegner: "Gegenseite" }, feld("von")),
    wert: betrag("Wert dieser Instanz", {
      ...feld("wert"),
      mindestens: 1,
      hinweis: "Leer: wie oben",
      freiwillig: true,
    }),
    vorBegruendung: schalter("Beendet, bevor die Begründung einging", {
      ...feld("vorBegruendung"),
      aufruf: "Rechtsmittel zurückgenommen, bevor die Begründung einging",
    }),
    volleGebuehr: schalter("Gegenseite des Rechtsmittels mit voller Verfahrensgebühr", {
      ...feld("volleGebuehr"),
      hinweis: "Sonst ermäßigt, etwa 1,1 nach Nr. 3201 VV (BGH, 03.07.2007, VI ZB 21/06)",
      aufruf:
        "Vor der Begründung zurückgenommen: Gegenseite des Rechtsmittels mit voller statt ermäßigter Verfahrensgebühr (BGH, VI ZB 21/06)",
    }),
    streitig: schalter("Es wurde streitig verhandelt", {
      ...feld("streitig"),
      hinweis: "Die Güteverhandlung zählt nicht dazu",
      aufruf: "Arbeitsgericht, vorzeitiges Ende: nach streitiger Verhandlung (Nr. 8211 KV GKG)",
    }),
    termin: jaNein(
      "Terminsgebühr",
      { "": "wie üblich", ja: "ja", nein: "nein" },
      {
        ...feld("termin"),
        hinweis: "Bei Rücknahme und Erledigung meist keine",
        aufruf: "Terminsgebühr; ohne Angabe ja, außer bei Rücknahme und Erledigung",
      },
    ),
    zeugen: betrag("Zeugen", { ...feld("zeugen"), freiwillig: true }),
    sachverstaendige: betrag("Sachverständige", { ...feld("sachverstaendige"), freiwillig: true }),
    eigeneKosten: wirkliche(
      "eigene",
      "Eigene Kosten, wie angemeldet",
      "Eigene Reisekosten und anderes",
      "Wirkliche Kosten der eigenen Seite",
    ),
    gegnerKosten: wirkliche(
      "gegner",
      "Kosten der Gegenseite, wie angemeldet",
      "Reisekosten der Gegenseite und anderes",
      "Wirkliche Kosten der Gegenseite",
    ),
    quoten: quoten(nr, "Leer: wie im Übrigen", "Andere Quoten in dieser Instanz"),
  };
}

const nurHoehere = /^(zulassung|von|wert|vorBegruendung|volleGebuehr|quote.*)$/;

const instanz = (nr: Nummer) => ({
  /** What is read of it. */
  angaben: rechnerangaben([abschnitt(instanzfelder(nr))]),
  /** Its fields on the page; the engine says which of them appear. */
  formular: formularfelder(instanzfelder(nr))
    .filter(({ feld }) => (nr === 1 ? !nurHoehere.test(feld) : feld !== name("streitig", nr)))
    .map((feld): Formularfeld => (nr === 1 && feld.feld !== "streitig" ? feld : { ...feld, aufAbruf: true })),
});

/** The instances, each declared once: the form is read at every key. */
export const instanzen = { 1: instanz(1), 2: instanz(2), 3: instanz(3) } as const;
