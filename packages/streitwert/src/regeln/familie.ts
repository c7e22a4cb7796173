import { unterhalt } from "@gebuehrenportal/gesetze/famgkg/paragraph-51.ts";
import {
  abstammung,
  auffangwert,
  ehesache,
  ehewohnungHaushalt,
  einstweiligeAnordnung,
  gegenstaende,
  gewaltschutz,
  hoechstwertVermoegen,
  kindschaft,
  verbund,
} from "@gebuehrenportal/gesetze/famgkg/werte.ts";
import { anteil, cent, euro, groesser, kleiner, summe } from "@gebuehrenportal/recht";
import {
  einfach,
  feld,
  hoechstens,
  mindestens,
  moeglich,
  type Regelwerk,
  regelwerk,
  schritt,
} from "../regelwerk.ts";
import { vermoegensfelder, vermoegenswiderspruch, vermoegenszuschlag } from "./ehevermoegen.ts";
import { festwert } from "./festwert.ts";

/** FamGKG, §§ 33 to 51; the value of pension rights (§ 50) is computed by its own package. */
export const familie: readonly Regelwerk[] = [
  regelwerk(
    "famgkg",
    ehesache,
    {
      id: "ehesache",
      titel: "Ehesache (Scheidung)",
      norm: "§ 43 FamGKG",
      gebiet: "familie",
      felder: [
        feld("netto1", "Monatsnetto des einen Ehegatten"),
        feld("netto2", "Monatsnetto des anderen Ehegatten"),
        moeglich("vermoegen", "Zuschlag für Vermögen", "geld", {
          hilfe: "Gerichtspraxis, von OLG zu OLG verschieden; Vorgabe: keiner",
        }),
        ...vermoegensfelder,
        moeglich("kinderabschlag", "Abschlag für Kinder im Monat, zusammen", "geld", {
          hilfe: "Gerichtspraxis, von OLG zu OLG verschieden; Vorgabe: keiner",
        }),
      ],
    },
    (angaben, werte) => {
      const netto = summe([angaben.geld("netto1"), angaben.geld("netto2")]);
      const kinder = kleiner(angaben.geld("kinderabschlag"), netto);
      const einkommen = cent((netto - kinder) * werte.monate);
      const widerspruch = vermoegenswiderspruch(angaben);
      if (widerspruch) return widerspruch;
      const zuschlag = vermoegenszuschlag(angaben);
      const wert = summe([einkommen, angaben.geld("vermoegen"), zuschlag.betrag]);
      const schritte = [
        schritt(
          `${werte.monate} × ${euro(cent(netto - kinder))} Nettoeinkommen beider Ehegatten`,
          "§ 43 Abs. 2 FamGKG",
          einkommen,
        ),
      ];
      if (kinder > 0)
        schritte.unshift(
          schritt("Abschlag für Kinder im Monat (Gerichtspraxis)", "§ 43 Abs. 1 Satz 1 FamGKG", kinder),
        );
      if (angaben.geld("vermoegen") > 0)
        schritte.push(schritt("Zuschlag für Vermögen (Gerichtspraxis)", "§ 43 Abs. 1 Satz 1 FamGKG", wert));
      if (zuschlag.schritte.length > 0)
        schritte.push(
          ...zuschlag.schritte,
          schritt("Einkommen und Anteil am Vermögen", "§ 43 Abs. 1 Satz 1 FamGKG", wert),
        );
      const r = {
        wert,
        schritte,
        vermerke: [
          ...zuschlag.vermerke,
          {
            art: "hinweis" as const,
            text: "Umfang, Bedeutung und Vermögen bewertet das Gericht nach Ermessen; Abschläge für Kinder und Zuschläge für Vermögen sind von OLG zu OLG verschieden.",
            norm: "§ 43 Abs. 1 FamGKG",
          },
        ],
      };
      return hoechstens(
        mindestens(r, werte.mindestens, "§ 43 Abs. 1 Satz 2 FamGKG"),
        werte.hoechstens,
        "§ 43 Abs. 1 Satz 2 FamGKG",
      );
    },
  ),
  regelwerk(
    "famgkg",
    verbund,
    {
      id: "verbund",
      titel: "Scheidungsverbund",
      norm: "§ 44 FamGKG",
      gebiet: "familie",
      felder: [
        feld("ehesache", "Wert der Ehesache (§ 43)"),
        moeglich("kindschaftssachen", "Zahl der Kindschaftssachen", "zahl", {
          hilfe: "Sorge, Umgang, Herausgabe; mehrere Kinder sind ein Gegenstand",
        }),
        moeglich("folgesachen", "Werte der übrigen Folgesachen", "geldliste"),
      ],
    },
    (angaben, werte) => {
      const ehe = angaben.geld("ehesache");
      const anzahl = angaben.zahl("kindschaftssachen") ?? 0;
      const je = kleiner(anteil(ehe, werte.prozent, 100), werte.hoechstens);
      const kinder = cent(je * anzahl);
      const folgesachen = angaben.betraege("folgesachen");
      const wert = summe([ehe, kinder, ...folgesachen]);
      return {
        wert,
        schritte: [
          schritt("Ehesache", "§ 43 FamGKG", ehe),
          ...(anzahl > 0
            ? [
                schritt(
                  `${anzahl} × ${werte.prozent} % für Kindschaftssachen, je höchstens ${euro(werte.hoechstens)}`,
                  "§ 44 Abs. 2 Satz 1 FamGKG",
                  kinder,
                ),
              ]
            : []),
          ...folgesachen.map((f, i) => schritt(`${i + 1}. Folgesache`, "§ 44 Abs. 2 Satz 2 FamGKG", f)),
          schritt("Zusammengerechnet", "§ 33 Abs. 1, § 44 FamGKG", wert),
        ],
      };
    },
  ),
  festwert(
    kindschaft,
    "kindschaft",
    "Elterliche Sorge, Umgang, Auskunft, Herausgabe",
    "§ 45 Abs. 1 FamGKG",
    "§ 45 Abs. 3 FamGKG",
    (w) => w,
  ),
  regelwerk(
    "famgkg",
    hoechstwertVermoegen,
    {
      id: "kindschaft-vermoegen",
      titel: "Übrige Kindschaftssachen mit Vermögen",
      norm: "§ 46 FamGKG",
      gebiet: "familie",
      felder: [feld("gegenstand", "Wert des Gegenstands nach den Regeln des GNotKG")],
    },
    (angaben, werte) =>
      hoechstens(
        einfach(angaben.geld("gegenstand"), "Wert des Gegenstands", "§ 46 Abs. 1 FamGKG"),
        werte,
        "§ 46 Abs. 3 FamGKG",
      ),
  ),
  festwert(
    abstammung,
    "abstammung",
    "Abstammung nach § 169 Nr. 1 und 4 FamFG",
    "§ 47 Abs. 1 FamGKG",
    "§ 47 Abs. 2 FamGKG",
    (w) => w.nr1und4,
  ),
  festwert(
    abstammung,
    "abstammung-uebrige",
    "Übrige Abstammungssachen",
    "§ 47 Abs. 1 FamGKG",
    "§ 47 Abs. 2 FamGKG",
    (w) => w.uebrige,
  ),
  festwert(
    ehewohnungHaushalt,
    "ehewohnung-getrennt",
    "Ehewohnung während des Getrenntlebens",
    "§ 48 Abs. 1 FamGKG",
    "§ 48 Abs. 3 FamGKG",
    (w) => w.wohnungGetrennt,
  ),
  festwert(
    ehewohnungHaushalt,
    "ehewohnung",
    "Ehewohnung anlässlich der Scheidung",
    "§ 48 Abs. 1 FamGKG",
    "§ 48 Abs. 3 FamGKG",
    (w) => w.wohnungEndgueltig,
  ),
  festwert(
    ehewohnungHaushalt,
    "haushalt-getrennt",
    "Haushaltsgegenstände während des Getrenntlebens",
    "§ 48 Abs. 2 FamGKG",
    "§ 48 Abs. 3 FamGKG",
    (w) => w.haushaltGetrennt,
  ),
  festwert(
    ehewohnungHaushalt,
    "haushalt",
    "Haushaltsgegenstände anlässlich der Scheidung",
    "§ 48 Abs. 2 FamGKG",
    "§ 48 Abs. 3 FamGKG",
    (w) => w.haushaltEndgueltig,
  ),
  festwert(
    gewaltschutz,
    "gewaltschutz-1",
    "Gewaltschutz nach § 1 GewSchG",
    "§ 49 Abs. 1 FamGKG",
    "§ 49 Abs. 2 FamGKG",
    (w) => w.paragraph1,
  ),
  festwert(
    gewaltschutz,
    "gewaltschutz-2",
    "Gewaltschutz nach § 2 GewSchG (Wohnung)",
    "§ 49 Abs. 1 FamGKG",
    "§ 49 Abs. 2 FamGKG",
    (w) => w.paragraph2,
  ),
  regelwerk(
    "famgkg",
    unterhalt,
    {
      id: "unterhalt",
      titel: "Unterhalt als Familienstreitsache",
      norm: "§ 51 Abs. 1, 2 FamGKG",
      gebiet: "familie",
      felder: [
        feld("monatsbetrag", "Geforderter Unterhalt im Monat"),
        moeglich("gesamtbetrag", "Gesamtbetrag der geforderten Leistung"),
        moeglich("rueckstaende", "Bei Einreichung fällige Beträge"),
      ],
    },
    (angaben, werte) => {
      const imMonat = angaben.geld("monatsbetrag");
      const r = einfach(
        anteil(imMonat, werte.monate, 1),
        `${werte.monate} × ${euro(imMonat)}`,
        "§ 51 Abs. 1 Satz 1 FamGKG",
      );
      const gesamt = angaben.geldOderNichts("gesamtbetrag");
      const begrenzt =
        gesamt === undefined ? r : hoechstens(r, gesamt, "§ 51 Abs. 1 Satz 1 Halbsatz 2 FamGKG");
      const rueckstand = angaben.geld("rueckstaende");
      if (rueckstand === 0) return begrenzt;
      const wert = summe([begrenzt.wert, rueckstand]);
      return {
        wert,
        schritte: [
          ...begrenzt.schritte,
          schritt(`Fällige ${euro(rueckstand)} hinzugerechnet`, "§ 51 Abs. 2 Satz 1 FamGKG", wert),
        ],
      };
    },
  ),
  festwert(
    unterhalt,
    "unterhalt-fg",
    "Unterhaltssache, die keine Familienstreitsache ist",
    "§ 51 Abs. 3 FamGKG",
    "§ 51 Abs. 3 Satz 2 FamGKG",
    (w) => w.festwert,
  ),
  regelwerk(
    "famgkg",
    einstweiligeAnordnung,
    {
      id: "einstweilige-anordnung",
      titel: "Einstweilige Anordnung",
      norm: "§ 41 FamGKG",
      gebiet: "familie",
      felder: [
        feld("hauptsache", "Wert der Hauptsache"),
        moeglich("bruchteil", "Anteil in Prozent", "prozent", {
          hilfe: "Vorgabe: die Hälfte; mehr, wenn die Hauptsache vorweggenommen wird",
        }),
      ],
    },
    (angaben, werte) => {
      const prozent = angaben.zahl("bruchteil") ?? werte.prozent;
      return einfach(
        anteil(angaben.geld("hauptsache"), prozent, 100),
        `${prozent} % der Hauptsache`,
        "§ 41 FamGKG",
      );
    },
  ),
  regelwerk(
    "famgkg",
    auffangwert,
    {
      id: "familie-auffangwert",
      titel: "Andere Familiensachen (Auffangwert)",
      norm: "§ 42 FamGKG",
      gebiet: "familie",
      felder: [
        moeglich("ermessen", "Wert nach billigem Ermessen"),
        moeglich("vermoegensrechtlich", "Vermögensrechtliche Angelegenheit", "schalter"),
      ],
    },
    (angaben, werte) => {
      const ermessen = angaben.geldOderNichts("ermessen");
      if (ermessen === undefined)
        return einfach(werte.regel, "Keine genügenden Anhaltspunkte", "§ 42 Abs. 3 FamGKG");
      const r = einfach(
        ermessen,
        "Nach billigem Ermessen",
        angaben.an("vermoegensrechtlich") ? "§ 42 Abs. 1 FamGKG" : "§ 42 Abs. 2 FamGKG",
      );
      return angaben.an("vermoegensrechtlich") ? r : hoechstens(r, werte.hoechstens, "§ 42 Abs. 2 FamGKG");
    },
  ),
  regelwerk(
    "famgkg",
    hoechstwertVermoegen,
    {
      id: "genehmigung",
      titel: "Genehmigung einer Erklärung",
      norm: "§ 36 FamGKG",
      gebiet: "familie",
      felder: [feld("geschaeft", "Wert des zugrunde liegenden Geschäfts")],
    },
    (angaben, werte) =>
      hoechstens(
        einfach(angaben.geld("geschaeft"), "Wert des Geschäfts", "§ 36 Abs. 1 FamGKG"),
        werte,
        "§ 36 Abs. 3 FamGKG",
      ),
  ),
  regelwerk(
    "famgkg",
    gegenstaende,
    {
      id: "familie-geldforderung",
      titel: "Geldforderung, etwa Zugewinn",
      norm: "§§ 35, 37 FamGKG",
      gebiet: "familie",
      felder: [
        feld("hauptforderung", "Hauptforderung"),
        moeglich("widerantrag", "Widerantrag, anderer Gegenstand"),
      ],
      hinweis: "Zinsen und Kosten zählen neben der Hauptforderung nicht (§ 37 Abs. 1 FamGKG).",
    },
    (angaben) => {
      const r = einfach(angaben.geld("hauptforderung"), "Höhe der Geldforderung", "§ 35 FamGKG");
      const wider = angaben.geldOderNichts("widerantrag");
      if (wider === undefined) return r;
      const wert = summe([r.wert, wider]);
      return {
        wert,
        schritte: [...r.schritte, schritt("Widerantrag hinzugerechnet", "§ 39 Abs. 1 FamGKG", wert)],
      };
    },
  ),
  regelwerk(
    "famgkg",
    gegenstaende,
    {
      id: "stufenantrag",
      titel: "Stufenantrag",
      norm: "§ 38 FamGKG",
      gebiet: "familie",
      felder: [feld("leistung", "Erwarteter Leistungsantrag"), moeglich("auskunft", "Wert der Auskunft")],
    },
    (angaben) =>
      einfach(
        groesser(angaben.geld("leistung"), angaben.geld("auskunft")),
        "Der höhere der verbundenen Anträge",
        "§ 38 FamGKG",
      ),
  ),
];
