import { stand } from "../testing-stand.ts";

/** States that every form of a result is made from: page, files and call, with the amount or day that is known of them. */
export const staende = [
  stand("wert=10000&vv=3100,3104", "1.963,50"),
  stand("wert=10000&vv=3100,3104&stichtag=2025-05-31&leistungsende=2026-11-21", "1.850,45"),
  stand("wert=5000&vv=2300", "572,21"),
  stand("wert=500&vv=2300", "95,60"),
  stand("wert=10000&vv=3100,3104,1003", "2.739,38"),
  stand("wert=10000&vv=3200,3202", "2.196,26"),
  stand("wert=10000&vv=3100,3104&mandanten=3", "2.429,03"),
  // 1,3 × 652,00 ohne Erhöhung, 20,00, Umsatzsteuer
  stand("wert=10000&vv=3100&mandanten=2&gemeinsam=0", "1.032,44"),
  // 43/155 × 115,00 = 31,90; 847,60 + 782,40 + 31,90 + 20,00, Umsatzsteuer
  stand("wert=10000&vv=3100,3104&reise=115,00:43,00/112,00", "2.001,46"),
  // 0,8 und 1,3 × 652,00, höchstens 847,60; 20,00, Umsatzsteuer
  stand("wert=10000&vv=3403,3100&frueher=3403", "1.032,44"),
  stand("wert=10000&vv=3403&einzeln=3403&gesamtauftrag=3100:0,5", "411,74"),
  // 1,3 × 257,00 + 20,00 = 354,10, davon 10 %, Umsatzsteuer; 1,3 × 45,00 + 11,70, Umsatzsteuer
  stand(
    "wert=5000&vv=3100&stichtag=2018-03-01&leistungsende=2018-09-01&bewilligtProzent=10&teilbewilligung=gebuehrenquote",
    "42,14",
  ),
  stand("wert=5000&vv=3100&stichtag=2018-03-01&leistungsende=2018-09-01&bewilligtProzent=10", "83,54"),
  stand("vv=2501&stichtag=2011-03-01&leistungsende=2011-06-01", "35,70"),
  stand("vv=2501&stichtag=2011-03-01&leistungsende=2011-06-01&pauschale=ja", "42,84"),
  stand("wert=10000&vv=3100,3104&ust=0", "1.650,00"),
  stand("wert=10000&vv=2300:2.5,1000"),
  stand("wert=10000&vv=3100,3104&anrechnung=1"),
  stand("wert=10000&vv=3100,3104,1003&pkh=1"),
  stand("wert=25000&vv=2300,3100,3104&anrechnung=1&mandanten=2"),
  stand("wert=5000&vv=3305,3308"),
  stand("wert=300&vv=3309,3310"),
  stand("wert=10000&vv=2300,3305,3100,3104,3200,3202&anrechnung=1&mandanten=3&pkh=1"),
  stand("wert=500000&vv=3100,3104,1003,3200,3202,1004"),
  stand("wert=30000000&vv=3100,3104"),
  stand("vv=4100,4104,4106,4108"),
  stand("vv=2503", "145,18"),
  stand("vv=2500,2503", "145,18"),
  stand("vv=5100,5103,5109,5110"),
  stand("wert=12345,67&vv=3100,3104,1000,1009"),
  stand("wert=60000&vv=3206,3210"),
  stand("wert=1000&vv=2302,3102"),
  stand("wert=8000&vv=3500,3513"),
  stand("wert=10000&vv=1009,3100,3104&stichtag=2014-01-15&leistungsende=2015-01-15"),
];

/** Inputs from which each call is asked: between them every field has its place. */
export const basen = {
  "POST /api/rechner/rvg": [
    {
      angelegenheiten: [
        {
          id: "a",
          auftragAm: "2026-01-15",
          wert: 1_000_000,
          auftraggeber: 2,
          positionen: [{ id: "vg", nr: "3100" }, { nr: "3104" }],
          auslagen: { gemeinsameReisen: [{ kosten: 11_500, einzeln: 4_300, andere: [11_200] }] },
          gesamtauftrag: [{ nr: "3100" }],
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
};

const alsBetrag = "Was die frühere Gebühr bestimmt hat, steht auf der Seite in ihrem Satz oder Betrag";
const alsPosition = "Die Seite verweist auf eine Position, die selbst auf eine andere verweist";

/** Fields of the call that the page says in another way, each with it. */
export const nurImAufruf: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ["", ".nr", ".satz", ".betrag"].map((feld) => [
      `angelegenheiten[].positionen[].bezug.bezug${feld}`,
      alsPosition,
    ]),
  ),
  ...Object.fromEntries(
    [
      "variante",
      "rahmen",
      "anzahl",
      "erhoehung",
      "gemeinsamerWert",
      "inkasso",
      "auszahlungen",
      "forderung",
      "beratung",
      "beratung.art",
      "beratung.verbraucher",
      "bezug",
      "bezug.nr",
      "bezug.satz",
      "bezug.betrag",
      "bezug.bezug",
      "bezug.bezug.nr",
      "bezug.bezug.satz",
      "bezug.bezug.betrag",
    ].map((feld) => [`anrechnungen[].von.frueher.${feld}`, alsBetrag]),
  ),
};
