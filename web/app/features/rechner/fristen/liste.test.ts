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
    posten("2026-04-16", { folgen: [{ ...folge, ende: tag("2026-05-18"), vorlaeufig: true }] }),
  ]);
  expect(csv.split("\r\n")[2]).toBe(
    "12/26;Revisionsbegründung (StPO);§ 345 StPO;16.03.2026;;18.05.2026;Montag;vorläufig",
  );
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
