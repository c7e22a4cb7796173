const kv = (gesetz: string, position: object) => ({ gesetz, stichtag: "2026-01-15", positionen: [position] });
const klage = { wert: 1_000_000, instanzen: [{ am: "2026-01-15" }] };
const tag = "2026-03-20";
const zweiWochen = [{ wert: 2, einheit: "woche" }];

/** Inputs from which each call is asked: between them every field has its place. */
export const basen: Readonly<Record<string, readonly unknown[]>> = {
  "POST /api/rechner/gerichtskosten": [
    kv("gkg", { nr: "1210", wert: 1_000_000, angaben: { mahnverfahren: { wert: 500_000 } } }),
    kv("gkg", { nr: "1220", wert: 1_000_000 }),
    kv("gkg", { nr: "3110" }),
    kv("gkg", { nr: "3118", angaben: { strafe: { art: "geldstrafe", tagessaetze: 30 } } }),
    kv("gkg", { nr: "3118", angaben: { strafe: { art: "freiheitsstrafe", monate: 6 } } }),
    kv("gkg", { nr: "4110", angaben: { strafe: { art: "geldbusse", betrag: 50_000 } } }),
    kv("gkg", { nr: "6110", wert: 50_000 }),
    kv("gkg", { nr: "1901", wert: 1_000_000 }),
    kv("gkg", { nr: "2221", wert: 1_000_000 }),
    kv("gkg", { nr: "9000", angaben: { dateien: 8, seiten: 3 } }),
    kv("gkg", { nr: "9002", anzahl: 12 }),
    kv("gkg", { nr: "9005", betrag: 12_345 }),
    kv("gkg", { nr: "9006", angaben: { kilometer: 12 } }),
    kv("gnotkg", { nr: "11101", wert: 30_000_000 }),
    kv("gnotkg", { nr: "11102", angaben: { vermoegen: 2_000_000 } }),
    kv("gnotkg", { nr: "14400", wert: 5_000_000, angaben: { grundlage: "14110" } }),
    kv("gnotkg", { nr: "32008", angaben: { stunden: 5 } }),
    {
      gesetz: "gnotkg",
      stichtag: "2020-06-01",
      leistungsende: "2020-08-01",
      positionen: [{ nr: "32014" }, { nr: "21200", wert: 12_000_000 }],
    },
    kv("gnotkg", { nr: "32016", angaben: { beglaubigungen: 1 } }),
    kv("gnotkg", { nr: "21302", wert: 5_000_000, satz: 1 }),
    kv("gvkostg", { nr: "205" }),
    kv("gvkostg", { nr: "500", angaben: { stunden: 4.5 } }),
    kv("gvkostg", { nr: "711", angaben: { kilometer: 12 } }),
  ],
  "POST /api/rechner/prozesskosten": [
    {
      ...klage,
      vorgerichtlich: { am: "2025-12-01" },
      mahnverfahren: { am: "2026-01-02" },
      kostenquote: 25,
      aussicht: 60,
    },
    { ...klage, eigene: {}, gegner: {} },
    { ...klage, rechtsweg: "arbeit", instanzen: [{ ende: "ruecknahme", am: "2026-01-15" }] },
    { ...klage, rechtsweg: "finanz", wert: 50_000 },
  ],
  "POST /api/rechner/mahnverfahren": [
    {
      wert: 500_000,
      antragAm: "2026-03-01",
      vollstreckungsbescheid: true,
      antragsteller: { land: "HE" },
      fristen: { zustellungMb: tag },
      streit: { wert: 40_000 },
      inkasso: { art: "regel" },
      pruefung: { verbraucherdarlehen: { effektivzins: 15, vertragAm: "2024-05-01" } },
    },
    { wert: 50_000, antragAm: "2026-03-01", vollstreckungsbescheid: true, streit: { wert: 50_000 } },
    { wert: 500_000, verfahren: "arbeitsgericht", fristen: { zustellungMb: tag } },
    { wert: 500_000, verfahren: "europaeisch" },
    { wert: 500_000, vertreten: "antragsgegner" },
  ],
  "POST /api/rechner/pfaendung": [{ nettoeinkommen: 200_000, unterhaltspflichten: 1 }],
  "POST /api/rechner/pkh": [
    {
      einnahmen: [{ bezeichnung: "Lohn", betrag: 312_000 }],
      unterhaltsberechtigte: [{ alter: 8 }],
      unterkunft: 70_000,
    },
  ],
  "POST /api/rechner/zinsen": [
    {
      hauptforderungen: [
        { id: "f1", betrag: 1_000_000, verzugAb: "2026-01-15", zinssatz: { art: "verbraucher" } },
      ],
      zahlungen: [{ am: "2026-06-30", betrag: 200_000 }],
      kosten: [{ id: "k1", am: "2026-02-01", betrag: 5_000 }],
      bis: "2026-09-30",
    },
    {
      hauptforderungen: [
        {
          id: "f1",
          betrag: 500_000,
          verzugAb: "2026-01-15",
          zinssatz: { art: "unternehmer", entstandenAm: "2020-01-01" },
        },
        { id: "f2", betrag: 500_000, verzugAb: "2026-01-15", zinssatz: { art: "fest", prozent: 4 } },
      ],
      zahlungen: [
        {
          am: "2026-06-30",
          betrag: 200_000,
          tilgung: "bestimmung",
          bestimmung: [{ auf: "hauptforderung", id: "f2" }],
        },
      ],
      bis: "2026-09-30",
      schalter: {},
    },
  ],
  "GET /api/rechner/basiszinssatz": [{}],
  "GET /api/rechner/feiertage": [{ jahr: "2026" }],
  "GET /api/rechner/orte": [{ q: "Augsburg" }],
  "GET /api/rechner/streitwert": [{}],
  "GET /api/rechner/tabelle": [
    { tabelle: "rvg13" },
    { tabelle: "gkg34", stichtag: "2025-05-31", wert: "1000000" },
  ],
  "POST /api/rechner/streitwert": [
    { regel: "geldforderung", angaben: { hauptforderung: 600_000 }, zustaendigkeit: { sache: "zivil" } },
    { regel: "raeumung", angaben: { monatsentgelt: 84_500 }, zustaendigkeit: { sache: "wohnraummiete" } },
  ],
  "POST /api/rechner/versorgungsausgleich": [
    { verfahrenswert: { nettoeinkommen1: 246_000, nettoeinkommen2: 154_000, anrechte: 3 } },
    {
      ehezeit: { eheschliessung: "2005-06-10", zustellungScheidungsantrag: "2026-03-20" },
      anrechte: [
        {
          ehegatte: 1,
          traeger: "grv",
          bewertung: { art: "direkt", ehezeitanteil: { einheit: "entgeltpunkte", zehntausendstel: 120_000 } },
        },
      ],
    },
    {
      ehezeit: { eheschliessung: "2005-06-10", zustellungScheidungsantrag: "2026-03-20" },
      anrechte: [
        {
          ehegatte: 2,
          traeger: "betrieblich",
          bewertung: {
            art: "zeitratierlich",
            gesamt: { einheit: "rente", betrag: 60_000 },
            zeitInEhe: 200,
            zeitGesamt: 400,
          },
        },
      ],
    },
    {
      umrechnung: {
        von: { einheit: "entgeltpunkte", zehntausendstel: 120_000 },
        nach: "kapital",
        stichtag: "2026-03-20",
      },
    },
    { wiederkehrend: { regel: "famgkg51-1", monatsbetrag: 50_000 } },
    { wiederkehrend: { regel: "gnotkg52-4", jahresbetrag: 600_000, alter: [40] } },
  ],
  "POST /api/rechner/rvg": [
    {
      angelegenheiten: [
        {
          id: "a",
          auftragAm: "2026-01-15",
          wert: 1_000_000,
          auftraggeber: 2,
          positionen: [{ id: "vg", nr: "3100" }, { nr: "3104" }],
          auslagen: {},
          vereinbarung: { art: "stunden", minuten: 120, jeStunde: 25_000 },
        },
      ],
      anrechnungen: [
        {
          von: { frueher: { nr: "2300", auftragAm: "2026-01-02", wert: 1_000_000 } },
          auf: { angelegenheit: "a", position: "vg" },
        },
      ],
      zahlungen: [{ betrag: 20_000, von: "vorschuss", angelegenheit: "a" }],
      schalter: {},
    },
    {
      angelegenheiten: [
        {
          auftragAm: "2026-01-15",
          wert: 1_000_000,
          vertretung: "beigeordnet",
          positionen: [{ nr: "3100" }, { nr: "3104" }],
        },
      ],
    },
    {
      angelegenheiten: [
        { auftragAm: "2026-01-15", geldbusse: 50_000, positionen: [{ nr: "5100" }, { nr: "5103" }] },
      ],
    },
  ],
  "POST /api/rechner/fristen": [
    { operation: "frist", ereignisAm: tag, dauer: zweiWochen, ort: { land: "NW" } },
    { operation: "katalog", id: "zpo-517", ereignisAm: "2026-04-02", ort: { land: "NW" } },
    { operation: "kette", id: "zpo-517", ereignisAm: "2026-04-02" },
    { operation: "bekanntgabe", weg: "post-vwvfg", am: tag },
    { operation: "verlaengerung", bisherigesEndeAm: tag, um: zweiWochen },
    { operation: "verjaehrung", ereignisAm: tag, dauer: [{ wert: 3, einheit: "jahr" }] },
    { operation: "kuendigung", zugangAm: tag, dauer: zweiWochen },
    { operation: "wiedereinsetzung", wegfallAm: tag },
    { operation: "ohne-belehrung", ereignisAm: tag },
    { operation: "fuenf-monate", verkuendungAm: tag, dauer: zweiWochen },
    { operation: "revision-stpo", verkuendungAm: tag },
    { operation: "unterbrechung", endeAm: tag, dauer: zweiWochen },
    { operation: "jahresende", ereignisAm: tag, dauer: zweiWochen },
    { operation: "monatsende", ereignisAm: tag, dauer: zweiWochen },
    { operation: "rueckschau", ereignisAm: tag, dauer: [{ wert: 1, einheit: "jahr" }] },
    { operation: "monatsmarke", ereignisAm: tag, marke: "mitte" },
    { operation: "werktag", monatAm: tag },
    {
      operation: "zeitraeume",
      zeitraeume: [{ von: "2026-01-05", bis: tag }],
      dauer: [{ wert: 2, einheit: "monat" }],
    },
    { operation: "gmbh-ladung", versammlungAm: tag },
    { operation: "vorfrist", endeAm: tag, dauer: zweiWochen },
    {
      operation: "demnaechst",
      fristendeAm: tag,
      eingangAm: "2026-03-18",
      zustellungAm: "2026-04-20",
      verzoegerungTage: 3,
    },
    { operation: "emrk", ereignisAm: tag },
    { operation: "eug", ereignisAm: tag, dauer: zweiWochen },
  ],
};

/** Fields without effect in one of these inputs, each with the reason why that is right. */
export const ausnahmen: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "POST /api/rechner/prozesskosten": {
    rolle: "Ohne Vorgeschichte und Quote kosten Kläger und Beklagter gleich viel",
  },
  "POST /api/rechner/zinsen": {
    "kosten[].id": "Kennung, auf die sich Bestimmungen von Zahlungen beziehen; die Antwort führt sie nicht",
  },
};
