import type { Felderblock, Rechnerformular } from "../formular/rechnerformular.ts";
import { auswahlfeld, betragsfeld, schalterfeld, tagfeld } from "../ui/formular/feldbau.ts";

const kosten: Felderblock = {
  art: "felder",
  felder: [
    betragsfeld("wert", "Hauptforderung", { hinweis: "Ohne Zinsen und Kosten (§ 43 Abs. 1 GKG)" }),
    auswahlfeld("verfahren", "Verfahren", {
      "": "Mahnverfahren",
      arbeitsgericht: "vor dem Arbeitsgericht",
      europaeisch: "Europäisches Mahnverfahren",
    }),
    auswahlfeld(
      "vertreten",
      "Vertreten wird",
      {
        "": "der Antragsteller (Nr. 3305 VV)",
        antragsgegner: "der Antragsgegner, Widerspruch (Nr. 3307 VV)",
      },
      { breit: true },
    ),
    tagfeld("stichtag", "Antrag bei Gericht am", { hinweis: "Leer: heute" }),
    tagfeld("auftrag", "Auftrag an den Anwalt vom", { hinweis: "Leer: wie der Antrag" }),
    schalterfeld("vb", "Mit Vollstreckungsbescheid", {
      an: "1",
      hinweis: "Nr. 3308 VV, wenn kein oder nur beschränkter Widerspruch erhoben ist",
      wenn: { feld: "vertreten", ist: [""] },
    }),
    schalterfeld("ust", "Mit Umsatzsteuer (Nr. 7008 VV)", { vorgabeAn: true }),
  ],
};

const laender = [
  { wert: "BW", text: "Baden-Württemberg" },
  { wert: "BY", text: "Bayern" },
  { wert: "BE", text: "Berlin" },
  { wert: "BB", text: "Brandenburg" },
  { wert: "HB", text: "Bremen" },
  { wert: "HH", text: "Hamburg" },
  { wert: "HE", text: "Hessen" },
  { wert: "MV", text: "Mecklenburg-Vorpommern" },
  { wert: "NI", text: "Niedersachsen" },
  { wert: "NW", text: "Nordrhein-Westfalen" },
  { wert: "RP", text: "Rheinland-Pfalz" },
  { wert: "SL", text: "Saarland" },
  { wert: "SN", text: "Sachsen" },
  { wert: "ST", text: "Sachsen-Anhalt" },
  { wert: "SH", text: "Schleswig-Holstein" },
  { wert: "TH", text: "Thüringen" },
];

const gericht: Felderblock = {
  art: "felder",
  titel: "Zuständiges Gericht",
  klappe: true,
  felder: [
    {
      feld: "amtsgericht",
      art: "text",
      label: "Amtsgericht am Wohnsitz oder Sitz des Antragstellers",
      hinweis: "Beispiel: AG Dortmund. Bestimmt das Mahngericht; sonst genügt das Land.",
      freiwillig: true,
      breit: true,
    },
    {
      feld: "land",
      art: "auswahl",
      label: "Wohnsitz oder Sitz des Antragstellers",
      breit: true,
      optionen: [
        { wert: "", text: "nicht angegeben" },
        ...laender,
        { wert: "ausland", text: "nur im Ausland" },
      ],
    },
    auswahlfeld(
      "olg",
      "Bezirk des Oberlandesgerichts",
      { "": "bitte wählen", hamm: "Hamm", duesseldorf: "Düsseldorf", koeln: "Köln" },
      { wenn: { feld: "land", ist: ["NW"] } },
    ),
  ],
};

const fristen: Felderblock = {
  art: "felder",
  titel: "Zustellung und Fristen",
  klappe: true,
  felder: [
    tagfeld("zugestellt", "Mahnbescheid zugestellt am", {
      hinweis: "Feiertage am Sitz zählen, wenn das zuständige Gericht oben feststeht",
    }),
    tagfeld("zugestelltVb", "Vollstreckungsbescheid zugestellt am"),
    tagfeld("aufforderung", "Aufforderung zur Begründung", {
      hinweis: "Zugang der gerichtlichen Aufforderung (§ 697 Abs. 1 ZPO)",
    }),
    {
      feld: "gerichtsland",
      art: "auswahl",
      label: "Sitz des Arbeits- oder Streitgerichts",
      hinweis: "Seine Feiertage; nach dem Mahngericht nur für die Begründung",
      optionen: [{ wert: "", text: "nicht bekannt" }, ...laender],
    },
    {
      feld: "streitgericht",
      art: "text",
      label: "Arbeits- oder Streitgericht",
      hinweis: "Beispiel: ArbG Augsburg. Es zählen die Feiertage an seinem Sitz; sonst genügt das Land.",
      freiwillig: true,
    },
    schalterfeld("ausland", "Zustellung im Ausland"),
  ],
};

const streit: Felderblock = {
  art: "felder",
  titel: "Streitiges Verfahren danach",
  klappe: true,
  felder: [
    schalterfeld("streit", "Kosten mit Anrechnung zeigen", {
      hinweis: "Nr. 1210 (Arbeitsgericht: 8210) KV GKG und Nr. 3100 VV nach Widerspruch oder Einspruch",
      breit: true,
    }),
    tagfeld("streitAm", "Auftrag und Abgabe", {
      hinweis: "Tag des streitigen Verfahrens (§ 60 RVG, § 71 GKG); leer: wie oben",
      freiwillig: true,
    }),
    betragsfeld("streitwert", "Streitwert des Prozesses", {
      hinweis: "Was in das Verfahren übergeht; leer: die Hauptforderung",
    }),
    schalterfeld("streitTermin", "Mit Terminsgebühr (Nr. 3104 VV)"),
    auswahlfeld(
      "mindest",
      "Anrechnung der Mindestgebühr",
      {
        "": "Die erhobene Gebühr wird angerechnet (Vorgabe)",
        "halbe-gebuehr": "Nur die halbe Gebühr wird angerechnet",
      },
      { breit: true },
    ),
  ],
};

const inkasso: Felderblock = {
  art: "felder",
  titel: "Inkassokosten (§ 13e RDG)",
  klappe: true,
  felder: [
    auswahlfeld(
      "inkasso",
      "Fall",
      {
        "": "kein Inkassodienstleister",
        einfach: "unbestritten, auf die erste Aufforderung gezahlt",
        regel: "unbestritten, Regelfall",
        umfangreich: "unbestritten, umfangreich oder schwierig",
        bestritten: "bestritten",
      },
      { breit: true },
    ),
    betragsfeld("verlangt", "Verlangte Inkassokosten"),
    schalterfeld("raten", "Zahlungsvereinbarung geschlossen"),
  ],
};

const pruefung: Felderblock = {
  art: "felder",
  titel: "Vor dem amtlichen Vordruck prüfen",
  klappe: true,
  felder: [
    tagfeld("faellig", "Forderung fällig am"),
    tagfeld("zinsenAb", "Zinsen verlangt ab"),
    {
      feld: "effektivzins",
      art: "satz",
      label: "Effektiver Jahreszins",
      einheit: "%",
      hinweis: "Nur bei Verbraucherdarlehen (§ 688 Abs. 2 Nr. 1 ZPO)",
    },
    tagfeld("darlehenVom", "Darlehensvertrag vom"),
    betragsfeld("mitInkasso", "Inkassokosten im Antrag", { freiwillig: true }),
    betragsfeld("mitAnwalt", "Vorgerichtliche Anwaltskosten im Antrag", { freiwillig: true }),
    schalterfeld("gegenleistung", "Eine Gegenleistung steht noch aus", { breit: true }),
    schalterfeld("oeffentlich", "Öffentliche Zustellung nötig", { breit: true }),
    schalterfeld("fremdwaehrung", "Forderung nicht in Euro", { breit: true }),
    schalterfeld("papier", "Antrag auf Papier", { breit: true }),
    schalterfeld("ohneStreitgericht", "Streitgericht steht noch nicht fest", { breit: true }),
  ],
};

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
  bloecke: [kosten, gericht, fristen, streit, inkasso, pruefung],
};
