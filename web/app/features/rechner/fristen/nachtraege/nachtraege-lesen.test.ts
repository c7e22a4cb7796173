import { katalogeintrag } from "@gebuehrenportal/fristen/katalog";
import { expect, test } from "vitest";
import { Leser } from "../../formular/lesen.ts";
import type { Werte } from "../../formular/rechnerformular.ts";
import { heute } from "../../testing-seite.tsx";
import { kuendigungsartenVon, nachtraegeAus, waechst, wirdGehemmt } from "./nachtraege.ts";

const eintrag = (id: string) => (id === "" ? undefined : katalogeintrag(id, heute));
function gelesen(id: string, werte: Werte) {
  const leser = new Leser(heute);
  const nachtraege = nachtraegeAus(werte, leser, eintrag(id));
  return { nachtraege, fehler: leser.fehler };
}
const leer = { hemmungen: [], neubeginnAm: [] };
const dauer = (wert: number, einheit: string) => [{ wert, einheit }];
const hemmung = { verjaehrung: "ja", "hemmung.1.von": "1.3.2023", "hemmung.1.bis": "31.8.2023" };
const verhandlung = { art: "verhandlung", von: "2023-03-01", bis: "2023-08-31" };

test.each<[string, Werte, object]>([
  ["", {}, leer],
  ["zpo-520", { verlum: "", verlbis: " ", verlzweite: "ja" }, leer],
  ["zpo-520", { verlum: " 1 Monat " }, { ...leer, verlaengerung: { um: dauer(1, "monat") } }],
  ["zpo-520", { verlbis: "30.6.2026" }, { ...leer, verlaengerung: { bis: "2026-06-30" } }],
  [
    "zpo-520",
    { verlbis: "30.6.2026", verlvorlaeufig: "ja", verlzweite: "ja", verleinwilligung: "ja" },
    { ...leer, verlaengerung: { bis: "2026-06-30", vorlaeufig: true, zweite: true, einwilligung: true } },
  ],
  [
    "zpo-520",
    { verlum: "1 Monat", verlvorlaeufig: "0", verlzweite: "0", verleinwilligung: "0" },
    { ...leer, verlaengerung: { um: dauer(1, "monat") } },
  ],
  // §§ 203 bis 212 BGB: nur Verjährung nach dem BGB, und nur wenn der Schalter an ist
  ["bgb-195", hemmung, { ...leer, hemmungen: [verhandlung] }],
  ["bgb-195", { ...hemmung, verjaehrung: "" }, leer],
  ["ao-228", hemmung, leer],
  ["kschg-3", hemmung, leer],
  ["zpo-517", hemmung, leer],
  ["", hemmung, leer],
  ["", { ...hemmung, fristart: "notfrist" }, leer],
  ["", { ...hemmung, fristart: "verjaehrung" }, { ...leer, hemmungen: [verhandlung] }],
  [
    "bgb-195",
    {
      ...hemmung,
      "hemmung.2.art": "rechtsverfolgung",
      "hemmung.2.von": "1.10.2023",
      "hemmung.2.bis": "2.10.2023",
      "hemmung.3.art": "hoehere-gewalt",
      "hemmung.3.von": "1.11.2023",
      "hemmung.3.bis": "2.11.2023",
      "hemmung.4.art": "sonstige",
      "hemmung.4.von": "1.12.2023",
      "hemmung.4.bis": "2.12.2023",
    },
    {
      ...leer,
      hemmungen: [
        verhandlung,
        { art: "rechtsverfolgung", von: "2023-10-01", bis: "2023-10-02" },
        { art: "hoehere-gewalt", von: "2023-11-01", bis: "2023-11-02" },
        { art: "sonstige", von: "2023-12-01", bis: "2023-12-02" },
      ],
    },
  ],
  [
    "bgb-195",
    {
      verjaehrung: "ja",
      "neubeginn.1.am": "15.6.2022",
      "neubeginn.3.am": "16.6.2022",
      entstehung: "10.1.2012",
      handlung: "11.1.1993",
    },
    {
      hemmungen: [],
      neubeginnAm: ["2022-06-15", "2022-06-16"],
      entstehungAm: "2012-01-10",
      handlungAm: "1993-01-11",
    },
  ],
  ["zpo-517", { verjaehrung: "ja", entstehung: "10.1.2012", handlung: "11.1.1993" }, leer],
  // § 622 Abs. 2 BGB wächst mit den Jahren, Abs. 3 nicht
  ["bgb-622-1", { kuendart: "622-2", dienstjahre: "8" }, { ...leer, kuendigungsart: "622-2", jahre: 8 }],
  ["bgb-622-1", { kuendart: "622-2", dienstjahre: "0" }, { ...leer, kuendigungsart: "622-2", jahre: 0 }],
  ["bgb-622-1", { kuendart: "622-3", dienstjahre: "8" }, { ...leer, kuendigungsart: "622-3" }],
  ["bgb-622-1", { kuendart: "573c-1", dienstjahre: "8" }, leer],
  ["bgb-195", { kuendart: "622-2", dienstjahre: "8" }, leer],
  ["", { kuendart: "622-2", dienstjahre: "8" }, leer],
])("„%s“ mit %j liest genau die Nachträge, die es dort gibt", (id, werte, nachtraege) => {
  expect(gelesen(id, werte)).toEqual({ nachtraege, fehler: {} });
});

test.each([
  ["1 Woche und 3 Tage", [dauer(1, "woche"), dauer(3, "tag")]],
  ["2 Wochen;10 T.,1 m", [dauer(2, "woche"), dauer(10, "tag"), dauer(1, "monat")]],
  ["1 Woche, ", [dauer(1, "woche")]],
  ["5 Werktage, 4 Arbeitstage", [dauer(5, "werktag"), dauer(4, "werktag")]],
  ["999 TAGE, 1 Jahr", [dauer(999, "tag"), dauer(1, "jahr")]],
  ["3Tage", [dauer(3, "tag")]],
  [" keine ", []],
  ["KEINE", []],
  ["kein", []],
  [" ", undefined],
  ["", undefined],
])("Vorfristen „%s“", (vorfristen, erwartet) => {
  expect(gelesen("zpo-520", { vorfristen })).toEqual({
    nachtraege: { ...leer, ...(erwartet && { vorfristen: erwartet }) },
    fehler: {},
  });
});

const ungueltig = { art: "ungueltig" };
const fehlt = { art: "fehlt" };
test.each<[string, Werte, object]>([
  ["", { vorfristen: "fast keine" }, { vorfristen: ungueltig }],
  ["", { vorfristen: "keinesfalls" }, { vorfristen: ungueltig }],
  ["", { vorfristen: "1 Woche, bald" }, { vorfristen: ungueltig }],
  ["", { vorfristen: "0 Tage" }, { vorfristen: ungueltig }],
  ["", { vorfristen: "1000 Tage" }, { vorfristen: ungueltig }],
  ["", { vorfristen: "etwa 1 Tag" }, { vorfristen: ungueltig }],
  ["", { vorfristen: "1 Tag!" }, { vorfristen: ungueltig }],
  ["", { vorfristen: "1 Lenz" }, { vorfristen: ungueltig }],
  ["", { verlum: "bald" }, { verlum: ungueltig }],
  ["", { verlbis: "31.2.2026" }, { verlbis: ungueltig }],
  [
    "",
    { verlum: "1 Monat", verlbis: "30.6.2026" },
    {
      verlbis: {
        art: "recht",
        text: "Bitte geben Sie entweder die Dauer oder den neuen letzten Tag an.",
        norm: "§ 190 BGB",
      },
    },
  ],
  [
    "bgb-195",
    { verjaehrung: "ja", "hemmung.1.art": "sonstige" },
    { "hemmung.1.von": fehlt, "hemmung.1.bis": fehlt },
  ],
  ["bgb-195", { ...hemmung, "hemmung.1.art": "x" }, { "hemmung.1.art": ungueltig }],
  ["bgb-195", { ...hemmung, "hemmung.1.von": "x" }, { "hemmung.1.von": ungueltig }],
  ["bgb-195", { ...hemmung, "hemmung.1.bis": "x" }, { "hemmung.1.bis": ungueltig }],
  ["bgb-195", { verjaehrung: "ja", "neubeginn.2.am": "x" }, { "neubeginn.2.am": ungueltig }],
  ["bgb-195", { verjaehrung: "ja", entstehung: "x" }, { entstehung: ungueltig }],
  ["bgb-195", { verjaehrung: "ja", handlung: "x" }, { handlung: ungueltig }],
  ["bgb-622-1", { kuendart: "622-2" }, { dienstjahre: fehlt }],
  ["bgb-622-1", { kuendart: "622-2", dienstjahre: "x" }, { dienstjahre: ungueltig }],
])("„%s“ mit %j meldet %j", (id, werte, fehler) => {
  const r = gelesen(id, werte);
  expect(r.fehler).toEqual(fehler);
  expect([...r.nachtraege.hemmungen, ...r.nachtraege.neubeginnAm]).toEqual(
    r.fehler["hemmung.1.art"] ? [verhandlung] : [],
  );
});

test("Gehemmt, neu begonnen oder begrenzt: jedes davon rechnet anders", () => {
  const tag = heute;
  expect(wirdGehemmt({ ...leer })).toBe(false);
  expect(wirdGehemmt({ ...leer, hemmungen: [{ art: "verhandlung", von: tag, bis: tag }] })).toBe(true);
  expect(wirdGehemmt({ ...leer, neubeginnAm: [tag] })).toBe(true);
  expect(wirdGehemmt({ ...leer, entstehungAm: tag })).toBe(true);
  expect(wirdGehemmt({ ...leer, handlungAm: tag })).toBe(true);
});

// Mit den Jahren wachsen § 622 Abs. 2 und § 573c Abs. 1 Satz 2 BGB
test("Kündigungsarten gehören zu ihrem Paragrafen, und nur manche wachsen mit den Jahren", () => {
  const arten = (id: string) => kuendigungsartenVon(eintrag(id)).map((art) => [art, waechst(art)]);
  expect(arten("bgb-622-2")).toEqual([
    ["622-1", false],
    ["622-2", true],
    ["622-3", false],
  ]);
  expect(arten("bgb-573c")).toEqual([
    ["573c-1", false],
    ["573c-1-vermieter", true],
    ["573c-3", false],
  ]);
  expect(arten("inso-113")).toEqual([]);
  expect(arten("zpo-517")).toEqual([]);
  expect(arten("")).toEqual([]);
});
