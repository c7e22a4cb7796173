import {
  angabe,
  betrag,
  bezeichnung,
  nurSeite,
  schalter,
  sonst,
  sonstHeute,
  tag,
  umgeformt,
  wahl,
  worte,
  zahl,
  zahlen,
} from "../felder/angabe.ts";
import { abschnitt, aufAbruf, bloecke, gruppe, objekt, rechnerangaben } from "../felder/ebene.ts";
import {
  betragsform,
  eigeneform,
  type Form,
  jeform,
  nurAufruf,
  pflicht,
  tagform,
  textform,
  wort,
} from "../felder/form.ts";
import type { Rechnerformular } from "../formular/rechnerformular.ts";
import { einheitAus, faktor, groesse } from "./lesen-groesse.ts";

const anzahlform = (bis: number, von = 0): Form<number> => ({ art: "zahl", von, bis });
/** A quantity in the unit of its right; `punkte` and `betrag`: the fields of the page that say it. */
const groessenform = (punkte: string, betrag = punkte) =>
  jeform(
    "einheit",
    {
      einheit: wort("entgeltpunkte"),
      zehntausendstel: pflicht(nurAufruf(punkte, anzahlform(10 ** 8), "Entgeltpunkte mal 10.000")),
    },
    {
      einheit: wort("rente"),
      betrag: pflicht(nurAufruf(betrag, betragsform(), "Rente eines Monats in Eurocent")),
    },
    { einheit: wort("kapital"), betrag: pflicht(nurAufruf(betrag, betragsform())) },
  );
const anteilsform = groessenform("punkte", "betrag");
const groessenwort = "Größe in der Einheit des Anrechts";

const einheit = wahl("Angegeben in", {
  "": "Entgeltpunkte",
  rente: "Rente im Monat",
  kapital: "Kapitalwert",
});
const umrechnungsfaktor = (feld: string, hinweis: string, zusatz: { readonly selten?: true } = {}) =>
  angabe(
    "text",
    "Umrechnungsfaktor des Jahres",
    {
      ...zusatz,
      feld,
      hinweis: `Entgeltpunkte in Beiträge${hinweis}: 9.942,0720; nötig nur, wo keiner erfasst ist; bis 2001 in DM`,
      aufruf:
        "Umrechnungsfaktor Entgeltpunkte in Beiträge des Jahres mal 10.000 (9.942,0720 ist 99420720); bis 2001 je DM; zählt statt des erfassten",
      freiwillig: true,
    },
    anzahlform(10 ** 9, 1),
    faktor,
  );

const verfahrenswert = objekt({
  nettoeinkommen1: pflicht(
    betrag("Monatsnetto von Ehegatte 1", {
      feld: "netto1",
      aufruf: "Monatsnetto des einen Ehegatten in Eurocent",
    }),
  ),
  nettoeinkommen2: pflicht(
    betrag("Monatsnetto von Ehegatte 2", {
      feld: "netto2",
      hinweis: "Ohne Einkommen: 0",
      aufruf: "Monatsnetto des anderen Ehegatten in Eurocent",
    }),
  ),
  anrechte: pflicht(
    zahl("Zahl der Anrechte", {
      von: 1,
      bis: 999,
      hinweis: "Alle Anrechte beider Ehegatten",
      aufruf: "Zahl der Anrechte beider Ehegatten",
    }),
  ),
  antragAm: sonstHeute(
    tag("Tag des Antrags", {
      hinweis: "Leer: heute",
      aufruf: "Tag des Antrags; ohne Angabe heute",
      freiwillig: true,
    }),
  ),
  nachScheidung: schalter("Ausgleichsansprüche nach der Scheidung (§§ 20 ff. VersAusglG)", {
    feld: "isoliert",
    an: "1",
    hinweis: "Je Anrecht zählt dann der doppelte Anteil (§ 50 Abs. 1 FamGKG)",
    aufruf: "Ausgleichsansprüche nach der Scheidung (§§ 20 ff. VersAusglG)",
  }),
  auskunft: schalter("Nur Auskunft oder Abtretung (§ 50 Abs. 2 FamGKG)", {
    aufruf: "Nur Auskunft oder Abtretung (§ 50 Abs. 2 FamGKG)",
  }),
  billigkeit: betrag("Wert nach Billigkeit", {
    hinweis: "Wenn das Gericht einen anderen Wert bestimmt (§ 50 Abs. 3 FamGKG)",
    aufruf: "Wert nach Billigkeit (§ 50 Abs. 3 FamGKG)",
    freiwillig: true,
  }),
});

const ehezeit = objekt(
  {
    eheschliessung: pflicht(tag("Eheschließung")),
    zustellungScheidungsantrag: pflicht(
      tag("Antrag zugestellt", {
        feld: "zustellung",
        hinweis: "Tag, an dem der Scheidungsantrag zugestellt wurde",
      }),
    ),
  },
  "Nötig, wenn Anrechte angegeben sind",
);

const zeitInEhe = zahl("Monate in der Ehe", {
  bis: 36_525,
  hinweis: "Nur bei Aufteilung nach der Zeit; oben steht dann das ganze Anrecht (§ 40 VersAusglG)",
  selten: true,
  freiwillig: true,
});
const zeitGesamt = zahl("Monate insgesamt", {
  von: 1,
  bis: 36_525,
  hinweis: "Vom Beginn der Versorgung bis zur Altersgrenze",
  selten: true,
  freiwillig: true,
});
const bewertungsform = jeform(
  "art",
  { art: wort("direkt"), ehezeitanteil: pflicht(nurAufruf("", anteilsform, groessenwort)) },
  {
    art: wort("zeitratierlich"),
    gesamt: pflicht(nurAufruf("", anteilsform, groessenwort)),
    zeitInEhe: pflicht({ ...zeitInEhe, bei: "zeitInEhe" }),
    zeitGesamt: pflicht({ ...zeitGesamt, bei: "zeitGesamt" }),
  },
);

export const rechte = gruppe({
  name: "rechte",
  titel: "Ausgleich der Anrechte",
  einzeln: "Anrecht",
  weitere: "Anrecht hinzufügen",
  hoechstens: 20,
  imAufruf: { hoechstens: 50 },
  felder: {
    traeger: pflicht(
      sonst(
        wahl(
          "Versorgung",
          {
            grv: "Gesetzliche Rentenversicherung",
            beamte: "Beamtenversorgung mit interner Teilung (Bund)",
            "beamte-extern": "Beamtenversorgung ohne interne Teilung",
            betrieblich: "Betriebsrente: Versicherung, Pensionskasse, Pensionsfonds",
            direktzusage: "Betriebsrente: Direktzusage, Unterstützungskasse",
            berufsstaendisch: "Berufsständische Versorgung",
            privat: "Private Rentenversicherung",
          },
          { aufruf: "Art der Versorgung", breit: true },
        ),
        "grv",
      ),
    ),
    ehegatte: pflicht(
      sonst(
        umgeformt(
          wahl("Anrecht von", { 1: "Ehegatte 1", 2: "Ehegatte 2" }, { aufruf: "Wem das Anrecht gehört" }),
          eigeneform<1 | 2>("ehegatte"),
          (wer) => (wer === "2" ? 2 : 1),
        ),
        1,
      ),
    ),
    einheit: nurSeite(einheit),
    punkte: nurSeite(
      pflicht(
        angabe(
          "text",
          "Ehezeitanteil in Entgeltpunkten",
          {
            hinweis: "Aus der Auskunft, mit bis zu vier Nachkommastellen: 13,2345",
            breit: true,
            wenn: { feld: "einheit", ist: [""] },
          },
          anteilsform,
          (leser, text, ort) => groesse(leser, text, "entgeltpunkte", ort),
        ),
      ),
    ),
    betrag: nurSeite(
      pflicht(
        betrag("Ehezeitanteil", {
          hinweis: "Aus der Auskunft des Trägers, nicht schon geteilt",
          breit: true,
          wenn: { feld: "einheit", ist: ["rente", "kapital"] },
        }),
      ),
    ),
    bezeichnung: bezeichnung("Bezeichnung", { selten: true, freiwillig: true, breit: true }),
    kapitalwert: betrag("Korrespondierender Kapitalwert", {
      hinweis: "Des Ausgleichswerts, wie ihn der Träger mitteilt (§ 47 VersAusglG)",
      aufruf: "Korrespondierender Kapitalwert nach Auskunft des Trägers",
      selten: true,
      freiwillig: true,
    }),
    umrechnungsfaktor: umrechnungsfaktor("faktor", ", aus der Auskunft", { selten: true }),
    teilungskosten: betrag("Kosten der Teilung", {
      hinweis: "Im Ganzen; abgezogen wird die Hälfte (§ 13 VersAusglG)",
      selten: true,
      freiwillig: true,
    }),
    zeitInEhe: nurSeite(zeitInEhe),
    zeitGesamt: nurSeite(zeitGesamt),
    summeBeimTraeger: betrag("Summe beim selben Träger", {
      feld: "summe",
      hinweis: "Ausgleichswerte aller Betriebsrenten bei diesem Träger (§ 14 Abs. 2 Nr. 2 VersAusglG)",
      selten: true,
      freiwillig: true,
    }),
    ost: schalter("Entgeltpunkte (Ost)", { aufruf: "Entgeltpunkte (Ost)", selten: true }),
    vereinbarung: schalter("Externe Teilung ist mit dem Träger vereinbart", {
      aufruf: "Externe Teilung vereinbart",
      selten: true,
    }),
  },
  aufruf: { bewertung: pflicht(nurAufruf("einheit", bewertungsform)) },
  ausSeite: ({ einheit: in_ = "kapital", punkte, betrag: wert, zeitInEhe: zeit, zeitGesamt: gesamtzeit }) => {
    const anteil = wert === undefined ? punkte : { einheit: in_, betrag: wert };
    if (zeit === undefined || gesamtzeit === undefined)
      return { bewertung: { art: "direkt", ehezeitanteil: anteil } };
    return {
      bewertung: { art: "zeitratierlich", gesamt: anteil, zeitInEhe: zeit, zeitGesamt: gesamtzeit },
    };
  },
});

const umrechnung = objekt(
  {
    umWert: nurSeite(
      pflicht(
        angabe(
          "text",
          "Wert",
          { hinweis: "Entgeltpunkte oder Euro", freiwillig: true },
          groessenform("umWert"),
          (leser, text, ort, { werte }) => groesse(leser, text, einheitAus(werte.umVon), ort),
        ),
      ),
    ),
    umVon: nurSeite(einheit),
    nach: pflicht(
      sonst(
        wahl(
          "Umrechnen in",
          { kapital: "Kapitalwert", rente: "Rente im Monat", entgeltpunkte: "Entgeltpunkte" },
          { feld: "umNach" },
        ),
        "kapital",
      ),
    ),
    stichtag: pflicht(
      sonstHeute(
        tag("Stichtag", {
          feld: "umTag",
          hinweis: "Meist das Ende der Ehezeit; leer: heute",
          freiwillig: true,
        }),
      ),
    ),
    umrechnungsfaktor: umrechnungsfaktor("umFaktor", ""),
    ost: schalter("Entgeltpunkte (Ost)", { feld: "umOst" }),
  },
  undefined,
  {
    aufruf: { von: pflicht(nurAufruf("umWert", groessenform("umWert"), groessenwort)) },
    ausSeite: ({ umWert: von }) => ({ von }),
  },
);

/** What a rule of recurring benefits may ask for; the law says which of them it does. */
export const leistungsfelder = aufAbruf({
  monatsbetrag: betrag("Betrag eines Monats"),
  jahresbetrag: betrag("Betrag eines Jahres", { hinweis: "Statt des Monats" }),
  dauerMonate: zahl("Dauer in Monaten", { bis: 1_200, hinweis: "Leer: unbestimmt" }),
  gesamtbetrag: betrag("Gesamtbetrag", {
    hinweis: "Was noch zu zahlen ist, falls es weniger ist",
    freiwillig: true,
  }),
  rueckstaende: betrag("Rückstände", { hinweis: "Fällig vor der Einreichung", freiwillig: true }),
  alter: zahlen("Lebensalter", {
    bis: 130,
    hoechstens: 20,
    hinweis: "Der berechtigten Person; mehrere durch Semikolon getrennt: 62; 58",
  }),
  endet: wahl("Bei mehreren Personen", {
    "": "Bitte wählen",
    "mit-dem-ersten": "endet mit dem ersten Tod",
    "mit-dem-letzten": "endet mit dem letzten Tod",
  }),
  sachwert: betrag("Wert der Sache", {
    hinweis: "Wenn der Jahreswert unbekannt ist (§ 52 Abs. 5 GNotKG)",
    freiwillig: true,
  }),
  arbeitsgericht: schalter("Vor dem Arbeitsgericht"),
});

const wiederkehrend = objekt(
  {
    regel: pflicht(
      worte("Leistung oder Streit", {
        art: "auswahl",
        form: textform(40),
        aufruf: "Kennung der Regel, etwa `famgkg51-1`, `gkg42-1`, `gnotkg52-4`",
        breit: true,
      }),
    ),
    ...leistungsfelder,
  },
  undefined,
  { aufruf: { antragAm: nurAufruf("", tagform) } },
);

/** Everything about pension rights that page, link and `POST /api/rechner/versorgungsausgleich` ask for. */
export const ausgleichsangaben = rechnerangaben([
  abschnitt({ verfahrenswert }),
  abschnitt({ ehezeit }, { titel: "Ehezeit" }),
  abschnitt({ anrechte: rechte }),
  abschnitt({ umrechnung }, { titel: "Umrechnung von Entgeltpunkten, Rente und Kapital", klappe: true }),
  abschnitt({ wiederkehrend }, { titel: "Wert wiederkehrender Leistungen", klappe: true }),
]);

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
  bloecke: bloecke(ausgleichsangaben),
};
