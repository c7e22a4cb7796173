import { betrag, nurSeite, sonstHeute, tag, ungelesen, wahl, worte } from "../felder/angabe.ts";
import { abschnitt, bloecke, nurGezeigt, objekt, rechnerangaben } from "../felder/ebene.ts";
import { eigeneform, nurAufruf, pflicht } from "../felder/form.ts";
import type { Formularfeld } from "../formular/formularfeld.ts";
import type { Rechnerformular } from "../formular/rechnerformular.ts";

/** Fields of the rules by kind; the rule knows their labels and how they are read. A test holds them against the rules. */
const arten = {
  betrag:
    "hauptforderung nebenforderungen kosten klage widerklage hauptanspruch hilfsanspruch klageforderung leistung auskunft versicherung antrag ersterRechtszug erweiterung interesse ermessen hergeleitet interesseAller interesseKlaeger verkehrswert auftragssumme bedeutung hauptsache sachwert forderung pfandwert vorteil nachteil jahresbetrag gesamtbetrag rueckstaende monatsentgelt monatsbetrag jahresentgelt streitigeZeit monatsverguetung abfindung monatsdifferenz betrag kuenftig jahresbezuege steuerwert masse netto1 netto2 vermoegen reinvermoegen kinderabschlag ehesache billigkeit gegenstand geschaeft widerantrag verguetung differenz",
  text: "werte gegenforderungen folgesachen",
  zahl: "bruchteil streitigeMonate restmonate personen kindschaftssachen anzahl kinder",
  auswahl: "art anspruch verfahren vermoegensansatz",
  schalter:
    "ohneHaupt identisch gleicherGegenstand entschieden ohneAnhalt gewinnabschoepfung andererGrund arbeitsgericht lebenszeit amt vermoegensrechtlich",
} as const;

const regelfelder = Object.entries(arten).flatMap(([art, namen]) =>
  namen
    .split(" ")
    .map(
      (feld) => ({ feld, art: art as Formularfeld["art"], label: "", aufAbruf: true, breit: true }) as const,
    ),
);

type Regelangabe = number | boolean | string | readonly number[];

/** Everything the calculator of values asks for: page, link and `POST /api/rechner/streitwert`. */
export const streitwertangaben = rechnerangaben(
  [
    abschnitt(
      {
        gebiet: nurSeite(
          ungelesen(
            wahl("Gebiet", {
              "": "Alle",
              zivil: "Zivilsachen",
              miete: "Miete und Pacht",
              familie: "Familiensachen",
              arbeit: "Arbeitssachen",
              verwaltung: "Verwaltungs-, Sozial- und Finanzsachen",
              verfahren: "Besondere Verfahren",
            }),
          ),
        ),
        wort: nurSeite(
          ungelesen(worte("Stichwort", { hinweis: "Etwa Räumung, Kündigung, Sorge", freiwillig: true })),
        ),
        regel: pflicht(
          worte("Worum geht es?", {
            art: "auswahl",
            form: eigeneform("regel"),
            aufruf: "Kennung der Wertregel aus `GET /api/rechner/streitwert`",
            breit: true,
          }),
        ),
      },
      { weiter: "Weiter" },
    ),
    abschnitt({
      ...nurGezeigt(regelfelder),
      antragAm: sonstHeute(
        tag("Eingang bei Gericht", {
          hinweis: "Tag des Antrags oder der Klage; leer: heute",
          aufruf: "Tag des Antrags; ohne Angabe heute",
          freiwillig: true,
        }),
      ),
    }),
    abschnitt(
      {
        zustaendigkeit: objekt(
          {
            sache: pflicht(
              wahl(
                "Art der Sache",
                {
                  "": "Wie das Gebiet",
                  zivil: "Zivilsache, nach dem Wert",
                  wohnraummiete: "Miete von Wohnraum",
                  wohnungseigentum: "Wohnungseigentum",
                  nachbarrecht: "Nachbarrecht",
                  reise: "Reise- und Gastgewerbe",
                  altenteil: "Altenteil, Leibgeding",
                  wildschaden: "Wildschaden",
                  amtshaftung: "Amtshaftung",
                  heilbehandlung: "Heilbehandlung",
                  presse: "Veröffentlichungen in Presse und Internet",
                  vergabe: "Vergabe",
                  gesellschaftsrecht: "Gesellschaftsrecht",
                  kapitalanleger: "Kapitalanleger",
                  bauanordnung: "Anordnung des Bauherrn",
                  restrukturierung: "Stabilisierung und Restrukturierung",
                  familie: "Familiensache",
                  arbeit: "Arbeitssache",
                },
                { breit: true },
              ),
            ),
            wert: betrag("Abweichender Wert", {
              feld: "zustaendigkeitswert",
              hinweis: "Wert nach §§ 2 ff. ZPO, wenn er ein anderer ist",
              aufruf: "Wert nach §§ 2 ff. ZPO; ohne Angabe der berechnete",
              freiwillig: true,
            }),
            entscheidungAm: tag("Tag der Entscheidung", {
              hinweis: "Er bestimmt die Grenzen der Rechtsmittel; leer: Eingang",
              freiwillig: true,
            }),
            beschwer: betrag("Beschwer", {
              hinweis: "Soweit die Partei unterlegen ist; leer: der ganze Wert",
              freiwillig: true,
            }),
            kosten: betrag("Streitige Kosten", {
              feld: "kostenstreit",
              hinweis: "Für Beschwerden über Kosten und Wert",
              aufruf: "Streitige Kosten, für Beschwerden",
              freiwillig: true,
            }),
          },
          "Ohne Angabe nur der Wert",
        ),
      },
      { titel: "Zuständigkeit und Rechtsmittel", klappe: true },
    ),
  ],
  {
    aufruf: {
      angaben: nurAufruf(
        "",
        eigeneform<Readonly<Record<string, Regelangabe>>>("angaben"),
        "Angaben nach dem Namen des Feldes; Beträge in Eurocent, Anteile in ganzen Prozent",
      ),
    },
  },
);

export const formular: Rechnerformular = {
  pfad: "/streitwert",
  titel: "Streitwert",
  vorspann:
    "Der Wert nach GKG, FamGKG, ZPO und den Streitwertkatalogen, dazu das zuständige Gericht und die Rechtsmittel.",
  kennzahl: "Streitwert",
  beispiel: {
    text: "Räumung einer Wohnung, Kaltmiete 800 € im Monat",
    query: "regel=raeumung&monatsentgelt=800",
  },
  bloecke: bloecke(streitwertangaben),
};
