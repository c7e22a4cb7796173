import type { Felderblock, Rechnerformular } from "../formular/rechnerformular.ts";
import { betragsfeld, tagfeld } from "../ui/formular/formularfeld.ts";

const kosten: Felderblock = {
  art: "felder",
  felder: [
    betragsfeld("wert", "Hauptforderung", { hinweis: "Ohne Zinsen und Kosten (§ 43 Abs. 1 GKG)" }),
    {
      feld: "verfahren",
      art: "auswahl",
      label: "Verfahren",
      optionen: [
        { wert: "", text: "Mahnverfahren" },
        { wert: "arbeitsgericht", text: "vor dem Arbeitsgericht" },
        { wert: "europaeisch", text: "Europäisches Mahnverfahren" },
      ],
    },
    {
      feld: "vertreten",
      art: "auswahl",
      label: "Vertreten wird",
      optionen: [
        { wert: "", text: "der Antragsteller (Nr. 3305 VV)" },
        { wert: "antragsgegner", text: "der Antragsgegner, Widerspruch (Nr. 3307 VV)" },
      ],
      breit: true,
    },
    tagfeld("stichtag", "Antrag bei Gericht am", { hinweis: "Leer: heute" }),
    tagfeld("auftrag", "Auftrag an den Anwalt vom", { hinweis: "Leer: wie der Antrag" }),
    {
      feld: "vb",
      art: "schalter",
      an: "1",
      label: "Mit Vollstreckungsbescheid",
      hinweis: "Nr. 3308 VV, wenn kein oder nur beschränkter Widerspruch erhoben ist",
      wenn: { feld: "vertreten", ist: [""] },
    },
    { feld: "ust", art: "schalter", vorgabeAn: true, label: "Mit Umsatzsteuer (Nr. 7008 VV)" },
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
    {
      feld: "olg",
      art: "auswahl",
      label: "Bezirk des Oberlandesgerichts",
      optionen: [
        { wert: "", text: "bitte wählen" },
        { wert: "hamm", text: "Hamm" },
        { wert: "duesseldorf", text: "Düsseldorf" },
        { wert: "koeln", text: "Köln" },
      ],
      wenn: { feld: "land", ist: ["NW"] },
    },
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
    { feld: "ausland", art: "schalter", label: "Zustellung im Ausland" },
  ],
};

const streit: Felderblock = {
  art: "felder",
  titel: "Streitiges Verfahren danach",
  klappe: true,
  felder: [
    {
      feld: "streit",
      art: "schalter",
      label: "Kosten mit Anrechnung zeigen",
      hinweis: "Nr. 1210 (Arbeitsgericht: 8210) KV GKG und Nr. 3100 VV nach Widerspruch oder Einspruch",
      breit: true,
    },
    tagfeld("streitAm", "Auftrag und Abgabe", {
      hinweis: "Tag des streitigen Verfahrens (§ 60 RVG, § 71 GKG); leer: wie oben",
      freiwillig: true,
    }),
    betragsfeld("streitwert", "Streitwert des Prozesses", {
      hinweis: "Was in das Verfahren übergeht; leer: die Hauptforderung",
    }),
    { feld: "streitTermin", art: "schalter", label: "Mit Terminsgebühr (Nr. 3104 VV)" },
    {
      feld: "mindest",
      art: "auswahl",
      label: "Anrechnung der Mindestgebühr",
      breit: true,
      optionen: [
        { wert: "", text: "Die erhobene Gebühr wird angerechnet (Vorgabe)" },
        { wert: "halbe-gebuehr", text: "Nur die halbe Gebühr wird angerechnet" },
      ],
    },
  ],
};

const inkasso: Felderblock = {
  art: "felder",
  titel: "Inkassokosten (§ 13e RDG)",
  klappe: true,
  felder: [
    {
      feld: "inkasso",
      art: "auswahl",
      label: "Fall",
      breit: true,
      optionen: [
        { wert: "", text: "kein Inkassodienstleister" },
        { wert: "einfach", text: "unbestritten, auf die erste Aufforderung gezahlt" },
        { wert: "regel", text: "unbestritten, Regelfall" },
        { wert: "umfangreich", text: "unbestritten, umfangreich oder schwierig" },
        { wert: "bestritten", text: "bestritten" },
      ],
    },
    betragsfeld("verlangt", "Verlangte Inkassokosten"),
    { feld: "raten", art: "schalter", label: "Zahlungsvereinbarung geschlossen" },
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
    { feld: "gegenleistung", art: "schalter", label: "Eine Gegenleistung steht noch aus", breit: true },
    { feld: "oeffentlich", art: "schalter", label: "Öffentliche Zustellung nötig", breit: true },
    { feld: "fremdwaehrung", art: "schalter", label: "Forderung nicht in Euro", breit: true },
    { feld: "papier", art: "schalter", label: "Antrag auf Papier", breit: true },
    { feld: "ohneStreitgericht", art: "schalter", label: "Streitgericht steht noch nicht fest", breit: true },
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
