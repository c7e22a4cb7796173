import type { Formularfeld } from "../formular/formularfeld.ts";
import type { Felderblock, Rechnerformular } from "../formular/rechnerformular.ts";
import { auswahlfeld, betragsfeld, schalterfeld, tagfeld } from "../ui/formular/feldbau.ts";
import { rechtswegnamen } from "./rechtsweg/rechtsweg.ts";
import { folgesachengruppe, nichtImVerbund } from "./verbund/felder.ts";

/** What the sides really spent; asked for where each bears a share of the other's costs. */
const wirkliches = [
  ["eigenekosten", "Eigene Kosten, wie angemeldet", "Leer: wie berechnet"],
  ["eigenereise", "Eigene Reisekosten und anderes", "Neben dem Anwalt"],
  ["gegnerkosten", "Kosten der Gegenseite, wie angemeldet", "Leer: wie berechnet"],
  ["gegnerreise", "Reisekosten der Gegenseite und anderes", "Neben dem Anwalt"],
] as const;

const quoten = [
  ["quotegegner", "Eigene Seite trägt von den Kosten der Gegenseite"],
  ["quoteeigene", "Gegenseite trägt von den eigenen Kosten"],
  ["quotegericht", "Eigene Seite trägt von den Gerichtskosten"],
] as const;

/** Fields of one instance; their names end with its number from the second on. The engine says which of them appear. */
function instanz(nr: 1 | 2 | 3): readonly Formularfeld[] {
  const name = (feld: string) => (nr === 1 ? feld : `${feld}${nr}`);
  const jaNein: Formularfeld["optionen"] = [
    { wert: "", text: "wie üblich" },
    { wert: "ja", text: "ja" },
    { wert: "nein", text: "nein" },
  ];
  const felder: readonly Formularfeld[] = [
    { feld: name("zulassung"), art: "auswahl", label: "Zulassung" },
    { feld: name("ende"), art: "auswahl", label: "Endet durch" },
    tagfeld(
      nr === 1 ? "stichtag" : name("am"),
      nr === 1 ? "Auftrag und Einreichung" : "Auftrag und Einlegung",
      {
        hinweis: nr === 1 ? "Leer: heute" : "Leer: wie die Instanz davor; danach gilt neues Recht",
        freiwillig: true,
      },
    ),
    auswahlfeld(name("von"), "Rechtsmittel von", { "": "eigener Seite", gegner: "Gegenseite" }),
    betragsfeld(name("wert"), "Wert dieser Instanz", { hinweis: "Leer: wie oben", freiwillig: true }),
    schalterfeld(name("vorBegruendung"), "Beendet, bevor die Begründung einging"),
    schalterfeld(name("volleGebuehr"), "Gegenseite des Rechtsmittels mit voller Verfahrensgebühr", {
      hinweis: "Sonst ermäßigt, etwa 1,1 nach Nr. 3201 VV (BGH, 03.07.2007, VI ZB 21/06)",
    }),
    schalterfeld(name("streitig"), "Es wurde streitig verhandelt", {
      hinweis: "Die Güteverhandlung zählt nicht dazu",
    }),
    {
      feld: name("termin"),
      art: "auswahl",
      label: "Terminsgebühr",
      hinweis: "Bei Rücknahme und Erledigung meist keine",
      optionen: jaNein,
    },
    betragsfeld(name("zeugen"), "Zeugen", { freiwillig: true }),
    betragsfeld(name("sachverstaendige"), "Sachverständige", { freiwillig: true }),
    ...wirkliches.map(([feld, label, hinweis]) =>
      betragsfeld(name(feld), label, { hinweis, freiwillig: true, aufAbruf: true }),
    ),
    ...(nr === 1
      ? []
      : quoten.map(
          ([feld, label]): Formularfeld => ({
            feld: name(feld),
            art: "text",
            label,
            hinweis: "Leer: wie im Übrigen",
            freiwillig: true,
          }),
        )),
  ];
  const nicht =
    nr === 1 ? ["zulassung", "von", "wert", "vorBegruendung", "volleGebuehr"] : ["streitig"].map(name);
  return felder
    .filter(({ feld }) => !nicht.includes(feld))
    .map((feld) => (nr === 1 && feld.feld !== "streitig" ? feld : { ...feld, aufAbruf: true as const }));
}

const hoehere = (nr: 2 | 3): Felderblock => ({ art: "felder", titel: `${nr}. Instanz`, felder: instanz(nr) });

const wennJa = (feld: string): Pick<Formularfeld, "wenn"> => ({ wenn: { feld, ist: ["ja"] } });

const { zivil, ...weitere } = rechtswegnamen;

export const formular: Rechnerformular = {
  pfad: "/prozesskostenrechner",
  titel: "Prozesskosten\u00adrechner",
  vorspann:
    "Was ein Prozess über alle Instanzen kostet, wer es trägt und ab welcher Aussicht er sich lohnt: vor den Zivil-, Arbeits-, Verwaltungs-, Finanz- und Sozialgerichten; bei einer Scheidung mit den Mehrkosten jeder Folgesache.",
  kennzahl: ({ rechtsweg }) => (rechtsweg === "scheidung" ? "Eigene Kosten" : "Kostenrisiko"),
  beispiel: {
    text: "Klage über 20.000 € durch zwei Instanzen",
    query: "wert=20000&instanzen=2",
  },
  bloecke: [
    {
      art: "felder",
      felder: [
        betragsfeld("wert", "Streitwert"),
        auswahlfeld("rechtsweg", "Rechtsweg", { "": zivil, ...weitere }),
        {
          feld: "gericht",
          art: "text",
          label: "Gericht",
          hinweis: "1. Instanz, etwa AG Dortmund; daraus folgen Rechtsweg und höhere Gerichte",
          freiwillig: true,
        },
        {
          feld: "instanzen",
          art: "auswahl",
          label: "Instanzen",
          optionen: [
            { wert: "", text: "eine" },
            { wert: "2", text: "zwei" },
            { wert: "3", text: "drei" },
          ],
        },
        auswahlfeld("rolle", "Eigene Seite", { "": "Kläger", beklagter: "Beklagter" }),
        schalterfeld("online", "Online-Verfahren vor dem Amtsgericht", {
          hinweis: "Erprobung seit 2026, ermäßigte Gerichtsgebühr (Nr. 1216 KV GKG)",
          aufAbruf: true,
        }),
        schalterfeld("ohnemindest", "Kindergeld oder überlange Verfahrensdauer", {
          hinweis: "Ohne Mindeststreitwert (§ 52 Abs. 4 Nr. 1 GKG, § 155 Satz 2 FGO)",
          aufAbruf: true,
        }),
      ],
      weiter: "Felder dazu anzeigen",
    },
    folgesachengruppe,
    { art: "felder", titel: "1. Instanz", felder: instanz(1) },
    hoehere(2),
    hoehere(3),
    {
      art: "felder",
      titel: "Vor dem Prozess",
      klappe: true,
      wenn: nichtImVerbund,
      felder: [
        schalterfeld("vorgerichtlich", "Der eigene Anwalt war schon vorgerichtlich tätig (Nr. 2300 VV RVG)"),
        {
          feld: "vorsatz",
          art: "satz",
          label: "Satz der Geschäftsgebühr",
          hinweis: "Leer: 1,3",
          freiwillig: true,
          ...wennJa("vorgerichtlich"),
        },
        tagfeld("voram", "Auftrag dazu", {
          hinweis: "Leer: wie das Verfahren",
          freiwillig: true,
          ...wennJa("vorgerichtlich"),
        }),
        betragsfeld("vorwert", "Wert der vorgerichtlichen Tätigkeit", {
          hinweis: "Leer: wie oben",
          freiwillig: true,
          ...wennJa("vorgerichtlich"),
        }),
        schalterfeld("nebenforderung", "Die Geschäftsgebühr wird mit eingeklagt", {
          aufAbruf: true,
          ...wennJa("vorgerichtlich"),
        }),
        schalterfeld("vorgegner", "Auch die Gegenseite hatte schon einen Anwalt", {
          ...wennJa("vorgerichtlich"),
        }),
        schalterfeld("mahnverfahren", "Es ging ein Mahnverfahren voraus", { aufAbruf: true }),
        tagfeld("mahnam", "Antrag", {
          hinweis: "Leer: wie die 1. Instanz",
          freiwillig: true,
          aufAbruf: true,
          ...wennJa("mahnverfahren"),
        }),
        betragsfeld("mahnwert", "Wert des Mahnverfahrens", {
          hinweis: "Leer: wie oben",
          freiwillig: true,
          aufAbruf: true,
          ...wennJa("mahnverfahren"),
        }),
        schalterfeld("widerspruch", "Widerspruch durch einen Anwalt (Nr. 3307 VV RVG)", {
          aufAbruf: true,
          ...wennJa("mahnverfahren"),
        }),
      ],
      weiter: "Felder dazu anzeigen",
    },
    {
      art: "felder",
      titel: "Parteien und Anwälte",
      klappe: true,
      felder: [
        {
          feld: "mandanten",
          art: "zahl",
          label: "Eigene Parteien",
          hinweis: "Leer: eine; mehrere erhöhen nach Nr. 1008 VV RVG",
          freiwillig: true,
          wenn: nichtImVerbund,
        },
        auswahlfeld("anwalt", "Eigener Anwalt", { "": "ein Anwalt", ohne: "kein Anwalt" }),
        {
          feld: "gegner",
          art: "zahl",
          label: "Gegner",
          hinweis: "Leer: einer",
          freiwillig: true,
          wenn: nichtImVerbund,
        },
        auswahlfeld("gegneranwalt", "Anwalt der Gegenseite", {
          "": "ein Anwalt für alle",
          je: "jeder einen eigenen",
          ohne: "kein Anwalt",
        }),
        schalterfeld("vorsteuer", "Eigene Seite zum Vorsteuerabzug berechtigt"),
        schalterfeld("gegnervorsteuer", "Gegenseite zum Vorsteuerabzug berechtigt"),
        schalterfeld("pkh", "Eigene Seite erhält Prozesskostenhilfe ohne Raten"),
      ],
    },
    {
      art: "felder",
      titel: "Kostenquote und Aussicht",
      klappe: true,
      felder: [
        {
          feld: "quote",
          art: "text",
          label: "Eigener Anteil an den Kosten",
          einheit: "%",
          hinweis: "70 oder 2/3 (§ 92 ZPO)",
          freiwillig: true,
        },
        ...quoten.map(
          ([feld, label]): Formularfeld => ({
            feld,
            art: "text",
            label,
            hinweis: "Statt einer Quote: 31,25 oder 5/16 (§ 106 ZPO)",
            freiwillig: true,
          }),
        ),
        {
          feld: "aussicht",
          art: "text",
          label: "Aussicht zu gewinnen",
          einheit: "%",
          hinweis: "Für den Erwartungswert",
          freiwillig: true,
          wenn: nichtImVerbund,
        },
      ],
    },
  ],
};
