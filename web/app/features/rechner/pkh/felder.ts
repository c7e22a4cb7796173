import type { Cent } from "@gebuehrenportal/recht";
import {
  betrag,
  nurSeite,
  posten,
  postenform,
  schalter,
  sonst,
  sonstHeute,
  tag,
  wahl,
  zahl,
} from "../felder/angabe.ts";
import { abschnitt, bloecke, gruppe, rechnerangaben } from "../felder/ebene.ts";
import { betragsform, nurAufruf, objektform, pflicht, schalterform } from "../felder/form.ts";
import type { Rechnerformular } from "../formular/rechnerformular.ts";

const hoechstens = 50;
const mehrere = "Bezeichnung und Betrag, mehrere durch Semikolon getrennt";

const personen = gruppe({
  name: "personen",
  titel: "Kinder und andere Unterhaltsberechtigte",
  einzeln: "Person",
  weitere: "Person hinzufügen",
  hoechstens: 20,
  leereBleiben: true,
  imAufruf: { hoechstens: 30 },
  felder: {
    alter: pflicht(zahl("Alter", { bis: 130, einheit: "Jahre", hinweis: "Vollendete Lebensjahre" })),
    einkommen: betrag("Eigenes Einkommen", { hinweis: "Es mindert den Freibetrag" }),
    geldrente: betrag("Unterhalt in Geld", { hinweis: "Zählt statt des Freibetrags" }),
  },
});

const abzugsfelder = {
  steuern: nurSeite(betrag("Steuern")),
  sozialversicherung: nurSeite(betrag("Sozialversicherung")),
  versicherungen: nurSeite(betrag("Andere Versicherungen", { hinweis: "Vorgeschrieben oder angemessen" })),
  werbungskosten: nurSeite(
    betrag("Kosten der Arbeit", { hinweis: "Fahrten, Arbeitsmittel, Beiträge zu Verbänden" }),
  ),
};

/** Everything the calculator of legal aid asks for: page, link and `POST /api/rechner/pkh`. */
export const pkhAngaben = rechnerangaben(
  [
    abschnitt(
      {
        lohn: nurSeite(
          betrag("Einkommen aus Arbeit", {
            hinweis: "Bruttolohn oder Gewinn; wer arbeitet, hat einen weiteren Freibetrag",
          }),
        ),
        kindergeld: nurSeite(betrag("Kindergeld", { hinweis: "Soweit es an die Partei gezahlt wird" })),
        einnahmen: nurSeite(
          posten("Andere Einnahmen", {
            hoechstens,
            hinweis: `${mehrere}: Rente 900,00; Wohngeld 150,00`,
            breit: true,
          }),
        ),
      },
      { titel: "Einkommen im Monat" },
    ),
    abschnitt(abzugsfelder, { titel: "Davon gehen ab" }),
    abschnitt(
      {
        partner: nurSeite(schalter("Die Partei lebt mit Ehegatten oder Lebenspartner")),
        partnereinkommen: nurSeite(
          betrag("Dessen eigenes Einkommen", { hinweis: "Es mindert den Freibetrag; leer: keines" }),
        ),
      },
      { titel: "Ehegatte oder Lebenspartner" },
    ),
    abschnitt({ unterhaltsberechtigte: personen }),
    abschnitt(
      {
        unterkunft: betrag("Miete mit Nebenkosten"),
        heizung: betrag("Heizung"),
        mehrbedarf: betrag("Mehrbedarf", {
          hinweis: "Etwa für Alleinerziehende (§ 21 SGB II, § 30 SGB XII)",
        }),
        besondereBelastungen: posten("Besondere Belastungen", {
          feld: "belastungen",
          hoechstens,
          hinweis: `${mehrere}: Darlehen 120,00`,
          breit: true,
        }),
      },
      { titel: "Wohnung und besondere Lasten" },
    ),
    abschnitt(
      {
        verfahren: sonst(
          wahl(
            "Art der Hilfe",
            { pkh: "Prozesskostenhilfe", vkh: "Verfahrenskostenhilfe" },
            { aufruf: "Prozess- (Vorgabe) oder Verfahrenskostenhilfe" },
          ),
          "pkh",
        ),
        bewilligungAm: sonstHeute(
          tag("Tag der Bewilligung", {
            hinweis: "Seine Freibeträge gelten; leer: heute",
            aufruf: "Tag der Bewilligung; ohne Angabe heute",
          }),
        ),
        kosten: betrag("Kosten des Verfahrens", {
          hinweis: "Voraussichtlich; zum Vergleich mit den Raten",
          aufruf: "Voraussichtliche Kosten des Verfahrens (§ 115 Abs. 4 ZPO)",
        }),
        vermoegen: betrag("Einzusetzendes Vermögen", {
          hinweis: "Ohne das geschützte (§ 90 SGB XII)",
          aufruf: "Einzusetzendes Vermögen nach § 115 Abs. 3 ZPO",
        }),
        gebiet: wahl(
          "Wohnort",
          {
            bund: "Bundesgebiet",
            "muenchen-stadt": "Landeshauptstadt München",
            "muenchen-land": "Landkreis München",
            fuerstenfeldbruck: "Landkreis Fürstenfeldbruck",
            starnberg: "Landkreis Starnberg",
          },
          {
            hinweis: "Um München gelten eigene Freibeträge",
            aufruf: "Wohnort der Partei; Vorgabe `bund`",
            breit: true,
          },
        ),
      },
      { titel: "Verfahren" },
    ),
  ],
  {
    aufruf: {
      einnahmen: pflicht(
        nurAufruf("einnahmen", postenform(hoechstens), "Bruttoeinkünfte aller Art im Monat"),
      ),
      abzuege: nurAufruf(
        "steuern",
        postenform(hoechstens),
        "Steuern, Versicherungen, Werbungskosten (§ 82 Abs. 2 SGB XII)",
      ),
      erwerbstaetig: nurAufruf("lohn", schalterform, "Die Partei hat Einkommen aus Arbeit; Vorgabe nein"),
      ehegatte: nurAufruf(
        "partner",
        objektform({ einkommen: pflicht(nurAufruf("partnereinkommen", betragsform())) }),
      ),
    },
    ausSeite: ({ lohn, kindergeld, einnahmen = [], partner, partnereinkommen, ...abzuege }) => ({
      einnahmen: [
        ...einzeln("Einkommen aus Arbeit", lohn),
        ...einzeln("Kindergeld", kindergeld),
        ...einnahmen,
      ],
      abzuege: (Object.keys(abzugsfelder) as (keyof typeof abzugsfelder)[]).flatMap((name) =>
        einzeln(abzugsfelder[name].seite.label, abzuege[name]),
      ),
      // § 115 Abs. 1 Satz 3 Nr. 1 Buchst. b ZPO: whoever has income from work
      erwerbstaetig: (lohn ?? 0) > 0,
      ...(partner || partnereinkommen !== undefined
        ? { ehegatte: { einkommen: partnereinkommen ?? (0 as Cent) } }
        : {}),
    }),
  },
);

const einzeln = (bezeichnung: string, betrag: Cent | undefined) => (betrag ? [{ bezeichnung, betrag }] : []);

export const formular: Rechnerformular = {
  pfad: "/pkh-rechner",
  titel: "Prozesskostenhilfe",
  vorspann:
    "Ob die Partei Raten zahlt und welche: einzusetzendes Einkommen nach § 115 ZPO. Alle Beträge gelten für einen Monat; was leer bleibt, zählt nicht.",
  kennzahl: "Monatsrate",
  beispiel: {
    text: "3.400 € brutto, ein Kind von acht Jahren, Wohnung für 790 € warm",
    query:
      "lohn=3400&steuern=420&sozialversicherung=700&bewilligungAm=2026-09-01&personen.1.alter=8&unterkunft=700&heizung=90",
  },
  bloecke: bloecke(pkhAngaben),
};
