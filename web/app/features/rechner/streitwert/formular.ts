import type { Rechnerformular } from "../formular/rechnerformular.ts";
import { betragsfeld, type Formularfeld, tagfeld } from "../ui/formular/formularfeld.ts";

/** Fields of the rules by kind; labels come with the chosen rule. A test holds them against the rules. */
const angaben = {
  betrag:
    "hauptforderung nebenforderungen kosten klage widerklage hauptanspruch hilfsanspruch klageforderung leistung auskunft versicherung antrag ersterRechtszug erweiterung interesse ermessen hergeleitet interesseAller interesseKlaeger verkehrswert auftragssumme bedeutung hauptsache sachwert forderung pfandwert vorteil nachteil jahresbetrag gesamtbetrag rueckstaende monatsentgelt monatsbetrag jahresentgelt streitigeZeit monatsverguetung abfindung monatsdifferenz betrag kuenftig jahresbezuege steuerwert masse netto1 netto2 vermoegen kinderabschlag ehesache billigkeit gegenstand geschaeft widerantrag verguetung differenz",
  text: "werte gegenforderungen folgesachen",
  zahl: "bruchteil streitigeMonate restmonate personen kindschaftssachen anzahl",
  auswahl: "art anspruch verfahren",
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
        {
          feld: "gebiet",
          art: "auswahl",
          label: "Gebiet",
          optionen: [
            { wert: "", text: "Alle" },
            { wert: "zivil", text: "Zivilsachen" },
            { wert: "miete", text: "Miete und Pacht" },
            { wert: "familie", text: "Familiensachen" },
            { wert: "arbeit", text: "Arbeitssachen" },
            { wert: "verwaltung", text: "Verwaltungs-, Sozial- und Finanzsachen" },
            { wert: "verfahren", text: "Besondere Verfahren" },
          ],
        },
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
        {
          feld: "sache",
          art: "auswahl",
          label: "Art der Sache",
          breit: true,
          optionen: [
            { wert: "", text: "Wie das Gebiet" },
            { wert: "zivil", text: "Zivilsache, nach dem Wert" },
            { wert: "wohnraummiete", text: "Miete von Wohnraum" },
            { wert: "wohnungseigentum", text: "Wohnungseigentum" },
            { wert: "nachbarrecht", text: "Nachbarrecht" },
            { wert: "reise", text: "Reise- und Gastgewerbe" },
            { wert: "altenteil", text: "Altenteil, Leibgeding" },
            { wert: "wildschaden", text: "Wildschaden" },
            { wert: "amtshaftung", text: "Amtshaftung" },
            { wert: "heilbehandlung", text: "Heilbehandlung" },
            { wert: "presse", text: "Veröffentlichungen in Presse und Internet" },
            { wert: "vergabe", text: "Vergabe" },
            { wert: "gesellschaftsrecht", text: "Gesellschaftsrecht" },
            { wert: "kapitalanleger", text: "Kapitalanleger" },
            { wert: "bauanordnung", text: "Anordnung des Bauherrn" },
            { wert: "restrukturierung", text: "Stabilisierung und Restrukturierung" },
            { wert: "familie", text: "Familiensache" },
            { wert: "arbeit", text: "Arbeitssache" },
          ],
        },
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
