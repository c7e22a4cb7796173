import { expect, test } from "vitest";
import { ausQuery } from "../test-hilfe.tsx";
import { bild } from "./bild.ts";
import { ortZu } from "./eingabe.ts";
import { motor } from "./motor.ts";

const aus = (query: string) => ausQuery(bild, motor, query);

/** What the law was asked for. */
function eingabe(query: string) {
  const a = aus(query);
  if (a.art !== "ergebnis") throw new Error(JSON.stringify(a));
  return (a.eingabe as { readonly eingabe: object }).eingabe;
}

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
  [
    "tage=4&streit=R-BACK:frueher, R-5M:spaeter,x,R-BACK:mitte",
    { ...frei, dauer: [teil(4, "tag")], streit: { "R-BACK": "frueher", "R-5M": "spaeter" } },
  ],
])("%s wird gerechnet als %j", (query, erwartet) => {
  expect(eingabe(`ereignis=2.3.2026&land=BE&${query}`)).toEqual(erwartet);
});

const ungueltig = { art: "ungueltig" };
test.each<[string, object]>([
  ["tage=1", { ereignis: { art: "fehlt" } }],
  ["ereignis=2.3.2026", { tage: { art: "fehlt" } }],
  ["ereignis=31.2.2026&tage=1", { ereignis: ungueltig }],
  ["ereignis=2.3.2026&tage=x", { tage: ungueltig }],
  ["ereignis=2.3.2026&frist=gibtesnicht", { frist: ungueltig }],
  ["ereignis=2.3.2026&tage=1&verfahren=x", { verfahren: ungueltig }],
  ["ereignis=2.3.2026&tage=1&fristart=x", { fristart: ungueltig }],
  ["ereignis=2.3.2026&tage=1&richtung=x", { richtung: ungueltig }],
  ["ereignis=2.3.2026&tage=1&beginn=x", { beginn: ungueltig }],
  ["ereignis=2.3.2026&stunden=1&uhr=24:00", { uhr: ungueltig }],
  ["ereignis=2.3.2026&stunden=1&uhr=9:5", { uhr: ungueltig }],
  ["ereignis=2.3.2026&stunden=1&uhr=109:05", { uhr: ungueltig }],
  ["ereignis=2.3.2026&stunden=1&uhr=9:050", { uhr: ungueltig }],
  ["ereignis=2.3.2026&frist=zpo-517&weg=x", { weg: ungueltig }],
])("%s: %j", (query, fehler) => {
  expect(aus(query)).toEqual({ art: "fehler", fehler });
});

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
  ["ort", {}, "land"],
  ["ort.land", {}, "land"],
  ["ort.gericht", {}, "ort"],
  ["unbekannt", {}, undefined],
])("Den Grund an %s mit %j zeigt das Formular an %s", (feld, werte, ort) => {
  expect(ortZu(feld, werte)).toBe(ort);
});
