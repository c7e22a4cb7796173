import type { Formularfeld } from "../formular/formularfeld.ts";
import type { Rechnerformular } from "../formular/rechnerformular.ts";
import { auswahlfeld, betragsfeld, tagfeld } from "../ui/formular/feldbau.ts";

/** Fields of the rules by kind; labels come with the chosen rule. A test holds them against the rules. */
const angaben = {
  betrag:
    "hauptforderung nebenforderungen kosten klage widerklage hauptanspruch hilfsanspruch klageforderung leistung auskunft versicherung antrag ersterRechtszug erweiterung interesse ermessen hergeleitet interesseAller interesseKlaeger verkehrswert auftragssumme bedeutung hauptsache sachwert forderung pfandwert vorteil nachteil jahresbetrag gesamtbetrag rueckstaende monatsentgelt monatsbetrag jahresentgelt streitigeZeit monatsverguetung abfindung monatsdifferenz betrag kuenftig jahresbezuege steuerwert masse netto1 netto2 vermoegen reinvermoegen kinderabschlag ehesache billigkeit gegenstand geschaeft widerantrag verguetung differenz",
  text: "werte gegenforderungen folgesachen",
  zahl: "bruchteil streitigeMonate restmonate personen kindschaftssachen anzahl kinder",
  auswahl: "art anspruch verfahren vermoegensansatz",
  schalter:
    "ohneHaupt identisch gleicherGegenstand entschieden ohneAnhalt gewinnabschoepfung andererGrund arbeitsgericht lebenszeit amt vermoegensrechtlich",
} as const;

const regelfelder = Object.entries(angaben).flatMap(([art, namen]) =>
  namen
    .split(" ")
    .map(
      (feld) => ({ feld, art: art as Formularfeld["art"], label: "", aufAbruf: true, breit: true }) as const,
    ),
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
  bloecke: [
    {
      art: "felder",
      weiter: "Weiter",
      felder: [
        auswahlfeld("gebiet", "Gebiet", {
          "": "Alle",
          zivil: "Zivilsachen",
          miete: "Miete und Pacht",
          familie: "Familiensachen",
          arbeit: "Arbeitssachen",
          verwaltung: "Verwaltungs-, Sozial- und Finanzsachen",
          verfahren: "Besondere Verfahren",
        }),
        {
          feld: "wort",
          art: "text",
          label: "Stichwort",
          hinweis: "Etwa Räumung, Kündigung, Sorge",
          freiwillig: true,
        },
        { feld: "regel", art: "auswahl", label: "Worum geht es?", breit: true },
      ],
    },
    {
      art: "felder",
      felder: [
        ...regelfelder,
        tagfeld("antragAm", "Eingang bei Gericht", {
          hinweis: "Tag des Antrags oder der Klage; leer: heute",
          freiwillig: true,
        }),
      ],
    },
    {
      art: "felder",
      titel: "Zuständigkeit und Rechtsmittel",
      klappe: true,
      felder: [
        auswahlfeld(
          "sache",
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
        betragsfeld("zustaendigkeitswert", "Abweichender Wert", {
          hinweis: "Wert nach §§ 2 ff. ZPO, wenn er ein anderer ist",
          freiwillig: true,
        }),
        tagfeld("entscheidungAm", "Tag der Entscheidung", {
          hinweis: "Er bestimmt die Grenzen der Rechtsmittel; leer: Eingang",
          freiwillig: true,
        }),
        betragsfeld("beschwer", "Beschwer", {
          hinweis: "Soweit die Partei unterlegen ist; leer: der ganze Wert",
          freiwillig: true,
        }),
        betragsfeld("kostenstreit", "Streitige Kosten", {
          hinweis: "Für Beschwerden über Kosten und Wert",
          freiwillig: true,
        }),
      ],
    },
  ],
};
