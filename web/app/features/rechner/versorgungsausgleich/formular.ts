import type { Formularfeld } from "../formular/formularfeld.ts";
import type { Felderblock, Gruppenblock, Rechnerformular } from "../formular/rechnerformular.ts";
import { auswahlfeld, betragsfeld, schalterfeld, tagfeld } from "../ui/formular/feldbau.ts";

const einheiten = [
  { wert: "", text: "Entgeltpunkte" },
  { wert: "rente", text: "Rente im Monat" },
  { wert: "kapital", text: "Kapitalwert" },
];
const ost: Formularfeld = schalterfeld("ost", "Entgeltpunkte (Ost)");

const ehezeit: Felderblock = {
  art: "felder",
  titel: "Ehezeit",
  felder: [
    tagfeld("eheschliessung", "Eheschließung"),
    tagfeld("zustellung", "Antrag zugestellt", {
      hinweis: "Tag, an dem der Scheidungsantrag zugestellt wurde",
    }),
  ],
};

export const rechte: Gruppenblock = {
  art: "gruppe",
  name: "rechte",
  titel: "Ausgleich der Anrechte",
  einzeln: "Anrecht",
  weitere: "Anrecht hinzufügen",
  hoechstens: 20,
  felder: [
    auswahlfeld(
      "traeger",
      "Versorgung",
      {
        "": "Gesetzliche Rentenversicherung",
        beamte: "Beamtenversorgung mit interner Teilung (Bund)",
        "beamte-extern": "Beamtenversorgung ohne interne Teilung",
        betrieblich: "Betriebsrente: Versicherung, Pensionskasse, Pensionsfonds",
        direktzusage: "Betriebsrente: Direktzusage, Unterstützungskasse",
        berufsstaendisch: "Berufsständische Versorgung",
        privat: "Private Rentenversicherung",
      },
      { breit: true },
    ),
    {
      feld: "ehegatte",
      art: "auswahl",
      label: "Anrecht von",
      optionen: [
        { wert: "", text: "Ehegatte 1" },
        { wert: "2", text: "Ehegatte 2" },
      ],
    },
    { feld: "einheit", art: "auswahl", label: "Angegeben in", optionen: einheiten },
    {
      feld: "punkte",
      art: "text",
      label: "Ehezeitanteil in Entgeltpunkten",
      hinweis: "Aus der Auskunft, mit bis zu vier Nachkommastellen: 13,2345",
      breit: true,
      wenn: { feld: "einheit", ist: [""] },
    },
    betragsfeld("betrag", "Ehezeitanteil", {
      hinweis: "Aus der Auskunft des Trägers, nicht schon geteilt",
      breit: true,
      wenn: { feld: "einheit", ist: ["rente", "kapital"] },
    }),
    { feld: "bezeichnung", art: "text", label: "Bezeichnung", selten: true, freiwillig: true, breit: true },
    betragsfeld("kapitalwert", "Korrespondierender Kapitalwert", {
      hinweis: "Des Ausgleichswerts, wie ihn der Träger mitteilt (§ 47 VersAusglG)",
      selten: true,
      freiwillig: true,
    }),
    {
      feld: "faktor",
      art: "text",
      label: "Umrechnungsfaktor des Jahres",
      hinweis:
        "Entgeltpunkte in Beiträge, aus der Auskunft: 9.942,0720; nötig nur, wo keiner erfasst ist; bis 2001 in DM",
      selten: true,
      freiwillig: true,
    },
    betragsfeld("teilungskosten", "Kosten der Teilung", {
      hinweis: "Im Ganzen; abgezogen wird die Hälfte (§ 13 VersAusglG)",
      selten: true,
      freiwillig: true,
    }),
    {
      feld: "zeitInEhe",
      art: "zahl",
      label: "Monate in der Ehe",
      hinweis: "Nur bei Aufteilung nach der Zeit; oben steht dann das ganze Anrecht (§ 40 VersAusglG)",
      selten: true,
      freiwillig: true,
    },
    {
      feld: "zeitGesamt",
      art: "zahl",
      label: "Monate insgesamt",
      hinweis: "Vom Beginn der Versorgung bis zur Altersgrenze",
      selten: true,
      freiwillig: true,
    },
    betragsfeld("summe", "Summe beim selben Träger", {
      hinweis: "Ausgleichswerte aller Betriebsrenten bei diesem Träger (§ 14 Abs. 2 Nr. 2 VersAusglG)",
      selten: true,
      freiwillig: true,
    }),
    { ...ost, selten: true },
    schalterfeld("vereinbarung", "Externe Teilung ist mit dem Träger vereinbart", { selten: true }),
  ],
};

const umrechnung: Felderblock = {
  art: "felder",
  titel: "Umrechnung von Entgeltpunkten, Rente und Kapital",
  klappe: true,
  felder: [
    { feld: "umWert", art: "text", label: "Wert", hinweis: "Entgeltpunkte oder Euro", freiwillig: true },
    { feld: "umVon", art: "auswahl", label: "Angegeben in", optionen: einheiten },
    auswahlfeld("umNach", "Umrechnen in", {
      "": "Kapitalwert",
      rente: "Rente im Monat",
      entgeltpunkte: "Entgeltpunkte",
    }),
    tagfeld("umTag", "Stichtag", { hinweis: "Meist das Ende der Ehezeit; leer: heute", freiwillig: true }),
    {
      feld: "umFaktor",
      art: "text",
      label: "Umrechnungsfaktor des Jahres",
      hinweis: "Entgeltpunkte in Beiträge: 9.942,0720; nötig nur, wo keiner erfasst ist; bis 2001 in DM",
      freiwillig: true,
    },
    { ...ost, feld: "umOst" },
  ],
};

const abruf = (feld: Omit<Formularfeld, "aufAbruf">): Formularfeld => ({ ...feld, aufAbruf: true });

const wiederkehrend: Felderblock = {
  art: "felder",
  titel: "Wert wiederkehrender Leistungen",
  klappe: true,
  felder: [
    { feld: "regel", art: "auswahl", label: "Leistung oder Streit", breit: true },
    abruf(betragsfeld("monatsbetrag", "Betrag eines Monats")),
    abruf(betragsfeld("jahresbetrag", "Betrag eines Jahres", { hinweis: "Statt des Monats" })),
    abruf({
      feld: "dauerMonate",
      art: "zahl",
      label: "Dauer in Monaten",
      hinweis: "Leer: unbestimmt",
    }),
    abruf(
      betragsfeld("gesamtbetrag", "Gesamtbetrag", {
        hinweis: "Was noch zu zahlen ist, falls es weniger ist",
        freiwillig: true,
      }),
    ),
    abruf(
      betragsfeld("rueckstaende", "Rückstände", { hinweis: "Fällig vor der Einreichung", freiwillig: true }),
    ),
    abruf({
      feld: "alter",
      art: "text",
      label: "Lebensalter",
      hinweis: "Der berechtigten Person; mehrere durch Semikolon getrennt: 62; 58",
    }),
    abruf(
      auswahlfeld("endet", "Bei mehreren Personen", {
        "": "Bitte wählen",
        "mit-dem-ersten": "endet mit dem ersten Tod",
        "mit-dem-letzten": "endet mit dem letzten Tod",
      }),
    ),
    abruf(
      betragsfeld("sachwert", "Wert der Sache", {
        hinweis: "Wenn der Jahreswert unbekannt ist (§ 52 Abs. 5 GNotKG)",
        freiwillig: true,
      }),
    ),
    abruf(schalterfeld("arbeitsgericht", "Vor dem Arbeitsgericht")),
  ],
};

export const formular: Rechnerformular = {
  pfad: "/versorgungsausgleich",
  titel: "Versorgungs\u00adausgleich",
  vorspann:
    "Verfahrenswert mit Kosten, Ehezeit, Teilung der Anrechte, Umrechnung und der Wert wiederkehrender Leistungen.",
  kennzahl: "Verfahrenswert",
  beispiel: {
    text: "Zwei Renten der gesetzlichen Versicherung, Ehe von 2010 bis 2024",
    query:
      "eheschliessung=2010-05-14&zustellung=2024-09-20&rechte.1.punkte=14,5&rechte.2.ehegatte=2&rechte.2.punkte=9,25&netto1=3200&netto2=2100",
  },
  bloecke: [
    {
      art: "felder",
      felder: [
        betragsfeld("netto1", "Monatsnetto von Ehegatte 1"),
        betragsfeld("netto2", "Monatsnetto von Ehegatte 2", { hinweis: "Ohne Einkommen: 0" }),
        {
          feld: "anrechte",
          art: "zahl",
          label: "Zahl der Anrechte",
          hinweis: "Alle Anrechte beider Ehegatten",
        },
        tagfeld("antragAm", "Tag des Antrags", { hinweis: "Leer: heute", freiwillig: true }),
        schalterfeld("isoliert", "Ausgleichsansprüche nach der Scheidung (§§ 20 ff. VersAusglG)", {
          an: "1",
          hinweis: "Je Anrecht zählt dann der doppelte Anteil (§ 50 Abs. 1 FamGKG)",
        }),
        schalterfeld("auskunft", "Nur Auskunft oder Abtretung (§ 50 Abs. 2 FamGKG)"),
        betragsfeld("billigkeit", "Wert nach Billigkeit", {
          hinweis: "Wenn das Gericht einen anderen Wert bestimmt (§ 50 Abs. 3 FamGKG)",
          freiwillig: true,
        }),
      ],
    },
    ehezeit,
    rechte,
    umrechnung,
    wiederkehrend,
  ],
};
