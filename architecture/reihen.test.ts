import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Zeitreihe } from "../packages/recht/index.ts";
import { wurzel } from "../scripts/lib/bootstrap.mjs";
import { gesetzesreihen } from "./belege/reihen.ts";
import { hausLesen, istTest } from "./haus.ts";
import { gesetz } from "./rules-recht.ts";

/** Every file of the law that may hold a series: no test, no list of series, not the directory of courts or the register of acts. */
const dateien = [...hausLesen(wurzel).quellen.keys()].filter(
  (pfad) => gesetz.test(pfad) && !istTest(pfad) && !/\/(gerichte|amtliche-zeilen|register)\//.test(pfad),
);
const angemeldet = Object.values(gesetzesreihen).flat();

const istZeitreihe = (wert: unknown): wert is Zeitreihe<unknown> =>
  typeof wert === "object" && wert !== null && "fassungen" in wert && "norm" in wert && "geprueft" in wert;

/** The value itself, or the entries of a list with their series. */
const zeitreihenIn = (wert: unknown): Zeitreihe<unknown>[] =>
  [wert, ...(Array.isArray(wert) ? wert.map((eintrag) => eintrag?.werte ?? eintrag?.reihe) : [])].filter(
    istZeitreihe,
  );

/** An excerpt under the norm of its series is no line of its own. */
const istDieselbeNorm = ({ norm, aus }: Zeitreihe<unknown>): boolean =>
  aus?.some((reihe) => reihe.norm === norm) ?? false;

describe("Jede Zeitreihe einer Datei des Gesetzes ist angemeldet", () => {
  const reihen = new Set<unknown>(angemeldet.map(({ reihe }) => reihe));
  const woher = new Map<unknown, string>();

  test.each(dateien)("%s", async (datei) => {
    const modul: Record<string, unknown> = await import(join(wurzel, datei));
    for (const reihe of Object.values(modul).flatMap(zeitreihenIn)) woher.set(reihe, datei);
    const fehlend = Object.entries(modul).flatMap(([name, wert]) =>
      zeitreihenIn(wert)
        .filter((reihe) => !reihen.has(reihe) && !istDieselbeNorm(reihe))
        .map(({ norm }) => `${name} (${norm})`),
    );
    expect(fehlend).toEqual([]);
  });

  test("jede Liste folgt den Ordnern der Gesetze", () => {
    const { fristen: _, ...listen } = gesetzesreihen;
    for (const [gebiet, liste] of Object.entries(listen)) {
      // The numbers of a register follow after, in their own order.
      const folge = liste.flatMap(({ titel, reihe }) =>
        /^\d+$/.test(titel) ? [] : (woher.get(reihe) ?? []),
      );
      expect(folge.length, gebiet).toBeGreaterThan(9);
      expect(folge, gebiet).toEqual(folge.toSorted((a, b) => a.localeCompare(b, "de", { numeric: true })));
    }
  });

  test("keine steht zweimal, und alle Dateien wurden gesehen", () => {
    // The holiday of all Länder, and a fiction with two norms, stand under each of their names.
    const einmalige = Object.entries(gesetzesreihen).flatMap(([gebiet, liste]) =>
      gebiet === "fristen" ? [] : liste.map(({ reihe }) => reihe),
    );
    expect(new Set(einmalige).size).toBe(einmalige.length);
    expect(dateien.length).toBeGreaterThanOrEqual(150);
  });
});

/** How the norms and sources of a field of law are written. */
const schreibweise: Readonly<
  Record<string, { readonly norm: RegExp; readonly titel: RegExp; readonly fundstelle: RegExp }>
> = {
  gebuehren: {
    norm: /(RVG|VV|GKG|UStG)/,
    titel: / vom \d{2}\.\d{2}\.\d{4}$/,
    fundstelle: /^BGBl\. (I \d{4} S\. \d+|\d{4} I Nr\. \d+)/,
  },
  gerichtskosten: {
    norm: /(GKG|FamGKG|GNotKG|GvKostG|UStG)$/,
    titel: / vom \d{2}\.\d{2}\.\d{4}$/,
    fundstelle: /^BGBl\. (I \d{4} S\. \d+|\d{4} I Nr\. \d+)|^Stand \d{2}\.\d{2}\.\d{4}$/,
  },
  forderung: {
    norm: /^§ .*(BGB|HGB|ZPO|RDG)$/,
    titel: /( vom \d{2}\.\d{2}\.\d{4}$|Basiszinssatz ab |Pfändungsfreigrenzen 20\d\d nach)/,
    fundstelle: /^(R?BGBl\. (I )?\d{4}|Bundesanzeiger, Bekanntmachung zum \d)|^RGBl\. \d{4} S\. \d+/,
  },
  streitwert: { norm: /(GKG|FamGKG|GVG|ZPO|FamFG|ArbGG|katalog)/, titel: /./, fundstelle: /\d/ },
  versorgungsausgleich: {
    norm: /(GKG|FamGKG|GNotKG|ZPO|VersAusglG|SGB)/,
    titel: /./,
    fundstelle: /\d/,
  },
};

describe("Jede Fassung nennt Quelle und Tag", () => {
  test.each(
    Object.entries(schreibweise).flatMap(([gebiet, wie]) =>
      (gesetzesreihen[gebiet] ?? []).map(({ titel, reihe }) => [titel, reihe, wie] as const),
    ),
  )("%s", (_titel, reihe, wie) => {
    expect(reihe.norm).toMatch(wie.norm);
    for (const { ab, quelle } of reihe.fassungen) {
      expect(ab).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(quelle.titel).toMatch(wie.titel);
      expect(quelle.fundstelle).toMatch(wie.fundstelle);
      expect(quelle.link ?? "https://www.gesetze-im-internet.de/").toMatch(
        /^https:\/\/www\.gesetze-im-internet\.de\//,
      );
    }
  });
});
