import {
  betrag,
  bezeichnung,
  nurSeite,
  satz,
  schalter,
  sonst,
  sonstHeute,
  tag,
  wahl,
  zahl,
} from "../felder/angabe.ts";
import { abschnitt, bloecke, gruppe, objekt, rechnerangaben } from "../felder/ebene.ts";
import {
  jeform,
  kennungsform,
  listenform,
  nurAufruf,
  objektform,
  pflicht,
  wahlform,
  wort,
} from "../felder/form.ts";
import type { Rechnerformular } from "../formular/rechnerformular.ts";

const forderungsbetrag = pflicht(betrag("Betrag", { mindestens: 1 }));
const name = bezeichnung("Bezeichnung", { selten: true, breit: true });
const kennung = (aufruf?: string) => pflicht(nurAufruf("", kennungsform, aufruf));

const unternehmer = { feld: "zinssatz", ist: ["unternehmer", "prozesszinsen-unternehmer"] };
const entstanden = tag("Vertrag vom", {
  hinweis: "Vor dem 29.07.2014 galt ein anderer Zinssatz (Art. 229 § 34 EGBGB)",
  aufruf: "Tag, an dem das Schuldverhältnis entstand (Art. 229 § 34 EGBGB)",
  freiwillig: true,
  wenn: unternehmer,
});
const gegenleistung = tag("Dauerschuldverhältnis: Gegenleistung am", {
  hinweis:
    "Bei einem älteren Vertrag gilt der neue Zinssatz, wenn sie nach dem 30.06.2016 erbracht ist (Art. 229 § 34 Satz 2 EGBGB)",
  aufruf: "Dauerschuldverhältnis: Tag der Gegenleistung (Art. 229 § 34 Satz 2 EGBGB)",
  freiwillig: true,
  wenn: unternehmer,
});
const prozent = pflicht(
  satz("Vereinbarte Höhe", {
    bis: 100,
    als: "prozent100",
    einheit: "%",
    hinweis: "Prozent im Jahr oder Prozentpunkte über dem Basiszinssatz",
    aufruf: "Prozent im Jahr oder Prozentpunkte über dem Basiszinssatz",
    wenn: { feld: "zinssatz", ist: ["fest", "ueber-basis"] },
  }),
);

const ohneAngaben = [
  "verbraucher",
  "kostenfestsetzung",
  "verbraucherdarlehen",
  "immobiliardarlehen",
  "gesetzlich",
  "handel",
] as const;
const zinssatzform = jeform(
  "art",
  { art: wort(...ohneAngaben) },
  { art: wort("unternehmer"), entstandenAm: entstanden, gegenleistungAm: gegenleistung },
  {
    art: wort("prozesszinsen"),
    wie: nurAufruf("zinssatz", wahlform("verbraucher", "unternehmer")),
    entstandenAm: entstanden,
    gegenleistungAm: gegenleistung,
  },
  { art: wort("fest", "ueber-basis"), prozent },
);

const forderungen = gruppe({
  name: "forderungen",
  titel: "Forderungen",
  einzeln: "Forderung",
  weitere: "Weitere Forderung",
  hoechstens: 20,
  anfangs: 1,
  imAufruf: { mindestens: 1, hoechstens: 50 },
  felder: {
    betrag: forderungsbetrag,
    verzugAb: pflicht(
      tag("Zinsen ab", {
        hinweis: "Erster Tag mit Zinsen: der Tag nach Eintritt des Verzugs",
        aufruf: "Erster Tag mit Zinsen: der Tag nach Eintritt des Verzugs (§ 187 Abs. 1 BGB)",
      }),
    ),
    zinssatz: nurSeite(
      sonst(
        wahl(
          "Zinssatz",
          {
            verbraucher: "Verzug, Verbraucher beteiligt (§ 288 Abs. 1 BGB)",
            unternehmer: "Verzug, Entgelt unter Unternehmern (§ 288 Abs. 2 BGB)",
            prozesszinsen: "Prozesszinsen, Verbraucher beteiligt (§ 291 BGB)",
            "prozesszinsen-unternehmer": "Prozesszinsen unter Unternehmern (§ 291 BGB)",
            kostenfestsetzung: "Festgesetzte Kosten (§ 104 ZPO)",
            verbraucherdarlehen: "Verbraucherdarlehen (§ 497 BGB)",
            immobiliardarlehen: "Immobiliar-Verbraucherdarlehen (§ 497 Abs. 4 BGB)",
            gesetzlich: "Gesetzlicher Zinssatz (§ 246 BGB)",
            handel: "Unter Kaufleuten (§ 352 HGB)",
            "ueber-basis": "Vereinbart: Punkte über dem Basiszinssatz",
            fest: "Vereinbart: fester Zinssatz",
          },
          { breit: true },
        ),
        "verbraucher",
      ),
    ),
    prozent: nurSeite(prozent),
    entstanden: nurSeite(entstanden),
    gegenleistung: nurSeite(gegenleistung),
    pauschale: schalter("Verzugspauschale verlangen", {
      hinweis: "Schuldner ist kein Verbraucher (§ 288 Abs. 5 BGB)",
      aufruf: "Verzugspauschale (§ 288 Abs. 5 BGB)",
      wenn: unternehmer,
    }),
    bezeichnung: name,
    bis: tag("Zinsen nur bis", {
      feld: "endet",
      hinweis: "Leer: bis zum Ende der Rechnung",
      aufruf: "Letzter Tag mit Zinsen, wenn vor dem Ende der Rechnung",
      selten: true,
    }),
    faelligAm: tag("Fällig am", {
      feld: "faellig",
      hinweis: "Entscheidet, welche Forderung eine Zahlung tilgt (§ 366 Abs. 2 BGB)",
      aufruf: "Fälligkeit; ohne Angabe verzugAb (§ 366 Abs. 2 BGB)",
      selten: true,
    }),
    gesichert: schalter("Für die Forderung besteht eine Sicherheit", {
      hinweis: "Ungesicherte werden zuerst getilgt (§ 366 Abs. 2 BGB)",
      aufruf: "Für die Forderung besteht eine Sicherheit",
      selten: true,
    }),
  },
  aufruf: { id: kennung(), zinssatz: pflicht(nurAufruf("zinssatz", zinssatzform)) },
  ausSeite: ({ zinssatz: art, prozent100, entstanden: entstandenAm, gegenleistung: gegenleistungAm }, id) => {
    const vertrag = { ...(entstandenAm && { entstandenAm }), ...(gegenleistungAm && { gegenleistungAm }) };
    switch (art) {
      case "fest":
      case "ueber-basis":
        return { id, zinssatz: { art, prozent100 } };
      case "unternehmer":
        return { id, zinssatz: { art, ...vertrag } };
      case "prozesszinsen-unternehmer":
        return { id, zinssatz: { art: "prozesszinsen", wie: "unternehmer", ...vertrag } };
      default:
        return { id, zinssatz: { art } };
    }
  },
});

const zahlungen = gruppe({
  name: "zahlungen",
  titel: "Zahlungen",
  einzeln: "Zahlung",
  weitere: "Zahlung hinzufügen",
  hoechstens: 50,
  imAufruf: { hoechstens: 200 },
  felder: {
    am: pflicht(tag("Eingegangen am")),
    betrag: forderungsbetrag,
    tilgung: nurSeite(
      wahl(
        "Anrechnung",
        {
          "": "Kosten, Zinsen, Hauptforderung (§ 367 Abs. 1 BGB)",
          verbraucherdarlehen: "Kosten, Hauptforderung, Zinsen (§ 497 Abs. 3 BGB)",
          hauptforderung: "Schuldner hat bestimmt: auf die Hauptforderung",
          zinsen: "Schuldner hat bestimmt: auf die Zinsen",
          kosten: "Schuldner hat bestimmt: auf die Kosten",
        },
        { breit: true },
      ),
    ),
    auf: nurSeite(
      zahl("Nur auf Nummer", {
        bis: 50,
        hinweis: "Die wievielte Forderung oben oder der wievielte Kostenposten unten; leer: auf alle",
        freiwillig: true,
        wenn: { feld: "tilgung", ist: ["hauptforderung", "zinsen", "kosten"] },
      }),
    ),
    bezeichnung: name,
  },
  aufruf: {
    tilgung: nurAufruf(
      "tilgung",
      wahlform("kosten-zinsen-hauptforderung", "verbraucherdarlehen", "bestimmung"),
      "§ 367 Abs. 1 BGB (Vorgabe), § 497 Abs. 3 BGB oder Bestimmung des Schuldners",
    ),
    bestimmung: nurAufruf(
      "tilgung",
      listenform(
        objektform({
          auf: wort("kosten", "zinsen", "hauptforderung"),
          id: nurAufruf("auf", kennungsform, "Eine einzelne Forderung oder ein Kostenposten"),
        }),
        { hoechstens: 20 },
      ),
    ),
  },
  ausSeite: ({ tilgung: auf, auf: nummer }) => {
    if (auf === undefined) return {};
    if (auf === "verbraucherdarlehen") return { tilgung: auf };
    const reihe = auf === "kosten" ? "kosten" : "forderungen";
    return { tilgung: "bestimmung", bestimmung: [{ auf, ...(nummer && { id: `${reihe}.${nummer}` }) }] };
  },
});

const kosten = gruppe({
  name: "kosten",
  titel: "Kosten",
  einzeln: "Kostenposten",
  weitere: "Kosten hinzufügen",
  hoechstens: 20,
  imAufruf: { hoechstens: 100 },
  felder: {
    betrag: pflicht(betrag("Betrag")),
    am: tag("Entstanden am", {
      hinweis: "Leer: von Anfang an",
      aufruf: "Tag, ab dem sie zählen; ohne Angabe der erste Tag",
    }),
    art: sonst(
      wahl(
        "Art",
        {
          rechtsverfolgung: "Rechtsverfolgung (Anwalt, Inkasso, Mahnung)",
          vollstreckung: "Zwangsvollstreckung (§ 788 ZPO)",
          sonstige: "Andere Kosten",
        },
        {
          aufruf:
            "Nur auf genannte `rechtsverfolgung` wird die Verzugspauschale angerechnet (§ 288 Abs. 5 Satz 3 BGB)",
          breit: true,
        },
      ),
      "rechtsverfolgung",
    ),
    bezeichnung: name,
  },
  aufruf: { id: kennung() },
  ausSeite: (_gelesen, id) => ({ id }),
});

/** Everything the interest calculator asks for: page, link and `POST /api/rechner/zinsen`. */
export const zinsangaben = rechnerangaben([
  abschnitt({ hauptforderungen: pflicht(forderungen) }),
  abschnitt({
    bis: sonstHeute(
      tag("Zinsen bis", {
        hinweis: "Letzter Tag, der noch Zinsen trägt; leer: heute",
        aufruf: "Letzter Tag der Rechnung, er trägt Zinsen; ohne Angabe heute",
      }),
    ),
  }),
  abschnitt({ zahlungen }),
  abschnitt({ kosten }),
  abschnitt(
    {
      tagzaehlung: wahl(
        "Zinstage",
        {
          "act/act": "Taggenau, Jahr mit 365 oder 366 Tagen (Vorgabe)",
          "act/365": "Taggenau, Jahr stets mit 365 Tagen",
          "30/360": "Kaufmännisch, Monat 30 und Jahr 360 Tage",
        },
        { breit: true },
      ),
      schalter: objekt(
        {
          mehrereForderungen: sonst(
            wahl(
              "Zahlung bei mehreren Forderungen",
              {
                "je-forderung": "Erst die Forderung wählen, dann § 367 BGB (Vorgabe)",
                insgesamt: "Erst alle Kosten und Zinsen, dann die Hauptforderungen",
              },
              { feld: "mehrere", breit: true },
            ),
            "je-forderung",
          ),
          zahlungstag: sonst(
            wahl(
              "Tag der Zahlung",
              { mitgezaehlt: "Noch voll verzinst (Vorgabe)", "nicht-mitgezaehlt": "Nicht mehr verzinst" },
              { breit: true },
            ),
            "mitgezaehlt",
          ),
          unbekannterBasiszins: sonst(
            wahl(
              "Noch unbekannter Basiszinssatz",
              {
                fortschreiben: "Mit dem laufenden Satz vorläufig weiterrechnen (Vorgabe)",
                enden: "Rechnung mit dem letzten bekannten Tag enden lassen",
              },
              {
                feld: "unbekannt",
                aufruf:
                  "Nach dem letzten bekannten Halbjahr: mit dem laufenden Satz vorläufig weiter (Vorgabe) oder Ende mit dem letzten bekannten Tag",
                breit: true,
              },
            ),
            "fortschreiben",
          ),
        },
        "Streitfragen; der erste Wert ist jeweils die Vorgabe",
      ),
    },
    { titel: "Zählweise und Streitfragen", klappe: true },
  ),
]);

export const formular: Rechnerformular = {
  pfad: "/zinsrechner",
  titel: "Zinsrechner",
  vorspann: "Verzugs- und Prozesszinsen Tag für Tag, mit Zahlungen, Kosten und Forderungskonto.",
  kennzahl: "Offen",
  beispiel: {
    text: "10.000 € seit dem 15.01.2025 in Verzug, 2.500 € gezahlt am 01.07.2025",
    query:
      "forderungen.1.betrag=10000&forderungen.1.verzugAb=2025-01-15&zahlungen.1.betrag=2500&zahlungen.1.am=2025-07-01&bis=2025-12-31",
  },
  bloecke: bloecke(zinsangaben),
};
