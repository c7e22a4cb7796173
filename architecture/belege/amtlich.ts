import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { feiertagsreihen } from "../../packages/gesetze/reihen/feiertage.ts";
import { wurzel } from "../../scripts/lib/bootstrap.mjs";
import type { Beleg } from "../pruefungen/belege.ts";
import { reihenname } from "./reihen.ts";

// Official rows: that each agrees with the series is tested beside the files; here stands which version they prove.

const ordner = (paket: string): string => join(wurzel, "packages", "gesetze", "amtliche-zeilen", paket);
const zeilen = (paket: string, datei: string): string[] =>
  readFileSync(join(ordner(paket), datei), "utf8")
    .trim()
    .split("\n")
    .slice(1);
const dateien = (paket: string): string[] =>
  readdirSync(ordner(paket)).filter((name) => name.endsWith(".csv"));

/** First days of the versions by the year in the name of the file. */
const beginn: Readonly<Record<string, string>> = {
  "2004": "2004-07-01",
  "2009": "2009-09-01",
  "2013": "2013-08-01",
  "2021": "2021-01-01",
  "2025": "2025-06-01",
};
/** Days on which the registers are compared, by the year in the name of the file. */
const vvTage: Readonly<Record<string, readonly string[]>> = {
  "2006": ["2013-07-31"],
  "2013": ["2013-08-01", "2020-12-31"],
  "2021": ["2021-10-01", "2025-05-31"],
  "2025": ["2025-06-01", "2026-07-05"],
};
const kvTage: Readonly<Record<string, string>> = {
  "2012": "2012-07-02",
  "2013": "2013-01-11",
  "2018": "2018-03-29",
  "2022": "2022-03-26",
  "2026": "2026-04-29",
};
const tabellen: Readonly<Record<string, readonly string[]>> = {
  "rvg-anlage2": [reihenname("gebuehren", "§ 13 Abs. 1 RVG", "Wertgebühren")],
  "rvg-49": [reihenname("gebuehren", "§ 49 RVG", "Wertgebühren aus der Staatskasse")],
  "gkg-anlage2": [reihenname("gerichtskosten", "§ 34 Abs. 1 GKG", "Gerichtsgebühren nach dem Streitwert")],
  "famgkg-anlage2": [
    reihenname("gerichtskosten", "§ 28 Abs. 1 FamGKG", "Gerichtsgebühren in Familiensachen"),
  ],
  "gnotkg-anlage2": ["A", "B"].map((t) =>
    reihenname(
      "gerichtskosten",
      `§ 34 Abs. 2 Tabelle ${t} GNotKG`,
      `Gebühren der Gerichte und Notare, Tabelle ${t}`,
    ),
  ),
};
const registernamen: Readonly<Record<string, string>> = {
  gkg: "KV GKG",
  famgkg: "KV FamGKG",
  gnotkg: "KV GNotKG",
  gvkostg: "KV GvKostG",
};

/** `rvg-anlage2-2025.csv` → `["rvg-anlage2", "2025"]`. */
function teile(datei: string): readonly [name: string, jahr: string] {
  const [, name = "", jahr = ""] = /^(.+)-(\d{4})(?:-\w+)?\.csv$/.exec(datei) ?? [];
  return [name, jahr];
}

const ausTabellen = (paket: string): Beleg[] =>
  dateien(paket).flatMap((datei) => {
    const [name, jahr] = teile(datei);
    const am = beginn[jahr];
    if (am === undefined) return [];
    return (tabellen[name] ?? []).map((reihe) => ({ name: reihe, am, herkunft: datei }));
  });

const ausVerzeichnis = (): Beleg[] =>
  Object.entries(vvTage).flatMap(([jahr, tage]) =>
    zeilen("gebuehren", `vv-${jahr}.csv`).flatMap((zeile) =>
      tage.map((am) => ({
        name: reihenname("gebuehren", `Nr. ${zeile.split(";")[0]} VV`),
        am,
        herkunft: `vv-${jahr}.csv`,
      })),
    ),
  );

const ausKostenverzeichnissen = (): Beleg[] =>
  Object.entries(registernamen).flatMap(([gesetz, register]) =>
    Object.entries(kvTage)
      .map(([jahr, am]) => ({ datei: `kv-${gesetz}-${jahr}.csv`, am }))
      // Before August 2013 only two of the registers are read.
      .filter(({ datei }) => dateien("gerichtskosten").includes(datei))
      .flatMap(({ datei, am }) =>
        zeilen("gerichtskosten", datei).map((zeile) => ({
          name: reihenname("gerichtskosten", `Nr. ${zeile.split(";")[0]?.replaceAll('"', "")} ${register}`),
          am,
          herkunft: datei,
        })),
      ),
  );

const ausPfaendungstabellen = (): Beleg[] =>
  dateien("forderung").map((datei) => ({
    name: reihenname("forderung", "§ 850c ZPO", "Pfändungsfreigrenzen für Arbeitseinkommen"),
    am: `${teile(datei)[1]}-07-01`,
    herkunft: datei,
  }));

/** The printed holidays prove every version that has a whole printed year, whether the day is one of them or not. */
function ausFeiertagslisten(): Beleg[] {
  const jahre = zeilen("fristen", "feiertage-2015-2035.csv").map((zeile) => zeile.split(",")[1] ?? "");
  const [erstes = "", letztes = ""] = [jahre.toSorted()[0], jahre.toSorted().at(-1)];
  return feiertagsreihen
    .filter(({ titel }) => !titel.includes(", örtlich in "))
    .flatMap(({ titel, reihe }) =>
      reihe.fassungen.flatMap(({ ab }) => {
        const am = [`${erstes}-12-31`, `${Number(ab.slice(0, 4))}-12-31`].toSorted().at(-1) ?? "";
        return am.slice(0, 4) > letztes || ab > stand
          ? []
          : [{ name: reihenname("fristen", reihe.norm, titel), am, herkunft: "feiertage-2015-2035.csv" }];
      }),
    );
}

/** Day up to which the list of holidays looks at the gazettes; what begins later is no part of it. */
const stand = "2026-11-01";

/** Evidence from all official rows. */
export const amtlicheZeilen: readonly Beleg[] = [
  ...ausTabellen("gebuehren"),
  ...ausTabellen("gerichtskosten"),
  ...ausVerzeichnis(),
  ...ausKostenverzeichnissen(),
  ...ausPfaendungstabellen(),
  ...ausFeiertagslisten(),
];
