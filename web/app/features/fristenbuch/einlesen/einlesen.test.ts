import { tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { berichtAus } from "#dokumente/einlesen/bericht.ts";
import { icsDatei } from "#dokumente/kalender/ics.ts";
import { fristtermine } from "../erinnerung/termine.ts";
import { musterfrist } from "../testing-buch.ts";
import { kennung, uebernahmenAus } from "./bericht.ts";
import { lesen } from "./lesen.server.ts";
import { type Fristtabelle, zuordnungFuer } from "./tabelle.ts";

const heute = tag("2026-11-23");
const personen = [{ id: "m", name: "Dr. Meier" }];
const tabelle = (text: string): Fristtabelle => {
  const gelesen = lesen(new TextEncoder().encode(text), heute);
  if ("fehler" in gelesen) throw new Error(gelesen.fehler);
  return gelesen;
};
const bericht = (text: string, vorhandene: ReadonlySet<string> = new Set()) => {
  const t = tabelle(text);
  const roh = uebernahmenAus(t, zuordnungFuer(t, heute), { heute, buero: { land: "BE" }, personen });
  return berichtAus(roh, (uebernahme) => vorhandene.has(kennung(uebernahme)));
};

describe("Eine CSV-Datei mit Fristen", () => {
  test("aus einem Kanzleiprogramm: Tag, Uhrzeit, Vorfrist, Person und Notfrist finden sich an ihren Spalten", () => {
    const { neu } = bericht(
      "Az.;Frist;Fristende;Vorfrist;Anwalt;Notfrist\n12/26;Berufung;07.12.2026;30.11.2026;dr. meier;ja\n13/26;Termin;Mo, 14.12.26 09:30;;;\n",
    );
    expect(neu).toMatchObject([
      {
        nr: 2,
        aktenzeichen: "12/26",
        titel: "Berufung",
        ende: "2026-12-07",
        uhr: null,
        notfrist: true,
        vorfristen: ["2026-11-30"],
        verantwortlich: "m",
      },
      {
        nr: 3,
        ende: "2026-12-14",
        uhr: "09:30",
        vorfristen: ["2026-12-07"],
        notfrist: false,
        verantwortlich: undefined,
      },
    ]);
  });

  test("nimmt nur ausgeschriebene Tage: Monat und Tag eines amerikanischen Programms wären vertauscht", () => {
    const tage = [
      "12/07/2026",
      "7.12.",
      "071226",
      "7. 12. 2026",
      "2026-12-07T09:30:00",
      "07.12.2026, 09:30 Uhr",
    ];
    const { neu, abgelehnt } = bericht(`Frist;Ende\n${tage.map((t, i) => `F${i};"${t}"`).join("\n")}\n`);
    expect(abgelehnt.map(({ grund }) => grund)).toEqual(
      ["12/07/2026", "7.12.", "071226"].map(
        (t) => `„${t}“ ist kein Kalendertag; lesbar sind 07.12.2026 und 2026-12-07.`,
      ),
    );
    expect(neu.map(({ ende, uhr }) => [ende, uhr])).toEqual([
      ["2026-12-07", null],
      ["2026-12-07", "09:30"],
      ["2026-12-07", "09:30"],
    ]);
    // A number of a file is no day either, whatever it looks like.
    expect(bericht("3/11,Replik,07.12.2026\n").neu).toMatchObject([{ titel: "3/11", ende: "2026-12-07" }]);
  });

  test("nimmt Mitternacht für den Tag: Tabellen schreiben sie hinter jeden", () => {
    const { neu } = bericht(
      "Frist;Ende;Uhrzeit\nA;07.12.2026 00:00;\nB;2026-12-07;0:00\nC;2026-12-07;00:01\n",
    );
    expect(neu.map(({ uhr }) => uhr)).toEqual([null, null, "00:01"]);
  });

  test("nennt, wer verantwortlich wird, und behält einen Namen, der nicht zum Buch gehört", () => {
    const { neu } = bericht(
      "Frist;Ende;Anwalt;SB\nA;07.12.2026;Dr. Meier;\nB;07.12.2026;RA Schulz;\nC;07.12.2026;RA Schulz;Kurz\nD;07.12.2026;;\n",
    );
    expect(
      neu.map(({ verantwortlich, unbekannt, sachbearbeiter }) => [verantwortlich, unbekannt, sachbearbeiter]),
    ).toEqual([
      ["m", "", ""],
      [undefined, "RA Schulz", "RA Schulz"],
      [undefined, "RA Schulz", "Kurz"],
      [undefined, "", ""],
    ]);
  });

  test("ohne Vorfrist bekommt sie eine gerechnete, auch zur Begründung; was vorbei wäre, ist heute vorzulegen", () => {
    const { neu } = bericht(
      [
        "Frist;Ende;Vorfrist;Norm",
        "Replik;15.12.2026;;",
        "Berufungsbegründung;15.12.2026;;",
        "Rechtsmittel;27.11.2026;;§ 520 Abs. 2 Satz 1 ZPO",
        "Stellungnahme;27.11.2026;20.11.2026;",
        "Vorbei;20.11.2026;13.11.2026;",
        "Begründung der Revision;20.11.2026;;",
        "",
      ].join("\n"),
    );
    const sechs = neu.map((u) => [u.titel, u.vorfristen, u.vorfristhinweis, u.begruendungsfrist]);
    expect(sechs).toEqual([
      ["Replik", ["2026-12-08"], "gerechnet", false],
      ["Berufungsbegründung", ["2026-12-08"], "gerechnet", true],
      ["Rechtsmittel", ["2026-11-23"], "gerechnet", true],
      ["Stellungnahme", ["2026-11-23"], "in der Datei schon vorbei", false],
      ["Vorbei", [], "", false],
      ["Begründung der Revision", ["2026-11-13"], "gerechnet", true],
    ]);
  });

  test("aus dem eigenen Fristenbuch: was dort erledigt oder gestrichen ist, bleibt es", () => {
    const { neu, abgelehnt } = bericht(
      "Aktenzeichen;Frist;Ende;Zustand;Erledigt;Gestrichen\n1/26;A;07.12.2026;Verlängert;;\n1/26;B;07.12.2026;Erledigt;23.11.2026, 09:30 Uhr, Meier;\n1/26;C;07.12.2026;Gestrichen;;23.11.2026, 09:30 Uhr, Meier\n",
    );
    expect(neu.map(({ titel }) => titel)).toEqual(["A"]);
    expect(abgelehnt.map(({ grund }) => grund)).toEqual(["Schon erledigt.", "Gestrichen oder abgesagt."]);
  });

  test("behält eine lange Bemerkung", () => {
    const lang = "x".repeat(1_500);
    expect(bericht(`Frist;Ende;Bemerkung\nA;07.12.2026;${lang}\n`).neu).toMatchObject([{ bemerkung: lang }]);
  });

  test("ohne Kopfzeile: der Tag findet sich an dem, was dort steht, die Frist daneben", () => {
    const { neu } = bericht("Stellungnahme,2026-12-07\nReplik,2026-12-08\n");
    expect(neu.map(({ nr, titel, ende }) => [nr, titel, ende])).toEqual([
      [1, "Stellungnahme", "2026-12-07"],
      [2, "Replik", "2026-12-08"],
    ]);
  });

  test("nennt jede Zeile, die keine Frist wird, mit Grund, und was schon im Buch steht", () => {
    const vorhandene = new Set([kennung({ aktenzeichen: "9/26", titel: "Da", ende: tag("2026-12-07") })]);
    const { neu, vorhanden, abgelehnt } = bericht(
      [
        "Aktenzeichen;Frist;Ende;Vorfrist;Erledigt",
        "\n1/26;A;31.02.2027;;",
        "2/26;B;;;",
        "3/26;;07.12.2026;;",
        "4/26;D;07.12.2026;08.12.2026;",
        "5/26;E;07.12.2026;bald;",
        "6/26;F;07.12.2026;;ja",
        "7/26;G;07.12.2026;;nein",
        "7 / 26;g;7.12.26;;",
        "9/26;Da;07.12.2026;;",
        "",
      ].join("\n"),
      vorhandene,
    );
    expect([neu, vorhanden].map((l) => l.map(({ titel }) => titel))).toEqual([["G"], ["Da"]]);
    expect(abgelehnt.map(({ nr, grund }) => [nr, grund])).toEqual([
      [3, "„31.02.2027“ ist kein Kalendertag; lesbar sind 07.12.2026 und 2026-12-07."],
      [4, "Ohne Ende."],
      [5, "Ohne Bezeichnung der Frist."],
      [6, "Die Vorfrist liegt nicht vor dem Ende (07.12.2026)."],
      [7, "„bald“ ist keine Vorfrist."],
      [8, "Schon erledigt."],
      [10, "Dieselbe Frist steht schon in Zeile 9."],
    ]);
  });
});

test("Ein Kalender: das Aktenzeichen steht vor dem Doppelpunkt, Wiederkehrendes wird genannt", () => {
  const ics = icsDatei(
    [
      {
        uid: "1",
        tag: tag("2026-12-07"),
        titel: "Frist: 12/26 Ahorn ./. Buche: Stellungnahme",
        text: "eilt",
      },
    ],
    heute,
    "x",
  ).replace(
    "END:VCALENDAR",
    "BEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20261208\r\nRRULE:FREQ=DAILY\r\nSUMMARY:Tee\r\nEND:VEVENT\r\nEND:VCALENDAR",
  );
  const { neu, abgelehnt } = bericht(ics);
  expect(neu).toMatchObject([
    {
      aktenzeichen: "12/26 Ahorn ./. Buche",
      titel: "Stellungnahme",
      ende: "2026-12-07",
      uhr: null,
      bemerkung: "eilt",
    },
  ]);
  expect(abgelehnt).toMatchObject([
    { nr: 2, grund: "Der Termin kehrt wieder; welcher die Frist ist, sagt die Datei nicht." },
  ]);
});

test("Ein Kalender mit Aufgaben: sie enden, wenn sie fällig sind; Abgesagtes und Erledigtes kommt nicht ins Buch", () => {
  const eintrag = (art: string, ...zeilen: readonly string[]) => [`BEGIN:${art}`, ...zeilen, `END:${art}`];
  const { neu, abgelehnt } = bericht(
    [
      "BEGIN:VCALENDAR",
      ...eintrag("VTODO", "DTSTART;VALUE=DATE:20261201", "DUE;VALUE=DATE:20261207", "SUMMARY:12/26: Replik"),
      ...eintrag("VTODO", "DUE;VALUE=DATE:20261208", "STATUS:COMPLETED", "SUMMARY:Getan"),
      ...eintrag("VTODO", "SUMMARY:Ohne Tag"),
      ...eintrag("VEVENT", "DTSTART;VALUE=DATE:20261209", "STATUS:CANCELLED", "SUMMARY:Abgesagt"),
      "END:VCALENDAR",
      "",
    ].join("\r\n"),
  );
  expect(neu).toMatchObject([{ nr: 1, aktenzeichen: "12/26", titel: "Replik", ende: "2026-12-07" }]);
  expect(abgelehnt.map(({ nr, grund }) => [nr, grund])).toEqual([
    [2, "Schon erledigt."],
    [3, "Der Termin ist nicht lesbar."],
    [4, "Gestrichen oder abgesagt."],
  ]);
});

test.each([
  ["ein Bild", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0)],
  ["eine leere Datei", new Uint8Array()],
  ["ein leerer Kalender", new TextEncoder().encode("BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n")],
])("Keine Fristen hat %s", (_was, datei) => {
  expect(lesen(datei, heute)).toHaveProperty("fehler");
});

test("Was dieses Portal als Kalender ausgibt, liest es als dieselben Fristen wieder ein, Vorfristen nicht", () => {
  const frist = { ...musterfrist(), id: "x", stand: 1, geaendert: new Date(0) } as never;
  const stunde = {
    ...musterfrist({ titel: "Termin", gattung: "stunde", endeUhr: "14:30" }),
    id: "y",
    stand: 1,
    geaendert: new Date(0),
  } as never;
  const { neu, abgelehnt } = bericht(icsDatei(fristtermine([frist, stunde], "voll"), heute, "Fristenbuch"));
  expect(neu).toMatchObject([
    { titel: "Stellungnahme", aktenzeichen: "12/26", ende: "2026-11-16" },
    { titel: "Termin", aktenzeichen: "12/26", ende: "2026-11-16", uhr: "14:30" },
  ]);
  expect(abgelehnt.map(({ grund }) => grund)).toEqual([
    ...Array<string>(2).fill("Eine Vorfrist oder ein sicherer Tag; die Frist selbst steht daneben."),
  ]);
});
