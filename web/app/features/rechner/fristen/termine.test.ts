import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { werteAusQuery } from "../formular/query.ts";
import { ausQuery, blatttext, gerechnet } from "../testing-seite.tsx";
import type { Fristauswertung } from "./ergebnis.ts";
import { formular } from "./formular.ts";
import { rechnung } from "./rechnung.ts";
import { fristtermine } from "./termine.ts";

const auswertung = (query: string) =>
  gerechnet(ausQuery(formular, rechnung, query)).ergebnis as Fristauswertung;
const namen = async (query: string) =>
  (await fristtermine(auswertung(query), werteAusQuery(formular, new URLSearchParams(query)))).map(
    ({ uid }) => uid,
  );

/** What a name is made of: the entry or the words of the period, the matter, the event, the role of the day. */
const name = (stamm: readonly string[], rolle: string) =>
  `${createHash("sha256")
    .update(JSON.stringify(stamm) + rolle)
    .digest("hex")
    .slice(0, 32)}@fristenrechner`;

// Wer einen Eintrag von gestern noch einmal einliest, ersetzt ihn: Die Namen dürfen sich nicht ändern.
test("Die Namen der Einträge bleiben dieselben", async () => {
  const berufung = ["zpo-517", "12/26", "2026-03-16"];
  expect(await namen("frist=zpo-517&ereignis=2026-03-16&land=BE&akte= 12/26 ")).toEqual(
    [
      "ende",
      "vorfrist1",
      "zpo-520/ende",
      "zpo-520/vorfrist1",
      "zpo-520/vorfrist2",
      "zpo-234/laengstens",
      "zpo-234-begr/laengstens",
    ].map((rolle) => name(berufung, rolle)),
  );
  const rueckwaerts = ["1 Woche vor dem 16.03.2026", "", "2026-03-16"];
  expect(await namen("ereignis=2026-03-16&wochen=1&richtung=rueckwaerts&verfahren=ZPO&land=BE")).toEqual(
    ["ende", "sicher", "vorfrist1"].map((rolle) => name(rueckwaerts, rolle)),
  );
  expect(await namen("frist=zpo-517&ereignis=2027-03-27&ort=sn-crostwitz")).toContain(
    name(["zpo-517", "", "2027-03-27"], "zpo-520/sicher"),
  );
});

// §§ 517, 520 Abs. 2 ZPO ab Samstag, 27.03.2027: 27.04. und Fronleichnam, 27.05., in Crostwitz nicht gesichert
test("Was folgt, trägt Tage, Vorfristen und den Grund, warum ein Tag fehlt", () => {
  const { kette, feiertage } = auswertung("frist=zpo-517&ereignis=2027-03-27&ort=sn-crostwitz");
  expect(feiertage).toBe("Crostwitz (Sachsen)");
  expect(kette.slice(0, 2)).toEqual([
    {
      id: "zpo-520",
      name: "Berufungsbegründung (ZPO)",
      norm: "§ 520 Abs. 2 ZPO",
      rolle: "folgefrist",
      vorlaeufig: false,
      text: "Läuft ab demselben Ereignis, nicht erst ab der Handlung davor.",
      notfrist: false,
      vorfristen: [
        {
          tag: "2027-05-14",
          rechnerisch: "2027-05-14",
          dauer: [{ wert: 2, einheit: "woche" }],
          vorEreignis: false,
        },
        {
          tag: "2027-05-21",
          rechnerisch: "2027-05-21",
          dauer: [{ wert: 1, einheit: "woche" }],
          vorEreignis: false,
        },
      ],
      ende: "2027-05-28",
      sicher: "2027-05-27",
    },
    {
      id: "zpo-234",
      name: "Wiedereinsetzung (ZPO)",
      norm: "§ 234 Abs. 1 ZPO",
      rolle: "wiedereinsetzung",
      vorlaeufig: true,
      text: "Nur wenn die Frist ohne Verschulden versäumt wird; Auslöser: Behebung des Hindernisses.",
      notfrist: false,
      vorfristen: [],
      offen: "Der Auslöser steht noch nicht fest: Behebung des Hindernisses.",
      hoechstensBis: "2028-04-27",
    },
  ]);
});

test("Das Blatt nennt den Stand der Rechnung und der Regeln", () => {
  const a = gerechnet(ausQuery(formular, rechnung, "frist=zpo-517&ereignis=2026-03-16&land=BE"));
  const { frist } = a.ergebnis as Fristauswertung;
  expect(a.blatt.rechenstand).toBe(`${frist.rechenstand}, Regelstand ${frist.regelstand}`);
  // Die Folgen stehen auf der Seite in eigener Gestalt, der Rechenweg ist einer
  expect(a.blatt.tabellen.map(({ nurDatei, weg }) => [nurDatei, weg])).toEqual([
    [undefined, undefined],
    [true, undefined],
    [undefined, true],
  ]);
  expect(a.blatt.tabellen.map((t) => t.spalten.map(({ art }) => art))).toEqual(
    Array(3).fill(["text", "norm", "tag"]),
  );
  expect(blatttext(a)).toContain("= Frist endet am | § 517 ZPO | Donnerstag, 16.04.2026");
});
