import { tag } from "@gebuehrenportal/recht";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  beiListenwechsel,
  listeAlsCsv,
  listenzeilen,
  type Merkposten,
  merkliste,
  merklisteSetzen,
  merklisteVergessen,
  mitPosten,
  vorfristtage,
} from "./liste.ts";

const speicher = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => speicher.get(name) ?? null,
    setItem: (name: string, wert: string) => speicher.set(name, wert),
  });
});
afterEach(() => {
  speicher.clear();
  vi.unstubAllGlobals();
});

const posten = (ende: string, mehr: Partial<Merkposten> = {}): Merkposten => ({
  titel: "Berufung (ZPO) – Einlegung",
  akte: "12/26",
  norm: "§ 517 ZPO",
  ereignisAm: tag("2026-03-16"),
  ende: tag(ende),
  vorfristen: [tag("2026-04-09")],
  pfad: "/fristenrechner#1.x",
  termine: [{ uid: ende, tag: tag(ende), titel: "", text: "" }],
  ...mehr,
});

test("Die Liste steht nur im Speicher des Fensters, nach dem Ende geordnet, und geht mit den Eingaben beim Abmelden", () => {
  merklisteSetzen([posten("2026-04-16"), posten("2026-03-30")]);
  expect(merkliste().map(({ ende }) => ende)).toEqual(["2026-03-30", "2026-04-16"]);
  expect([...speicher.keys()].every((name) => name.startsWith("eingaben/"))).toBe(true);
});

test("Dieselbe Frist, neu berechnet, tritt an die Stelle der früheren", () => {
  const alt = posten("2026-04-16");
  const neu = posten("2026-04-17", { termine: alt.termine });
  expect(mitPosten([alt, posten("2026-05-04")], neu).map(({ ende }) => ende)).toEqual([
    "2026-05-04",
    "2026-04-17",
  ]);
});

test("Eine Vorfrist, die vor dem Ereignis läge, kommt nicht in die Liste", () => {
  expect(
    vorfristtage([
      { tag: tag("2026-04-02"), vorEreignis: true },
      { tag: tag("2026-04-09"), vorEreignis: false },
    ]),
  ).toEqual(["2026-04-09"]);
});

test("Fremdes im Speicher wird übergangen", () => {
  speicher.set("eingaben/fristenrechner/liste", JSON.stringify([{ titel: "x" }, posten("2026-04-16"), null]));
  expect(merkliste()).toHaveLength(1);
  speicher.set(
    "eingaben/fristenrechner/liste",
    JSON.stringify([posten("2026-04-16", { pfad: "javascript:x" })]),
  );
  expect(merkliste()).toEqual([]);
  speicher.set("eingaben/fristenrechner/liste", "{");
  expect(merkliste()).toEqual([]);
});

test.each<[string, object]>([
  ["ohne Titel", { titel: undefined }],
  ["ohne Ende", { ende: 1 }],
  ["ohne Verweis", { pfad: undefined }],
  ["mit fremdem Verweis", { pfad: "/pfaendungsrechner#1.x" }],
  ["ohne Vorfristen", { vorfristen: undefined }],
  ["ohne Termine", { termine: {} }],
  ["mit Folgen, die keine Liste sind", { folgen: "x" }],
])("Ein gespeicherter Posten %s wird übergangen", (_, falsch) => {
  speicher.set(
    "eingaben/fristenrechner/liste",
    JSON.stringify([{ ...posten("2026-04-16"), ...falsch }, posten("2026-05-04", { folgen: [] })]),
  );
  expect(merkliste().map(({ ende }) => ende)).toEqual(["2026-05-04"]);
});

test("Was keine Liste und kein Posten ist, ist keine; ohne Eintrag ist sie leer", () => {
  expect(merkliste()).toEqual([]);
  for (const fremd of ["5", "{}", '["x", 1, null]']) {
    speicher.set("eingaben/fristenrechner/liste", fremd);
    expect(merkliste(), fremd).toEqual([]);
  }
});

test("Gemerkt werden höchstens zweihundert Fristen, die mit dem frühesten Ende", () => {
  const viele = Array.from({ length: 201 }, (_, i) => posten(i === 200 ? "2026-01-01" : "2026-04-16"));
  const gemerkt = merklisteSetzen(viele);
  expect(gemerkt).toHaveLength(200);
  expect(gemerkt[0]?.ende).toBe("2026-01-01");
});

test("Am selben Tag bleibt die Reihenfolge, in der gemerkt wurde", () => {
  const am = (akte: string, ende: string) => posten(ende, { akte });
  const durcheinander = [
    am("a", "2026-04-16"),
    am("b", "2026-03-30"),
    am("c", "2026-04-16"),
    am("d", "2026-03-30"),
    am("e", "2026-05-04"),
    am("f", "2026-04-16"),
  ];
  expect(merklisteSetzen(durcheinander).map(({ akte }) => akte)).toEqual(["b", "d", "a", "c", "f", "e"]);
  expect(listenzeilen(durcheinander).map(({ akte }) => akte)).toEqual(["b", "d", "a", "c", "f", "e"]);
});

test("Ein Posten ohne Termin verdrängt nur seinesgleichen", () => {
  const ohne = posten("2026-04-16", { termine: [] });
  expect(mitPosten([posten("2026-05-04"), ohne], ohne)).toEqual([posten("2026-05-04"), ohne]);
});

test("Ohne Speicher lebt die Liste mit der Seite, meldet jede Änderung und vergisst sich beim Abmelden", () => {
  const gemeldet: number[] = [];
  const ende = beiListenwechsel((liste) => gemeldet.push(liste.length));
  vi.stubGlobal("sessionStorage", undefined);
  merklisteSetzen([posten("2026-04-16")]);
  expect(merkliste()).toHaveLength(1);
  merklisteVergessen();
  expect(merkliste()).toEqual([]);
  ende();
  merklisteSetzen([]);
  expect(gemeldet).toEqual([1, 0]);
});

test("Folgefristen stehen in der CSV-Datei unter ihrer Frist, die vorläufigen mit diesem Wort", () => {
  const folge = { titel: "Revisionsbegründung (StPO)", norm: "§ 345 StPO", vorfristen: [] };
  const csv = listeAlsCsv([
    posten("2026-04-16", {
      vorfristen: [tag("2026-04-09"), tag("2026-04-13")],
      folgen: [
        { ...folge, ende: tag("2026-05-18"), vorlaeufig: true },
        { ...folge, ende: tag("2026-05-19"), vorlaeufig: false },
      ],
    }),
  ]);
  expect(csv.replace("\ufeff", "").split("\r\n")).toEqual([
    "Akte;Frist;Norm;Ereignis;Vorfristen;Fristende;Wochentag;Vermerk",
    expect.stringMatching(
      /^12\/26;Berufung \(ZPO\) – Einlegung;§ 517 ZPO;16\.03\.2026;"?09\.04\.2026; 13\.04\.2026"?;16\.04\.2026;Donnerstag;$/,
    ),
    "12/26;Revisionsbegründung (StPO);§ 345 StPO;16.03.2026;;18.05.2026;Montag;vorläufig",
    "12/26;Revisionsbegründung (StPO);§ 345 StPO;16.03.2026;;19.05.2026;Dienstag;",
    "",
  ]);
});

test("Als CSV steht je Frist eine Zeile, die Tage als reine Daten, der Wochentag für sich und ohne Formeln", () => {
  const [, zeile] = listeAlsCsv([posten("2026-04-16", { akte: "=1+1" })]).split("\r\n");
  expect(zeile).toBe(
    "'=1+1;Berufung (ZPO) – Einlegung;§ 517 ZPO;16.03.2026;09.04.2026;16.04.2026;Donnerstag;",
  );
});

test("Was aus einer Frist folgt, steht als eigene Zeile an seinem Tag in der Liste", () => {
  const folge = (titel: string, ende: string, vorlaeufig: boolean) => ({
    titel,
    norm: "§ 520 Abs. 2 ZPO",
    ende: tag(ende),
    vorlaeufig,
    vorfristen: [],
  });
  const liste = [
    posten("2026-04-16", { folgen: [folge("Begründung", "2026-05-18", true)] }),
    posten("2026-05-04"),
  ];
  expect(
    listenzeilen(liste).map(({ titel, ende, folge: f, vorlaeufig }) => [titel, ende, f, vorlaeufig]),
  ).toEqual([
    ["Berufung (ZPO) – Einlegung", "2026-04-16", false, false],
    ["Berufung (ZPO) – Einlegung", "2026-05-04", false, false],
    ["Begründung", "2026-05-18", true, true],
  ]);
});
