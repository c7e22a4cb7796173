import { expect, test } from "vitest";
import { Leser } from "../formular/lesen.ts";
import { fehlerhaft } from "../testing-beanstandet.tsx";
import { ausQuery, gerechnet, getippt, heute } from "../testing-seite.tsx";
import { fristfrage, moeglicheFristen, ortZu } from "./eingabe.ts";
import { formular } from "./formular.ts";
import { alleOrte } from "./orte/gerichtskunde.ts";
import { rechnung } from "./rechnung.ts";

const aus = (query: string) => ausQuery(formular, rechnung, query);

/** What the law was asked for. */
const eingabe = (query: string) => (gerechnet(aus(query)).eingabe as { readonly eingabe: object }).eingabe;

const frei = { ereignisAm: "2026-03-02", ort: { land: "BE" } };
const teil = (wert: number, einheit: string) => ({ wert, einheit });

test.each<[string, object]>([
  [
    "jahre=1&monate=2&wochen=3&tage=4",
    { ...frei, dauer: [teil(1, "jahr"), teil(2, "monat"), teil(3, "woche"), teil(4, "tag")] },
  ],
  ["werktage=5", { ...frei, dauer: [teil(5, "werktag")] }],
  ["stunden=24&uhr=9.05", { ...frei, dauer: [teil(24, "stunde")], ereignisUhr: "09:05" }],
  ["stunden=24&uhr=23:59", { ...frei, dauer: [teil(24, "stunde")], ereignisUhr: "23:59" }],
  // Ohne Stunden hat die Uhrzeit keine Bedeutung.
  ["tage=4&uhr=9.05", { ...frei, dauer: [teil(4, "tag")] }],
  ["tage=4&beginn=tagesanfang", { ...frei, dauer: [teil(4, "tag")], beginn: "tagesanfang" }],
  ["tage=4&richtung=rueckwaerts", { ...frei, dauer: [teil(4, "tag")], richtung: "rueckwaerts" }],
  ["tage=4&verfahren=ZPO", { ...frei, dauer: [teil(4, "tag")], regime: "ZPO" }],
  ["tage=4&fristart=notfrist", { ...frei, dauer: [teil(4, "tag")], fristtyp: "notfrist" }],
  // Leerzeichen sind keine Angabe.
  ["tage=%204%20&monate=%20&stunden=%20&uhr=9.05&frist=%20", { ...frei, dauer: [teil(4, "tag")] }],
  ["stunden=24&uhr=%209.05%20", { ...frei, dauer: [teil(24, "stunde")], ereignisUhr: "09:05" }],
  ["tage=4&streit=xR-BACK:frueher,R-BACK:frueherx", { ...frei, dauer: [teil(4, "tag")] }],
  [
    "tage=4&verfahren=ZPO&weg=formlos-zpo",
    {
      ort: { land: "BE" },
      bekanntgabe: { weg: "formlos-zpo", am: "2026-03-02" },
      dauer: [teil(4, "tag")],
      regime: "ZPO",
    },
  ],
  [
    "tage=4&weg=post-ao",
    { ort: { land: "BE" }, bekanntgabe: { weg: "post-ao", am: "2026-03-02" }, dauer: [teil(4, "tag")] },
  ],
  [
    "tage=4&streit=R-BACK:frueher, R-5M:spaeter,x,R-BACK:mitte",
    { ...frei, dauer: [teil(4, "tag")], streit: { "R-BACK": "frueher", "R-5M": "spaeter" } },
  ],
])("%s wird gerechnet als %j", (query, erwartet) => {
  expect(eingabe(`ereignis=2.3.2026&land=BE&${query}`)).toEqual(erwartet);
});

test.each<[string, object]>([
  ["frist=%20zpo-517%20&ereignis=2.3.2026", { ereignisAm: "2026-03-02" }],
  // Was der Eintrag nicht nimmt, zählt nicht.
  [
    "frist=zpo-517&ereignis=2.3.2026&wochen=2&bis=1.4.2026&grenze=1.1.2026&variante=ausland&uhr=9.05",
    { ereignisAm: "2026-03-02" },
  ],
  [
    "frist=zpo-276-anz&ereignis=2.3.2026&variante=%20ausland%20",
    { ereignisAm: "2026-03-02", variante: "ausland" },
  ],
  // § 521 Abs. 2 ZPO: das Gericht setzt eine Dauer oder einen Tag
  ["frist=zpo-521&ereignis=2.3.2026&bis=1.4.2026", { ereignisAm: "2026-03-02", bis: "2026-04-01" }],
  ["frist=zpo-521&ereignis=2.3.2026&wochen=2", { ereignisAm: "2026-03-02", dauer: [teil(2, "woche")] }],
  // § 544 Abs. 3 ZPO: nie zugestellt, also auch auf keinem Weg
  ["frist=zpo-544-einl&grenze=2.3.2026&weg=zustellung", { grenzeAb: "2026-03-02" }],
  ["frist=zpo-517&verkuendung=2.3.2026&weg=eeb", { verkuendungAm: "2026-03-02" }],
  // § 121 Abs. 2 BGB: „unverzüglich“ hat keine Zahl, die Grenze schon
  ["frist=bgb-121&grenze=2.3.2026", { grenzeAb: "2026-03-02" }],
  ["frist=dsgvo-33&ereignis=2.3.2026&uhr=9.05", { ereignisAm: "2026-03-02", ereignisUhr: "09:05" }],
  ["frist=ao-355&weg=ueblich&ereignis=2.3.2026", { bekanntgabe: { weg: "post-ao", am: "2026-03-02" } }],
  [
    "frist=stpo-341&ereignis=2.3.2026&zustellung=2.3.2026",
    { ereignisAm: "2026-03-02", zustellungAm: "2026-03-02" },
  ],
])("%s wird im Katalog gerechnet als %j", (query, erwartet) => {
  const a = aus(query);
  expect(a.art === "ergebnis" && a.eingabe).toEqual({
    art: "katalog",
    id: /frist=(?:%20)?([a-z0-9-]+)/.exec(query)?.[1],
    eingabe: erwartet,
    nachtraege: { hemmungen: [], neubeginnAm: [] },
  });
});

test("Leerzeichen um das, was getippt ist, zählen nicht", () => {
  const getippte = (werte: Record<string, string>) => {
    const a = getippt(rechnung, { ereignis: " 2.3.2026 ", land: " BE ", ...werte });
    return a.art === "ergebnis" ? (a.eingabe as { eingabe: object }).eingabe : a;
  };
  expect(getippte({ frist: " zpo-276-anz ", variante: " ausland " })).toEqual({
    ...frei,
    variante: "ausland",
  });
  expect(getippte({ frist: " ", tage: " 4 ", monate: " ", stunden: " ", uhr: "9.05" })).toEqual({
    ...frei,
    dauer: [teil(4, "tag")],
  });
  expect(getippte({ frist: "dsgvo-33", uhr: " 9.05 " })).toEqual({ ...frei, ereignisUhr: "09:05" });
  expect(getippte({ tage: " " })).toMatchObject({ art: "leer" });
  expect(moeglicheFristen({ frist: "  " })).toEqual([]);
});

test("Was nicht gelesen werden konnte, wird auch nicht gefragt", () => {
  const frage = (werte: Record<string, string>) => fristfrage({ werte, heute }, new Leser(heute), alleOrte);
  expect(frage({ ereignis: "2.3.2026", tage: "x" })).toBeUndefined();
  expect(frage({ ereignis: "2.3.2026", tage: "1", stunden: "" })?.art).toBe("frei");
  expect(moeglicheFristen({})).toEqual([]);
});

const ungueltig = { art: "ungueltig" };
fehlerhaft(
  { formular, rechnung },
  {
    fehlt: {
      ereignis: ["tage=1", "frist=zpo-521&bis=1.4.2026", "frist=bgb-121&wochen=2"],
      tage: ["ereignis=2.3.2026", "ereignis=2.3.2026&tage=%20"],
    },
    ungueltig: {
      ereignis: "ereignis=31.2.2026&tage=1",
      tage: "ereignis=2.3.2026&tage=x",
      frist: "ereignis=2.3.2026&frist=gibtesnicht",
      verfahren: "ereignis=2.3.2026&tage=1&verfahren=x",
      fristart: "ereignis=2.3.2026&tage=1&fristart=x",
      richtung: "ereignis=2.3.2026&tage=1&richtung=x",
      beginn: "ereignis=2.3.2026&tage=1&beginn=x",
      uhr: [
        "ereignis=2.3.2026&stunden=1&uhr=24:00",
        "ereignis=2.3.2026&stunden=1&uhr=9:5",
        "ereignis=2.3.2026&stunden=1&uhr=109:05",
        "ereignis=2.3.2026&stunden=1&uhr=9:050",
      ],
      weg: [
        "ereignis=2.3.2026&frist=zpo-517&weg=x",
        // Eine formlose Mitteilung kennt der Zivilprozess, das bürgerliche Recht nicht.
        "ereignis=2.3.2026&tage=1&weg=formlos-zpo",
      ],
      bis: "ereignis=2.3.2026&frist=zpo-521&bis=x",
    },
    andere: {
      "grenze=x&frist=zpo-544-einl": { grenze: ungueltig, ereignis: { art: "fehlt" } },
      "ereignis=2.3.2026&stunden=24&land=BE": {
        uhr: {
          art: "recht",
          text: "Bitte geben Sie die Uhrzeit des Ereignisses als HH:MM an.",
          norm: "§ 222 Abs. 3 ZPO",
        },
      },
      "ereignis=2.3.2026&frist=stpo-341&zustellung=1.3.2026": {
        zustellung: {
          art: "recht",
          text: "Die Zustellung liegt vor der Verkündung.",
          norm: "§ 345 Abs. 1 StPO",
        },
      },
    },
  },
);

test("Ein Weg der Bekanntgabe nimmt seinen Tag und, was zum Zugang eingegeben ist", () => {
  const brief = "ereignis=2.3.2026&land=BE&tage=4&verfahren=VwVfG&weg=post-vwvfg";
  const bekanntgabe = { weg: "post-vwvfg", am: "2026-03-02" };
  const rest = { dauer: [teil(4, "tag")], ort: { land: "BE" }, regime: "VwVfG" };
  expect(eingabe(brief)).toEqual({ bekanntgabe, ...rest });
  expect(eingabe(`${brief}&zugang=9.3.2026&landesbehoerde=ja`)).toEqual({
    bekanntgabe: { ...bekanntgabe, tatsaechlichAm: "2026-03-09", landesbehoerde: true },
    ...rest,
  });
  expect(aus(`${brief}&zugang=x`)).toEqual({ art: "fehler", fehler: { zugang: ungueltig } });
  // § 41 Abs. 2 Satz 4 VwVfG: im Zweifel hat die Behörde den Zugang nachzuweisen
  const bestritten = aus(`${brief}&bestritten=ja`);
  expect(bestritten.art === "fehler" && Object.keys(bestritten.fehler)).toEqual(["bestritten"]);
  expect(eingabe(`${brief}&bestritten=nein`)).toEqual({ bekanntgabe, ...rest });
});

test.each<[string | undefined, Record<string, string>, string | undefined]>([
  [undefined, {}, undefined],
  ["ereignisAm", {}, "ereignis"],
  ["ereignisUhr", {}, "uhr"],
  ["bekanntgabe.am", {}, "ereignis"],
  ["bekanntgabe.weg", {}, "weg"],
  ["bekanntgabe.tatsaechlichAm", {}, "zugang"],
  ["bekanntgabe.nichtZugegangen", {}, "bestritten"],
  ["tatsaechlichAm", {}, "zugang"],
  ["nichtZugegangen", {}, "bestritten"],
  ["bekanntgabe.eingangAm", {}, "eingang"],
  ["bekanntgabe.bestimmterTag", {}, "bestimmtTag"],
  ["bekanntgabe.bestimmteDauer[0].wert", {}, "bestimmt"],
  ["verkuendungAm", {}, "verkuendung"],
  ["urteilZuDenAktenAm", {}, "akten"],
  ["entscheidungAm", {}, "entscheidung"],
  ["vertragAm", {}, "vertrag"],
  ["asylantragAm", {}, "asylantrag"],
  ["inverkehrbringenAm", {}, "inverkehr"],
  ["verfahrensbeginnAm", {}, "verfahrensbeginn"],
  ["erwerbsvorgangAm", {}, "erwerb"],
  ["anmeldefristTage", {}, "anmeldefrist"],
  ["postlaufTage", {}, "postlauf"],
  ["hoechstfristen[0].ab", {}, "entstehung"],
  ["um", {}, "verlum"],
  ["notfrist", {}, "verlum"],
  ["zweite", {}, "verlzweite"],
  ["jahre", {}, "dienstjahre"],
  ["art", {}, "kuendart"],
  ["grenzeAb", {}, "grenze"],
  ["hoechstgrenze.ab", {}, "grenze"],
  ["bis", {}, "bis"],
  ["variante", {}, "variante"],
  ["regime", {}, "verfahren"],
  ["dauer", {}, "tage"],
  ["id", {}, "frist"],
  ["dauer[1]", { monate: "1", tage: "2" }, "tage"],
  ["dauer[0].wert", { monate: "1", tage: "2" }, "monate"],
  ["dauer[5]", {}, "tage"],
  ["zustellungAm", {}, "ereignis"],
  ["zustellungAm", { frist: "stpo-341" }, "zustellung"],
  ["verlaengerung.bis", {}, "verlbis"],
  ["um", { verlbis: "1.4.2026" }, "verlum"],
  ["hemmungen[0].bis", { verjaehrung: "ja", "hemmung.1.von": "1.1.2024" }, "hemmung.1.bis"],
  ["weitereOrte[0].land", { mehrereOrte: "ja", "weitere.2.ort": "SN" }, "weitere.2.ort"],
  ["weitereOrte[3]", { mehrereOrte: "ja", "weitere.1.ort": "SN" }, "mehrereOrte"],
  ["weitereOrte[0]", {}, "mehrereOrte"],
  ["frist.dauer[0]", { monate: "1" }, undefined],
  ["x.hemmungen[0].bis", {}, undefined],
  ["x.weitereOrte[0]", {}, undefined],
  ["ort", {}, "land"],
  ["ort.land", {}, "land"],
  ["ort.gericht", {}, "ort"],
  ["unbekannt", {}, undefined],
])("Den Grund an %s mit %j zeigt das Formular an %s", (feld, werte, ort) => {
  expect(ortZu(feld, werte)).toBe(ort);
});
