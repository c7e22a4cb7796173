import { betragAusText, laendernamen } from "@gebuehrenportal/recht";
import {
  betrag,
  nurSeite,
  satz,
  schalter,
  sonstHeute,
  sonstWie,
  tag,
  vorgabe,
  wahl,
  worte,
} from "../felder/angabe.ts";
import { abschnitt, bloecke, objekt, rechnerangaben } from "../felder/ebene.ts";
import { kennungsform, nurAufruf, pflicht, schalterform, textform, wahlform } from "../felder/form.ts";
import type { Rechnerformular } from "../formular/rechnerformular.ts";

/** Everything the calculator of dunning procedures asks for: page, link and `POST /api/rechner/mahnverfahren`. */
export const mahnangaben = rechnerangaben([
  abschnitt({
    wert: pflicht(
      betrag("Hauptforderung", {
        mindestens: 1,
        hinweis: "Ohne Zinsen und Kosten (§ 43 Abs. 1 GKG)",
        aufruf: "Hauptforderung in Eurocent, ohne Zinsen und Kosten (§ 43 Abs. 1 GKG)",
      }),
    ),
    verfahren: wahl("Verfahren", {
      mahnverfahren: "Mahnverfahren",
      arbeitsgericht: "vor dem Arbeitsgericht",
      europaeisch: "Europäisches Mahnverfahren",
    }),
    vertreten: wahl(
      "Vertreten wird",
      {
        antragsteller: "der Antragsteller (Nr. 3305 VV)",
        antragsgegner: "der Antragsgegner, Widerspruch (Nr. 3307 VV)",
      },
      { aufruf: "Antragsteller (Vorgabe, Nr. 3305 VV) oder Antragsgegner (Nr. 3307 VV)", breit: true },
    ),
    antragAm: sonstHeute(
      tag("Antrag bei Gericht am", {
        feld: "stichtag",
        hinweis: "Leer: heute",
        aufruf: "Eingang des Antrags bei Gericht (§ 71 Abs. 1 GKG); ohne Angabe heute",
      }),
    ),
    auftragAm: tag("Auftrag an den Anwalt vom", {
      feld: "auftrag",
      hinweis: "Leer: wie der Antrag",
      aufruf: "Auftrag an den Anwalt (§ 60 Abs. 1 RVG); ohne Angabe wie der Antrag",
    }),
    vollstreckungsbescheid: schalter("Mit Vollstreckungsbescheid", {
      feld: "vb",
      an: "1",
      hinweis: "Nr. 3308 VV, wenn kein oder nur beschränkter Widerspruch erhoben ist",
      aufruf: "Nr. 3308 VV; ohne Angabe nein",
      wenn: { feld: "vertreten", ist: [""] },
    }),
    umsatzsteuer: schalter("Mit Umsatzsteuer (Nr. 7008 VV)", {
      feld: "ust",
      aufruf: "Nr. 7008 VV; ohne Angabe ja",
      vorgabeAn: true,
    }),
  }),
  abschnitt(
    {
      amtsgericht: nurSeite(
        worte("Amtsgericht am Wohnsitz oder Sitz des Antragstellers", {
          hinweis: "Beispiel: AG Dortmund. Bestimmt das Mahngericht; sonst genügt das Land.",
          freiwillig: true,
          breit: true,
        }),
      ),
      antragsteller: objekt(
        {
          land: pflicht(
            wahl(
              "Wohnsitz oder Sitz des Antragstellers",
              { "": "nicht angegeben", ...laendernamen, ausland: "nur im Ausland" },
              { breit: true },
            ),
          ),
          olgBezirk: wahl(
            "Bezirk des Oberlandesgerichts",
            { "": "bitte wählen", hamm: "Hamm", duesseldorf: "Düsseldorf", koeln: "Köln" },
            { feld: "olg", wenn: { feld: "land", ist: ["NW"] } },
          ),
        },
        "Wohnsitz oder Sitz; in Nordrhein-Westfalen mit Bezirk des Oberlandesgerichts, ohne ihn bleibt nur das Gericht offen",
      ),
    },
    { titel: "Zuständiges Gericht", klappe: true },
  ),
  abschnitt(
    {
      fristen: objekt(
        {
          zustellungMb: pflicht(
            tag("Mahnbescheid zugestellt am", {
              feld: "zugestellt",
              hinweis: "Feiertage am Sitz zählen, wenn das zuständige Gericht oben feststeht",
              aufruf: "Zustellung des Mahnbescheids",
            }),
          ),
          zustellungVb: tag("Vollstreckungsbescheid zugestellt am", {
            feld: "zugestelltVb",
            aufruf: "Zustellung des Vollstreckungsbescheids",
          }),
          aufforderungBegruendung: tag("Aufforderung zur Begründung", {
            feld: "aufforderung",
            hinweis: "Zugang der gerichtlichen Aufforderung (§ 697 Abs. 1 ZPO)",
            aufruf: "Aufforderung nach § 697 Abs. 1 ZPO",
          }),
          gerichtsland: wahl(
            "Sitz des Arbeits- oder Streitgerichts",
            { "": "nicht bekannt", ...laendernamen },
            {
              hinweis: "Seine Feiertage; nach dem Mahngericht nur für die Begründung",
              aufruf:
                "Land des Arbeitsgerichts oder, für die Begründung, des Streitgerichts: dessen Feiertage",
            },
          ),
          streitgericht: nurSeite(
            worte("Arbeits- oder Streitgericht", {
              hinweis:
                "Beispiel: ArbG Augsburg. Es zählen die Feiertage an seinem Sitz; sonst genügt das Land.",
              freiwillig: true,
            }),
          ),
          ausland: vorgabe(schalter("Zustellung im Ausland", { aufruf: "Zustellung im Ausland" }), false),
        },
        undefined,
        {
          aufruf: {
            gericht: nurAufruf(
              "streitgericht",
              kennungsform,
              "Dieses Gericht selbst, mit den Feiertagen an seinem Sitz; Kennung, wie /api/rechner/orte sie nennt",
            ),
          },
        },
      ),
    },
    { titel: "Zustellung und Fristen", klappe: true },
  ),
  abschnitt(
    {
      streit: objekt({
        streit: nurSeite(
          pflicht(
            schalter("Kosten mit Anrechnung zeigen", {
              hinweis:
                "Nr. 1210 (Arbeitsgericht: 8210) KV GKG und Nr. 3100 VV nach Widerspruch oder Einspruch",
              breit: true,
            }),
          ),
        ),
        am: tag("Auftrag und Abgabe", {
          feld: "streitAm",
          hinweis: "Tag des streitigen Verfahrens (§ 60 RVG, § 71 GKG); leer: wie oben",
          aufruf: "Auftrag und Abgabe an das Streitgericht; ohne Angabe wie Antrag und Auftrag",
          freiwillig: true,
        }),
        wert: pflicht(
          sonstWie(
            betrag("Streitwert des Prozesses", {
              feld: "streitwert",
              mindestens: 1,
              hinweis: "Was in das Verfahren übergeht; leer: die Hauptforderung",
              aufruf: "Streitwert des nachfolgenden Prozesses",
            }),
            ({ werte }) => {
              const hauptforderung = betragAusText(werte.wert ?? "");
              return hauptforderung.art === "betrag" ? hauptforderung.betrag : undefined;
            },
          ),
        ),
        termin: schalter("Mit Terminsgebühr (Nr. 3104 VV)", {
          feld: "streitTermin",
          aufruf: "Mit Terminsgebühr Nr. 3104 VV; ohne Angabe nein",
        }),
        mindestgebuehrschalter: vorgabe(
          wahl(
            "Anrechnung der Mindestgebühr",
            {
              "tatsaechliche-gebuehr": "Die erhobene Gebühr wird angerechnet (Vorgabe)",
              "halbe-gebuehr": "Nur die halbe Gebühr wird angerechnet",
            },
            {
              feld: "mindest",
              aufruf: "Angerechnet wird die erhobene Gebühr (Vorgabe) oder nur die halbe",
              breit: true,
            },
          ),
          "tatsaechliche-gebuehr",
        ),
      }),
    },
    { titel: "Streitiges Verfahren danach", klappe: true },
  ),
  abschnitt(
    {
      inkasso: objekt(
        {
          art: pflicht(
            wahl(
              "Fall",
              {
                "": "kein Inkassodienstleister",
                einfach: "unbestritten, auf die erste Aufforderung gezahlt",
                regel: "unbestritten, Regelfall",
                umfangreich: "unbestritten, umfangreich oder schwierig",
                bestritten: "bestritten",
              },
              { feld: "inkasso", breit: true },
            ),
          ),
          verlangt: betrag("Verlangte Inkassokosten"),
          zahlungsvereinbarung: vorgabe(
            schalter("Zahlungsvereinbarung geschlossen", { feld: "raten" }),
            false,
          ),
        },
        "Grenze der Inkassokosten (§ 13e RDG)",
      ),
    },
    { titel: "Inkassokosten (§ 13e RDG)", klappe: true },
  ),
  abschnitt(
    {
      pruefung: objekt(
        {
          faelligAm: tag("Forderung fällig am", { feld: "faellig" }),
          zinsenAb: tag("Zinsen verlangt ab"),
          verbraucherdarlehen: objekt({
            effektivzins: pflicht(
              satz("Effektiver Jahreszins", {
                bis: 100,
                als: "effektivzins100",
                einheit: "%",
                hinweis: "Nur bei Verbraucherdarlehen (§ 688 Abs. 2 Nr. 1 ZPO)",
                aufruf: "Effektiver Jahreszins in Prozent",
              }),
            ),
            vertragAm: pflicht(tag("Darlehensvertrag vom", { feld: "darlehenVom" })),
          }),
          inkassokosten: betrag("Inkassokosten im Antrag", { feld: "mitInkasso", freiwillig: true }),
          anwaltskosten: betrag("Vorgerichtliche Anwaltskosten im Antrag", {
            feld: "mitAnwalt",
            freiwillig: true,
          }),
          gegenleistungOffen: schalter("Eine Gegenleistung steht noch aus", {
            feld: "gegenleistung",
            breit: true,
          }),
          oeffentlicheZustellungNoetig: schalter("Öffentliche Zustellung nötig", {
            feld: "oeffentlich",
            breit: true,
          }),
          fremdwaehrung: nurSeite(schalter("Forderung nicht in Euro", { breit: true })),
          papier: nurSeite(schalter("Antrag auf Papier", { breit: true })),
          ohneStreitgericht: nurSeite(schalter("Streitgericht steht noch nicht fest", { breit: true })),
        },
        "Prüfung vor dem amtlichen Vordruck (§§ 688, 690, 702 ZPO)",
        {
          aufruf: {
            waehrung: nurAufruf("fremdwaehrung", textform(10), "Kürzel der Währung; ohne Angabe EUR"),
            streitgerichtAngegeben: nurAufruf("ohneStreitgericht", schalterform),
            antragsteller: nurAufruf("papier", wahlform("privat", "anwalt", "inkasso", "behoerde")),
            maschinellLesbar: nurAufruf("papier", schalterform),
          },
          ausSeite: ({ fremdwaehrung, papier, ohneStreitgericht }) => ({
            ...(fremdwaehrung && { waehrung: "andere" }),
            ...(papier && { antragsteller: "anwalt" as const, maschinellLesbar: false }),
            ...(ohneStreitgericht && { streitgerichtAngegeben: false }),
          }),
        },
      ),
    },
    { titel: "Vor dem amtlichen Vordruck prüfen", klappe: true },
  ),
]);

export const formular: Rechnerformular = {
  pfad: "/mahnverfahren",
  titel: "Mahnverfahren",
  vorspann:
    "Was Mahnbescheid und Vollstreckungsbescheid kosten, welches Gericht zuständig ist, welche Fristen laufen.",
  kennzahl: "Gesamtkosten",
  beispiel: {
    text: "Forderung über 3.000 €, Antragsteller in Bayern",
    query: "wert=3000&land=BY",
  },
  bloecke: bloecke(mahnangaben),
};
