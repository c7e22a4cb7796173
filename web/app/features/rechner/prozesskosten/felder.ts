import {
  angabe,
  betrag,
  nurSeite,
  satz,
  schalter,
  sonst,
  tag,
  ungelesen,
  wahl,
  worte,
  wortwahl,
  zahl,
} from "../felder/angabe.ts";
import {
  abschnitt,
  aufAbruf,
  bloecke,
  nurGezeigt,
  objekt,
  rechnerangaben,
  schalterZuletzt,
} from "../felder/ebene.ts";
import { eigeneform, listenform, nurAufruf, objektform, pflicht } from "../felder/form.ts";
import type { Formularfeld } from "../formular/formularfeld.ts";
import type { Rechnerformular } from "../formular/rechnerformular.ts";
import { instanzen, instanzfelder, type Nummer, quoten } from "./felder/instanz.ts";
import { anteilAus } from "./lesen-quoten.ts";
import { rechtswegnamen } from "./rechtsweg/rechtsweg.ts";
import { folgesachen, nichtImVerbund } from "./verbund/felder.ts";

const hundertstel = { art: "satz", bis: 100 } as const;
const wennJa = (feld: string): Pick<Formularfeld, "wenn"> => ({ wenn: { feld, ist: ["ja"] } });

const kopf = {
  wert: pflicht(
    betrag("Streitwert", {
      mindestens: 1,
      aufruf: "Streitwert in Eurocent; bei einer Scheidung der Wert der Ehesache allein (§ 43 FamGKG)",
    }),
  ),
  rechtsweg: wahl("Rechtsweg", rechtswegnamen, {
    aufruf:
      "Ohne Angabe der des Gerichts, sonst zivil; scheidung: Scheidung mit Folgesachen nach dem FamGKG, ohne onlineVerfahren, mahnverfahren, vorgerichtlich, aussicht, zulassung und mehrere Parteien einer Seite",
  }),
  gericht: ungelesen(
    worte("Gericht", {
      form: eigeneform("gericht"),
      hinweis: "1. Instanz, etwa AG Dortmund; daraus folgen Rechtsweg und höhere Gerichte",
      aufruf: "Gericht der ersten Instanz; Kennung, wie /api/rechner/orte sie nennt",
      freiwillig: true,
    }),
  ),
  instanzen: nurSeite(wahl("Instanzen", { 1: "eine", 2: "zwei", 3: "drei" })),
  rolle: sonst(
    wahl(
      "Eigene Seite",
      { klaeger: "Kläger", beklagter: "Beklagter" },
      {
        aufruf:
          "Ohne Angabe klaeger; bei einer Scheidung ist das der Antragsteller, beklagter der Antragsgegner",
      },
    ),
    "klaeger",
  ),
  onlineVerfahren: schalter("Online-Verfahren vor dem Amtsgericht", {
    feld: "online",
    hinweis: "Erprobung seit 2026, ermäßigte Gerichtsgebühr (Nr. 1216 KV GKG)",
    aufruf: "Online-Verfahren vor dem Amtsgericht (Nr. 1216 KV GKG)",
    aufAbruf: true,
  }),
  ohneMindestwert: schalter("Kindergeld oder überlange Verfahrensdauer", {
    feld: "ohnemindest",
    hinweis: "Ohne Mindeststreitwert (§ 52 Abs. 4 Nr. 1 GKG, § 155 Satz 2 FGO)",
    aufruf: "Finanzgerichte: Kindergeld oder § 155 Satz 2 FGO (§ 52 Abs. 4 Nr. 1 GKG)",
    aufAbruf: true,
  }),
};

const vorgerichtlich = objekt({
  vorgerichtlich: nurSeite(
    pflicht(schalter("Der eigene Anwalt war schon vorgerichtlich tätig (Nr. 2300 VV RVG)")),
  ),
  satz: satz("Satz der Geschäftsgebühr", {
    feld: "vorsatz",
    bis: 2.5,
    als: "satz100",
    hinweis: "Leer: 1,3",
    aufruf: "Satz der Nr. 2300 VV; ohne Angabe 1,3",
    freiwillig: true,
    ...wennJa("vorgerichtlich"),
  }),
  am: tag("Auftrag dazu", {
    feld: "voram",
    hinweis: "Leer: wie das Verfahren",
    aufruf: "Auftrag; ohne Angabe wie der erste Abschnitt danach",
    freiwillig: true,
    ...wennJa("vorgerichtlich"),
  }),
  wert: betrag("Wert der vorgerichtlichen Tätigkeit", {
    feld: "vorwert",
    mindestens: 1,
    hinweis: "Leer: wie oben",
    freiwillig: true,
    ...wennJa("vorgerichtlich"),
  }),
  nebenforderung: schalter("Die Geschäftsgebühr wird mit eingeklagt", {
    aufruf: "Die eigene Geschäftsgebühr wird mit eingeklagt",
    aufAbruf: true,
    ...wennJa("vorgerichtlich"),
  }),
  auchGegner: schalter("Auch die Gegenseite hatte schon einen Anwalt", {
    feld: "vorgegner",
    aufruf: "Auch die Gegenseite hatte schon einen Anwalt",
    ...wennJa("vorgerichtlich"),
  }),
});

const mahnverfahren = objekt(
  aufAbruf({
    mahnverfahren: nurSeite(pflicht(schalter("Es ging ein Mahnverfahren voraus"))),
    am: tag("Antrag", {
      feld: "mahnam",
      hinweis: "Leer: wie die 1. Instanz",
      aufruf: "Ohne Angabe wie die erste Instanz",
      freiwillig: true,
      ...wennJa("mahnverfahren"),
    }),
    wert: betrag("Wert des Mahnverfahrens", {
      feld: "mahnwert",
      mindestens: 1,
      hinweis: "Leer: wie oben",
      freiwillig: true,
      ...wennJa("mahnverfahren"),
    }),
    widerspruchDurchAnwalt: schalter("Widerspruch durch einen Anwalt (Nr. 3307 VV RVG)", {
      feld: "widerspruch",
      ...wennJa("mahnverfahren"),
    }),
  }),
);

type Seitenworte = { readonly seite: string; readonly zahl: string; readonly hinweis: string };

function seite(
  { seite: wer, zahl: parteien, hinweis }: Seitenworte,
  felder: { readonly parteien: string; readonly anwalt: string; readonly vorsteuer: string },
  anwalt: string,
  optionen: NonNullable<Formularfeld["optionen"]>,
) {
  return objekt({
    parteien: zahl(parteien, {
      feld: felder.parteien,
      von: 1,
      bis: hoechstensParteien,
      hinweis,
      aufruf: "Ohne Angabe eine",
      freiwillig: true,
      wenn: nichtImVerbund,
    }),
    anwalt: wortwahl(anwalt, ["gemeinsam", "je", "ohne"], {
      feld: felder.anwalt,
      aufruf: "Ein Anwalt für alle (Vorgabe, Nr. 1008 VV), für jede Partei einer, oder keiner",
      optionen,
    }),
    vorsteuerabzug: schalter(`${wer} zum Vorsteuerabzug berechtigt`, {
      feld: felder.vorsteuer,
      aufruf: "Umsatzsteuer ist dann keine Kostenlast",
    }),
  });
}

/** More people than this have no common lawsuit; a form is no place to list them. */
export const hoechstensParteien = 100;

const ohne = { wert: "ohne", text: "kein Anwalt" };
const parteien = {
  eigene: seite(
    {
      seite: "Eigene Seite",
      zahl: "Eigene Parteien",
      hinweis: "Leer: eine; mehrere erhöhen nach Nr. 1008 VV RVG",
    },
    { parteien: "mandanten", anwalt: "anwalt", vorsteuer: "vorsteuer" },
    "Eigener Anwalt",
    [{ wert: "", text: "ein Anwalt" }, ohne],
  ),
  gegner: seite(
    { seite: "Gegenseite", zahl: "Gegner", hinweis: "Leer: einer" },
    { parteien: "gegner", anwalt: "gegneranwalt", vorsteuer: "gegnervorsteuer" },
    "Anwalt der Gegenseite",
    [{ wert: "", text: "ein Anwalt für alle" }, { wert: "je", text: "jeder einen eigenen" }, ohne],
  ),
  prozesskostenhilfe: schalter("Eigene Seite erhält Prozesskostenhilfe ohne Raten", {
    feld: "pkh",
    aufruf: "Eigene Seite, ohne Raten; bei einer Scheidung die Verfahrenskostenhilfe",
  }),
};

const anteile = {
  kostenquote: angabe(
    "text",
    "Eigener Anteil an den Kosten",
    {
      feld: "quote",
      einheit: "%",
      hinweis: "70 oder 2/3 (§ 92 ZPO)",
      aufruf: "Eigener Anteil an den Kosten in Prozent (§ 92 ZPO)",
      freiwillig: true,
    },
    hundertstel,
    anteilAus,
  ),
  quoten: quoten(
    1,
    "Statt einer Quote: 31,25 oder 5/16 (§ 106 ZPO)",
    "Statt einer Quote: je ein Anteil an den Kosten jeder Seite und des Gerichts (§§ 92, 106 ZPO); ohne Prozesskostenhilfe",
  ),
  aussicht: angabe(
    "text",
    "Aussicht zu gewinnen",
    {
      einheit: "%",
      hinweis: "Für den Erwartungswert",
      aufruf: "Aussicht zu gewinnen in Prozent",
      freiwillig: true,
      wenn: nichtImVerbund,
    },
    hundertstel,
    anteilAus,
  ),
};

const weiter = "Felder dazu anzeigen";
const instanz = (nr: Nummer) => abschnitt(nurGezeigt(instanzen[nr].formular), { titel: `${nr}. Instanz` });

/** Everything the calculator of lawsuits asks for: page, link and `POST /api/rechner/prozesskosten`. */
export const prozessangaben = rechnerangaben(
  [
    abschnitt(kopf, { weiter }),
    abschnitt({ folgesachen }),
    instanz(1),
    instanz(2),
    instanz(3),
    abschnitt(
      { vorgerichtlich, mahnverfahren },
      { titel: "Vor dem Prozess", klappe: true, wenn: nichtImVerbund, weiter },
    ),
    abschnitt(parteien, { titel: "Parteien und Anwälte", klappe: true }, schalterZuletzt),
    abschnitt(anteile, { titel: "Kostenquote und Aussicht", klappe: true }),
  ],
  {
    aufruf: {
      instanzen: nurAufruf(
        "instanzen",
        listenform(objektform(instanzfelder(2)), { mindestens: 1, hoechstens: 3 }),
        "Ohne Angabe eine, durch Urteil beendet; wert der ersten nicht neben Folgesachen",
      ),
    },
  },
);

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
  bloecke: bloecke(prozessangaben),
};
