import {
  betrag,
  jaNein,
  nurSeite,
  satz,
  schalter,
  sonst,
  sonstHeute,
  stunden,
  tag,
  ungelesen,
  wahl,
  worte,
  zahl,
} from "../felder/angabe.ts";
import {
  abschnitt,
  aufAbruf,
  formularfelder,
  gruppe,
  objekt,
  rechnerangaben,
  schalterZuletzt,
} from "../felder/ebene.ts";
import {
  betragsform,
  eigeneform,
  jeform,
  kennungsform,
  nurAufruf,
  pflicht,
  schalterform,
  wort,
} from "../felder/form.ts";
import type { Gruppenblock, Rechnerformular } from "../formular/rechnerformular.ts";

const viele = 1_000_000;
const stueck = (label: string, zusatz: Partial<Parameters<typeof zahl>[1]> = {}) =>
  zahl(label, { ...zusatz, bis: viele, freiwillig: true });
const registernummer = eigeneform<string>("nummer");
const menge = eigeneform<number>("menge");

const tagessaetze = zahl("Geldstrafe daneben, Tagessätze", {
  bis: 1080,
  aufruf: "Geldstrafe daneben",
  freiwillig: true,
});
const strafmass = zahl("Tagessätze", { bis: 1200 });
const strafform = jeform(
  "art",
  { art: wort("freiheitsstrafe"), monate: pflicht(strafmass), tagessaetze },
  { art: wort("lebenslang") },
  { art: wort("geldstrafe"), tagessaetze: pflicht(zahl("Tagessätze", { bis: 1080 })) },
  { art: wort("massregel") },
  { art: wort("geldbusse"), betrag: pflicht(nurAufruf("", betragsform())) },
);

const angaben = objekt(
  aufAbruf({
    strafe: nurSeite(
      ungelesen(
        wahl("Strafe", {
          "": "Geldstrafe",
          freiheit: "Freiheitsstrafe",
          lebenslang: "lebenslange Freiheitsstrafe",
          massregel: "nur eine Maßregel",
        }),
      ),
    ),
    strafmass: nurSeite(ungelesen(strafmass)),
    tagessaetze: nurSeite(ungelesen(tagessaetze)),
    vermoegen: betrag("Vermögen", { freiwillig: true }),
    seiten: stueck("Seiten"),
    seitenFarbe: stueck("Seiten in Farbe", { feld: "farbseiten" }),
    dateien: stueck("Dateien"),
    arbeitsgaenge: stueck("Arbeitsgänge", {
      hinweis: "In wie vielen die Dateien überlassen wurden; leer: in einem",
    }),
    gescannteSeiten: stueck("Dafür gescannte Seiten", { feld: "gescannt" }),
    kilometer: { ...stueck("Entfernung", { einheit: "km" }), form: menge },
    stunden: stunden("Dauer", {
      form: menge,
      einheit: "Std.",
      aufruf: "Dauer in Stunden: Nr. 32008 KV GNotKG, Nr. 500 KV GvKostG (statt der Anzahl)",
      freiwillig: true,
    }),
    beglaubigungen: stueck("Beglaubigungen"),
    beurkundungen: stueck("Beurkundungen"),
    grundlage: worte("Gebühr, nach der sie sich richtet", {
      form: registernummer,
      aufruf: "Nummer der Gebühr, nach der sich diese richtet",
      freiwillig: true,
    }),
    mahnverfahren: objekt(
      {
        wert: pflicht(
          betrag("Wert aus dem Mahnverfahren", {
            feld: "mahnwert",
            hinweis: "Angerechnet wird die Gebühr für den Mahnbescheid nach diesem Wert",
            freiwillig: true,
          }),
        ),
        anhaengigSeit: tag("Mahnverfahren anhängig seit", {
          feld: "mahnseit",
          hinweis: "Leer: wie oben",
          freiwillig: true,
        }),
      },
      "Vorangegangenes Mahnverfahren: Wert, der in den Prozess überging",
    ),
    nebenWertgebuehren: jaNein(
      "Gebühren nach dem Wert im selben Rechtszug",
      { "": "Wie hier gerechnet", ja: "Ja", nein: "Nein" },
      { feld: "neben" },
    ),
    ohneMindestwert: schalter("Kindergeld oder überlange Verfahrensdauer", {
      feld: "ohnemindest",
      hinweis: "Ohne Mindeststreitwert (§ 52 Abs. 4 Nr. 1 GKG, § 155 Satz 2 FGO)",
      aufruf: "Finanzgerichte: Kindergeld oder § 155 Satz 2 FGO (§ 52 Abs. 4 Nr. 1 GKG)",
    }),
    erstesOderLetztesJahr: schalter("Erstes oder letztes Kalenderjahr der Zwangsverwaltung", {
      feld: "randjahr",
    }),
    hoechstensDreiMonate: schalter("Die Dauer beträgt höchstens drei Monate", { feld: "dreimonate" }),
  }),
  undefined,
  {
    aufruf: {
      strafe: nurAufruf("strafmass", strafform, "Rechtskräftig erkannte Strafe (Vorbem. 3.1 KV GKG)"),
      grossformat: nurAufruf("seiten", stueck("").form),
      grossformatFarbe: nurAufruf("farbseiten", stueck("").form),
      zurUnzeit: nurAufruf("", schalterform, "§ 11 GvKostG"),
    },
  },
);

/** What a number may ask for besides; the engine says which of them it does. */
const merkmale = aufAbruf({
  wert: betrag("Wert"),
  satz: satz("Satz", { bis: 100, als: "satz100", aufruf: "Satz innerhalb eines Rahmens, als Dezimalzahl" }),
  betrag: betrag("Betrag", {
    aufruf: "Auslage, vom Gericht bestimmter Betrag oder Grundlage eines Anteils",
  }),
  ermaessigt: ungelesen(
    worte("Ermäßigung", {
      art: "wahl",
      form: registernummer,
      aufruf: "Nummer der Ermäßigung, die gilt: 1211 zu 1210",
      breit: true,
    }),
  ),
  angaben,
  anzahl: zahl("Anzahl", {
    von: 1,
    bis: 100_000,
    hinweis: "Leer: einmal",
    aufruf: "Wie oft die Gebühr entsteht; ohne Angabe einmal",
    freiwillig: true,
  }),
});

/** What is read of one position. */
export const positionsangaben = rechnerangaben([abschnitt(merkmale)]);

const nummer = (hinweis: string) =>
  pflicht(worte("Nummer", { feld: "kv", form: eigeneform("nr"), hinweis, freiwillig: true }));

const positionen = gruppe({
  name: "weitere",
  titel: "Weitere Kosten",
  einzeln: "weitere Position",
  weitere: "Weitere Position",
  hoechstens: 30,
  imAufruf: { mindestens: 1, hoechstens: 50 },
  felder: { nr: nummer("Nummer desselben Verzeichnisses"), ...merkmale },
  aufruf: { id: nurAufruf("", kennungsform) },
  ausSeite: () => ({}),
});

const kopf = {
  gesetz: sonst(
    wahl(
      "Gesetz",
      {
        gkg: "GKG: Gerichte",
        famgkg: "FamGKG: Familiengerichte",
        gnotkg: "GNotKG: freiwillige Gerichtsbarkeit, Notare",
        gvkostg: "GvKostG: Gerichtsvollzieher",
      },
      { aufruf: "Ohne Angabe gkg" },
    ),
    "gkg",
  ),
  stichtag: sonstHeute(
    tag("Tag der Anhängigkeit", {
      hinweis: "Leer: heute",
      aufruf:
        "Tag der Anhängigkeit, Rechtskraft, Fälligkeit oder des Auftrags, je nach Nummer; ohne Angabe heute",
      freiwillig: true,
    }),
  ),
  gericht: ungelesen(
    worte("Gericht", {
      form: kennungsform,
      hinweis: "Beispiel: AG Dortmund. Steht im Ergebnis; die Suche zeigt die Nummern, die dort entstehen",
      aufruf:
        "Gericht, vor dem die Kosten nach GKG oder FamGKG entstehen; Kennung, wie /api/rechner/orte sie nennt",
      freiwillig: true,
      wenn: { feld: "gesetz", ist: ["", "gkg", "famgkg"] },
    }),
  ),
  ...aufAbruf({
    rechtsmittelAm: tag("Einlegung des Rechtsmittels", {
      hinweis: "Entscheidet über die Fassung der höheren Instanz; leer: wie oben",
      aufruf: "Tag, an dem das Rechtsmittel eingelegt wurde",
      freiwillig: true,
    }),
    leistungsende: tag("Ende der Leistung", {
      hinweis: "Entscheidet über den Umsatzsteuersatz; leer: wie oben",
      aufruf: "Ende der Leistung, für den Umsatzsteuersatz",
      freiwillig: true,
    }),
    unzeit: nurSeite(
      schalter("Auf Verlangen zur Unzeit (§ 11 GvKostG)", {
        hinweis: "Nachts, an Samstagen, Sonntagen und Feiertagen: doppelte Gebühren",
      }),
    ),
  }),
};

/** What is read of the page besides its positions. */
export const kopfangaben = rechnerangaben([abschnitt(kopf)]);

/** Everything a call about court costs takes: `POST /api/rechner/gerichtskosten`. */
export const kostenangaben = rechnerangaben([
  abschnitt(kopf),
  abschnitt({ positionen: pflicht(positionen) }),
]);

/** The number of pieces stands before the switches. */
const reihe = schalterZuletzt(formularfelder(merkmale));

/** The further positions on the page. */
export const weitere: Gruppenblock = {
  ...positionen.block,
  felder: [...positionen.block.felder.slice(0, 1), ...reihe],
};

export const formular: Rechnerformular = {
  pfad: "/gerichtskostenrechner",
  titel: "Gerichtskosten\u00adrechner",
  vorspann:
    "Kosten der Gerichte, Notare und Gerichtsvollzieher nach den ganzen Verzeichnissen von GKG, FamGKG, GNotKG und GvKostG.",
  kennzahl: "Gerichtskosten",
  beispiel: {
    text: "Klage über 10.000 €, Verfahren im Allgemeinen",
    query: "kv=1210&wert=10000",
  },
  bloecke: [
    {
      art: "felder",
      felder: [
        ...formularfelder(kopf).slice(0, 2),
        ...formularfelder({ nr: nummer("Nummer des Kostenverzeichnisses; leer: 1210, Klage") }),
        ...reihe,
        ...formularfelder(kopf).slice(2),
      ],
    },
    weitere,
  ],
};
