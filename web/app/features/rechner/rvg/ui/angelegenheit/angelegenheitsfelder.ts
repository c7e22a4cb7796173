import type { Formularfeld } from "../../../formular/formularfeld.ts";
import { auswahlfeld, betragsfeld, schalterfeld, tagfeld } from "../../../ui/formular/feldbau.ts";
import type { FormAngelegenheit } from "../../formular/formular.ts";

export type Angelegenheitsfeld = keyof FormAngelegenheit["felder"] & string;
type Feld = Formularfeld<Angelegenheitsfeld>;

/** A folded group of fields below the fees of a matter. */
export type Gruppe = {
  readonly titel: string;
  readonly basic?: true;
  readonly formularfelder: readonly Feld[];
};

const mandat: Gruppe = {
  titel: "Mandat",
  formularfelder: [
    auswahlfeld("vertretung", "Tätigkeit als", {
      "": "Wahlanwalt",
      beigeordnet: "Beigeordnet (PKH/VKH, Basic)",
      bestellt: "Bestellt (Pflichtverteidiger)",
    }),
    betragsfeld("bewilligt", "Prozesskostenhilfe bewilligt für", {
      hinweis: "Nur für einen Teil des Werts. Leer: für alles",
      wenn: { feld: "vertretung", ist: ["beigeordnet"] },
    }),
    {
      feld: "bewilligtProzent",
      art: "satz",
      label: "oder für einen Teil in Prozent",
      einheit: "%",
      hinweis: "Wie daraus gerechnet wird, steht unter Streitfragen",
      wenn: { feld: "vertretung", ist: ["beigeordnet"] },
    },
    schalterfeld("verschieden", "Auftraggeber mit verschiedenen Gegenständen", {
      hinweis:
        "Dann keine Erhöhung nach Nr. 1008 VV; die Wertgrenze gilt je Person (§ 22 Abs. 2 Satz 2 RVG).",
    }),
    {
      feld: "bezeichnung",
      art: "text",
      label: "Bezeichnung",
      hinweis: "Steht über dem Ergebnis",
      breit: true,
    },
    tagfeld("beiordnung", "Tag der Beiordnung oder Bestellung", {
      hinweis: "Maßgeblich, wenn kein unbedingter Auftrag erteilt war (§ 60 Abs. 1 Satz 3 RVG)",
    }),
    tagfeld("erledigt", "Erledigt am", { hinweis: "Für § 15 Abs. 5 Satz 2 RVG" }),
    tagfeld("rechtsmittel", "Rechtsmittel eingelegt am", {
      hinweis: "Nur für das Übergangsrecht bis Ende 2020",
    }),
    {
      feld: "gesamtauftrag",
      art: "text",
      label: "Mehrere Aufträge: ein einziger brächte",
      hinweis: "Nummern (§ 15 Abs. 5, 6 RVG): 3100:1,3 aus 10.000; 3104. Leer: die übrigen Gebühren",
      breit: true,
    },
    {
      feld: "weitereAuftraege",
      art: "text",
      label: "Weitere Auftragstage",
      hinweis: "Bei zusammengerechneten Gegenständen (§ 60 Abs. 2 RVG); mehrere mit Semikolon trennen",
      breit: true,
    },
  ],
};

const kopien = (buchstabe: "A" | "B" | "C" | "D", wofuer: string): readonly Feld[] => [
  { feld: `kopien${buchstabe}Sw`, art: "zahl", label: `Kopien ${wofuer}`, einheit: "Seiten" },
  { feld: `kopien${buchstabe}Farbe`, art: "zahl", label: "dasselbe in Farbe", einheit: "Seiten" },
];

const auslagen: Gruppe = {
  titel: "Auslagen",
  formularfelder: [
    schalterfeld("ohnePauschale", "Ohne Pauschale für Post und Telekommunikation (Nr. 7002 VV)"),
    schalterfeld("mitPauschale", "Pauschale auch nach bloßer Beratungshilfe (Nr. 2501, 2502 VV)", {
      hinweis: "Nur wenn etwas versandt wurde",
    }),
    betragsfeld("entgelte", "Post und Telefon tatsächlich", { hinweis: "Nr. 7001 VV, statt der Pauschale" }),
    {
      feld: "kilometer",
      art: "text",
      label: "Fahrten mit dem Auto",
      einheit: "km",
      hinweis: "Nr. 7003 VV; mehrere: 120; 80",
    },
    {
      feld: "abwesenheit",
      art: "text",
      label: "Abwesenheit je Tag",
      einheit: "Std.",
      hinweis: "Nr. 7005 VV; mehrere Tage: 3,5; 8:30",
    },
    {
      feld: "abwesenheitAusland",
      art: "text",
      label: "Abwesenheit im Ausland je Tag",
      einheit: "Std.",
      hinweis: "Nr. 7005 VV, mit Zuschlag",
    },
    betragsfeld("verkehrsmittel", "Andere Verkehrsmittel", { hinweis: "Nr. 7004 VV" }),
    betragsfeld("reisekosten", "Sonstige Reisekosten", { hinweis: "Nr. 7006 VV" }),
    {
      feld: "reisen",
      art: "text",
      label: "Reisen zu mehreren Geschäften",
      hinweis:
        "Gemeinsame Kosten: Einzelreise hierfür / zu anderen, etwa 115,00: 43,00 / 112,00 (Vorbem. 7 Abs. 3 VV)",
      breit: true,
    },
    ...kopien("A", "aus Akten"),
    ...kopien("B", "für Gegner und Gericht"),
    ...kopien("C", "für den Auftraggeber"),
    ...kopien("D", "sonst im Einverständnis"),
    {
      feld: "dateien",
      art: "text",
      label: "Dateien je Arbeitsgang",
      hinweis: "Nr. 7000 Nr. 2 VV; mehrere: 3; 2",
    },
    betragsfeld("haftpflicht", "Haftpflichtprämie", { hinweis: "Nr. 7007 VV, Teil über der Grenze" }),
    {
      feld: "durchlaufend",
      art: "text",
      label: "Durchlaufende Posten",
      hinweis: "Ohne Umsatzsteuer, zum Beispiel: Gerichtskosten 849,00; Auskunft 12,00",
      breit: true,
    },
  ],
};

const vereinbarung: Gruppe = {
  titel: "Vergütungsvereinbarung (§ 3a RVG)",
  formularfelder: [
    auswahlfeld(
      "vereinbarung",
      "Vereinbart ist",
      { "": "Nichts, es gilt das Gesetz", stunden: "Ein Stundensatz", pauschale: "Eine Pauschale" },
      { breit: true },
    ),
    {
      feld: "stunden",
      art: "text",
      label: "Aufwand",
      einheit: "Std.",
      hinweis: "12,5 oder 12:30",
      wenn: { feld: "vereinbarung", ist: ["stunden"] },
    },
    betragsfeld("jeStunde", "Je Stunde, netto", { wenn: { feld: "vereinbarung", ist: ["stunden"] } }),
    {
      feld: "takt",
      art: "zahl",
      label: "Takt",
      einheit: "Min.",
      hinweis: "Leer: ohne Takt",
      wenn: { feld: "vereinbarung", ist: ["stunden"] },
    },
    betragsfeld("pauschalhonorar", "Pauschale, netto", {
      wenn: { feld: "vereinbarung", ist: ["pauschale"] },
    }),
  ],
};

/** Everything else that can be said about a matter, folded away. */
export const gruppen: readonly Gruppe[] = [mandat, auslagen, vereinbarung];

/** The second value of a settlement; shown where the fees of a settlement are. */
export const mehrwertFeld: Feld = betragsfeld("mehrwert", "Mehrwert des Vergleichs", {
  hinweis: "Wert dessen, was nicht anhängig ist",
  basic: true,
});

/** Fine of the proceedings; decides the step of part 5 VV. */
export const geldbusseFeld: Feld = betragsfeld("geldbusse", "Geldbuße", {
  hinweis: "Wählt die Stufe im Teil 5 VV",
});
